using Graupel.Converters;
using Graupel.Formats;

namespace Graupel.CodeGen;

/// <content>Scalars.</content>
public static partial class Members
{
    /// <summary>Reads a member of the type <see cref="bool"/>.</summary>
    public static bool ReadBoolean<TReader>(ref TReader reader, scoped in MemberWalk walk)
        where TReader : struct, IReader, allows ref struct
        => ReadScalar<TReader, bool, BooleanScalar>(ref reader, in walk);

    /// <summary>Reads a member of the type <see cref="sbyte"/>.</summary>
    public static sbyte ReadSByte<TReader>(ref TReader reader, scoped in MemberWalk walk)
        where TReader : struct, IReader, allows ref struct
        => ReadScalar<TReader, sbyte, SByteScalar>(ref reader, in walk);

    /// <summary>Reads a member of the type <see cref="short"/>.</summary>
    public static short ReadInt16<TReader>(ref TReader reader, scoped in MemberWalk walk)
        where TReader : struct, IReader, allows ref struct
        => ReadScalar<TReader, short, Int16Scalar>(ref reader, in walk);

    /// <summary>Reads a member of the type <see cref="int"/>.</summary>
    public static int ReadInt32<TReader>(ref TReader reader, scoped in MemberWalk walk)
        where TReader : struct, IReader, allows ref struct
        => ReadScalar<TReader, int, Int32Scalar>(ref reader, in walk);

    /// <summary>Reads a member of the type <see cref="long"/>.</summary>
    public static long ReadInt64<TReader>(ref TReader reader, scoped in MemberWalk walk)
        where TReader : struct, IReader, allows ref struct
        => ReadScalar<TReader, long, Int64Scalar>(ref reader, in walk);

    /// <summary>Reads a member of the type <see cref="Int128"/>.</summary>
    public static Int128 ReadInt128<TReader>(ref TReader reader, scoped in MemberWalk walk)
        where TReader : struct, IReader, allows ref struct
        => ReadScalar<TReader, Int128, Int128Scalar>(ref reader, in walk);

    /// <summary>Reads a member of the type <see cref="byte"/>.</summary>
    public static byte ReadByte<TReader>(ref TReader reader, scoped in MemberWalk walk)
        where TReader : struct, IReader, allows ref struct
        => ReadScalar<TReader, byte, ByteScalar>(ref reader, in walk);

    /// <summary>Reads a member of the type <see cref="ushort"/>.</summary>
    public static ushort ReadUInt16<TReader>(ref TReader reader, scoped in MemberWalk walk)
        where TReader : struct, IReader, allows ref struct
        => ReadScalar<TReader, ushort, UInt16Scalar>(ref reader, in walk);

    /// <summary>Reads a member of the type <see cref="uint"/>.</summary>
    public static uint ReadUInt32<TReader>(ref TReader reader, scoped in MemberWalk walk)
        where TReader : struct, IReader, allows ref struct
        => ReadScalar<TReader, uint, UInt32Scalar>(ref reader, in walk);

    /// <summary>Reads a member of the type <see cref="ulong"/>.</summary>
    public static ulong ReadUInt64<TReader>(ref TReader reader, scoped in MemberWalk walk)
        where TReader : struct, IReader, allows ref struct
        => ReadScalar<TReader, ulong, UInt64Scalar>(ref reader, in walk);

    /// <summary>Reads a member of the type <see cref="UInt128"/>.</summary>
    public static UInt128 ReadUInt128<TReader>(ref TReader reader, scoped in MemberWalk walk)
        where TReader : struct, IReader, allows ref struct
        => ReadScalar<TReader, UInt128, UInt128Scalar>(ref reader, in walk);

    /// <summary>Reads a member of the type <see cref="nint"/>.</summary>
    public static nint ReadIntPtr<TReader>(ref TReader reader, scoped in MemberWalk walk)
        where TReader : struct, IReader, allows ref struct
        => ReadScalar<TReader, nint, IntPtrScalar>(ref reader, in walk);

