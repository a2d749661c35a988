namespace Graupel.Formats;

/// <summary>How the scalars of one kind stand in a sequence.</summary>
public enum ElementLayout
{
    /// <summary>One by one, each as long as it is.</summary>
    Single,

    /// <summary>One by one, all of the same size: what they take in a fixed layout.</summary>
    Fixed,

    /// <summary>Integers, in blocks whose values have no place of their own.</summary>
    Blocks,

    /// <summary>Numbers, truth values or dates, one by one, each as long as it is, of which the format writes or reads many at once.</summary>
    Many,
}
