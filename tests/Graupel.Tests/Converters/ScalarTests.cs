using System.Reflection;
using Graupel.Converters;

namespace Graupel.Tests.Converters;

public class ScalarTests
{
    public static TheoryData<string, Array> Boundaries { get; } = new()
    {
        { "bool", new[] { false, true } },
        { "sbyte", new sbyte[] { 0, 1, -1, sbyte.MinValue, sbyte.MaxValue } },
        { "short", new short[] { 0, 1, -1, short.MinValue, short.MaxValue } },
        { "int", new[] { 0, 1, -1, int.MinValue, int.MaxValue } },
        { "long", new[] { 0, 1, -1, long.MinValue, long.MaxValue } },
        { "Int128", new Int128[] { 0, 1, -1, Int128.MinValue, Int128.MaxValue } },
        { "byte", new byte[] { 0, 1, 127, 128, 255 } },
        { "ushort", new ushort[] { 0, 1, 0x8000, ushort.MaxValue } },
        { "uint", new uint[] { 0, 1, 0x8000_0000, uint.MaxValue } },
        { "ulong", new ulong[] { 0, 1, 1UL << 63, ulong.MaxValue } },
        { "UInt128", new UInt128[] { 0, 1, (UInt128)1 << 127, UInt128.MaxValue } },
        { "nint", new nint[] { 0, 1, -1, nint.MinValue, nint.MaxValue } },
        { "nuint", new nuint[] { 0, 1, nuint.MaxValue } },
        { "Half", new[] { (Half)0, Half.NegativeZero, Half.Epsilon, Half.MaxValue, Half.NaN, Half.NegativeInfinity } },
        { "float", new[] { 0, -0f, float.Epsilon, float.MaxValue, float.NaN, BitConverter.UInt32BitsToSingle(0x7F80_0001), float.PositiveInfinity } },
        { "double", new[] { 0, -0d, double.Epsilon, double.MaxValue, double.NaN, BitConverter.UInt64BitsToDouble(0xFFF8_0000_0000_0123), double.NegativeInfinity } },
        { "char", new[] { '\0', 'a', 'ÿ', '\uD800', '\uDFFF', char.MaxValue } },
        { "decimal", new[] { 0m, 0.00m, -0.0m, 1m, -1.5m, decimal.MinValue, decimal.MaxValue, 0.0000000000000000000000000001m } },
        { "DateTime", new[] { DateTime.MinValue, DateTime.MaxValue, new DateTime(2000, 1, 1, 0, 0, 0, DateTimeKind.Utc), new DateTime(2024, 2, 29, 1, 2, 3, DateTimeKind.Local), DateTime.SpecifyKind(DateTime.MaxValue, DateTimeKind.Utc) } },
        { "DateTimeOffset", new[] { DateTimeOffset.MinValue, DateTimeOffset.MaxValue, new DateTimeOffset(2000, 1, 1, 0, 0, 0, TimeSpan.FromHours(14)), new DateTimeOffset(2000, 1, 1, 0, 0, 0, TimeSpan.FromMinutes(-840)) } },
        { "TimeSpan", new[] { TimeSpan.Zero, TimeSpan.MinValue, TimeSpan.MaxValue } },
        { "DateOnly", new[] { DateOnly.MinValue, DateOnly.MaxValue } },
        { "TimeOnly", new[] { TimeOnly.MinValue, TimeOnly.MaxValue } },
        { "Guid", new[] { Guid.Empty, Guid.AllBitsSet, new Guid("00112233-4455-6677-8899-aabbccddeeff") } },
        { "enum of sbyte", new[] { Tiny.A, Tiny.B, (Tiny)100 } },
        { "enum of byte", new[] { Small.A, (Small)255 } },
        { "enum of short", new[] { Middle.A, (Middle)(-1) } },
        { "enum of ushort", new[] { Port.A, (Port)ushort.MaxValue } },
        { "enum of int", new[] { DayOfWeek.Sunday, (DayOfWeek)99 } },
        { "enum of uint", new[] { Mask.A, (Mask)uint.MaxValue } },
        { "enum of long", new[] { Large.A, (Large)long.MinValue } },
        { "enum of ulong", new[] { Huge.A, (Huge)ulong.MaxValue } },
    };

    [Theory]
    [MemberData(nameof(Boundaries))]
    public void Every_boundary_comes_back_wherever_it_stands(string name, Array values)
    {
        Assert.NotEmpty(name);
        Generic(nameof(CheckAll), values.GetType().GetElementType()!).Invoke(null, [values]);
    }

    [Theory]
    [InlineData("FFFFFFFFFFFFFFFF 3C00")] // before the year 1 in UTC
    [InlineData("0000000000000000 C4FF")] // and by the clock
    [InlineData("004037F47528CA2B C4FF")] // behind the year 9999 in UTC
    [InlineData("FF3F37F47528CA2B 3C00")] // and by the clock
    [InlineData("0000000000000001 4903")]
    [InlineData("0000000000000001 B7FC")]
    public void A_time_that_its_offset_takes_out_of_range_is_refused(string hex)
    {
        Wire.Refused<DateTimeOffset>(ErrorKind.InvalidValue, hex);
        AssertRefusedAmongMany<DateTimeOffset>(hex);
    }

