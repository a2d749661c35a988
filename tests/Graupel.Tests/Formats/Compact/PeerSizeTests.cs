using System.Numerics;
using static Graupel.Tests.Formats.Compact.PeerData;

namespace Graupel.Tests.Formats.Compact;

/// <summary>
/// Compact is nowhere larger than NetSerializer, on the data of its own test program. The bounds are what its own program prints; for messages
/// that are too large for a test, what its layout gives. Messages that it writes without an id of their type are structs here: those have no
/// presence byte.
/// </summary>
public class PeerSizeTests
{
    private static readonly Serializer Compact = new(
        new SerializerOptions { Format = WireFormat.Compact, Compilers = CompilerChoice.RuntimeOnly }.WithCase<object, PeerEnum>(64));

    [Fact]
    public void Objects() => Check(1000, static _ => new PeerObject(), 1000);

    [Fact]
    public void Large_structs() => Check(100, LargeStruct, 1759);

    [Fact]
    public void Guids() => Check(100, static _ => Guid.NewGuid(), 1971);

    [Fact]
    public void Ints() => Check(100, static numbers => unchecked((int)numbers.Next()), 361);

    [Fact]
    public void Bytes() => Check(100, static numbers => Message(unchecked((byte)numbers.Next())), 200);

    [Fact]
    public void Bytes_without_id() => Check(100, static numbers => new PeerU8Struct { Value = unchecked((byte)numbers.Next()) }, 100);

    [Fact]
    public void Shorts() => Check(100, static numbers => Message(unchecked((short)numbers.Next())), 341);

    [Fact]
    public void Messages_of_ints() => Check(100, static numbers => Message(unchecked((int)numbers.Next())), 461);

    [Fact]
    public void Longs() => Check(100, static numbers => Message(unchecked((long)numbers.Next())), 542);

    [Fact]
    public void Decimals() => Check(100, static numbers => Message(Decimal(numbers)), 1360);

    [Fact]
    public void Nullable_decimals() => Check(100, NullableDecimal, 238);

    [Fact]
    public void Primitives() => Check(100, Primitive, 5286);

    [Fact]
    public void Dictionaries() => Check(10, Dictionary, 86_187);

    [Fact]
    public void Complex_messages() => Check(100, Complex, 2838);

    [Fact]
    public void Strings() => Check(100, Text, 4886);

    [Fact]
    public void Structs() => Check(100, Struct, 2455);

    [Fact]
    public void Boxed_primitives() => Check(100, Boxed, 1723);

    [Fact]
    public void Arrays_of_bytes()
    {
        foreach (byte[]? bytes in Create(20, ByteArray))
        {
            int peer = 1 + (bytes is null ? 1 : Varint((ulong)bytes.Length + 1) + bytes.Length);
            Assert.InRange(Size(Message(bytes)), 1, peer);
        }
    }

    [Fact]
    public void Arrays_of_ints()
    {
        foreach (int[]? ints in Create(20, IntArray))
        {
            int peer = 1 + (ints is null ? 1 : Varint((ulong)ints.Length + 1) + ints.Sum(static value => Varint(unchecked((uint)((value << 1) ^ (value >> 31))))));
            Assert.InRange(Size(Message(ints)), 1, peer);
        }
    }

    [Fact]
    public void Arrays_of_rank_3() => Check(10, Cube, 1_601_277);

    private static void Check<[ContractParameter] T>(int count, Func<PeerNumbers, T> create, int peer) =>
        Assert.InRange(Create(count, create).Sum(Size), 1, peer);

    private static int Size<[ContractParameter] T>(T value)
    {
        byte[] bytes = Compact.Serialize(value);
        Assert.Equal(bytes, Compact.Serialize(Compact.Deserialize<T>(bytes)));
        return bytes.Length;
    }

    private static int Varint(ulong value) => (BitOperations.Log2(value | 1) / 7) + 1;
}
