namespace Graupel.Formats.MessagePack;

/// <summary>How objects stand in MessagePack. Whatever is chosen for writing, all layouts that the contract has keys for are read.</summary>
public enum MessagePackObjectLayout
{
    /// <summary>
    /// As the contract says: with order numbers an array in which the number is the place, or a map by number where that array would have
    /// more than 256 places; without numbers a map by name.
    /// </summary>
    Contract,

    /// <summary>An array in which the order number is the place, or in which the members of a contract without numbers stand as they are declared.</summary>
    Array,

    /// <summary>A map by name, also where members have order numbers.</summary>
    MapByName,

    /// <summary>A map by order number; a contract without numbers is a map by name.</summary>
    MapByNumber,
}
