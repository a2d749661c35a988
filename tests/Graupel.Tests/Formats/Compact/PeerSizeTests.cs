using System.Numerics;

namespace Graupel.Tests.Formats.Compact;

/// <summary>
/// Compact is nowhere larger than NetSerializer, on the data of its own test program. The bounds are what its own program prints; for messages
/// that are too large for a test, what its layout gives. Messages that it writes without an id of their type are structs here: those have no
/// presence byte.
/// </summary>
public class PeerSizeTests
{
    private static readonly Serializer Compact = new(new SerializerOptions { Format = WireFormat.Compact, Compilers = CompilerChoice.RuntimeOnly });

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
    public void Nullable_decimals() => Check(100, static numbers => Message(numbers.Next(100) == 0 ? Decimal(numbers) : (decimal?)null), 238);

    [Fact]
    public void Primitives() => Check(100, Primitive, 5286);

    [Fact]
    public void Dictionaries() => Check(10, Dictionary, 86_187);

    [Fact]
    public void Complex_messages() => Check(100, Complex, 2838);

    [Fact]
    public void Strings() => Check(100, static numbers => Message(numbers.Next(100) is > 0 and int length ? Letters(numbers, length - 1) : null), 4886);

    [Fact]
    public void Structs() => Check(100, Struct, 2455);

    [Fact]
    public void Arrays_of_bytes()
    {
        foreach (byte[]? bytes in Create(20, static numbers => Array(numbers, static (_, i) => unchecked((byte)i))))
        {
            int peer = 1 + (bytes is null ? 1 : Varint((ulong)bytes.Length + 1) + bytes.Length);
            Assert.InRange(Size(Message(bytes)), 1, peer);
        }
    }

    [Fact]
    public void Arrays_of_ints()
    {
        foreach (int[]? ints in Create(20, static numbers => Array(numbers, static (numbers, _) => unchecked((int)numbers.Next()))))
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

    private static T[] Create<T>(int count, Func<PeerNumbers, T> create)
    {
        var numbers = new PeerNumbers();
        return [.. Enumerable.Range(0, count).Select(_ => create(numbers))];
    }

    private static int Varint(ulong value) => (BitOperations.Log2(value | 1) / 7) + 1;

    private static PeerMessage<T> Message<T>(T value) => new() { Value = value };

    private static PeerLargeStruct LargeStruct(PeerNumbers numbers) =>
        new() { A = numbers.Next(), B = numbers.Next(), C = numbers.Next(), D = numbers.Next() };

    private static decimal Decimal(PeerNumbers numbers)
    {
        int low = unchecked((int)numbers.Next());
        int middle = unchecked((int)numbers.Next());
        int high = unchecked((int)numbers.Next());
        byte scale = (byte)numbers.Next(29);
        return new decimal(low, middle, high, (numbers.Next() & 1) != 0, scale);
    }

    private static PeerPrimitives Primitive(PeerNumbers numbers) => unchecked(new()
    {
        Bool = (numbers.Next() & 1) == 1,
        Byte = (byte)numbers.Next(),
        SByte = (sbyte)numbers.Next(),
        Char = (char)numbers.Next(),
        UShort = (ushort)numbers.Next(),
        Short = (short)numbers.Next(),
        UInt = (uint)numbers.Next(),
        Int = (int)numbers.Next(),
        ULong = numbers.Next(),
        Long = (long)numbers.Next(),
        Single = (float)numbers.NextDouble(),
        Double = numbers.NextDouble(),
        Enum = (PeerEnum)numbers.Next(0, 6),
        Date = DateTime.Now,
    });

    private static PeerDictionaries Dictionary(PeerNumbers numbers)
    {
        var message = new PeerDictionaries();
        int length = numbers.Next(0, 1000);
        if (length > 0)
        {
            message.Ints = [];
            for (int i = 0; i < length; i++)
            {
                int key = unchecked((int)numbers.Next());
                message.Ints[key] = unchecked((int)numbers.Next());
            }
        }

        length = numbers.Next(0, 1000);
        if (length > 0)
        {
            message.Objects = Enumerable.Range(0, length).ToDictionary(static i => $"{i}", _ => new PeerSimple2 { Value = unchecked((long)numbers.Next()) });
        }

        return message;
    }

    private static PeerComplex Complex(PeerNumbers numbers) => new()
    {
        Message = numbers.Next(100) == 0 ? null : Message(unchecked((short)numbers.Next())),
        Sealed = numbers.Next(100) == 0 ? null : Simple(numbers),
        Abstract = numbers.Next(100) == 0 ? null : Simple(numbers),
        Interface = numbers.Next(100) == 0 ? null : new PeerSimple2 { Value = unchecked((long)numbers.Next()) },
    };

    private static PeerSimple Simple(PeerNumbers numbers) => unchecked(new() { Base = (int)numbers.Next(), Value = (long)numbers.Next() });

    private static PeerStructs Struct(PeerNumbers numbers) => unchecked(new()
    {
        First = new() { Byte = (byte)numbers.Next(), Int = (int)numbers.Next(), Long = (long)numbers.Next() },
        Second = new() { Text = Letters(numbers, -1), Int = (int)numbers.Next() },
    });

    // The letter is drawn before the length, where the length is drawn at all.
    private static string Letters(PeerNumbers numbers, int length)
    {
        char letter = (char)numbers.Next('a', 'z');
        return new string(letter, length < 0 ? numbers.Next(0, 20) : length);
    }

    private static T[]? Array<T>(PeerNumbers numbers, Func<PeerNumbers, int, T> item)
    {
        int length = numbers.Next(100_000);
        return length == 0 ? null : [.. Enumerable.Range(0, length - 1).Select(i => item(numbers, i))];
    }

    private static PeerMessage<int[,,]> Cube(PeerNumbers numbers)
    {
        int x = numbers.Next(100) + 1;
        int y = numbers.Next(70) + 1;
        int z = numbers.Next(40) + 1;
        int[,,] cube = new int[z, y, x];
        for (int i = 0; i < cube.Length; i++)
        {
            cube[i / (x * y), i / x % y, i % x] = unchecked((int)numbers.Next());
        }

        return Message(cube);
    }
}
