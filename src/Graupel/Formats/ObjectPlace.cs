using System.ComponentModel;

namespace Graupel.Formats;

/// <summary>The place of an object, which decides what is written before it.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public enum ObjectPlace
{
    /// <summary>On its own: with its own header.</summary>
    Single,

    /// <summary>As the element of a sequence or map whose descriptor already has the header.</summary>
    Element,

    /// <summary>As the base part of a derived object: never null.</summary>
    Base,
}
