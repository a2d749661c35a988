using System.ComponentModel;

namespace Graupel.Formats;

/// <summary>The form of a value whose identity is preserved.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public enum TrackedForm
{
    /// <summary>There is no value: null.</summary>
    Null,

    /// <summary>A new value, which follows.</summary>
    New,

    /// <summary>A reference to a value that began before.</summary>
    Known,
}
