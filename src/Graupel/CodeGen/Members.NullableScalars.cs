using Graupel.Converters;
using Graupel.Formats;

namespace Graupel.CodeGen;

/// <content>Scalars that may be null.</content>
public static partial class Members
{
    /// <summary>Reads a member of the type <see cref="Nullable{T}"/> of <see cref="bool"/>.</summary>
    public static bool? ReadNullableBoolean<TReader>(ref TReader reader, scoped in MemberWalk walk)
        where TReader : struct, IReader, allows ref struct
        => ReadNullableScalar<TReader, bool, BooleanScalar>(ref reader, in walk);

    /// <summary>Reads a member of the type <see cref="Nullable{T}"/> of <see cref="sbyte"/>.</summary>
    public static sbyte? ReadNullableSByte<TReader>(ref TReader reader, scoped in MemberWalk walk)
        where TReader : struct, IReader, allows ref struct
        => ReadNullableScalar<TReader, sbyte, SByteScalar>(ref reader, in walk);

    /// <summary>Reads a member of the type <see cref="Nullable{T}"/> of <see cref="short"/>.</summary>
    public static short? ReadNullableInt16<TReader>(ref TReader reader, scoped in MemberWalk walk)
        where TReader : struct, IReader, allows ref struct
        => ReadNullableScalar<TReader, short, Int16Scalar>(ref reader, in walk);

    /// <summary>Reads a member of the type <see cref="Nullable{T}"/> of <see cref="int"/>.</summary>
    public static int? ReadNullableInt32<TReader>(ref TReader reader, scoped in MemberWalk walk)
        where TReader : struct, IReader, allows ref struct
        => ReadNullableScalar<TReader, int, Int32Scalar>(ref reader, in walk);

    /// <summary>Reads a member of the type <see cref="Nullable{T}"/> of <see cref="long"/>.</summary>
    public static long? ReadNullableInt64<TReader>(ref TReader reader, scoped in MemberWalk walk)
        where TReader : struct, IReader, allows ref struct
        => ReadNullableScalar<TReader, long, Int64Scalar>(ref reader, in walk);

    /// <summary>Reads a member of the type <see cref="Nullable{T}"/> of <see cref="Int128"/>.</summary>
    public static Int128? ReadNullableInt128<TReader>(ref TReader reader, scoped in MemberWalk walk)
        where TReader : struct, IReader, allows ref struct
        => ReadNullableScalar<TReader, Int128, Int128Scalar>(ref reader, in walk);

    /// <summary>Reads a member of the type <see cref="Nullable{T}"/> of <see cref="byte"/>.</summary>
    public static byte? ReadNullableByte<TReader>(ref TReader reader, scoped in MemberWalk walk)
        where TReader : struct, IReader, allows ref struct
        => ReadNullableScalar<TReader, byte, ByteScalar>(ref reader, in walk);

    /// <summary>Reads a member of the type <see cref="Nullable{T}"/> of <see cref="ushort"/>.</summary>
    public static ushort? ReadNullableUInt16<TReader>(ref TReader reader, scoped in MemberWalk walk)
        where TReader : struct, IReader, allows ref struct
        => ReadNullableScalar<TReader, ushort, UInt16Scalar>(ref reader, in walk);

    /// <summary>Reads a member of the type <see cref="Nullable{T}"/> of <see cref="uint"/>.</summary>
    public static uint? ReadNullableUInt32<TReader>(ref TReader reader, scoped in MemberWalk walk)
        where TReader : struct, IReader, allows ref struct
        => ReadNullableScalar<TReader, uint, UInt32Scalar>(ref reader, in walk);

    /// <summary>Reads a member of the type <see cref="Nullable{T}"/> of <see cref="ulong"/>.</summary>
    public static ulong? ReadNullableUInt64<TReader>(ref TReader reader, scoped in MemberWalk walk)
        where TReader : struct, IReader, allows ref struct
        => ReadNullableScalar<TReader, ulong, UInt64Scalar>(ref reader, in walk);

    /// <summary>Reads a member of the type <see cref="Nullable{T}"/> of <see cref="UInt128"/>.</summary>
    public static UInt128? ReadNullableUInt128<TReader>(ref TReader reader, scoped in MemberWalk walk)
        where TReader : struct, IReader, allows ref struct
        => ReadNullableScalar<TReader, UInt128, UInt128Scalar>(ref reader, in walk);

    /// <summary>Reads a member of the type <see cref="Nullable{T}"/> of <see cref="nint"/>.</summary>
    public static nint? ReadNullableIntPtr<TReader>(ref TReader reader, scoped in MemberWalk walk)
        where TReader : struct, IReader, allows ref struct
        => ReadNullableScalar<TReader, nint, IntPtrScalar>(ref reader, in walk);

