namespace Graupel;

/// <summary>What <see cref="Serializer.Populate{T}(byte[], ref T)"/> fills, and what happens to the existing elements of collections.</summary>
public enum PopulateMode
{
    /// <summary>Collections are cleared first, so they have exactly the elements that were written.</summary>
    Replace,

    /// <summary>
    /// Existing elements stay: lists get new ones at the end, dictionaries a new value for each key that was written, sets the elements they do
    /// not have yet. Read-only and immutable collections are replaced, and arrays have exactly as many elements as were written.
    /// </summary>
    Merge,

    /// <summary>
    /// Only the root is filled: its members get new values, as in a new object, and what they referred to is not changed. Collections without a setter, and sets
    /// and dictionaries that a new object holds at first, are cleared and filled all the same. A root with cases is filled like its case if the bytes have the same
    /// case, and otherwise replaced.
    /// </summary>
    RootOnly,
}
