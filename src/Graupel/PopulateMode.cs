namespace Graupel;

/// <summary>What becomes of the elements of collections that <see cref="Serializer.Populate{T}(byte[], ref T)"/> fills.</summary>
public enum PopulateMode
{
    /// <summary>Collections are cleared first, so that they have the elements that were written.</summary>
    Replace,

    /// <summary>
    /// Elements that are there stay: lists get more of them at their end, dictionaries a new value for each key that was written, sets what they do
    /// not have. Collections that do not change are replaced, and arrays have no more elements than were written.
    /// </summary>
    Merge,
}
