namespace Graupel.Compat.MsgPackLight.Converters;

/// <summary>Times as numbers: ticks of 100 ns, of instants since 1970 in UTC. A date without a zone is a local time.</summary>
internal static class Dates
{
    public static long ToWire(DateTime value) => checked(value.ToUniversalTime().Ticks - DateTime.UnixEpoch.Ticks);

    public static DateTime ToDateTime(long ticks) => new(checked(ticks + DateTime.UnixEpoch.Ticks), DateTimeKind.Utc);

    public static long ToWire(DateTimeOffset value) => value.UtcTicks - DateTime.UnixEpoch.Ticks;

    public static DateTimeOffset ToDateTimeOffset(long ticks) => new(checked(ticks + DateTime.UnixEpoch.Ticks), TimeSpan.Zero);
}