    /// <summary>Reads a member of the type <see cref="nuint"/>.</summary>
    public static nuint ReadUIntPtr<TReader>(ref TReader reader, scoped in MemberWalk walk)
        where TReader : struct, IReader, allows ref struct
        => ReadScalar<TReader, nuint, UIntPtrScalar>(ref reader, in walk);

    /// <summary>Reads a member of the type <see cref="Half"/>.</summary>
    public static Half ReadHalf<TReader>(ref TReader reader, scoped in MemberWalk walk)
        where TReader : struct, IReader, allows ref struct
        => ReadScalar<TReader, Half, HalfScalar>(ref reader, in walk);

    /// <summary>Reads a member of the type <see cref="float"/>.</summary>
    public static float ReadSingle<TReader>(ref TReader reader, scoped in MemberWalk walk)
        where TReader : struct, IReader, allows ref struct
        => ReadScalar<TReader, float, SingleScalar>(ref reader, in walk);

    /// <summary>Reads a member of the type <see cref="double"/>.</summary>
    public static double ReadDouble<TReader>(ref TReader reader, scoped in MemberWalk walk)
        where TReader : struct, IReader, allows ref struct
        => ReadScalar<TReader, double, DoubleScalar>(ref reader, in walk);

    /// <summary>Reads a member of the type <see cref="char"/>.</summary>
    public static char ReadChar<TReader>(ref TReader reader, scoped in MemberWalk walk)
        where TReader : struct, IReader, allows ref struct
        => ReadScalar<TReader, char, CharScalar>(ref reader, in walk);

    /// <summary>Reads a member of the type <see cref="decimal"/>.</summary>
    public static decimal ReadDecimal<TReader>(ref TReader reader, scoped in MemberWalk walk)
        where TReader : struct, IReader, allows ref struct
        => ReadScalar<TReader, decimal, DecimalScalar>(ref reader, in walk);

    /// <summary>Reads a member of the type <see cref="DateTime"/>.</summary>
    public static DateTime ReadDateTime<TReader>(ref TReader reader, scoped in MemberWalk walk)
        where TReader : struct, IReader, allows ref struct
        => ReadScalar<TReader, DateTime, DateTimeScalar>(ref reader, in walk);

    /// <summary>Reads a member of the type <see cref="DateTimeOffset"/>.</summary>
    public static DateTimeOffset ReadDateTimeOffset<TReader>(ref TReader reader, scoped in MemberWalk walk)
        where TReader : struct, IReader, allows ref struct
        => ReadScalar<TReader, DateTimeOffset, DateTimeOffsetScalar>(ref reader, in walk);

    /// <summary>Reads a member of the type <see cref="TimeSpan"/>.</summary>
    public static TimeSpan ReadTimeSpan<TReader>(ref TReader reader, scoped in MemberWalk walk)
        where TReader : struct, IReader, allows ref struct
        => ReadScalar<TReader, TimeSpan, TimeSpanScalar>(ref reader, in walk);

    /// <summary>Reads a member of the type <see cref="DateOnly"/>.</summary>
    public static DateOnly ReadDateOnly<TReader>(ref TReader reader, scoped in MemberWalk walk)
        where TReader : struct, IReader, allows ref struct
        => ReadScalar<TReader, DateOnly, DateOnlyScalar>(ref reader, in walk);

    /// <summary>Reads a member of the type <see cref="TimeOnly"/>.</summary>
    public static TimeOnly ReadTimeOnly<TReader>(ref TReader reader, scoped in MemberWalk walk)
        where TReader : struct, IReader, allows ref struct
        => ReadScalar<TReader, TimeOnly, TimeOnlyScalar>(ref reader, in walk);

    /// <summary>Reads a member of the type <see cref="Guid"/>.</summary>
    public static Guid ReadGuid<TReader>(ref TReader reader, scoped in MemberWalk walk)
        where TReader : struct, IReader, allows ref struct
        => ReadScalar<TReader, Guid, GuidScalar>(ref reader, in walk);
}
