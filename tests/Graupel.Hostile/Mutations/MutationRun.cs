using System.Diagnostics;
using Graupel.Formats;
using Graupel.Hostile.Reading;
using Graupel.TestCases;
using Graupel.TestCases.Graphs;

namespace Graupel.Hostile.Mutations;

/// <summary>
/// Reads mutated payloads of all test cases. Whatever is refused is refused by the one exception, takes memory in proportion and little
/// time; whatever is accepted can be written and read again, and pure data is written in one way only.
/// </summary>
internal sealed class MutationRun : ICaseVisitor
{
    private const int MaxPayload = 16 * 1024;
    private const int InputsPerCheck = 1000;
    private const int KeptEach = 840;
    private const long FreeBytes = 320 * 1024; // an ExpandoObject of as many names as it may have takes most of it
    private const int RefusedBytesPerByte = 16;
    private const int AcceptedBytesPerByte = 48;

    private readonly List<Func<byte[], string?>> _readers = [];
    private readonly List<byte[]> _payloads = [];
    private readonly GuardedBuffer _buffer = new(2 * MaxPayload);
    private readonly Serializer[] _serializers;

    // Each run has all formats twice: with the defaults by one compiler, and with other options by the other one.
    private MutationRun(int seed) => _serializers =
    [
        .. Way.All.Where((_, i) => i % 2 == (seed + (i / 2)) % 2).Concat(Way.With(Options(seed)).Where((_, i) => i % 2 != (seed + (i / 2)) % 2)).Select(static way => way.Serializer),
    ];

    public static void Run(Tally tally, int seed, int count)
    {
        var run = new MutationRun(seed);
        foreach (TestCase testCase in Catalogue.All.Concat(GraphCases.All))
        {
            testCase.Accept(run);
        }

        foreach (Serializer serializer in run._serializers.Where(static serializer => serializer.Options.References != References.None))
        {
            run.AddKept(serializer);
        }

        var mutator = new Mutator(seed);
        for (int i = 0; i < count; i += InputsPerCheck)
        {
            tally.Check($"seed {seed}, inputs from {i}", () => run.ReadMany(mutator));
        }
    }

    public void Visit<[ContractParameter] T>(TestCase<T> testCase)
    {
        foreach (Func<T> value in testCase.Values)
        {
            foreach (Serializer serializer in _serializers.Where(serializer => testCase.Group != GraphCases.Group || serializer.Options.References != References.None))
            {
                if (TryWrite(serializer, value()) is { Length: <= MaxPayload } payload)
                {
                    bool hasOneForm = HasOneForm<T>(serializer);
                    _payloads.Add(payload);
                    _readers.Add(input => Read<T>(serializer, input, testCase.ToString(), hasOneForm));
                }
            }
        }
    }

    private static SerializerOptions Options(int seed) => (seed % 4) switch
    {
        1 or 2 => new() { References = References.Preserve },
        3 => new() { References = References.PreserveObjects },
        _ => new() { Strictness = Strictness.All, UnknownCases = UnknownCases.Null },
    };

    // What an older program keeps, so often that it is not lost among the other payloads.
    private void AddKept(Serializer serializer)
    {
        for (int i = 0; i < KeptEach; i++)
        {
            byte[] payload = serializer.Serialize(NewParcel.Make(i));
            serializer.Deserialize<OldParcel>(payload); // whose contract is made now, and not with the first damaged input
            _payloads.Add(payload);
            _readers.Add(input => Read<OldParcel>(serializer, input, nameof(OldParcel), hasOneForm: false));
        }
    }

    private string? ReadMany(Mutator mutator)
    {
        for (int i = 0; i < InputsPerCheck; i++)
        {
            int which = mutator.Next(_payloads.Count);
            byte[] input = mutator.Mutate(_payloads[which]);
            if (_readers[which](input) is { } problem)
            {
                return $"{problem} in {Convert.ToHexString(input.AsSpan(0, Math.Min(200, input.Length)))}";
            }
        }

        return null;
    }

    private static byte[]? TryWrite<[ContractParameter] T>(Serializer serializer, T value)
    {
        try
        {
            return serializer.Serialize(value);
        }
        catch (GraupelException)
        {
            return null; // text that MessagePack has no form for
        }
    }

    // Pure data has no headers that may differ. Local times beyond the ends of the calendar are read as its ends.
    private static bool HasOneForm<[ContractParameter] T>(Serializer serializer) =>
        serializer.Options.Format != WireFormat.MessagePack
        && serializer.For<T>().FingerprintText is var text
        && text.StartsWith("exact ", StringComparison.Ordinal)
        && !text.Contains($"{(byte)WireKind.DateTime:X2}", StringComparison.Ordinal)
        && !text.Contains($"{(byte)(WireKind.DateTime | WireKind.NullableFlag):X2}", StringComparison.Ordinal);

    private string? Read<[ContractParameter] T>(Serializer serializer, byte[] input, string name, bool hasOneForm)
    {
        ReadOnlySpan<byte> guarded = _buffer.Put(input);
        long before = GC.GetAllocatedBytesForCurrentThread();
        long start = Stopwatch.GetTimestamp();
        bool accepted = false;
        try
        {
            T value = serializer.Deserialize<T>(guarded);
            accepted = true;
            long allocated = GC.GetAllocatedBytesForCurrentThread() - before;
            byte[] again = serializer.Serialize(value);
            serializer.Deserialize<T>(again);

            // Chunks, in which counted sequences may come too, take more bytes.
            if (hasOneForm && !again.AsSpan().SequenceEqual(input))
            {
                return $"{name}: accepted, but written as {Convert.ToHexString(again)}";
            }

            return Judge(allocated, start, input.Length, AcceptedBytesPerByte, name);
        }
        catch (GraupelException) when (!accepted)
        {
            return Judge(GC.GetAllocatedBytesForCurrentThread() - before, start, input.Length, RefusedBytesPerByte, name);
        }
        catch (Exception e)
        {
            return $"{name}: {(accepted ? "accepted, but writing and reading it again throws" : "foreign")} {e}";
        }
    }

    private static string? Judge(long allocated, long start, int length, int bytesPerByte, string name)
    {
        if (allocated > FreeBytes + ((long)bytesPerByte * length))
        {
            return $"{name}: {allocated} bytes allocated for {length}";
        }

        double milliseconds = Stopwatch.GetElapsedTime(start).TotalMilliseconds;
        return milliseconds > 2000 ? $"{name}: {milliseconds:F0} ms" : null;
    }
}
