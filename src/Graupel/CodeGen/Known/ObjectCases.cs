using System.Collections;
using System.Numerics;

namespace Graupel.CodeGen;

/// <summary>The types that are allowed for <see cref="object"/> without being declared: values that can do no harm.</summary>
internal static class ObjectCases
{
    /// <summary>The cases. Their ids are on the wire and never change, and are below the first free id.</summary>
    public static UnionCase<object>[] All() =>
    [
        Case<bool>(0),
        Case<sbyte>(1),
        Case<short>(2),
        Case<int>(3),
        Case<long>(4),
        Case<Int128>(5),
        Case<byte>(6),
        Case<ushort>(7),
        Case<uint>(8),
        Case<ulong>(9),
        Case<UInt128>(10),
        Case<Half>(11),
        Case<float>(12),
        Case<double>(13),
        Case<char>(14),
        Case<decimal>(15),
        Case<DateTime>(16),
        Case<DateTimeOffset>(17),
        Case<TimeSpan>(18),
        Case<DateOnly>(19),
        Case<TimeOnly>(20),
        Case<Guid>(21),
        Case<nint>(22),
        Case<nuint>(23),
        Case<string>(24),
        Case<Uri>(25),
        Case<Version>(26),
        Case<byte[]>(27),
        Case<BigInteger>(28),
        Case<object?[]>(29),
        Case<string?[]>(30),
        Case<List<object?>>(31),
        Case<Dictionary<string, object?>>(32),
        Case<bool[]>(33),
        Case<sbyte[]>(34),
        Case<short[]>(35),
        Case<int[]>(36),
        Case<long[]>(37),
        Case<char[]>(38),
        Case<ushort[]>(39),
        Case<uint[]>(40),
        Case<ulong[]>(41),
        Case<float[]>(42),
        Case<double[]>(43),
        Case<decimal[]>(44),
        Case<DateTime[]>(45),
        Case<Guid[]>(46),
        Case<ArrayList>(47),
        Case<Hashtable>(48),
        Case<Dictionary<object, object?>>(49),
    ];

    private static UnionCase<object, T> Case<T>(uint id)
        where T : notnull
        => new(id, name: null);
}
