namespace Graupel.Formats.MessagePack;

/// <summary>The form of the members of a base that come next.</summary>
internal enum BaseForm
{
    /// <summary>At their places among those of the derived contract, all of them.</summary>
    Among,

    /// <summary>The same, but each must be looked at.</summary>
    Walked,

    /// <summary>As an object of their own.</summary>
    Nested,
}
