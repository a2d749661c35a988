using System.Buffers;
using Graupel.Tests.Carriers;

namespace Graupel.Conformance;

/// <summary>Payloads cut at every position: in two segments they are read, ended there they are refused.</summary>
public class CutTests(SuiteClock<CutTests> clock) : IClassFixture<SuiteClock<CutTests>>
{
    private const int Largest = 4096;

    [Theory]
    [EveryCase]
    public void Two_segments_are_read(string testCase, string way) => clock.Run(() => new Splits(Way.Get(way)).Run(testCase));

    [Theory]
    [EveryCase]
    public void A_part_is_refused_and_so_is_more(string testCase, string way) => clock.Run(() => new Truncations(Way.Get(way)).Run(testCase));

    private sealed class Splits(Way way) : CaseCheck(way)
    {
        protected override void Check<[ContractParameter] T>(Func<T> make)
        {
            Serializer<T> serializer = Serializer.For<T>();
            byte[] bytes = serializer.Serialize(make());
            var same = new SameBytes<T>(serializer, bytes);
            for (int position = 0; position <= bytes.Length && bytes.Length <= Largest; position++)
            {
                ReadOnlySequence<byte> halves = Segments.Cut(bytes, position);
                same.Check(serializer.Deserialize(in halves), $"cut at {position}");
            }
        }
    }

    private sealed class Truncations(Way way) : CaseCheck(way)
    {
        protected override void Check<[ContractParameter] T>(Func<T> make)
        {
            Serializer<T> serializer = Serializer.For<T>();
            byte[] bytes = serializer.Serialize(make());
            if (bytes.Length > Largest)
            {
                return;
            }

            for (int length = 0; length < bytes.Length; length++)
            {
                // A copy of exactly that length, so that nothing behind the end can be read by mistake.
                byte[] part = bytes[..length];
                GraupelException ended = Assert.Throws<GraupelException>(() => serializer.Deserialize(part));
                Assert.Equal((ErrorKind.EndOfData, length), (ended.Kind, ended.Offset));
            }

            byte[] longer = [.. bytes, 0];
            GraupelException refused = Assert.Throws<GraupelException>(() => serializer.Deserialize(longer));
            Assert.Equal((ErrorKind.TrailingBytes, bytes.Length), (refused.Kind, refused.Offset));
            ReadOnlySequence<byte> pieces = Segments.Cut(longer, bytes.Length / 2, bytes.Length);
            refused = Assert.Throws<GraupelException>(() => serializer.Deserialize(in pieces));
            Assert.Equal((ErrorKind.TrailingBytes, bytes.Length), (refused.Kind, refused.Offset));
        }
    }
}
