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
    private const long TicksPerDay = TimeSpan.TicksPerDay;

    // A DateTime holds the very bits that are on the wire, except for local times; the size is checked by the runtime, the rest by a test.
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static ulong Encode(DateTime value)
    {
        ulong bits = Unsafe.BitCast<DateTime, ulong>(value);
        return bits < LocalBit ? bits : unchecked((ulong)value.ToBinary());
    }

    /// <summary>Whether the date says that it is a local time: fewer steps than to ask for its kind.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool IsLocal(DateTime value) => Unsafe.BitCast<DateTime, ulong>(value) >= LocalBit;

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
        // The last day of the 62 bits stands for the negative ticks.
        const long Range = 1L << KindShift;
        long ticks = (long)(bits & TicksMask);
        ticks -= ticks > Range - TicksPerDay ? Range : 0;
        return bits >> KindShift == (ulong)DateTimeKind.Local && TryToLocal(ticks, out DateTime value) ? value : null;
    }

    /// <summary>An instant as the time of this machine's clock; false if the clock cannot show it.</summary>
    /// <param name="utcTicks">The instant, at most a day before or after all that UTC can show.</param>
    /// <param name="value">The local time.</param>
    public static bool TryToLocal(long utcTicks, out DateTime value)
    {
        if (utcTicks is < TicksPerDay or > (long)MaxTicks - TicksPerDay)
        {
            return TryToLocalAtEnds(utcTicks, out value);
        }

        // Hours that occur twice are told apart.
        value = DateTime.FromBinary(unchecked((long)(LocalBit | (ulong)utcTicks)));
        return true;
    }

    // The runtime would add a day to a time before the first, or take the first or last there is.
    private static bool TryToLocalAtEnds(long utcTicks, out DateTime value)
    {
        var known = new DateTime(Math.Clamp(utcTicks, 0, (long)MaxTicks), DateTimeKind.Utc);
        long ticks = utcTicks + TimeZoneInfo.Local.GetUtcOffset(known).Ticks;
        bool isShown = unchecked((ulong)ticks) <= MaxTicks;
        value = isShown ? new DateTime(ticks, DateTimeKind.Local) : default;
        return isShown;
    }

    /// <summary>A date as one of another kind. One that says no zone is a local time.</summary>
    /// <remarks>At the ends it is the first or last date there is, so that dates that mean "none" can be read everywhere.</remarks>
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
