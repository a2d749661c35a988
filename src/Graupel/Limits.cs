namespace Graupel;

/// <summary>
/// Limits on what one read or write may cost. <see cref="MaxDepth"/> and <see cref="MaxUnbackedItems"/> apply to both, so that what was written can be read;
/// the others to reading, and <see cref="MaxGraphBytes"/> also to the references that are written.
/// </summary>
public sealed record Limits
{
    /// <summary>The default limits.</summary>
    public static Limits Default { get; } = new();

    /// <summary>
    /// The number of nested levels of recursive contracts. The default is 64. A chain of last members does not count as depth. A stack of 1.5 MB holds about
    /// 1000 levels, or about 500 of nested dictionaries and collections; where the stack holds fewer levels than allowed, the stack is the limit.
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
    /// The number of bytes that one value may have where it is read from a stream or pipe, or is the payload of an envelope in one. There is no limit by default.
    /// What is read from memory is not measured: its length is known before. Messages of channels have <see cref="MessageChannelOptions.MaxMessageBytes"/>.
    /// </summary>
    public long MaxStreamBytes
    {
        get;
        init
        {
            ArgumentOutOfRangeException.ThrowIfNegative(value, nameof(MaxStreamBytes));
            field = value;
        }
    } = long.MaxValue;

    /// <summary>
    /// Bytes of memory that one read may use in addition to the values it creates, for references and unknown members. The default is 128 MiB.
    /// An object whose identity is preserved counts as 16 bytes, on write as well.
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

    /// <summary>
    /// The number of elements in one payload that take no bytes on the wire, such as structs without members in Fast and Compact. The default is 4096. Where a
    /// sequence is written or read element by element, they are counted in each part of it.
    /// </summary>
    public int MaxUnbackedItems
    {
        get;
        init
        {
            ArgumentOutOfRangeException.ThrowIfNegative(value, nameof(MaxUnbackedItems));
            field = value;
        }
    } = 4096;

    /// <summary>
    /// The number of keys of a hash table that may share a hash code or bucket, on average over the keys that do. The default is 1024, which limits what a key of
    /// hostile data can cost to as many comparisons. Tables of fewer keys are never refused; in larger ones an eighth of the keys is counted, so that the limit is
    /// approximate. Raise it for keys with weak hash codes, such as structs that leave them to the runtime, which hashes only their first field;
    /// <see cref="int.MaxValue"/> turns the check off. Hash codes are checked on read, not on write.
    /// </summary>
    public int MaxCollisions
    {
        get;
        init
        {
            ArgumentOutOfRangeException.ThrowIfNegative(value, nameof(MaxCollisions));
            field = value;
        }
    } = 1024;
}
