using System.Runtime.CompilerServices;

namespace Graupel.Formats;

/// <summary>Dates in eight bytes: ticks below, kind in the top two bits. A local time is stored as its UTC instant.</summary>
internal static class DateBits
{
    private const int KindShift = 62;
    private const ulong TicksMask = (1UL << KindShift) - 1;
    private const ulong LocalBit = 1UL << 63;
    private const ulong UtcBit = 1UL << KindShift;
    private const ulong MaxTicks = 3_155_378_975_999_999_999;

    // A DateTime holds the very bits that are on the wire, except for local times; the size is checked by the runtime, the rest by a test.
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static ulong Encode(DateTime value)
    {
        ulong bits = Unsafe.BitCast<DateTime, ulong>(value);
        return bits < LocalBit ? bits : unchecked((ulong)value.ToBinary());
    }

    /// <summary>A time in UTC, of ticks that <see cref="DateTime"/> has, as the caller knows.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static DateTime InUtc(ulong ticks) => Unsafe.BitCast<ulong, DateTime>(ticks | UtcBit);

    /// <summary>Reads what is on the wire; false for what no date is.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool TryDecode(ulong bits, out DateTime value)
    {
        if (bits < LocalBit && (bits & TicksMask) <= MaxTicks)
        {
            value = Unsafe.BitCast<ulong, DateTime>(bits);
            return true;
        }

        // By value: a variable whose address is given away is none of the processor's registers, where it is not given either.
        DateTime? other = DecodeLocal(bits);
        value = other.GetValueOrDefault();
        return other.HasValue;
    }

    private static DateTime? DecodeLocal(ulong bits)
    {
        if (bits >> KindShift != (ulong)DateTimeKind.Local)
        {
            return null;
        }

        try
        {
            return DateTime.FromBinary(unchecked((long)bits));
        }
        catch (ArgumentException)
        {
            return null;
        }
    }

    /// <summary>A date as one of another kind. One that says no zone is a local time.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static DateTime As(DateTimeKind kind, DateTime value) => (value.Kind, kind) switch
    {
        (_, DateTimeKind.Utc) => value.ToUniversalTime(),
        (DateTimeKind.Unspecified, DateTimeKind.Local) => DateTime.SpecifyKind(value, DateTimeKind.Local),
        (_, DateTimeKind.Local) => value.ToLocalTime(),
        _ => value,
    };

    public static bool TryDecode(long utcTicks, short minutes, out DateTimeOffset value)
    {
        bool isDate = IsDate(utcTicks, minutes);
        value = isDate ? new DateTimeOffset(utcTicks + (minutes * TimeSpan.TicksPerMinute), new TimeSpan(0, minutes, 0)) : default;
        return isDate;
    }

    /// <summary>Whether there is such a time in UTC, such an offset, and such a time by the clock.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool IsDate(long utcTicks, short minutes)
    {
        const int MaxMinutes = 14 * 60;
        return unchecked((ulong)utcTicks) <= MaxTicks
            && unchecked((ulong)(utcTicks + (minutes * TimeSpan.TicksPerMinute))) <= MaxTicks
            && unchecked((uint)(minutes + MaxMinutes)) <= 2 * MaxMinutes;
    }
}
