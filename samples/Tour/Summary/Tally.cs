using System.Collections;

namespace Tour.Summary;

/// <summary>How often things of each kind were seen; the most frequent comes first.</summary>
internal sealed class Tally : IEnumerable<(string Kind, int Count)>
{
    private readonly Dictionary<string, int> _counts = new(StringComparer.Ordinal);

    /// <summary>The number of all things.</summary>
    public int Total { get; private set; }

    /// <summary>The number of things of one kind.</summary>
    /// <param name="kind">The kind.</param>
    public int this[string kind] => _counts.GetValueOrDefault(kind);

    /// <summary>Counts things of a kind.</summary>
    /// <param name="kind">The kind.</param>
    /// <param name="count">How many there are.</param>
    public void Add(string kind, int count = 1)
    {
        _counts[kind] = this[kind] + count;
        Total += count;
    }

    /// <inheritdoc/>
    public IEnumerator<(string Kind, int Count)> GetEnumerator() =>
        _counts.Select(pair => (pair.Key, pair.Value)).OrderByDescending(pair => pair.Value).GetEnumerator();

    /// <inheritdoc/>
    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
}
