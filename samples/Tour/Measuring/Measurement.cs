using Tour.Comparing;
using Tour.Model;
using Tour.Ways;

namespace Tour.Measuring;

/// <summary>What one way costs and whether it gives back what it was given.</summary>
/// <param name="Way">The way.</param>
/// <param name="Bytes">The bytes that it made.</param>
/// <param name="Write">What writing costs.</param>
/// <param name="Read">What reading costs.</param>
/// <param name="Difference">The first difference between what was written and what was read; null if there is none.</param>
internal sealed record Measurement(IWay Way, byte[] Bytes, Cost Write, Cost Read, Difference? Difference)
{
    /// <summary>
    /// The rounds that are not measured: enough for the hot methods, which a catalogue calls a million times, to be
    /// compiled for good.
    /// </summary>
    public const int WarmUps = 2;

    /// <summary>Measures a way.</summary>
    /// <param name="way">The way.</param>
    /// <param name="catalogue">The catalogue to send through it.</param>
    /// <param name="rounds">How often.</param>
    /// <param name="onRound">Is told of each round before it begins.</param>
    public static Measurement Of(IWay way, Catalogue catalogue, int rounds, Action<string> onRound)
    {
        for (var i = 0; i < WarmUps; i++)
        {
            onRound($"{way.Name}: warm-up");
            way.Read(way.Write(catalogue));
        }

        byte[] bytes = [];
        Catalogue? read = null;
        var (writes, reads) = (new List<Cost>(), new List<Cost>());
        for (var i = 0; i < rounds; i++)
        {
            onRound($"{way.Name}: round {i + 1} of {rounds}");
            read = null;
            writes.Add(Cost.Of(() => bytes = way.Write(catalogue)));
            reads.Add(Cost.Of(() => read = way.Read(bytes)));
        }

        return new Measurement(
            way, bytes, Cost.Median(writes), Cost.Median(reads), DeepComparer.FirstDifference(catalogue, read));
    }
}
