using System.Buffers.Binary;
using System.Runtime.CompilerServices;

namespace Graupel.Formats.MessagePack;

/// <summary>
/// The timestamp extension: seconds since 1970 in UTC and nanoseconds. 32 bits of seconds; or 30 bits of nanoseconds and 34 of seconds;
/// or 32 bits of nanoseconds and 64 of seconds, signed.
/// </summary>
internal static class MessagePackTimestamp
{
    /// <summary>The most bytes of a timestamp, its header included.</summary>
    public const int MaximumSize = 15;

    /// <summary>The most bytes of the two smaller forms, their header included.</summary>
    public const int UsualSize = 10;

    private const long UnixSeconds = 62_135_596_800;
    private const long MaxSeconds = (3_155_378_975_999_999_999 / TimeSpan.TicksPerSecond) - UnixSeconds;
    private const long NanosecondsPerSecond = 1_000_000_000;
    private const int NanosecondsPerTick = 100;
    private const int SecondBits = 34;
    private const int LargeSize = 12;

    /// <summary>Encodes a time in UTC, in the smallest of the three forms.</summary>
    /// <param name="room">Room for <see cref="MaximumSize"/> bytes: where the compiler knows the length, it checks nothing.</param>
    /// <param name="ticks">The ticks of a time that <see cref="DateTime"/> has, so that nothing overflows.</param>
    /// <returns>The size.</returns>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int Write(Span<byte> room, long ticks)
    {
        ulong seconds = Split(ticks, out uint nanoseconds);
        if (IsSmall(seconds, nanoseconds))
        {
            return WriteSmall(room, seconds);
        }

        return seconds >> SecondBits == 0 ? WriteMedium(room, seconds, nanoseconds) : WriteLarge(room, seconds, nanoseconds);
    }

    /// <summary>Encodes all times before the first that is local, or in neither of the two smaller forms.</summary>
    /// <param name="room">Room for <see cref="UsualSize"/> bytes of each.</param>
    /// <param name="times">The times.</param>
    /// <param name="size">The number of bytes.</param>
    /// <returns>How many were encoded.</returns>
    [MethodImpl(MethodImplOptions.NoInlining)] // without calls, so that all of it is in registers
    public static int WriteUsual(Span<byte> room, ReadOnlySpan<DateTime> times, out int size)
    {
        Span<byte> rest = room;
        int done = 0;
        for (; done < times.Length && !DateBits.IsLocal(times[done]); done++)
        {
            ulong seconds = Split(times[done].Ticks, out uint nanoseconds);
            Span<byte> next = rest[..UsualSize];
            if (IsSmall(seconds, nanoseconds))
            {
                rest = rest[WriteSmall(next, seconds)..];
            }
            else if (seconds >> SecondBits == 0)
            {
                rest = rest[WriteMedium(next, seconds, nanoseconds)..];
            }
            else
            {
                break;
            }
        }

        size = room.Length - rest.Length;
        return done;
    }