    [Theory]
    [InlineData("01000000 02000000 03000000 00001D00")] // 29 digits behind the point
    [InlineData("01000000 02000000 03000000 0000FF80")]
    [InlineData("01000000 02000000 03000000 01000000")]
    [InlineData("01000000 02000000 03000000 00800080")]
    [InlineData("01000000 02000000 03000000 00000001")]
    [InlineData("01000000 02000000 03000000 00000040")]
    public void A_decimal_with_flags_that_none_has_is_refused(string hex)
    {
        Wire.Refused<decimal>(ErrorKind.InvalidValue, hex);
        AssertRefusedAmongMany<decimal>(hex);
    }

    [Fact]
    public void What_is_neither_a_value_nor_null_is_refused()
    {
        AssertRefusedAmongMany<int?>("02 00000000");
        AssertRefusedAmongMany<int?>("FF 01000000");
        AssertRefusedAmongMany<int?>("00 00000001");
        AssertRefusedAmongMany<byte?>("00 01");
        AssertRefusedAmongMany<short?>("00 0080");
        AssertRefusedAmongMany<double?>("00 0000000000000080"); // equal to zero, and yet not all its bits
        AssertRefusedAmongMany<DayOfWeek?>("80 01000000");
        AssertRefusedAmongMany<Guid?>("00 00000000000000000000000000000001");
    }

    // Else they would be made one by one, and no other test would notice.
    [Fact]
    public void The_memory_of_decimals_and_dates_is_known_on_this_runtime() => Assert.True(DecimalMemory.IsKnown && DateOffsetMemory.IsKnown);

    // At the ends of blocks and in between.
    private static void AssertRefusedAmongMany<T>(string hex)
    {
        byte[] bad = Wire.Bytes(hex);
        foreach (int at in (int[])[0, 1, 254, 255, 256, 408, 409, 410, 700, 999])
        {
            byte[] bytes = Wire.Write(new T[1000]);
            bad.CopyTo(bytes, bytes.Length - ((1000 - at) * bad.Length));
            GraupelException e = Wire.Refused<List<T>>(bytes);
            Assert.Equal((ErrorKind.InvalidValue, $"[{at}]", bytes.Length - ((1000 - at) * bad.Length)), (e.Kind, e.Path, e.Offset));
        }
    }

    private static void CheckAll<T>(T[] values)
        where T : struct
    {
        byte[][] alone = [.. values.Select(Wire.Write)];
        for (int i = 0; i < values.Length; i++)
        {
            AssertSame([values[i]], [Wire.Read<T>(alone[i])]);
            AssertSame([values[i]], [Wire.ReadSlowly<T>(alone[i])]);
            AssertSame([values[i]], [Wire.Read<T?>(Wire.Write<T?>(values[i]))!.Value]);
        }

        Assert.Null(Wire.Read<T?>(Wire.Write<T?>(null)));

        // More than a block, so that a value stands at every place of one.
        T[] many = [.. Enumerable.Range(0, 9000 / alone[0].Length).Select(i => values[i % values.Length])];
        byte[] bytes = Wire.Write<List<T>>([.. many]);
        Assert.True(bytes.AsSpan().EndsWith(many.SelectMany(Wire.Write).ToArray()), "elements are the values in a row");
        AssertSame(many, Wire.Read<List<T>>(bytes));
        AssertSame(many, Wire.ReadSlowly<List<T>>(bytes, 13));

        HashSet<T> set = [.. values];
        AssertSame(set, Wire.Read<HashSet<T>>(Wire.Write(set)));

        T?[] holes = [.. many.Select((value, i) => i % 3 == 0 ? (T?)null : value)];
        T?[] filled = Wire.Read<T?[]>(Wire.Write(holes));
        Assert.Equal(holes.Select(hole => hole.HasValue), filled.Select(hole => hole.HasValue));
        AssertSame(holes.OfType<T>(), filled.OfType<T>());
        AssertSame(holes.OfType<T>(), Wire.ReadSlowly<T?[]>(Wire.Write(holes), 13).OfType<T>());
    }

    // What Equals takes for equal may differ: 0.0m and 0.00m, NaNs, kinds of dates.
    private static void AssertSame<T>(IEnumerable<T> expected, IEnumerable<T> actual) =>
        Assert.Equal(expected.Select(value => Exact(value)), actual.Select(value => Exact(value)));

    private static object Exact<T>(T value) => value switch
    {
        Half half => BitConverter.HalfToUInt16Bits(half),
        float single => BitConverter.SingleToUInt32Bits(single),
        double number => BitConverter.DoubleToUInt64Bits(number),
        decimal number => string.Join(' ', decimal.GetBits(number)),
        DateTime time => (time.Ticks, time.Kind),
        DateTimeOffset time => (time.Ticks, time.Offset),
        _ => value!,
    };

    private static MethodInfo Generic(string name, Type type) =>
        typeof(ScalarTests).GetMethod(name, BindingFlags.Static | BindingFlags.NonPublic)!.MakeGenericMethod(type);

    private enum Tiny : sbyte
    {
        A = sbyte.MinValue,
        B = 1,
    }

    private enum Small : byte
    {
        A,
    }

    private enum Middle : short
    {
        A = short.MinValue,
    }

    private enum Port : ushort
    {
        A,
    }

    private enum Mask : uint
    {
        A,
    }

    private enum Large : long
    {
        A = long.MaxValue,
    }

    private enum Huge : ulong
    {
        A,
    }
}
