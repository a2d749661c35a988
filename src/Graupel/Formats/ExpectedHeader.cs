using System.ComponentModel;

namespace Graupel.Formats;

/// <summary>What a format expects before a single object, computed once, so that reading an object needs no lookup.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed class ExpectedHeader
{
    internal ExpectedHeader()
    {
    }

    /// <summary>What the contract itself writes before the members; null if that is nothing, or does not fully describe what follows.</summary>
    internal ObjectHeader? Header { get; init; }

    /// <summary>How the members follow it.</summary>
    internal ObjectForm Form { get; init; }

    /// <inheritdoc cref="IReader.RowKeys"/>
    internal ObjectHeader? RowKeys { get; init; }

    /// <summary>Number of members, where they are walked.</summary>
    internal int Count { get; init; }

    /// <summary>Their keys, where they are walked.</summary>
    internal ObjectHeader? Keys { get; init; }
}
