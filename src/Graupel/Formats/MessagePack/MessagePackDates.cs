using System.Buffers.Binary;

namespace Graupel.Formats.MessagePack;

/// <summary>Dates in each of the ways that options choose.</summary>
internal static class MessagePackDates
{
    // Kind and ticks: those of UTC for a local time.
    private const int WithKindSize = 1 + sizeof(long);

    /// <summary>Encodes a date; the room has <see cref="MessagePackTimestamp.MaximumSize"/> bytes.</summary>
    /// <param name="room">The room.</param>
    /// <param name="value">The date.</param>
    /// <param name="options">Choose the way.</param>
    /// <param name="offset">Where it is to be written, for errors.</param>
    /// <returns>The size.</returns>
    public static int Write(Span<byte> room, DateTime value, MessagePackOptions options, long offset)
    {
        if (options.DateTimes == MessagePackDateTimes.Binary)
        {
            return MessagePackEncoder.Signed(room, value.ToBinary());
        }

        long ticks = value.Kind == DateTimeKind.Local ? MessagePackTimestamp.InUtc(value, offset) : value.Ticks;
        return options.DateTimes == MessagePackDateTimes.Timestamp
            ? MessagePackTimestamp.Write(room, ticks)
            : WriteWithKind(room, value.Kind, ticks);
    }

    /// <summary>Encodes a time and its offset in minutes, as an array of two; the room has <see cref="MessagePackSizes.DateTimeOffset"/> bytes.</summary>
    /// <returns>The size.</returns>
    public static int Write(Span<byte> room, DateTimeOffset value, MessagePackOptions options)
    {
        long ticks = options.DateTimeOffsets == MessagePackDateTimeOffsets.ClockTime ? value.Ticks : value.UtcTicks;
        int size = MessagePackEncoder.ArrayHeader(room, 2);
        size += options.DateTimes == MessagePackDateTimes.Binary
            ? MessagePackEncoder.Signed(room[size..], new DateTime(ticks, DateTimeKind.Utc).ToBinary())
            : MessagePackTimestamp.Write(room[size..], ticks);
        return size + MessagePackEncoder.Signed(room[size..], value.TotalOffsetMinutes);
    }

    /// <summary>Puts a time and its offset together.</summary>
    /// <returns>False if there is no such time.</returns>
    public static bool TryJoin(long ticks, long minutes, MessagePackDateTimeOffsets meaning, out DateTimeOffset value)
    {
        long offset = minutes * TimeSpan.TicksPerMinute;
        long clock = meaning == MessagePackDateTimeOffsets.ClockTime ? ticks : ticks + offset;
        bool fits = IsInRange(clock) && IsInRange(clock - offset);
        value = fits ? new DateTimeOffset(clock, new TimeSpan(offset)) : default;
        return fits;
    }

    public static bool TryReadTimestamp(ReadOnlySpan<byte> content, out DateTime value)
    {
        bool isTime = MessagePackTimestamp.TryRead(content, out long ticks);
        value = new DateTime(ticks, DateTimeKind.Utc);
        return isTime;
    }

    public static bool TryReadWithKind(ReadOnlySpan<byte> content, out DateTime value)
    {
        value = default;
        if (content.Length != WithKindSize || content[0] > (byte)DateTimeKind.Local)
        {
            return false;
        }

        var kind = (DateTimeKind)content[0];
        long ticks = BinaryPrimitives.ReadInt64BigEndian(content[1..]);
        if (!IsInRange(ticks))
        {
            return false;
        }

        if (kind == DateTimeKind.Local)
        {
            return DateBits.TryToLocal(ticks, out value);
        }

        value = new DateTime(ticks, kind);
        return true;
    }

    public static bool TryReadBinary(long binary, out DateTime value) => DateBits.TryDecode(unchecked((ulong)binary), out value);

    private static int WriteWithKind(Span<byte> room, DateTimeKind kind, long ticks)
    {
        room[0] = MessagePackCode.Ext8;
        room[1] = WithKindSize;
        room[2] = MessagePackCode.TimeWithKind;
        room[3] = (byte)kind;
        BinaryPrimitives.WriteInt64BigEndian(room[4..], ticks);
        return 3 + WithKindSize;
    }

    private static bool IsInRange(long ticks) => ticks >= 0 && ticks <= DateTime.MaxValue.Ticks;
}
