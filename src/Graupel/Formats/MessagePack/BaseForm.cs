namespace Graupel.Formats.MessagePack;

/// <summary>How the members of a base stand that come next.</summary>
internal enum BaseForm
{
    /// <summary>At their places among those of the derived contract, all of them.</summary>
    Among,

    /// <summary>The same, but each must be looked at.</summary>
    Walked,

    /// <summary>As an object of their own.</summary>
    Nested,
}
