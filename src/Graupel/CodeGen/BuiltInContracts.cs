using System.Diagnostics.CodeAnalysis;
using Graupel.Converters;

namespace Graupel.CodeGen;

/// <summary>The contracts of types that depend on no other contract: scalars, text and collections of bytes.</summary>
internal static class BuiltInContracts
{
    /// <summary>The contract of a type, or null when the library has none of its own.</summary>
    public static Contract? Find(Type type)
    {
        // Most types that are looked up are user-defined. Code that loads the library's types is in methods that are not compiled for them.
        TypeCode code = type.IsEnum ? TypeCode.Empty : Type.GetTypeCode(type);
        return code != TypeCode.Object ? FindPrimitive(code)
            : IsOfBytes(type) ? FindBlob(type)
            : type.IsValueType ? (type.Assembly == typeof(object).Assembly ? FindScalar(type) : null)
            : type.Name is nameof(Uri) or nameof(Version) ? FindText(type) // the namespace is a millisecond away, the first time
            : null;
    }

    /// <summary>True for scalars and text, which contracts write themselves.</summary>
    public static bool IsInline(Type type) => type == typeof(string) || (type.IsValueType && FindScalar(type) is not null) || Type.GetTypeCode(type) is not (TypeCode.Object or TypeCode.Empty or TypeCode.DBNull);

    // What makes one of these contracts loads the types of it alone, not of all.
    private static Contract? FindPrimitive(TypeCode code) => code switch
    {
        TypeCode.Boolean => Scalar<bool, BooleanScalar>(),
        TypeCode.Char => Scalar<char, CharScalar>(),
        TypeCode.SByte => Scalar<sbyte, SByteScalar>(),
        TypeCode.Byte => Scalar<byte, ByteScalar>(),
        TypeCode.Int16 => Scalar<short, Int16Scalar>(),
        TypeCode.UInt16 => Scalar<ushort, UInt16Scalar>(),
        TypeCode.Int32 => Scalar<int, Int32Scalar>(),
        TypeCode.UInt32 => Scalar<uint, UInt32Scalar>(),
        TypeCode.Int64 => Scalar<long, Int64Scalar>(),
        TypeCode.UInt64 => Scalar<ulong, UInt64Scalar>(),
        TypeCode.Single => Scalar<float, SingleScalar>(),
        TypeCode.Double => Scalar<double, DoubleScalar>(),
        TypeCode.Decimal => Scalar<decimal, DecimalScalar>(),
        TypeCode.DateTime => Scalar<DateTime, DateTimeScalar>(),
        TypeCode.String => new StringContract(),
        _ => null,
    };

    private static Contract? FindScalar(Type type) => type switch
    {
        _ when type == typeof(Int128) => Scalar<Int128, Int128Scalar>(),
        _ when type == typeof(UInt128) => Scalar<UInt128, UInt128Scalar>(),
        _ when type == typeof(nint) => Scalar<nint, IntPtrScalar>(),
        _ when type == typeof(nuint) => Scalar<nuint, UIntPtrScalar>(),
        _ when type == typeof(Half) => Scalar<Half, HalfScalar>(),
        _ when type == typeof(DateTimeOffset) => Scalar<DateTimeOffset, DateTimeOffsetScalar>(),
        _ when type == typeof(TimeSpan) => Scalar<TimeSpan, TimeSpanScalar>(),
        _ when type == typeof(DateOnly) => Scalar<DateOnly, DateOnlyScalar>(),
        _ when type == typeof(TimeOnly) => Scalar<TimeOnly, TimeOnlyScalar>(),
        _ when type == typeof(Guid) => Scalar<Guid, GuidScalar>(),
        _ => null,
    };

    [SuppressMessage("Performance", "CA1859", Justification = "The type of the result would be loaded for each call, of which one is made.")]
    private static Contract Scalar<T, TScalar>()
        where T : unmanaged
        where TScalar : struct, IScalar<T> => new ScalarContract<T, TScalar>();

    private static Contract? FindText(Type type) => type switch
    {
        _ when type == typeof(Uri) => new TextContract<Uri, UriText>(),
        _ when type == typeof(Version) => new TextContract<Version, VersionText>(),
        _ => null,
    };

    private static bool IsOfBytes(Type type) =>
        type.GetElementType() == typeof(byte) || (type.GenericTypeArguments is [Type only] && (only == typeof(byte) || IsOfBytes(only)));

    private static Contract? FindBlob(Type type) => type switch
    {
        _ when type == typeof(byte[]) => new BlobContract<byte[]?, ByteArrayBlob>(),
        _ when type == typeof(List<byte>) => new BlobContract<List<byte>?, ByteListBlob>(),
        _ when type == typeof(Memory<byte>) => new BlobContract<Memory<byte>, MemorySegment<byte>>(),
        _ when type == typeof(ReadOnlyMemory<byte>) => new BlobContract<ReadOnlyMemory<byte>, ReadOnlyMemorySegment<byte>>(),
        _ when type == typeof(ArraySegment<byte>) => new BlobContract<ArraySegment<byte>, ArraySlice<byte>>(),
        _ when type == typeof(Memory<byte>?) => new BlobContract<Memory<byte>?, NullableSegment<Memory<byte>, byte, MemorySegment<byte>>>(),
        _ when type == typeof(ReadOnlyMemory<byte>?) =>
            new BlobContract<ReadOnlyMemory<byte>?, NullableSegment<ReadOnlyMemory<byte>, byte, ReadOnlyMemorySegment<byte>>>(),
        _ when type == typeof(ArraySegment<byte>?) =>
            new BlobContract<ArraySegment<byte>?, NullableSegment<ArraySegment<byte>, byte, ArraySlice<byte>>>(),
        _ => null,
    };
}
