using System.Globalization;

namespace Graupel.Formats.Compact;

/// <summary>Scalars of the Compact format as scanners and dumps see them.</summary>
internal sealed class CompactScalars : ScalarScan
{
    private CompactScalars()
    {
    }

    public static CompactScalars Instance { get; } = new();

    public override bool HasFixedRun => false;

    public override int SizeOf(WireKind kind) => CompactKinds.LayoutOf(kind) == ElementLayout.Fixed ? WireKinds.FixedSize(kind) : 0;

    public override int BlockLength(WireKind kind) => CompactKinds.LayoutOf(kind) == ElementLayout.Blocks ? IntegerBlock.Length : 1;

    public override void Scan(ref ScanInput input, WireKind kind)
    {
        if (WireKinds.IsNullable(kind))
        {
            if (!input.ReadPresence() || input.Needed > 0)
            {
                return;
            }

            kind = WireKinds.Underlying(kind);
        }

        switch (kind)
        {
            case WireKind.Int128 or WireKind.UInt128:
                ScanWide(ref input);
                break;
            case WireKind.Decimal:
                ScanDecimal(ref input);
                break;
            case WireKind.DateTimeOffset:
                input.Skip(sizeof(long));
                ScanNumber(ref input);
                break;
            default:
                int size = SizeOf(kind);
                if (size > 0)
                {
                    input.Skip(size);
                }
                else
                {
                    ScanNumber(ref input);
                }

                break;
        }
    }

    public override ulong ScanBlock(ref ScanInput input, WireKind kind, int count)
    {
        if (count < BlockCode.Shortest)
        {
            for (int i = 0; i < count && input.Needed == 0; i++)
            {
                ScanNumber(ref input);
            }

            return 0;
        }

        int size = WireKinds.FixedSize(kind);
        byte width = input.ReadByte();
        if (input.Needed > 0 || width != BlockCode.Grouped)
        {
            BlockReader<ulong>.EnsureWidth(width, size, input.Offset - 1);
            return (ulong)(width * count);
        }

        const int VectorSize = 16;
        int lanes = VectorSize / size;
        ReadOnlySpan<byte> controls = input.Read((count + lanes - 1) / lanes);
        return input.Needed > 0 ? 0 : (ulong)(size switch
        {
            sizeof(ushort) => BlockReader<ushort>.Measure(controls, count, input.Offset),
            sizeof(uint) => BlockReader<uint>.Measure(controls, count, input.Offset),
            _ => BlockReader<ulong>.Measure(controls, count, input.Offset),
        });
    }

    public override object Show(WireKind kind, ReadOnlySpan<byte> data, int position, out int size)
    {
        CompactReader reader = At(data, position);
        object value = ShownScalar.Read(ref reader, default, kind);
        size = (int)reader.Offset - position;
        return value;
    }

    public override object[] ShowBlock(WireKind kind, int count, ReadOnlySpan<byte> data, int position, out int size)
    {
        CompactReader reader = At(data, position);
        bool isSigned = WireKinds.IsSigned(kind);
        ulong[] values = new ulong[count];
        switch (WireKinds.FixedSize(kind))
        {
            case sizeof(ushort):
                ushort[] shorts = new ushort[count];
                reader.ReadNumbers(shorts, kind);
                values = [.. shorts.Select(value => isSigned ? unchecked((ulong)(short)value) : value)];
                break;
            case sizeof(uint):
                uint[] ints = new uint[count];
                reader.ReadNumbers(ints, kind);
                values = [.. ints.Select(value => isSigned ? unchecked((ulong)(int)value) : value)];
                break;
            default:
                reader.ReadNumbers(values, kind);
                break;
        }

        size = (int)reader.Offset - position;
        return [.. values.Select(value => kind == WireKind.Char ? ShownScalar.Char((char)value) : isSigned ? unchecked((long)value) : (object)value)];
    }

    private static CompactReader At(ReadOnlySpan<byte> data, int position)
    {
        CompactReader reader = default;
        reader.Start(data, null, Limits.Default);
        reader.Pass(position);
        return reader;
    }

    private static void ScanNumber(ref ScanInput input) => input.Skip(CompactNumber.SizeOf(input.ReadByte()) - 1);

    private static void ScanDecimal(ref ScanInput input)
    {
        int form = CompactDecimal.FormOf(input.ReadByte());
        if (form == CompactDecimal.Raw)
        {
            input.Skip(CompactDecimal.RawSize);
            return;
        }

        ScanNumber(ref input);
        if (form == CompactDecimal.Words)
        {
            ScanNumber(ref input);
            ScanNumber(ref input);
        }
    }

    private static void ScanWide(ref ScanInput input)
    {
        byte length = input.ReadByte();
        if (length >= CompactWide.MaximumSize)
        {
            Throw.InvalidValue(string.Create(CultureInfo.InvariantCulture, $"a number of {length} bytes"), input.Offset);
        }

        input.Skip(length);
    }
}
