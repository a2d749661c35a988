using System.Globalization;

namespace Graupel.Formats;

/// <summary>Scalars as dumps show them.</summary>
internal static class ShownScalar
{
    /// <summary>Reads one scalar.</summary>
    /// <param name="reader">The input, before the value.</param>
    /// <param name="view">Has it at its beginning, in a fixed layout.</param>
    /// <param name="kind">Its kind, not nullable.</param>
    public static object Read<TReader>(ref TReader reader, scoped in FixedView view, WireKind kind)
        where TReader : struct, IReader, allows ref struct
        => kind switch
        {
            WireKind.Boolean => reader.ReadBoolean(in view, 0),
            WireKind.SByte => reader.ReadSByte(in view, 0),
            WireKind.Int16 => reader.ReadInt16(in view, 0),
            WireKind.Int32 => reader.ReadInt32(in view, 0),
            WireKind.Int64 => reader.ReadInt64(in view, 0),
            WireKind.Int128 => reader.ReadInt128(in view, 0),
            WireKind.Byte => reader.ReadByte(in view, 0),
            WireKind.UInt16 => reader.ReadUInt16(in view, 0),
            WireKind.UInt32 => reader.ReadUInt32(in view, 0),
            WireKind.UInt64 => reader.ReadUInt64(in view, 0),
            WireKind.UInt128 => reader.ReadUInt128(in view, 0),
            WireKind.Half => reader.ReadHalf(in view, 0),
            WireKind.Single => reader.ReadSingle(in view, 0),
            WireKind.Double => reader.ReadDouble(in view, 0),
            WireKind.Char => Char(reader.ReadChar(in view, 0)),
            WireKind.Decimal => reader.ReadDecimal(in view, 0),
            WireKind.DateTime => Date(reader.ReadDateTime(in view, 0)),
            WireKind.DateTimeOffset => reader.ReadDateTimeOffset(in view, 0).ToString("O", CultureInfo.InvariantCulture),
            WireKind.TimeSpan => reader.ReadTimeSpan(in view, 0),
            WireKind.DateOnly => reader.ReadDateOnly(in view, 0).ToString("O", CultureInfo.InvariantCulture),
            WireKind.TimeOnly => reader.ReadTimeOnly(in view, 0).ToString("O", CultureInfo.InvariantCulture),
            WireKind.Guid => reader.ReadGuid(in view, 0),
            _ => Refuse(kind, reader.Offset),
        };

    public static string Char(char value) => $"U+{(int)value:X4}";

    // A local time is shown as its UTC instant, so that the dump is the same everywhere.
    private static string Date(DateTime value) => $"{(value.Kind == DateTimeKind.Local ? value.ToUniversalTime() : value):O} {value.Kind}";

    private static object Refuse(WireKind kind, long offset)
    {
        Throw.UnsupportedFormat($"kind {(byte)kind:X2}", offset);
        return kind;
    }
}
