namespace Graupel.Formats;

/// <summary>How the members of an object are read.</summary>
public enum ObjectForm
{
    /// <summary>There is no object: null.</summary>
    Null,

    /// <summary>The members are exactly as expected.</summary>
    Positional,

    /// <summary>The members are walked one by one.</summary>
    Keyed,
}
