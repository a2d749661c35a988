using Graupel.Formats;

namespace Graupel.Converters;

/// <summary>
/// Reads scalars whose kind on the wire is not the reader's, where nothing can be lost: integers of one sign into each other, unsigned into signed,
/// float into double, nullable and not nullable into each other. The range is checked; everything else is refused.
/// </summary>
internal static class Widening
{
    /// <summary>Reads a value that cannot be null.</summary>
    /// <param name="reader">The input.</param>
    /// <param name="kind">Kind on the wire.</param>
    /// <param name="view">The view that has the value, in formats with a fixed layout.</param>
    /// <param name="offset">Its place in the view.</param>
    public static T Read<TReader, T, TScalar>(ref TReader reader, WireKind kind, scoped in FixedView view, int offset)
        where TReader : struct, IReader, allows ref struct
        where T : unmanaged
        where TScalar : struct, IScalar<T>
    {
        if (!WireKinds.IsNullable(kind))
        {
            return ReadValue<TReader, T, TScalar>(ref reader, kind, in view, offset);
        }

        WireKind underlying = WireKinds.Underlying(kind);
        EnsureAccepted<T, TScalar>(underlying, kind, TScalar.Kind, reader.Offset);
        if (!reader.ReadPresence(in view, offset, WireKinds.FixedSize(underlying)))
        {
            Throw.InvalidValue("null for a type that is not nullable", reader.Offset);
        }

        return ReadValue<TReader, T, TScalar>(ref reader, underlying, in view, offset + 1);
    }

    /// <summary>Reads a value that can be null; its kind is <see cref="WireKind.Absent"/> where the format marks each value.</summary>
    public static T? ReadNullable<TReader, T, TScalar>(ref TReader reader, WireKind kind, scoped in FixedView view, int offset)
        where TReader : struct, IReader, allows ref struct
        where T : unmanaged
        where TScalar : struct, IScalar<T>
    {
        if (kind != WireKind.Absent && !WireKinds.IsNullable(kind))
        {
            EnsureAccepted<T, TScalar>(kind, kind, TScalar.Kind | WireKind.NullableFlag, reader.Offset);
            return ReadValue<TReader, T, TScalar>(ref reader, kind, in view, offset);
        }

        WireKind underlying = kind == WireKind.Absent ? TScalar.Kind : WireKinds.Underlying(kind);
        EnsureAccepted<T, TScalar>(underlying, kind, TScalar.Kind | WireKind.NullableFlag, reader.Offset);
        return reader.ReadPresence(in view, offset, WireKinds.FixedSize(underlying))
            ? ReadValue<TReader, T, TScalar>(ref reader, underlying, in view, offset + 1)
            : null;
    }

    /// <summary>Whether values of one kind, which is not nullable, can be read as another.</summary>
    public static bool IsAccepted(WireKind kind, WireKind expected) =>
        kind == expected
        || (IsSigned(expected) && IsInteger(kind))
        || (IsUnsigned(expected) && IsUnsigned(kind))
        || (expected == WireKind.Double && kind == WireKind.Single);

    private static T ReadValue<TReader, T, TScalar>(ref TReader reader, WireKind kind, scoped in FixedView view, int offset)
        where TReader : struct, IReader, allows ref struct
        where T : unmanaged
        where TScalar : struct, IScalar<T>
    {
        if (kind == TScalar.Kind)
        {
            return TScalar.Read(ref reader, in view, offset);
        }

        EnsureAccepted<T, TScalar>(kind, kind, TScalar.Kind, reader.Offset);
        if (typeof(T) == typeof(double))
        {
            return (T)(object)(double)reader.ReadSingle(in view, offset);
        }

        if (!TScalar.TryFromInteger(ReadInteger(ref reader, kind, in view, offset), out T value))
        {
            Throw.InvalidValue($"a number is out of the range of {typeof(T)}", reader.Offset);
        }

        return value;
    }

    private static WireInteger ReadInteger<TReader>(ref TReader reader, WireKind kind, scoped in FixedView view, int offset)
        where TReader : struct, IReader, allows ref struct
        => kind switch
        {
            WireKind.SByte => WireInteger.From(reader.ReadSByte(in view, offset)),
            WireKind.Int16 => WireInteger.From(reader.ReadInt16(in view, offset)),
            WireKind.Int32 => WireInteger.From(reader.ReadInt32(in view, offset)),
            WireKind.Int64 => WireInteger.From(reader.ReadInt64(in view, offset)),
            WireKind.Int128 => WireInteger.From(reader.ReadInt128(in view, offset)),
            WireKind.Byte => WireInteger.From(reader.ReadByte(in view, offset)),
            WireKind.UInt16 => WireInteger.From(reader.ReadUInt16(in view, offset)),
            WireKind.UInt32 => WireInteger.From(reader.ReadUInt32(in view, offset)),
            WireKind.UInt64 => WireInteger.From(reader.ReadUInt64(in view, offset)),
            _ => WireInteger.From(reader.ReadUInt128(in view, offset)),
        };

    private static void EnsureAccepted<T, TScalar>(WireKind kind, WireKind found, WireKind expected, long offset)
        where T : unmanaged
        where TScalar : struct, IScalar<T>
    {
        if (!IsAccepted(kind, TScalar.Kind))
        {
            Throw.KindMismatch(found, expected, offset);
        }
    }

    private static bool IsInteger(WireKind kind) => IsSigned(kind) || IsUnsigned(kind);

    private static bool IsSigned(WireKind kind) => kind is >= WireKind.SByte and <= WireKind.Int128;

    private static bool IsUnsigned(WireKind kind) => kind is >= WireKind.Byte and <= WireKind.UInt128;
}
