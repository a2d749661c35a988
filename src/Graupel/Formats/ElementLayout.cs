namespace Graupel.Formats;

/// <summary>The layout of the scalars of one kind in a sequence.</summary>
public enum ElementLayout
{
    /// <summary>One by one, with varying sizes.</summary>
    Single,

    /// <summary>One by one, all of the size that they have in a fixed layout.</summary>
    Fixed,

    /// <summary>Integers, in blocks; a value in a block cannot be addressed on its own.</summary>
    Blocks,

    /// <summary>Numbers, Booleans or dates, one by one, with varying sizes; the format writes and reads many of them at once.</summary>
    Many,
}
