using System.Buffers.Text;
using System.Runtime.CompilerServices;

namespace Graupel.Formats.MessagePack;

/// <content>Guids and dates, which have several forms.</content>
public ref partial struct MessagePackReader
{
    private const int MaxOffsetMinutes = 14 * 60;

    /// <inheritdoc/>
    public Guid ReadGuid(scoped in FixedView view, int offset)
    {
        Note(offset);
        long start = Offset;
        if (_options.Guids != MessagePackGuids.Text && _in.Peek(1) is >= MessagePackCode.Bin8 and <= MessagePackCode.Bin32)
        {
            return ReadBinaryGuid(start);
        }

        ReadOnlySpan<byte> text = ReadShortText("a Guid", MessagePackSizes.Guid);
        if (_options is { OldSpecification: true, Guids: not MessagePackGuids.Text } && text.Length == MessagePackGuid.BinarySize)
        {
            return MessagePackGuid.Read(text, _options.Guids);
        }

        char format = text.Length == 32 ? 'N' : 'D';
        if (!Utf8Parser.TryParse(text, out Guid value, out int consumed, format) || consumed != text.Length)
        {
            Throw.InvalidValue("the text is not a Guid", start);
        }

        return value;
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public DateTime ReadDateTime(scoped in FixedView view, int offset)
    {
        if (_in.Remaining >= MessagePackTimestamp.UsualSize && Dates == DateTimeKind.Unspecified && MessagePackTimestamp.TryReadUsual(_in.Span[..MessagePackTimestamp.UsualSize], out DateTime usual, out int size))
        {
            _in.TakeAtHand(size);
            return usual;
        }

        return ReadOtherDateTime(offset);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private DateTime ReadOtherDateTime(int offset)
    {
        Note(offset);
        DateTime value = ReadTime();
        return Dates == DateTimeKind.Unspecified ? value : DateBits.As(Dates, value);
    }

    /// <inheritdoc/>
    public DateTimeOffset ReadDateTimeOffset(scoped in FixedView view, int offset)
    {
        Note(offset);
        long start = Offset;
        if (MessagePackCode.IsExtension(_in.Peek(1)))
        {
            // Other languages write an instant so.
            return new DateTimeOffset(ReadUtc(start));
        }

        int parts = ReadCountHeader(MessagePackCode.FixArray, MessagePackCode.Array16, 1, "a time with its offset");
        if (parts != 2)
        {
            Throw.InvalidValue("a time with its offset has two parts", start);
        }

        DateTime time = ReadUtc(start);
        long minutes = ReadSigned(offset, -MaxOffsetMinutes, MaxOffsetMinutes);
        if (!MessagePackDates.TryJoin(time.Ticks, minutes, _options.DateTimeOffsets, out DateTimeOffset value))
        {
            Throw.InvalidValue("a time outside the years 1 to 9999", start);
        }

        return value;
    }

    private DateTime ReadUtc(long start)
    {
        DateTime time = ReadTime();
        if (time.Kind != DateTimeKind.Utc)
        {
            Throw.InvalidValue("a time with an offset is not in UTC", start);
        }

        return time;
    }

    private Guid ReadBinaryGuid(long start)
    {
        if (ReadLength(MessagePackCode.Bin8) != MessagePackGuid.BinarySize)
        {
            Throw.InvalidValue("a Guid has 16 bytes", start);
        }

        return MessagePackGuid.Read(_in.TakeSpan(MessagePackGuid.BinarySize), _options.Guids);
    }

    private DateTime ReadTime()
    {
        long start = Offset;
        byte code = _in.Peek(1);
        DateTime value;
        if (_options.DateTimes == MessagePackDateTimes.Binary && MessagePackDecoder.IntegerSize(code) > 0)
        {
            if (!MessagePackDates.TryReadBinary(ReadSigned(-1, long.MinValue, long.MaxValue), out value))
            {
                RefuseTime(start);
            }

            return value;
        }

        uint length = ReadExtensionLength("a timestamp");
        byte type = _in.TakeSpan(1)[0];
        bool hasKind = type == MessagePackCode.TimeWithKind && _options.DateTimes == MessagePackDateTimes.WithKind;
        if (type != MessagePackCode.Timestamp && !hasKind)
        {
            Throw.KindMismatch(MessagePackCode.DescribeExtension(unchecked((sbyte)type)), "a timestamp", start);
        }

        ReadOnlySpan<byte> content = length > MessagePackTimestamp.MaximumSize ? default : _in.TakeSpan((int)length);
        if (!(hasKind ? MessagePackDates.TryReadWithKind(content, out value) : MessagePackDates.TryReadTimestamp(content, out value)))
        {
            RefuseTime(start);
        }

        return value;
    }

    private static void RefuseTime(long offset) => Throw.InvalidValue("a timestamp that is malformed or outside the years 1 to 9999", offset);
}
