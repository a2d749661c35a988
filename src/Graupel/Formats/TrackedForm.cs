namespace Graupel.Formats;

/// <summary>What stands at a place that keeps the identity of its value.</summary>
public enum TrackedForm
{
    /// <summary>There is no value: null.</summary>
    Null,

    /// <summary>A value that the reader meets for the first time follows.</summary>
    New,

    /// <summary>A value that began before.</summary>
    Known,
}
