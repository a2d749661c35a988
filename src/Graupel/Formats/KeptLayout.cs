using System.Collections.Immutable;
using System.ComponentModel;

namespace Graupel.Formats;

/// <summary>The layout of an object with kept members that its contract does not have: they are written among its own, where their writer had them.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed class KeptLayout
{
    private const int MostKeys = 256;
    private const int MostKeyBytes = 4096;

    private readonly UnknownMembers _keys;
    private readonly ulong _omitted;

    /// <param name="header">What precedes all members.</param>
    /// <param name="members">The keys of the contract's own members, with nothing before them.</param>
    /// <param name="steps">What is written, in this order.</param>
    /// <param name="kept">The kept members that this is the layout of.</param>
    /// <param name="omitted">The contract's own members that are left out.</param>
    internal KeptLayout(ObjectHeader header, ObjectHeader members, ImmutableArray<KeptStep> steps, UnknownMembers kept, ulong omitted)
    {
        Header = header;
        Members = members;
        Steps = steps;
        _keys = kept.WithoutValues();
        _omitted = omitted;
    }

    internal ObjectHeader Header { get; }

    internal ObjectHeader Members { get; }

    internal ImmutableArray<KeptStep> Steps { get; }

    /// <summary>True when the layout is small enough to be kept for the next object.</summary>
    internal bool IsSmall => _keys.Count <= MostKeys && _keys.Size <= MostKeyBytes;

    /// <summary>Whether another object has members of the same keys and kinds.</summary>
    internal bool Fits(UnknownMembers kept, ulong omitted)
    {
        if (_omitted != omitted || _keys.Count != kept.Count)
        {
            return false;
        }

        for (int i = 0; i < kept.Count; i++)
        {
            UnknownKey one = _keys.KeyOf(i);
            UnknownKey other = kept.KeyOf(i);
            if (one.Form != other.Form || one.Number != other.Number || _keys.KindOf(i) != kept.KindOf(i) || !one.Bytes.SequenceEqual(other.Bytes))
            {
                return false;
            }
        }

        return true;
    }
}

/// <summary>One step of writing such an object.</summary>
/// <param name="Own">Members of the contract that are written, one bit each.</param>
/// <param name="Unknown">Else the kept member that is written.</param>
/// <param name="Prefix">What precedes that.</param>
internal readonly record struct KeptStep(ulong Own, int Unknown, byte[] Prefix);
