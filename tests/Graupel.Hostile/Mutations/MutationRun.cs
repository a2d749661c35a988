using System.Diagnostics;
using Graupel.Formats;
using Graupel.Hostile.Reading;
using Graupel.TestCases;

namespace Graupel.Hostile.Mutations;

/// <summary>
/// Reads mutated payloads of all test cases. Whatever is refused is refused by the one exception, takes memory in proportion and little
/// time; whatever is accepted can be written again, and pure data in one way only.
/// </summary>
internal sealed class MutationRun : ICaseVisitor
{
    private const int MaxPayload = 16 * 1024;
    private const int InputsPerCheck = 1000;
    private const long FreeBytes = 256 * 1024;
    private const int RefusedBytesPerByte = 16;
    private const int AcceptedBytesPerByte = 48;

    private readonly List<Func<byte[], string?>> _readers = [];
    private readonly List<byte[]> _payloads = [];
    private readonly GuardedBuffer _buffer = new(2 * MaxPayload);
    private readonly Serializer[] _serializers =
    [
        new(new SerializerOptions { Compilers = CompilerChoice.GeneratedOnly }),
        new(new SerializerOptions { Compilers = CompilerChoice.RuntimeOnly }),
        new(new SerializerOptions { Compilers = CompilerChoice.GeneratedOnly, Format = WireFormat.Compact }),
        new(new SerializerOptions { Compilers = CompilerChoice.GeneratedOnly, Format = WireFormat.MessagePack }),
    ];

    public static void Run(Tally tally, int seed, int count)
    {
        var run = new MutationRun();
        foreach (TestCase testCase in Catalogue.All)
        {
            testCase.Accept(run);
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
            foreach (Serializer serializer in _serializers)
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
            return $"{name}: {(accepted ? "accepted, but writing it again throws" : "foreign")} {e}";
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
