namespace Graupel.Formats.MessagePack;

/// <summary>
/// A step of a path: a name or number in a map, or an index in an array. Strings, characters and integers convert to it implicitly; a character is a name.
/// </summary>
public readonly record struct MessagePackKey
{
    private MessagePackKey(string? name, Int128 number) => (Name, Number) = (name, number);

    /// <summary>The key in a map; null for a number.</summary>
    public string? Name { get; }

    /// <summary>The key in a map, or the index in an array.</summary>
    public Int128 Number { get; }

    /// <summary>A name.</summary>
    /// <exception cref="ArgumentNullException">The name is null.</exception>
    public static implicit operator MessagePackKey(string name)
    {
        ArgumentNullException.ThrowIfNull(name);
        return new(name, 0);
    }

    /// <summary>A name of one character.</summary>
    public static implicit operator MessagePackKey(char name) => new(name.ToString(), 0);

    /// <summary>A number.</summary>
    public static implicit operator MessagePackKey(long number) => new(null, number);

    /// <summary>A number.</summary>
    public static implicit operator MessagePackKey(ulong number) => new(null, number);

    /// <summary>A number.</summary>
    /// <remarks>Both of the larger types would do for it, and for the smaller ones without a sign.</remarks>
    public static implicit operator MessagePackKey(uint number) => new(null, number);

    /// <summary>A name.</summary>
    public static MessagePackKey FromString(string name) => name;

    /// <summary>A name of one character.</summary>
    public static MessagePackKey FromChar(char name) => name;

    /// <summary>A number.</summary>
    public static MessagePackKey FromInt64(long number) => number;

    /// <summary>A number.</summary>
    public static MessagePackKey FromUInt64(ulong number) => number;

    /// <summary>A number.</summary>
    public static MessagePackKey FromUInt32(uint number) => number;
}
