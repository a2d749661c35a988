using System.Buffers.Binary;
using Graupel.TestCases;
using Graupel.Tests.Carriers;

namespace Graupel.Conformance;

/// <summary>Pure data behind its fingerprint: the same bytes otherwise, from every carrier, and refused as a whole under any other fingerprint.</summary>
public class FingerprintedTests
{
    private const int Largest = 1000;

    public static TheoryData<string> Ways => [.. Way.All.Concat(Way.Preserving).Where(static way => way.Format != WireFormat.MessagePack).Select(static way => way.ToString())];

    [Theory]
    [MemberData(nameof(Ways))]
    public async Task Every_case_is_read(string way)
    {
        var check = new Fingerprinted(Way.Get(way));
        foreach (TestCase testCase in Catalogue.All)
        {
            check.Run(testCase.ToString());
        }

        await Task.WhenAll(check.Asynchronous);
        Assert.True(check.Count > 100, $"{check.Count} values of exact contracts");
    }

    private sealed class Fingerprinted(Way way) : CaseCheck(way)
    {
        private readonly Serializer _serializer = new(way.Serializer.Options with { WriteFingerprint = true });

        public int Count { get; private set; }

        public List<Task> Asynchronous { get; } = [];

        protected override void Check<[ContractParameter] T>(Func<T> make)
        {
            if (!Serializer.For<T>().Shape.IsExact || Serializer.Serialize(make()) is not { Length: <= Largest } plain)
            {
                return;
            }

            Count++;
            Serializer<T> serializer = _serializer.For<T>();
            byte[] bytes = serializer.Serialize(make());
            Assert.Equal(Serializer.For<T>().Fingerprint, serializer.Fingerprint);
            int size = bytes.Length - plain.Length;
            Assert.InRange(size, Way.Format == WireFormat.Fast ? 8 : 1, Way.Format == WireFormat.Fast ? 8 : 10);
            Equal.Bytes(plain, bytes[size..], "behind the fingerprint");
            if (size == 8)
            {
                Assert.Equal(serializer.Fingerprint, BinaryPrimitives.ReadUInt64LittleEndian(bytes));
            }

            Same(make(), serializer.Deserialize(bytes), "read");
            Same(make(), serializer.DeepClone(make()), "cloned");
            var same = new SameBytes<T>(serializer, bytes);
            same.Check(serializer.Deserialize(Segments.Pieces(bytes, 3)), "in pieces");
            same.Check(serializer.Deserialize(new ScriptedStream([.. bytes, 1], piece: 2)), "from a stream");
            Asynchronous.Add(ReadAsync(serializer, same, bytes));
            for (int length = 0; length < bytes.Length; length++)
            {
                byte[] part = bytes[..length];
                GraupelException ended = Assert.Throws<GraupelException>(() => serializer.Deserialize(part));
                Assert.Equal((ErrorKind.EndOfData, length), (ended.Kind, ended.Offset));
            }

            byte[] foreign = [.. bytes];
            foreign[size / 2] ^= 1;
            Assert.Equal(ErrorKind.FingerprintMismatch, Assert.Throws<GraupelException>(() => serializer.Deserialize(foreign)).Kind);
        }

        private static async Task ReadAsync<T>(Serializer<T> serializer, SameBytes<T> same, byte[] bytes) =>
            same.Check(await serializer.DeserializeAsync(new ScriptedStream([.. bytes, 1], piece: 1)), "asynchronously");
    }
}
