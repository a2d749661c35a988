using System.Buffers;
using Graupel.Tests.Carriers;

namespace Graupel.Conformance;

/// <summary>Payloads that end early or have one wrong byte: whatever carries them, the same value comes or the same refusal at the same offset.</summary>
public class FaultTests(SuiteClock<FaultTests> clock) : IClassFixture<SuiteClock<FaultTests>>
{
    // Each refusal costs an exception: of long values, the beginning is tried byte by byte, and what follows here and there.
    private const int Largest = 100;

    private static readonly byte[] Changes = [0x01, 0x80, 0x02, 0xFF, 0x10];

    [Theory]
    [EveryCase]
    public void Carriers_agree_about_a_part(string testCase, string way) => clock.Run(() => new Parts(Way.Get(way)).Run(testCase));

    [Theory]
    [EveryCase]
    public void Carriers_agree_about_a_wrong_byte(string testCase, string way) => clock.Run(() => new WrongBytes(Way.Get(way)).Run(testCase));

    private sealed class Parts(Way way) : CaseCheck(way)
    {
        protected override void Check<[ContractParameter] T>(Func<T> make)
        {
            byte[] bytes = Serializer.Serialize(make());
            var agreement = new Agreement<T>(Serializer.For<T>());
            for (int length = 0; length < bytes.Length && bytes.Length <= Largest; length += 1 + (length / 8))
            {
                agreement.CheckPart(bytes[..length]);
            }
        }
    }

    private sealed class WrongBytes(Way way) : CaseCheck(way)
    {
        protected override void Check<[ContractParameter] T>(Func<T> make)
        {
            byte[] bytes = Serializer.Serialize(make());
            var agreement = new Agreement<T>(Serializer.For<T>());
            for (int at = 0; at < bytes.Length && bytes.Length <= Largest; at += 1 + (at / 4))
            {
                byte[] wrong = [.. bytes];
                wrong[at] ^= Changes[(at + bytes.Length) % Changes.Length];
                agreement.Check(wrong, $"byte {at} is {wrong[at]:X2} and not {bytes[at]:X2}");
            }
        }
    }

    /// <summary>Reads the same bytes from all carriers.</summary>
    private sealed class Agreement<T>(Serializer<T> serializer)
    {
        public void CheckPart(byte[] part)
        {
            string what = $"the first {part.Length} bytes";
            var expected = new Outcome(ErrorKind.EndOfData, part.Length, "");
            Check(expected, FromSpan(part), what, "memory");
            CheckKnownLengths(expected, part, what);
            Check(expected, FromStream(part, canSeek: false), what, "stream");
            Check(expected, FromWaiting(part, canSeek: true), what, "asynchronous stream that can seek");
            Check(expected, FromWaiting(part, canSeek: false), what, "asynchronous stream");
        }

        public void Check(byte[] bytes, string what)
        {
            Outcome expected = FromSpan(bytes);
            CheckKnownLengths(expected, bytes, what);

            // A stream that cannot seek may first find another fault, where other carriers know at once that an announced count is too big.
            Outcome stream = FromStream(bytes, canSeek: false);
            // Where identity is kept, its end is looked for first.
            bool mayDiffer = expected.Refusal == ErrorKind.EndOfData || (expected.Refusal is not null && serializer.Options.References != References.None);
            Check(expected, mayDiffer && stream.Refusal is not null ? expected : stream, what, "stream");

            // Asynchronously the end of the value is looked for first: of several faults it may meet another one.
            Outcome waiting = FromWaiting(bytes, canSeek: false);
            Check(expected, expected.Refusal is not null && waiting.Refusal is not null ? expected : waiting, what, "asynchronous stream");
        }

        private static void Check(Outcome expected, Outcome actual, string what, string carrier) =>
            Assert.True(expected == actual, $"{what}: {expected}, but {actual} from {carrier}");

        private void CheckKnownLengths(Outcome expected, byte[] bytes, string what)
        {
            Check(expected, FromSequence(Segments.Cut(bytes, Enumerable.Range(0, bytes.Length))), what, "segments of one byte");
            Check(expected, FromSequence(Segments.Cut(bytes, bytes.Length / 2)), what, "two segments");
            Check(expected, FromStream(bytes, canSeek: true), what, "stream that can seek");
        }

        private Outcome FromSpan(byte[] bytes) => Outcome.Of(serializer, () => (serializer.Deserialize(bytes, out int consumed), consumed));

        private Outcome FromSequence(ReadOnlySequence<byte> bytes) =>
            Outcome.Of(serializer, () => (serializer.Deserialize(in bytes, out long consumed), consumed));

        private Outcome FromStream(byte[] bytes, bool canSeek)
        {
            using var stream = new ScriptedStream(bytes, 3, canSeek);
            return Outcome.Of(serializer, () => (serializer.Deserialize(stream), stream.Taken));
        }

        private Outcome FromWaiting(byte[] bytes, bool canSeek)
        {
            using var stream = new WaitingStream(bytes, 3, canSeek);
            return Outcome.Of(serializer, () => (stream.Read(serializer), stream.Taken));
        }
    }

    /// <summary>What came of reading.</summary>
    /// <param name="Refusal">Why it was refused, or null.</param>
    /// <param name="Offset">Where, or how many bytes were read.</param>
    /// <param name="Written">What was read, written again.</param>
    private sealed record Outcome(ErrorKind? Refusal, long Offset, string Written)
    {
        public static Outcome Of<T>(Serializer<T> serializer, Func<(T Value, long Consumed)> read)
        {
            try
            {
                (T value, long consumed) = read();
                return new(null, consumed, Convert.ToHexString(serializer.Serialize(value)));
            }
            catch (GraupelException e)
            {
                return new(e.Kind, e.Offset, "");
            }
        }
    }
}
