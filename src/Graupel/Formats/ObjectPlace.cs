namespace Graupel.Formats;

/// <summary>Where an object stands, which decides what is written in front of it.</summary>
public enum ObjectPlace
{
    /// <summary>By itself: with its own header.</summary>
    Single,

    /// <summary>As the element of a sequence or map whose descriptor already gave the header.</summary>
    Element,

    /// <summary>As the base part of a derived object: never null.</summary>
    Base,
}
