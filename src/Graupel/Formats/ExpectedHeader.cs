namespace Graupel.Formats;

/// <summary>What a format expects in front of a single object, worked out once, so that reading one looks nothing up.</summary>
public sealed class ExpectedHeader
{
    internal ExpectedHeader()
    {
    }

    /// <summary>What the contract itself writes in front of the members; null where nothing stands there, or it does not tell everything of what follows.</summary>
    internal ObjectHeader? Header { get; init; }

    /// <summary>How the members stand behind it.</summary>
    internal ObjectForm Form { get; init; }

    /// <inheritdoc cref="IReader.RowKeys"/>
    internal ObjectHeader? RowKeys { get; init; }

    /// <summary>Number of members, where they are walked.</summary>
    internal int Count { get; init; }

    /// <summary>Their keys, where they are walked.</summary>
    internal ObjectHeader? Keys { get; init; }
}
