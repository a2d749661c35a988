namespace Graupel.Formats.Fast;

/// <summary>Dates in eight bytes: ticks below, kind in the top two bits. A local time is stored as its UTC instant.</summary>
internal static class FastDates
{
    private const int KindShift = 62;
    private const ulong TicksMask = (1UL << KindShift) - 1;

    public static ulong Encode(DateTime value) =>
        value.Kind == DateTimeKind.Local ? EncodeLocal(value) : (ulong)value.Ticks | ((ulong)value.Kind << KindShift);

    // ToBinary takes the same bits and keeps instants that lie outside the range of UTC, but it is slow for what it does with other kinds.
    private static ulong EncodeLocal(DateTime value) => unchecked((ulong)value.ToBinary());

    public static bool TryDecode(ulong bits, out DateTime value)
    {
        ulong ticks = bits & TicksMask;
        var kind = (DateTimeKind)(bits >> KindShift);
        if (kind >= DateTimeKind.Local)
        {
            return TryDecodeLocal(bits, out value);
        }

        bool inRange = ticks <= (ulong)DateTime.MaxValue.Ticks;
        value = inRange ? new DateTime((long)ticks, kind) : default;
        return inRange;
    }

    private static bool TryDecodeLocal(ulong bits, out DateTime value)
    {
        value = default;
        if (bits >> KindShift != (ulong)DateTimeKind.Local)
        {
            return false;
        }

        try
        {
            value = DateTime.FromBinary(unchecked((long)bits));
            return true;
        }
        catch (ArgumentException)
        {
            return false;
        }
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
