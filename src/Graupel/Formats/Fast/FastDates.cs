namespace Graupel.Formats.Fast;

/// <summary>Dates in eight bytes: ticks below, kind in the top two bits. A local time is stored as its UTC instant.</summary>
internal static class FastDates
{
    private const int KindShift = 62;
    private const ulong TicksMask = (1UL << KindShift) - 1;

    public static ulong Encode(DateTime value)
    {
        ulong kind = (ulong)value.Kind << KindShift;
        long ticks = value.Kind == DateTimeKind.Local ? value.ToUniversalTime().Ticks : value.Ticks;
        return (ulong)ticks | kind;
    }

    public static bool TryDecode(ulong bits, out DateTime value)
    {
        ulong ticks = bits & TicksMask;
        var kind = (DateTimeKind)(bits >> KindShift);
        if (ticks > (ulong)DateTime.MaxValue.Ticks || kind > DateTimeKind.Local)
        {
            value = default;
            return false;
        }

        value = kind == DateTimeKind.Local
            ? new DateTime((long)ticks, DateTimeKind.Utc).ToLocalTime()
            : new DateTime((long)ticks, kind);
        return true;
    }

    public static bool TryDecode(long utcTicks, short minutes, out DateTimeOffset value)
    {
        const int MaxMinutes = 14 * 60;
        value = default;
        if (minutes is < -MaxMinutes or > MaxMinutes || (ulong)utcTicks > (ulong)DateTime.MaxValue.Ticks)
        {
            return false;
        }

        long local = utcTicks + (minutes * TimeSpan.TicksPerMinute);
        if ((ulong)local > (ulong)DateTime.MaxValue.Ticks)
        {
            return false;
        }

        value = new DateTimeOffset(local, new TimeSpan(0, minutes, 0));
        return true;
    }
}
