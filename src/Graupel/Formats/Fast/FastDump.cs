using System.Buffers.Binary;
using System.Globalization;
using System.Text;

namespace Graupel.Formats.Fast;

/// <summary>
/// Shows the bytes of a payload as a tree: offset, name, kind, value. Works up to the first fault, which it names.
/// Tolerant bytes are read by what they say themselves; the contract gives the names, and the layout of exact bytes.
/// </summary>
internal ref partial struct FastDump
{
    private const int MaxLevels = 200;

    private readonly ReadOnlySpan<byte> _data;
    private readonly StringBuilder _text = new();
    private int _position;
    private int _level;

    private FastDump(ReadOnlySpan<byte> data) => _data = data;

    public static string Of(ReadOnlySpan<byte> payload, WireShape root)
    {
        var dump = new FastDump(payload);
        try
        {
            dump.Value("root", root.Kind, root);
            if (dump._position < payload.Length)
            {
                dump.Line(dump._position, $"! {payload.Length - dump._position} bytes are left");
            }
        }
        catch (GraupelException fault)
        {
            dump.Line(dump._position, $"! {fault.Kind}: {fault.Message}");
        }

        return dump._text.ToString();
    }

    private void Value(string name, WireKind kind, WireShape? shape)
    {
        int at = _position;
        if (WireKinds.IsFixed(kind))
        {
            Line(at, $"{name}: {Fixed(kind)}");
            return;
        }

        if (++_level > MaxLevels)
        {
            Throw.DepthExceeded(MaxLevels, at);
        }

        switch (kind)
        {
            case WireKind.String:
                Line(at, $"{name}: string {Text()}");
                break;
            case WireKind.Blob:
                ulong size = Varint();
                Line(at, $"{name}: blob {(size == FastCode.Null ? "null" : DumpText.Hex(Take(size - 1)))}");
                break;
            case WireKind.Sequence:
                Sequence(name, shape);
                break;
            case WireKind.Map:
                Map(name, shape);
                break;
            case WireKind.Array:
                Array(name, shape);
                break;
            case WireKind.Union:
                Union(name, shape);
                break;
            default:
                Object(name, kind, shape);
                break;
        }

        _level--;
    }

    private string Fixed(WireKind kind)
    {
        if (WireKinds.IsNullable(kind))
        {
            bool present = Take(1)[0] != 0;
            string value = Fixed(WireKinds.Underlying(kind));
            return present ? value : $"{WireKinds.Underlying(kind)}? null";
        }

        int at = _position;
        ReadOnlySpan<byte> bytes = Take((ulong)WireKinds.FixedSize(kind));
        object? value2 = Scalar(kind, bytes, at);
        return string.Create(CultureInfo.InvariantCulture, $"{kind} {value2}");
    }

    private static object Scalar(WireKind kind, ReadOnlySpan<byte> bytes, long offset)
    {
        var reader = new FastReader(bytes, null, Limits.Default);
        FixedView view = reader.View(bytes.Length);
        return kind switch
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
            WireKind.Char => $"U+{(int)reader.ReadChar(in view, 0):X4}",
            WireKind.Decimal => reader.ReadDecimal(in view, 0),
            WireKind.DateTime => Date(BinaryPrimitives.ReadUInt64LittleEndian(bytes), offset),
            WireKind.DateTimeOffset => reader.ReadDateTimeOffset(in view, 0).ToString("O", CultureInfo.InvariantCulture),
            WireKind.TimeSpan => reader.ReadTimeSpan(in view, 0),
            WireKind.DateOnly => reader.ReadDateOnly(in view, 0).ToString("O", CultureInfo.InvariantCulture),
            WireKind.TimeOnly => reader.ReadTimeOnly(in view, 0).ToString("O", CultureInfo.InvariantCulture),
            WireKind.Guid => reader.ReadGuid(in view, 0),
            _ => Refuse(kind, offset),
        };
    }

    // A local time is shown as the UTC instant it stands for, so that the dump is the same everywhere.
    private static string Date(ulong bits, long offset)
    {
        if (!FastDates.TryDecode(bits, out DateTime value))
        {
            Throw.InvalidValue("the ticks or kind of a DateTime", offset);
        }

        return $"{(value.Kind == DateTimeKind.Local ? value.ToUniversalTime() : value):O} {value.Kind}";
    }

    private static object Refuse(WireKind kind, long offset)
    {
        Throw.UnsupportedFormat($"kind {(byte)kind:X2}", offset);
        return kind;
    }

    private string Text()
    {
        int at = _position;
        ulong header = Varint();
        if (header == FastCode.Null)
        {
            return "null";
        }

        ulong length = (header - 1) >> 1;
        bool wide = ((header - 1) & 1) != 0;
        Take((wide ? 1u : 0u) + (length * (wide ? 2u : 1u)));
        string text = new FastReader(_data[at.._position], null, Limits.Default).ReadString()!;
        return $"({text.Length}{(wide ? ", wide" : "")}) {DumpText.Quote(text)}";
    }

    private ReadOnlySpan<byte> Take(ulong count)
    {
        if (count > (ulong)(_data.Length - _position))
        {
            Throw.EndOfData(_data.Length);
        }

        ReadOnlySpan<byte> taken = _data.Slice(_position, (int)count);
        _position += (int)count;
        return taken;
    }

    private ulong Varint()
    {
        int size = Formats.Varint.Read(_data[_position..], out ulong value);
        if (size < 0)
        {
            Throw.InvalidHeader("a number is not in its shortest form or has more than 63 bits", _position);
        }

        Take(size == 0 ? ulong.MaxValue : (ulong)size);
        return value;
    }

    private readonly void Line(int at, string text)
    {
        _text.Append(CultureInfo.InvariantCulture, $"{at:X6}  ").Append(' ', 2 * Math.Max(0, _level - 1)).AppendLine(text);
    }
}
