using System.Numerics;

namespace Graupel.TestCases;

/// <summary>Values of each scalar type: its ends, what is special in it, and some of the middle.</summary>
public static class Samples
{
    public static readonly bool[] Boolean = [false, true];
    public static readonly sbyte[] SByte = Signed<sbyte>();
    public static readonly short[] Int16 = Signed<short>();
    public static readonly int[] Int32 = Signed<int>();
    public static readonly long[] Int64 = Signed<long>();
    public static readonly Int128[] Int128 = Signed<Int128>();
    public static readonly nint[] IntPtr = Signed<nint>();
    public static readonly byte[] Byte = Unsigned<byte>();
    public static readonly ushort[] UInt16 = Unsigned<ushort>();
    public static readonly uint[] UInt32 = Unsigned<uint>();
    public static readonly ulong[] UInt64 = Unsigned<ulong>();
    public static readonly UInt128[] UInt128 = Unsigned<UInt128>();
    public static readonly nuint[] UIntPtr = Unsigned<nuint>();
    public static readonly Half[] Half = [.. Floating<Half>(), BitConverter.UInt16BitsToHalf(0x7E01)];
    public static readonly float[] Single = [.. Floating<float>(), BitConverter.UInt32BitsToSingle(0x7FC0_1234)];
    public static readonly double[] Double = [.. Floating<double>(), BitConverter.UInt64BitsToDouble(0x7FF8_0000_0000_1234)];

    public static readonly char[] Char = ['a', '\0', '\u007F', '\u0080', '\u00FF', '\u0100', '\u20AC', '\uD800', '\uDFFF', '\uFFFF'];

    public static readonly decimal[] Decimal =
    [
        0m, 1m, -1m, 1.20m, 0.00m, new(0, 0, 0, isNegative: true, scale: 2), new(1, 0, 0, false, 28), decimal.MaxValue, decimal.MinValue,
        79228162514264337593543950.335m,
    ];

    public static readonly DateTime[] DateTime =
    [
        new(2024, 2, 29, 13, 14, 15, 16, 17, DateTimeKind.Unspecified), new(2024, 2, 29, 13, 14, 15, 16, 17, DateTimeKind.Utc),
        new DateTime(2024, 2, 29, 13, 14, 15, 16, 18, DateTimeKind.Utc).ToLocalTime(), default, System.DateTime.MaxValue,
        new(0, DateTimeKind.Utc), new(System.DateTime.MaxValue.Ticks, DateTimeKind.Utc), System.DateTime.UnixEpoch,
    ];

    public static readonly DateTimeOffset[] DateTimeOffset =
    [
        new(2024, 2, 29, 13, 14, 15, TimeSpanOf(hours: 2)), default, System.DateTimeOffset.MinValue, System.DateTimeOffset.MaxValue,
        new(2000, 1, 1, 0, 0, 0, TimeSpanOf(hours: 14)), new(2000, 1, 1, 0, 0, 0, TimeSpanOf(hours: -14)), new(1999, 12, 31, 1, 2, 3, new TimeSpan(-5, -45, 0)),
    ];

    public static readonly TimeSpan[] TimeSpan =
        [System.TimeSpan.Zero, System.TimeSpan.MinValue, System.TimeSpan.MaxValue, new(1), new(-1), new(1, 2, 3, 4, 5)];

    public static readonly DateOnly[] DateOnly = [new(2024, 2, 29), System.DateOnly.MinValue, System.DateOnly.MaxValue];
    public static readonly TimeOnly[] TimeOnly = [new(12, 34, 56, 789), System.TimeOnly.MinValue, System.TimeOnly.MaxValue];

    public static readonly Guid[] Guid =
        [System.Guid.Empty, new("00112233-4455-6677-8899-aabbccddeeff"), new("ffffffff-ffff-ffff-ffff-ffffffffffff")];

    private static T[] Signed<T>()
        where T : IBinaryInteger<T>, IMinMaxValue<T> =>
        [T.Zero, T.One, -T.One, T.MinValue, T.MaxValue, T.MinValue + T.One, T.CreateChecked(42), T.CreateChecked(-100)];

    private static T[] Unsigned<T>()
        where T : IBinaryInteger<T>, IMinMaxValue<T> =>
        [T.Zero, T.One, T.MaxValue, T.MaxValue - T.One, T.CreateChecked(127), T.CreateChecked(128), T.CreateChecked(42)];

    private static T[] Floating<T>()
        where T : IFloatingPointIeee754<T>, IMinMaxValue<T> =>
    [
        T.Zero, T.NegativeZero, T.One, T.NegativeOne, T.CreateChecked(1.5), T.NaN, -T.NaN, T.PositiveInfinity, T.NegativeInfinity,
        T.MaxValue, T.MinValue, T.Epsilon, -T.Epsilon,
    ];

    private static TimeSpan TimeSpanOf(int hours) => System.TimeSpan.FromHours(hours);
}
