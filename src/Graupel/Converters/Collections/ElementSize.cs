using Graupel.Formats;

namespace Graupel.Converters;

/// <summary>What an element of a collection takes.</summary>
/// <param name="Minimum">The least number of bytes on the wire.</param>
/// <param name="Managed">Bytes in memory.</param>
/// <param name="IsFixed">Whether each takes just the least.</param>
internal readonly record struct ElementSize(int Minimum, int Managed, bool IsFixed)
{
    /// <summary>Whether so many elements have been read that memory for all of them may be taken.</summary>
    /// <param name="count">Number of all elements.</param>
    /// <param name="read">Number of those that have been read.</param>
    public bool Backs(int count, int read) => IsFixed && (long)count * Managed <= (long)read * Minimum * InputCursor.ManagedPerWireByte;
}
