namespace Graupel.Tests.Formats.Compact;

/// <summary>The values of NetSerializer's test program, as its document describes them.</summary>
internal static class PeerData
{
    public static T[] Create<T>(int count, Func<PeerNumbers, T> create)
    {
        var numbers = new PeerNumbers();
        return [.. Enumerable.Range(0, count).Select(_ => create(numbers))];
    }

    public static PeerMessage<T> Message<T>(T value) => new() { Value = value };

    public static PeerLargeStruct LargeStruct(PeerNumbers numbers) =>
        new() { A = numbers.Next(), B = numbers.Next(), C = numbers.Next(), D = numbers.Next() };

    public static decimal Decimal(PeerNumbers numbers)
    {
        int low = unchecked((int)numbers.Next());
        int middle = unchecked((int)numbers.Next());
        int high = unchecked((int)numbers.Next());
        byte scale = (byte)numbers.Next(29);
        return new decimal(low, middle, high, (numbers.Next() & 1) != 0, scale);
    }

    public static PeerPrimitives Primitive(PeerNumbers numbers) => unchecked(new()
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

    public static PeerDictionaries Dictionary(PeerNumbers numbers)
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

    public static PeerComplex Complex(PeerNumbers numbers) => new()
    {
        Message = numbers.Next(100) == 0 ? null : Message(unchecked((short)numbers.Next())),
        Sealed = numbers.Next(100) == 0 ? null : Simple(numbers),
        Abstract = numbers.Next(100) == 0 ? null : Simple(numbers),
        Interface = numbers.Next(100) == 0 ? null : new PeerSimple2 { Value = unchecked((long)numbers.Next()) },
    };

    private static PeerSimple Simple(PeerNumbers numbers) => unchecked(new() { Base = (int)numbers.Next(), Value = (long)numbers.Next() });

    public static PeerStructs Struct(PeerNumbers numbers) => unchecked(new()
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

    public static PeerMessage<int[,,]> Cube(PeerNumbers numbers)
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

    public static PeerMessage<decimal?> NullableDecimal(PeerNumbers numbers) => Message(numbers.Next(100) == 0 ? Decimal(numbers) : (decimal?)null);

    public static PeerMessage<string?> Text(PeerNumbers numbers) => Message(numbers.Next(100) is > 0 and int length ? Letters(numbers, length - 1) : null);

    public static byte[]? ByteArray(PeerNumbers numbers) => Array(numbers, static (_, i) => unchecked((byte)i));

    public static int[]? IntArray(PeerNumbers numbers) => Array(numbers, static (numbers, _) => unchecked((int)numbers.Next()));

    public static PeerBoxed Boxed(PeerNumbers numbers) => unchecked(new()
    {
        Bool = (numbers.Next() & 1) == 1,
        Byte = (byte)numbers.Next(),
        Int = (int)numbers.Next(),
        Long = (long)numbers.Next(),
        Enum = (PeerEnum)numbers.Next(0, 6),
    });
}