    private static bool IsSmall(ulong seconds, uint nanoseconds) => nanoseconds == 0 && seconds <= uint.MaxValue;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static int WriteSmall(Span<byte> room, ulong seconds)
    {
        BinaryPrimitives.WriteUInt16BigEndian(room, Header(MessagePackCode.FixExt4));
        BinaryPrimitives.WriteUInt32BigEndian(room[2..], unchecked((uint)seconds));
        return 2 + sizeof(uint);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static int WriteMedium(Span<byte> room, ulong seconds, uint nanoseconds)
    {
        BinaryPrimitives.WriteUInt16BigEndian(room, Header(MessagePackCode.FixExt8));
        BinaryPrimitives.WriteUInt64BigEndian(room[2..], ((ulong)nanoseconds << SecondBits) | seconds);
        return 2 + sizeof(ulong);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static int WriteLarge(Span<byte> room, ulong seconds, uint nanoseconds)
    {
        room[0] = MessagePackCode.Ext8;
        room[1] = LargeSize;
        room[2] = MessagePackCode.Timestamp;
        BinaryPrimitives.WriteUInt32BigEndian(room[3..], nanoseconds);
        BinaryPrimitives.WriteUInt64BigEndian(room[7..], seconds);
        return MaximumSize;
    }

    // Seconds since 1970, in two's complement.
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static ulong Split(long ticks, out uint nanoseconds)
    {
        unchecked
        {
            // The division of unsigned numbers by a constant takes fewer steps.
            ulong whole = (ulong)ticks / TimeSpan.TicksPerSecond;
            nanoseconds = (uint)((ulong)ticks - (whole * TimeSpan.TicksPerSecond)) * NanosecondsPerTick;
            return whole - UnixSeconds;
        }
    }

    private static ushort Header(byte code) => (ushort)((code << 8) | MessagePackCode.Timestamp);

    /// <summary>The ticks of a local time in UTC.</summary>
    /// <param name="local">The local time.</param>
    /// <param name="offset">Where it is to be written, for the error when UTC does not reach that far.</param>
    public static long InUtc(DateTime local, long offset)
    {
        long ticks = local.Ticks - TimeZoneInfo.Local.GetUtcOffset(local).Ticks;
        if (ticks < 0 || ticks > DateTime.MaxValue.Ticks)
        {
            Throw.InvalidValue("a local time that is outside the years 1 to 9999 in UTC", offset);
        }

        return ticks;
    }

    /// <summary>Decodes one of the two smaller forms, which hold all times from 1970 to 2514.</summary>
    /// <param name="bytes">The extension and whatever follows it: at least <see cref="UsualSize"/> bytes.</param>
    /// <param name="time">The time, in UTC.</param>
    /// <param name="size">The number of its bytes.</param>
    /// <returns>False for anything else.</returns>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool TryReadUsual(ReadOnlySpan<byte> bytes, out DateTime time, out int size)
    {
        ulong first = BinaryPrimitives.ReadUInt64BigEndian(bytes);
        if (first >> 48 == Header(MessagePackCode.FixExt4))
        {
            size = 2 + sizeof(uint);
            time = DateBits.InUtc(TicksOf(unchecked((uint)(first >> 16))));
            return true;
        }

        size = UsualSize;
        ulong both = BinaryPrimitives.ReadUInt64BigEndian(bytes[2..]);
        ulong nanoseconds = both >> SecondBits;
        if (first >> 48 == Header(MessagePackCode.FixExt8) && nanoseconds < NanosecondsPerSecond)
        {
            time = DateBits.InUtc(unchecked(TicksOf(both & ((1UL << SecondBits) - 1)) + (nanoseconds / NanosecondsPerTick)));
            return true;
        }

        time = default;
        return false;
    }

    /// <summary>Decodes all that are in one of the two smaller forms before anything else, if ten bytes of each are available.</summary>
    /// <param name="bytes">The extensions and whatever follows them.</param>
    /// <param name="times">The times, in UTC.</param>
    /// <param name="consumed">The number of their bytes.</param>
    /// <returns>How many were decoded.</returns>
    public static int ReadUsual(ReadOnlySpan<byte> bytes, Span<DateTime> times, out int consumed)
    {
        ReadOnlySpan<byte> rest = bytes;
        int done = 0;
        for (; done < times.Length && rest.Length >= UsualSize; done++)
        {
            ulong first = BinaryPrimitives.ReadUInt64BigEndian(rest);
            if (first >> 48 == Header(MessagePackCode.FixExt4))
            {
                times[done] = DateBits.InUtc(TicksOf(unchecked((uint)(first >> 16))));
                rest = rest[6..];
            }
            else if (TryReadUsual(rest, out times[done], out int size))
            {
                rest = rest[size..];
            }
            else
            {
                break;
            }
        }

        consumed = bytes.Length - rest.Length;
        return done;
    }

    // Of 34 bits of seconds, which cannot overflow.
    private static ulong TicksOf(ulong seconds) => unchecked((seconds + UnixSeconds) * TimeSpan.TicksPerSecond);

    /// <summary>Decodes the content of the extension, truncated to ticks.</summary>
    /// <returns>False if <see cref="DateTime"/> cannot represent the time.</returns>
    public static bool TryRead(ReadOnlySpan<byte> content, out long ticks)
    {
        bool fits = TrySplit(content, out long seconds, out uint nanoseconds)
            && nanoseconds < NanosecondsPerSecond && seconds is >= -UnixSeconds and <= MaxSeconds;
        ticks = fits ? ((seconds + UnixSeconds) * TimeSpan.TicksPerSecond) + (nanoseconds / NanosecondsPerTick) : 0;
        return fits;
    }

    /// <summary>True if the content of the extension has no part of a tick, so that decoding it loses nothing.</summary>
    public static bool IsOfWholeTicks(ReadOnlySpan<byte> content) => TrySplit(content, out _, out uint nanoseconds) && nanoseconds % NanosecondsPerTick == 0;

    private static bool TrySplit(ReadOnlySpan<byte> content, out long seconds, out uint nanoseconds)
    {
        nanoseconds = 0;
        switch (content.Length)
        {
            case sizeof(uint):
                seconds = BinaryPrimitives.ReadUInt32BigEndian(content);
                return true;
            case sizeof(ulong):
                ulong both = BinaryPrimitives.ReadUInt64BigEndian(content);
                seconds = (long)(both & ((1UL << SecondBits) - 1));
                nanoseconds = (uint)(both >> SecondBits);
                return true;
            case LargeSize:
                nanoseconds = BinaryPrimitives.ReadUInt32BigEndian(content);
                seconds = BinaryPrimitives.ReadInt64BigEndian(content[sizeof(uint)..]);
                return true;
            default:
                seconds = 0;
                return false;
        }
    }
}
