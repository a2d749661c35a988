using System.Buffers.Binary;

namespace Graupel.Formats.MessagePack;

/// <summary>
/// Finds the end of one value, whose bytes may arrive in pieces. Nesting needs no stack: all that counts is how many values are still to come.
/// </summary>
internal struct MessagePackScan(ReadObjects? objects)
{
    // No input is long enough to come near it.
    private const long Countless = long.MaxValue / 4;

    private long _values = 1;
    private long _bytes;

    /// <summary>Whether references to objects are looked for.</summary>
    public bool FindsReferences { get; init; }

    /// <summary>The first place that one of them refers to.</summary>
    public long FirstTarget { get; private set; } = long.MaxValue;

    /// <inheritdoc cref="FrameScanner.Run"/>
    public bool Run(ReadOnlySpan<byte> data, long offset, out int consumed, out int needed)
    {
        consumed = 0;
        needed = 0;
        while (true)
        {
            int present = (int)Math.Min(_bytes, data.Length - consumed);
            consumed += present;
            _bytes -= present;
            if (_bytes > 0 || _values > 0 && consumed == data.Length)
            {
                needed = FrameScanner.NextPiece(_bytes + _values, offset + consumed);
                return false;
            }

            if (_values == 0)
            {
                return true;
            }

            if (objects is null && !FindsReferences && SkipPlain(data, ref consumed))
            {
                continue;
            }

            int header = FindsReferences && MessagePackReference.MayBegin(data[consumed]) ? 2 + (1 << (data[consumed] - MessagePackCode.FixExt1)) : HeaderSize(data[consumed]);
            if (data.Length - consumed < header)
            {
                needed = header;
                return false;
            }

            Enter(data.Slice(consumed, header), offset + consumed);
            consumed += header;
        }
    }

    /// <summary>Whether bytes are so many values, and nothing else.</summary>
    public static bool AreValues(ReadOnlySpan<byte> bytes, int count)
    {
        var scan = new MessagePackScan(objects: null) { _values = count };
        return scan.Run(bytes, offset: 0, out int consumed, out _) && consumed == bytes.Length;
    }

    // Steps over values whose first byte says everything, and short texts and bytes that are whole. The last one may continue after the data.
    private bool SkipPlain(ReadOnlySpan<byte> data, ref int consumed)
    {
        ReadOnlySpan<ushort> table = MessagePackSteps.Table;
        long values = _values;
        int at = consumed;
        while (values > 0 && unchecked((uint)at < (uint)data.Length))
        {
            byte code = data[at];
            if ((code & 0xE0) == MessagePackCode.FixText)
            {
                // The most frequent ones, which a branch foretells before the table is looked up.
                at = unchecked(at + 1 + (code & MessagePackCode.MaxFixText));
                values--;
                continue;
            }

            int step = table[code];
            if (step == 0)
            {
                int rest = data.Length - at - 2;
                if (code is not (MessagePackCode.Text8 or MessagePackCode.Bin8) || rest < 0 || data[at + 1] > rest)
                {
                    break;
                }

                at += 2 + data[at + 1];
                values--;
                continue;
            }

            at = unchecked(at + (step & MessagePackSteps.SizeMask));
            values += (step >> MessagePackSteps.SizeBits) - 1;
        }

        bool any = at != consumed;
        consumed = Math.Min(at, data.Length);
        _bytes = at - consumed;
        _values = values;
        return any;
    }

    /// <summary>The first byte and the number, length, count or type after it.</summary>
    public static int HeadSize(byte code) => code switch
    {
        MessagePackCode.Float32 => 1 + sizeof(float),
        MessagePackCode.Float64 => 1 + sizeof(double),
        >= MessagePackCode.Ext8 and <= MessagePackCode.Ext32 => HeaderSize(code) + 1,
        _ => Math.Max(HeaderSize(code), MessagePackDecoder.IntegerSize(code)),
    };

    // The first byte, and the length, count or type after it.
    private static int HeaderSize(byte code) => code switch
    {
        >= MessagePackCode.Bin8 and <= MessagePackCode.Bin32 => 1 + (1 << (code - MessagePackCode.Bin8)),
        >= MessagePackCode.Ext8 and <= MessagePackCode.Ext32 => 1 + (1 << (code - MessagePackCode.Ext8)),
        >= MessagePackCode.Text8 and <= MessagePackCode.Text32 => 1 + (1 << (code - MessagePackCode.Text8)),
        >= MessagePackCode.FixExt1 and <= MessagePackCode.FixExt16 => 1 + 1,
        MessagePackCode.Array16 or MessagePackCode.Map16 => 1 + sizeof(ushort),
        MessagePackCode.Array32 or MessagePackCode.Map32 => 1 + sizeof(uint),
        _ => 1,
    };

    private void Enter(ReadOnlySpan<byte> header, long offset)
    {
        byte code = header[0];
        if (MessagePackCode.IsArray(code) || MessagePackCode.IsMap(code) || MessagePackCode.IsBytes(code) || MessagePackCode.IsText(code))
        {
            objects?.Mark(offset);
        }

        if (FindsReferences && MessagePackReference.MayBegin(code))
        {
            _values--;
            NoteReference(header, offset);
            return;
        }

        long counted = header.Length switch
        {
            1 => 0,
            2 => header[1],
            3 => BinaryPrimitives.ReadUInt16BigEndian(header[1..]),
            _ => BinaryPrimitives.ReadUInt32BigEndian(header[1..]),
        };
        (long values, _bytes) = code switch
        {
            <= MessagePackCode.MaxFixInt or >= MessagePackCode.MinusFixInt => (0L, 0L),
            < MessagePackCode.FixArray => (2L * (code & MessagePackCode.MaxFixCount), 0),
            < MessagePackCode.FixText => (code & MessagePackCode.MaxFixCount, 0),
            < MessagePackCode.Nil => (0, code & MessagePackCode.MaxFixText),
            MessagePackCode.Nil or MessagePackCode.False or MessagePackCode.True => (0, 0),
            >= MessagePackCode.Ext8 and <= MessagePackCode.Ext32 => (0, 1 + counted),
            MessagePackCode.Float32 => (0, sizeof(float)),
            MessagePackCode.Float64 => (0, sizeof(double)),
            >= MessagePackCode.UInt8 and <= MessagePackCode.UInt64 => (0, 1 << (code - MessagePackCode.UInt8)),
            >= MessagePackCode.Int8 and <= MessagePackCode.Int64 => (0, 1 << (code - MessagePackCode.Int8)),
            >= MessagePackCode.FixExt1 and <= MessagePackCode.FixExt16 => (0, 1 << (code - MessagePackCode.FixExt1)),
            MessagePackCode.Array16 or MessagePackCode.Array32 => (counted, 0),
            MessagePackCode.Map16 or MessagePackCode.Map32 => (2 * counted, 0),
            MessagePackCode.NeverUsed => RefuseCode(offset),
            _ => (0, counted),
        };
        _values = Math.Min(_values - 1 + values, Countless);
    }

    private void NoteReference(ReadOnlySpan<byte> extension, long offset)
    {
        if (extension[1] == MessagePackReference.Type)
        {
            MessagePackReference.Read(extension[2..], out _, out long distance);
            FirstTarget = Math.Min(FirstTarget, distance is > 0 && distance <= offset ? offset - distance : -1);
        }
    }

    private static (long Values, long Bytes) RefuseCode(long offset)
    {
        Throw.InvalidHeader("the byte C1, which is never used", offset);
        return default;
    }
}