    /// <summary>Reads a member of the type <see cref="Nullable{T}"/> of <see cref="nuint"/>.</summary>
    public static nuint? ReadNullableUIntPtr<TReader>(ref TReader reader, scoped in MemberWalk walk)
        where TReader : struct, IReader, allows ref struct
        => ReadNullableScalar<TReader, nuint, UIntPtrScalar>(ref reader, in walk);

    /// <summary>Reads a member of the type <see cref="Nullable{T}"/> of <see cref="Half"/>.</summary>
    public static Half? ReadNullableHalf<TReader>(ref TReader reader, scoped in MemberWalk walk)
        where TReader : struct, IReader, allows ref struct
        => ReadNullableScalar<TReader, Half, HalfScalar>(ref reader, in walk);

    /// <summary>Reads a member of the type <see cref="Nullable{T}"/> of <see cref="float"/>.</summary>
    public static float? ReadNullableSingle<TReader>(ref TReader reader, scoped in MemberWalk walk)
        where TReader : struct, IReader, allows ref struct
        => ReadNullableScalar<TReader, float, SingleScalar>(ref reader, in walk);

    /// <summary>Reads a member of the type <see cref="Nullable{T}"/> of <see cref="double"/>.</summary>
    public static double? ReadNullableDouble<TReader>(ref TReader reader, scoped in MemberWalk walk)
        where TReader : struct, IReader, allows ref struct
        => ReadNullableScalar<TReader, double, DoubleScalar>(ref reader, in walk);

    /// <summary>Reads a member of the type <see cref="Nullable{T}"/> of <see cref="char"/>.</summary>
    public static char? ReadNullableChar<TReader>(ref TReader reader, scoped in MemberWalk walk)
        where TReader : struct, IReader, allows ref struct
        => ReadNullableScalar<TReader, char, CharScalar>(ref reader, in walk);

    /// <summary>Reads a member of the type <see cref="Nullable{T}"/> of <see cref="decimal"/>.</summary>
    public static decimal? ReadNullableDecimal<TReader>(ref TReader reader, scoped in MemberWalk walk)
        where TReader : struct, IReader, allows ref struct
        => ReadNullableScalar<TReader, decimal, DecimalScalar>(ref reader, in walk);

    /// <summary>Reads a member of the type <see cref="Nullable{T}"/> of <see cref="DateTime"/>.</summary>
    public static DateTime? ReadNullableDateTime<TReader>(ref TReader reader, scoped in MemberWalk walk)
        where TReader : struct, IReader, allows ref struct
        => ReadNullableScalar<TReader, DateTime, DateTimeScalar>(ref reader, in walk);

    /// <summary>Reads a member of the type <see cref="Nullable{T}"/> of <see cref="DateTimeOffset"/>.</summary>
    public static DateTimeOffset? ReadNullableDateTimeOffset<TReader>(ref TReader reader, scoped in MemberWalk walk)
        where TReader : struct, IReader, allows ref struct
        => ReadNullableScalar<TReader, DateTimeOffset, DateTimeOffsetScalar>(ref reader, in walk);

    /// <summary>Reads a member of the type <see cref="Nullable{T}"/> of <see cref="TimeSpan"/>.</summary>
    public static TimeSpan? ReadNullableTimeSpan<TReader>(ref TReader reader, scoped in MemberWalk walk)
        where TReader : struct, IReader, allows ref struct
        => ReadNullableScalar<TReader, TimeSpan, TimeSpanScalar>(ref reader, in walk);

    /// <summary>Reads a member of the type <see cref="Nullable{T}"/> of <see cref="DateOnly"/>.</summary>
    public static DateOnly? ReadNullableDateOnly<TReader>(ref TReader reader, scoped in MemberWalk walk)
        where TReader : struct, IReader, allows ref struct
        => ReadNullableScalar<TReader, DateOnly, DateOnlyScalar>(ref reader, in walk);

    /// <summary>Reads a member of the type <see cref="Nullable{T}"/> of <see cref="TimeOnly"/>.</summary>
    public static TimeOnly? ReadNullableTimeOnly<TReader>(ref TReader reader, scoped in MemberWalk walk)
        where TReader : struct, IReader, allows ref struct
        => ReadNullableScalar<TReader, TimeOnly, TimeOnlyScalar>(ref reader, in walk);

    /// <summary>Reads a member of the type <see cref="Nullable{T}"/> of <see cref="Guid"/>.</summary>
    public static Guid? ReadNullableGuid<TReader>(ref TReader reader, scoped in MemberWalk walk)
        where TReader : struct, IReader, allows ref struct
        => ReadNullableScalar<TReader, Guid, GuidScalar>(ref reader, in walk);
}
