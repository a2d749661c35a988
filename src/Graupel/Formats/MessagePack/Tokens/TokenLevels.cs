namespace Graupel.Formats.MessagePack;

/// <summary>The arrays and maps that are open, and how many values each still needs. Its memory is proportional to the depth.</summary>
internal struct TokenLevels
{
    private const int FirstCapacity = 16;

    // The innermost one is stored directly; often there are none around it.
    private (long Remaining, bool IsMap) _inner;
    private (long Remaining, bool IsMap)[]? _outer;

    /// <summary>How many are open.</summary>
    public int Depth { get; private set; }

    /// <summary>Whether the innermost is complete; false if none is open.</summary>
    public readonly bool IsWhole => Depth > 0 && _inner.Remaining == 0;

    /// <summary>Opens one.</summary>
    /// <param name="values">Number of values, keys included.</param>
    /// <param name="isMap">True for a map.</param>
    public void Open(long values, bool isMap)
    {
        if (Depth > 0)
        {
            if (_outer is null || _outer.Length < Depth)
            {
                Array.Resize(ref _outer, Math.Max(FirstCapacity, 2 * Depth));
            }

            _outer[Depth - 1] = _inner;
        }

        _inner = (values, isMap);
        Depth++;
    }

    /// <summary>Closes the innermost.</summary>
    /// <returns>True for a map.</returns>
    public bool Close()
    {
        bool isMap = _inner.IsMap;
        Depth--;
        if (Depth > 0)
        {
            _inner = _outer![Depth - 1];
        }

        return isMap;
    }

    /// <summary>Counts a value of the innermost.</summary>
    /// <returns>True for the key of a map.</returns>
    public bool Count()
    {
        if (Depth == 0)
        {
            return false;
        }

        bool isKey = _inner.IsMap && _inner.Remaining % 2 == 0;
        _inner.Remaining--;
        return isKey;
    }
}
