namespace Graupel.Formats.MessagePack;

/// <summary>A step of a path: a name or number in a map, or an index in an array. Strings and integers convert to it implicitly.</summary>
public readonly record struct MessagePackKey
{
    private MessagePackKey(string? name, long number) => (Name, Number) = (name, number);

    /// <summary>The key in a map; null for a number.</summary>
    public string? Name { get; }

    /// <summary>The key in a map, or the index in an array.</summary>
    public long Number { get; }

    /// <summary>A name.</summary>
    /// <exception cref="ArgumentNullException">The name is null.</exception>
    public static implicit operator MessagePackKey(string name)
    {
        ArgumentNullException.ThrowIfNull(name);
        return new(name, 0);
    }

    /// <summary>A number.</summary>
    public static implicit operator MessagePackKey(long number) => new(null, number);

    /// <summary>A name.</summary>
    public static MessagePackKey FromString(string name) => name;

    /// <summary>A number.</summary>
    public static MessagePackKey FromInt64(long number) => number;
}
