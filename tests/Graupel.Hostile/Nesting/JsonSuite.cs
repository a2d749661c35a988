using System.Diagnostics;
using Graupel.Formats.MessagePack;

namespace Graupel.Hostile.Nesting;

/// <summary>As many levels as JSON may have, around many values, take not much longer than one level.</summary>
internal static class JsonSuite
{
    private const int Levels = 499;
    private static readonly TimeSpan Grace = TimeSpan.FromMilliseconds(500);

    private static readonly byte[] Values = [0xDD, 0x00, 0x10, 0x00, 0x00, .. Enumerable.Repeat((byte)0xC0, 1 << 20)];

    public static void Run(Tally tally)
    {
        tally.Check("json, arrays", () => ProblemOf([0x91], []));
        tally.Check("json, maps by name", () => ProblemOf([0x81, 0xA1, (byte)'a'], []));
        tally.Check("json, maps by number", () => ProblemOf([0x81, 0x01], []));
        tally.Check("json, maps as keys", () => ProblemOf([0x81], [0xC0]));
    }

    private static string? ProblemOf(byte[] before, byte[] after)
    {
        byte[] flat = Nested(before, after, 1);
        byte[] deep = Nested(before, after, Levels);
        MessagePackJson.ToText(flat);
        TimeSpan ordinary = TimeOf(flat);
        TimeSpan taken = TimeOf(deep);
        TimeSpan limit = (ordinary * 5) + Grace;
        return taken > limit ? $"took {taken.TotalMilliseconds:F0} ms, more than {limit.TotalMilliseconds:F0}" : null;
    }

    private static byte[] Nested(byte[] before, byte[] after, int levels) =>
        [.. Enumerable.Repeat(before, levels).SelectMany(static bytes => bytes), .. Values, .. Enumerable.Repeat(after, levels).SelectMany(static bytes => bytes)];

    private static TimeSpan TimeOf(byte[] bytes)
    {
        long start = Stopwatch.GetTimestamp();
        MessagePackJson.ToText(bytes);
        return Stopwatch.GetElapsedTime(start);
    }
}
