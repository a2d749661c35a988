namespace Graupel.Formats.MessagePack;

/// <summary>The arrays and maps that are open, and how many values each still waits for. Its memory is in proportion to the depth.</summary>
internal struct TokenLevels
{
    private const int FirstCapacity = 16;

    private (long Remaining, bool IsMap)[]? _levels;

    /// <summary>How many are open.</summary>
    public int Depth { get; private set; }

    /// <summary>Whether the innermost is whole; false if none is open.</summary>
    public readonly bool IsWhole => Depth > 0 && _levels![Depth - 1].Remaining == 0;

    /// <summary>Opens one.</summary>
    /// <param name="values">Number of values, keys included.</param>
    /// <param name="isMap">True for a map.</param>
    public void Open(long values, bool isMap)
    {
        if (_levels is null || _levels.Length == Depth)
        {
            Array.Resize(ref _levels, Math.Max(FirstCapacity, 2 * Depth));
        }

        _levels[Depth++] = (values, isMap);
    }

    /// <summary>Closes the innermost.</summary>
    /// <returns>True for a map.</returns>
    public bool Close() => _levels![--Depth].IsMap;

    /// <summary>Counts a value of the innermost.</summary>
    /// <returns>True for the key of a map.</returns>
    public readonly bool Count()
    {
        if (Depth == 0)
        {
            return false;
        }

        ref (long Remaining, bool IsMap) level = ref _levels![Depth - 1];
        bool isKey = level.IsMap && level.Remaining % 2 == 0;
        level.Remaining--;
        return isKey;
    }
}
