using System.IO.Compression;

namespace Graupel.Tests.Carriers;

/// <summary>After a big message no memory stays behind.</summary>
[Collection(nameof(AloneCollection))]
public class RetentionTests
{
    private const int BigLength = 64 << 20;

    /// <summary>The pool fills at the first.</summary>
    private const int Tries = 10;

    /// <summary>
    /// What the shared pool may keep of one message where nobody has used it before: five megabytes of pieces that were written, one that was read into,
    /// and its own tables.
    /// </summary>
    private const long Kept = 7 << 20;

    private static readonly TimeSpan Patience = TimeSpan.FromSeconds(5);

    private static readonly Serializer Compact = new(new SerializerOptions { Format = WireFormat.Compact });

    private static readonly CompressionOptions Stored = new() { Codec = CompressionCodec.ZLib, Level = CompressionLevel.NoCompression, MaxBytes = 2 * BigLength };

    public static TheoryData<string> Ways => ["array", "pooled", "writer", "stream", "span", "clone", "async", "envelope", "text", "text in pieces", "set", "compressed"];

    [Theory]
    [MemberData(nameof(Ways))]
    public void Nothing_is_held_after_a_big_message(string way)
    {
        byte[] value = new byte[BigLength];
        using var written = new SemaphoreSlim(0);
        using var measured = new SemaphoreSlim(0);
        // The thread outlives the message, because what it keeps counts as well.
        var thread = new Thread(() =>
        {
            Write(way, new byte[1000]).GetAwaiter().GetResult();
            written.Release();
            measured.Wait();
            Write(way, value).GetAwaiter().GetResult();
            written.Release();
            measured.Wait();
        });
        thread.Start();

        written.Wait();
        long before = GC.GetTotalMemory(forceFullCollection: true);
        measured.Release();
        written.Wait();
        SpinWait.SpinUntil(() => GC.GetTotalMemory(forceFullCollection: true) - before <= Kept, Patience); // a thread of the pool lets go when it has returned
        long after = GC.GetTotalMemory(forceFullCollection: true);
        measured.Release();
        thread.Join();

        Assert.InRange(after - before, long.MinValue, Kept);
        GC.KeepAlive(value);
    }

    [Fact]
    public void A_value_of_a_few_megabytes_allocates_nothing_but_its_array()
    {
        string[] texts = [.. Enumerable.Repeat(new string('x', 10_000), 300)];
        byte[] bytes = Serialization.Serialize(texts);

        // The pool makes its own tables now and then, and code that is not optimized yet boxes what it compares.
        long allocated = long.MaxValue;
        SpinWait.SpinUntil(() => (allocated = Math.Min(allocated, Allocated(texts))) <= bytes.Length + 1000, Patience);
        Assert.InRange(allocated, bytes.Length, bytes.Length + 1000);
    }

    // Just above a power of two, and just below what pooled memory may grow to.
    [Theory]
    [InlineData("async", 9_000_000, 1)]
    [InlineData("async", 16_000_000, 1)]
    [InlineData("read compressed", 9_000_000, 1)]
    public void A_value_that_fits_into_pooled_memory_allocates_little_else(string way, int length, int arrays)
    {
        byte[] value = new byte[length];
        byte[] plain = Serialization.Serialize(value);
        byte[] stored = Compressed.Write(value, Stored);
        long least = long.MaxValue;
        long most = ((long)arrays * length) + 300_000;
        for (int i = 0; i < Tries && least > most; i++)
        {
            least = Math.Min(least, Allocated());
        }

        Assert.InRange(least, (long)arrays * length, most);

        long Allocated()
        {
            long before = GC.GetTotalAllocatedBytes(precise: true);
            Run().AsTask().GetAwaiter().GetResult();
            return GC.GetTotalAllocatedBytes(precise: true) - before;
        }

        async ValueTask Run()
        {
            switch (way)
            {
                case "async":
                    await Serialization.DeserializeAsync<byte[]>(new ScriptedStream(plain));
                    break;
                case "read compressed":
                    Compressed.Read<byte[]>(new ScriptedStream(stored), Stored);
                    break;
            }
        }
    }

    private static long Allocated(string[] texts)
    {
        long before = GC.GetAllocatedBytesForCurrentThread();
        Serialization.Serialize(texts);
        return GC.GetAllocatedBytesForCurrentThread() - before;
    }

    private static string Text(int length) => new string('x', length / 4) + "\u0436";

    private static async Task Write(string way, byte[] value)
    {
        switch (way)
        {
            case "array":
                Serialization.Deserialize<byte[]>(Serialization.Serialize(value));
                break;
            case "pooled":
                using (PooledBuffer buffer = Serialization.SerializePooled(value))
                {
                    Serialization.Deserialize<byte[]>(buffer);
                }

                break;
            case "writer":
                Serialization.Serialize(new StubbornWriter(100_000), value);
                break;
            case "stream":
                var stream = new MemoryStream();
                Serialization.Serialize(stream, value);
                Serialization.Deserialize<byte[]>(new ScriptedStream(stream.ToArray()));
                break;
            case "span":
                Serialization.TrySerialize(value, new byte[value.Length - 1], out _);
                break;
            case "clone":
                Serialization.DeepClone(value);
                break;
            case "async":
                var written = new MemoryStream();
                await Serialization.SerializeAsync(written, value);
                await Serialization.DeserializeAsync<byte[]>(new ScriptedStream(written.ToArray()));
                break;
            case "text":
                Compact.Serialize(Text(value.Length));
                break;
            case "text in pieces":
                Serialization.Deserialize<string>(new ScriptedStream(Serialization.Serialize(Text(value.Length))));
                break;
            case "set":
                Compact.Serialize(new HashSet<int>(Enumerable.Range(0, value.Length / 16)));
                break;
            case "compressed":
                Compressed.Read<byte[]>(new ScriptedStream(Compressed.Write(value, Stored)), Stored);
                break;
            case "envelope":
                Envelope.Read<byte[]>(Envelope.Write(value));
                break;
        }
    }
}

/// <summary>Tests that measure the process run alone.</summary>
[CollectionDefinition(nameof(AloneCollection), DisableParallelization = true)]
public class AloneCollection;
