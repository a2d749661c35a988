namespace Graupel;

/// <summary>
/// What one read or write may cost. The same limits hold for both, so that what was written can be read; but for <see cref="MaxUnbackedItems"/>, which only
/// reading checks.
/// </summary>
public sealed record Limits
{
    /// <summary>The limits that hold when nothing else is said.</summary>
    public static Limits Default { get; } = new();

    /// <summary>
    /// Levels of recursive contracts inside each other; 64. A chain of last members is not depth. A stack of 1.5 MB holds about
    /// 1000 levels, of dictionaries and collections in each other some 500; where a stack does not hold what the limit allows, that is the limit.
    /// </summary>
    public int MaxDepth
    {
        get;
        init
        {
            ArgumentOutOfRangeException.ThrowIfNegative(value, nameof(MaxDepth));
            field = value;
        }
    } = 64;

    /// <summary>
    /// Bytes of memory that one read may keep beside the values it makes, for references and unknown members; 128 MiB. An object whose
    /// identity is kept counts 16 bytes, on write as well.
    /// </summary>
    public long MaxGraphBytes
    {
        get;
        init
        {
            ArgumentOutOfRangeException.ThrowIfNegative(value, nameof(MaxGraphBytes));
            field = value;
        }
    } = 128L << 20;

    /// <summary>Elements of one payload that take no bytes on the wire; 4096. They are counted when they are read, not when they are written.</summary>
    public int MaxUnbackedItems
    {
        get;
        init
        {
            ArgumentOutOfRangeException.ThrowIfNegative(value, nameof(MaxUnbackedItems));
            field = value;
        }
    } = 4096;
}
