using Graupel.Converters;

namespace Graupel.CodeGen;

/// <summary>The contracts of the types that need nothing but themselves: scalars, text and collections of bytes.</summary>
internal static class BuiltInContracts
{
    /// <summary>The contract of a type, or null when the library has none of its own.</summary>
    public static Contract? Find(Type type)
    {
        // Most types that are looked up are the user's. What loads the library's types stands in methods that are not compiled for them.
        TypeCode code = type.IsEnum ? TypeCode.Empty : Type.GetTypeCode(type);
        return code != TypeCode.Object ? FindPrimitive(code)
            : IsOfBytes(type) ? FindBlob(type)
            : type.IsValueType ? (type.Assembly == typeof(object).Assembly ? FindScalar(type) : null)
            : type.Name is nameof(Uri) or nameof(Version) ? FindText(type) // the namespace is a millisecond away, the first time
            : null;
    }

    /// <summary>True for scalars and text, which contracts write themselves.</summary>
    public static bool IsInline(Type type) => type == typeof(string) || (type.IsValueType && FindScalar(type) is not null) || Type.GetTypeCode(type) is not (TypeCode.Object or TypeCode.Empty or TypeCode.DBNull);

    private static Contract? FindPrimitive(TypeCode code) => code switch
    {
        TypeCode.Boolean => new ScalarContract<bool, BooleanScalar>(),
        TypeCode.Char => new ScalarContract<char, CharScalar>(),
        TypeCode.SByte => new ScalarContract<sbyte, SByteScalar>(),
        TypeCode.Byte => new ScalarContract<byte, ByteScalar>(),
        TypeCode.Int16 => new ScalarContract<short, Int16Scalar>(),
        TypeCode.UInt16 => new ScalarContract<ushort, UInt16Scalar>(),
        TypeCode.Int32 => new ScalarContract<int, Int32Scalar>(),
        TypeCode.UInt32 => new ScalarContract<uint, UInt32Scalar>(),
        TypeCode.Int64 => new ScalarContract<long, Int64Scalar>(),
        TypeCode.UInt64 => new ScalarContract<ulong, UInt64Scalar>(),
        TypeCode.Single => new ScalarContract<float, SingleScalar>(),
        TypeCode.Double => new ScalarContract<double, DoubleScalar>(),
        TypeCode.Decimal => new ScalarContract<decimal, DecimalScalar>(),
        TypeCode.DateTime => new ScalarContract<DateTime, DateTimeScalar>(),
        TypeCode.String => new StringContract(),
        _ => null,
    };

    private static Contract? FindScalar(Type type) => type switch
    {
        _ when type == typeof(Int128) => new ScalarContract<Int128, Int128Scalar>(),
        _ when type == typeof(UInt128) => new ScalarContract<UInt128, UInt128Scalar>(),
        _ when type == typeof(nint) => new ScalarContract<nint, IntPtrScalar>(),
        _ when type == typeof(nuint) => new ScalarContract<nuint, UIntPtrScalar>(),
        _ when type == typeof(Half) => new ScalarContract<Half, HalfScalar>(),
        _ when type == typeof(DateTimeOffset) => new ScalarContract<DateTimeOffset, DateTimeOffsetScalar>(),
        _ when type == typeof(TimeSpan) => new ScalarContract<TimeSpan, TimeSpanScalar>(),
        _ when type == typeof(DateOnly) => new ScalarContract<DateOnly, DateOnlyScalar>(),
        _ when type == typeof(TimeOnly) => new ScalarContract<TimeOnly, TimeOnlyScalar>(),
        _ when type == typeof(Guid) => new ScalarContract<Guid, GuidScalar>(),
        _ => null,
    };

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
