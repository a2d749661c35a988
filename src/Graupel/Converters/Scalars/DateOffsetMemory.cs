using System.Runtime.InteropServices;
using Graupel.Formats;

namespace Graupel.Converters;

/// <summary>The memory of dates with offsets: minutes, then ticks in UTC. It is filled, since a date that is made of its parts looks at them three times.</summary>
internal static class DateOffsetMemory
{
    /// <summary>Bytes of a fixed layout.</summary>
    public const int Size = sizeof(long) + sizeof(short);

    /// <summary>Whether this runtime lays them out so.</summary>
    public static readonly bool IsKnown = ElementMemory.CanBlit && ElementMemory.SizeOf<DateTimeOffset>() == 16 && IsSame(400_000, 754) && IsSame(0, -1);

    /// <summary>Puts dates as a fixed layout has them.</summary>
    public static void Put(ReadOnlySpan<DateTimeOffset> values, Span<byte> bytes)
    {
        ReadOnlySpan<Words> from = ElementMemory.As<DateTimeOffset, Words>(values);
        Span<Packed> to = ElementMemory.As<byte, Packed>(bytes)[..from.Length];
        for (int i = 0; i < from.Length; i++)
        {
            to[i] = new Packed(from[i].Ticks, unchecked((short)from[i].Minutes));
        }
    }

    /// <summary>Reads the bytes of a fixed layout; false if one is not a date, and then all are zero.</summary>
    public static bool TryRead(ReadOnlySpan<byte> bytes, Span<DateTimeOffset> values)
    {
        ReadOnlySpan<Packed> from = ElementMemory.As<Packed>(bytes);
        Span<Words> to = ElementMemory.As<DateTimeOffset, Words>(values)[..from.Length];
        bool areDates = true;
        for (int i = 0; i < from.Length; i++)
        {
            (long ticks, short minutes) = from[i];
            to[i] = new Words(minutes, ticks);
            areDates = areDates && DateBits.IsDate(ticks, minutes);
        }

        if (!areDates)
        {
            values.Clear();
        }

        return areDates;
    }

    private static bool IsSame(int day, short minutes)
    {
        var date = new DateTimeOffset(day * TimeSpan.TicksPerDay, TimeSpan.FromMinutes(minutes));
        Words words = ElementMemory.Cast<DateTimeOffset, Words>(date);
        return words.Ticks == date.UtcTicks && unchecked((short)words.Minutes) == minutes && ElementMemory.Cast<Words, DateTimeOffset>(new Words(minutes, date.UtcTicks)).EqualsExact(date);
    }

    // The first one holds a number of 32 or of 16 bits, and unused bytes.
    private readonly record struct Words(long Minutes, long Ticks);

    [StructLayout(LayoutKind.Sequential, Pack = sizeof(short))]
    private readonly record struct Packed(long Ticks, short Minutes);
}
