using System.Runtime.CompilerServices;
using Graupel.Formats;

namespace Graupel.Converters;

/// <summary>Dates as keys, where formats write only their instant: dates of different kinds may be the same one, and a reader would find a key twice.</summary>
internal static class DateKeys
{
    /// <summary>Whether keys are dates; known when code for them is compiled.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool AreDates<TKey>() => typeof(TKey) == typeof(DateTime) || typeof(TKey) == typeof(DateTime?);

    /// <summary>Whether dates are to be compared: those that nothing replaces.</summary>
    public static bool MayCoincide<TWriter>(ref readonly TWriter writer, WireShape shape)
        where TWriter : struct, IWriter, allows ref struct
        => writer.HasInstantsOnly && WireKinds.Underlying(shape.Kind) == WireKind.DateTime;

    /// <summary>Refuses keys that a reader would find twice.</summary>
    /// <param name="keys">The keys; what is not a date is ignored.</param>
    /// <param name="offset">Where they are written.</param>
    public static void EnsureDistinct<TKey>(IEnumerable<TKey> keys, long offset)
    {
        DateTime[] dates = [.. keys.OfType<DateTime>()];

        // Those of one kind cannot coincide, unless clocks are set back.
        if (Array.TrueForAll(dates, date => date.Kind == dates[0].Kind && date.Kind != DateTimeKind.Local))
        {
            return;
        }

        var instants = new HashSet<long>(dates.Length);
        foreach (DateTime date in dates)
        {
            if (!instants.Add((date.Kind == DateTimeKind.Local ? date.ToUniversalTime() : date).Ticks))
            {
                Throw.InvalidValue("two keys are dates of different kinds and the same instant, which is all that is written of them; use dates of one kind, or MessagePackDateTimes.WithKind", offset);
            }
        }
    }
}
