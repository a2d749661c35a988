using System.Collections.Immutable;
using System.ComponentModel;

namespace Graupel.Formats;

/// <summary>
/// The members of an object as its writer had them, mapped to the members that the reader has.
/// Created once for each header that differs from the expected one, then shared.
/// </summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed class HeaderMap
{
    /// <summary>Creates the map of a foreign header.</summary>
    /// <param name="header">The bytes of the header.</param>
    /// <param name="slots">The writer's members in wire order: fixed ones first, then variable ones.</param>
    /// <param name="fixedCount">How many of the slots are fixed.</param>
    /// <param name="fixedSize">Bytes of the fixed run.</param>
    /// <param name="missingRequired">Index of a required member that the writer did not have, or -1.</param>
    public HeaderMap(ReadOnlySpan<byte> header, ImmutableArray<HeaderSlot> slots, int fixedCount, int fixedSize, int missingRequired)
    {
        Header = header.ToArray();
        Slots = slots;
        FixedCount = fixedCount;
        FixedSize = fixedSize;
        MissingRequired = missingRequired;
    }

    /// <summary>The bytes of the header.</summary>
    internal byte[] Header { get; }

    /// <summary>The writer's members in wire order.</summary>
    public ImmutableArray<HeaderSlot> Slots { get; }

    /// <summary>How many slots are fixed; they come first.</summary>
    public int FixedCount { get; }

    /// <summary>Bytes of the fixed run.</summary>
    public int FixedSize { get; }

    /// <summary>Index of a required member that is missing, or -1.</summary>
    public int MissingRequired { get; }

    /// <summary>True when the writer's members are known by the hashes of their names.</summary>
    internal bool IsNamed { get; init; }
}

/// <summary>One member of a foreign header.</summary>
/// <param name="Member">The reader's member, or -1 when it has none.</param>
/// <param name="Kind">Kind on the wire.</param>
/// <param name="Offset">Offset in the fixed run, or -1.</param>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly record struct HeaderSlot(int Member, WireKind Kind, int Offset)
{
    /// <summary>The writer's number of the member, or the hash of its name.</summary>
    internal uint Id { get; init; }
}
