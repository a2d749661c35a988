namespace Graupel.Formats.MessagePack;

/// <summary>How objects are written in MessagePack. Whatever is chosen for writing, all layouts for which the contract has keys are read.</summary>
public enum MessagePackObjectLayout
{
    /// <summary>
    /// According to the contract: with order numbers, an array in which the number is the index, or a map by number if that array would have
    /// more than 256 places; without numbers, a map by name.
    /// </summary>
    Contract,

    /// <summary>An array in which the order number is the index; the members of a contract without numbers are in the order of declaration.</summary>
    Array,

    /// <summary>A map by name, even if members have order numbers.</summary>
    MapByName,

    /// <summary>A map by order number; a contract without numbers is a map by name.</summary>
    MapByNumber,
}
