namespace Graupel.Formats;

/// <summary>
/// The numbers of the format that are not kinds.
/// <code>
/// sequence, map    0 null | 1 chunked | count + 2
/// array            0 null | rank
/// union            0 null | 1 hash of four bytes | id + 2
/// blob             0 null | length + 1
/// string           0 null | ((chars * 2) + wide) + 1
/// reference        0 null | 1 kind of a new object | number + 2
/// object           0 null | ((members * 4) + form) + 1
/// </code>
/// </summary>
internal static class HeadedCode
{
    public const ulong Null = 0;
    public const ulong Chunked = 1;
    public const ulong FirstCount = 2;
    public const ulong HashTag = 1;
    public const ulong FirstId = 2;
    public const ulong NewObject = 1;
    public const ulong FirstNumber = 2;
    public const int MinRank = 2;
    public const int MaxRank = 32;
}
