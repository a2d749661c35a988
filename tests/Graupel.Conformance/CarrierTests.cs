using System.Buffers;
using Graupel.Tests.Carriers;

namespace Graupel.Conformance;

/// <summary>Every carrier takes the same bytes and gives the same value, however the bytes are cut.</summary>
public class CarrierTests(SuiteClock<CarrierTests> clock) : IClassFixture<SuiteClock<CarrierTests>>
{
    private const int Largest = 20_000;

    [Theory]
    [EveryCase]
    public void Writes_the_same_bytes(string testCase, string way) => clock.Run(() => new Writing(Way.Get(way)).Run(testCase));

    [Theory]
    [EveryCase]
    public void Reads_the_same_value(string testCase, string way) => clock.Run(() => new Reading(Way.Get(way)).Run(testCase));

    private static ValueSerializer OfType(Serializer serializer, Type type) => serializer.For(type);

    private sealed class Writing(Way way) : CaseCheck(way)
    {
        protected override void Check<[ContractParameter] T>(Func<T> make)
        {
            T value = make();
            Serializer<T> serializer = Serializer.For<T>();
            byte[] bytes = serializer.Serialize(value);
            Equal.Bytes(bytes, serializer.SerializeSegment(value), "segment");
            using (PooledBuffer pooled = serializer.SerializePooled(value))
            {
                Equal.Bytes(bytes, pooled.Span, "pooled buffer");
            }

            WriteToSpans(serializer, value, bytes);
            foreach (int size in (int[])[1, 2, 7, 100, 1 << 15])
            {
                var writer = new StubbornWriter(size);
                serializer.Serialize(writer, value);
                Equal.Bytes(bytes, writer.Written, $"buffer writer of {size}");
                if (bytes.Length > Largest)
                {
                    break;
                }
            }

            WriteToStreams(stream => serializer.Serialize(stream, value), stream => serializer.SerializeAsync(stream, value), bytes, "stream");
            WriteByType(OfType(Serializer, typeof(T)), value, bytes);
        }

        private static void WriteByType(ValueSerializer serializer, object? value, byte[] bytes)
        {
            Equal.Bytes(bytes, serializer.SerializeValue(value), "by its type");
            var writer = new ArrayBufferWriter<byte>();
            serializer.SerializeValue(writer, value);
            Equal.Bytes(bytes, writer.WrittenSpan, "by its type, buffer writer");
            WriteToStreams(stream => serializer.SerializeValue(stream, value), stream => serializer.SerializeValueAsync(stream, value), bytes, "stream, by its type");
        }

        private static void WriteToStreams(Action<Stream> write, Func<Stream, ValueTask> writeAsync, byte[] bytes, string what)
        {
            var stream = new MemoryStream();
            write(stream);
            Equal.Bytes(bytes, stream.ToArray(), what);
            stream.SetLength(0);
            writeAsync(stream).AsTask().GetAwaiter().GetResult();
            Equal.Bytes(bytes, stream.ToArray(), $"asynchronous {what}");
        }

        private static void WriteToSpans<T>(Serializer<T> serializer, T value, byte[] bytes)
        {
            byte[] exact = new byte[bytes.Length + 1];
            exact[^1] = 0xCD;
            Assert.True(serializer.TrySerialize(value, exact.AsSpan(0, bytes.Length), out int written), "exact fit");
            Assert.Equal(bytes.Length, written);
            Equal.Bytes(bytes, exact.AsSpan(0, written), "span");
            Assert.Equal(0xCD, exact[^1]);
            if (bytes.Length > 0)
            {
                exact[^2] = 0xCD;
                Assert.False(serializer.TrySerialize(value, exact.AsSpan(0, bytes.Length - 1), out written), "one byte too few");
                Assert.Equal(0, written);
                Assert.Equal(0xCD, exact[^2]);
            }
        }
    }

    private sealed class Reading(Way way) : CaseCheck(way)
    {
        protected override void Check<[ContractParameter] T>(Func<T> make)
        {
            Serializer<T> serializer = Serializer.For<T>();
            byte[] bytes = serializer.Serialize(make());
            byte[] longer = [0xAA, .. bytes, 0xBB];
            var same = new SameBytes<T>(serializer, bytes);
            same.Check(serializer.Deserialize(longer.AsSpan(1, bytes.Length)), "span");
            ReadByType(OfType(Serializer, typeof(T)), same, bytes);
            same.Check(serializer.Deserialize(longer.AsMemory(1, bytes.Length)), "memory");
            same.Check(serializer.DeserializeSegment(new ArraySegment<byte>(longer, 1, bytes.Length)), "array segment");
            same.Check(serializer.Deserialize(longer.AsMemory(1), out int consumed), "memory with more behind");
            Assert.Equal(bytes.Length, consumed);
            if (bytes.Length <= Largest)
            {
                ReadSequence(serializer, same, bytes);
                ReadStreams(serializer, same, longer);
            }
        }

        private static void ReadByType<T>(ValueSerializer serializer, SameBytes<T> same, byte[] bytes)
        {
            same.Check((T)serializer.DeserializeValue(bytes)!, "by its type");
            var sequence = new ReadOnlySequence<byte>(bytes);
            same.Check((T)serializer.DeserializeValue(in sequence)!, "by its type, sequence");
            same.Check((T)serializer.DeserializeValue(new MemoryStream(bytes))!, "by its type, stream");
            same.Check((T)serializer.DeserializeValueAsync(new MemoryStream(bytes)).AsTask().GetAwaiter().GetResult()!, "by its type, asynchronous stream");
        }

        private static void ReadSequence<T>(Serializer<T> serializer, SameBytes<T> same, byte[] bytes)
        {
            // Every byte a segment of its own, with empty ones between.
            ReadOnlySequence<byte> ones = Segments.Cut([.. bytes, 0xBB], Enumerable.Range(0, bytes.Length * 2).Select(static i => i / 2));
            same.Check(serializer.Deserialize(in ones, out long consumed), "segments of one byte");
            Assert.Equal(bytes.Length, consumed);
            ones = ones.Slice(0, bytes.Length);
            same.Check(serializer.Deserialize(in ones), "segments of one byte, to the end");
        }

        private static void ReadStreams<T>(Serializer<T> serializer, SameBytes<T> same, byte[] longer)
        {
            byte[] rest = longer[1..];
            foreach (bool canSeek in (bool[])[false, true])
            {
                foreach (int piece in (int[])[1, 5, int.MaxValue])
                {
                    string what = $"stream in pieces of {piece}, {(canSeek ? "can" : "cannot")} seek";
                    using var stream = new ScriptedStream(rest, piece, canSeek);
                    same.Check(serializer.Deserialize(stream), what);
                    Assert.Equal(rest.Length - 1, stream.Taken);
                }

                using var slow = new WaitingStream(rest, 3, canSeek);
                same.Check(slow.Read(serializer), "asynchronous stream");
                Assert.Equal(rest.Length - 1, slow.Taken);
            }

            using var buffered = new BufferedStream(new ScriptedStream(rest, 5), 16);
            same.Check(serializer.Deserialize(buffered), "buffered stream");
            Assert.Equal(0xBB, buffered.ReadByte());

            using var exposed = new MemoryStream(longer, 0, longer.Length, writable: false, publiclyVisible: true) { Position = 1 };
            same.Check(serializer.Deserialize(exposed), "exposed stream");
            Assert.Equal(longer.Length - 1, exposed.Position);
        }
    }
}
