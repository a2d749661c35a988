namespace Graupel.Formats;

/// <summary>The key of a member that the reader does not have.</summary>
/// <param name="form">By what.</param>
/// <param name="number">Its order number, or the hash of its name.</param>
/// <param name="bytes">Its key, where it is known by that.</param>
internal readonly ref struct UnknownKey(UnknownKeyForm form, uint number, ReadOnlySpan<byte> bytes)
{
    public UnknownKeyForm Form { get; } = form;

    public uint Number { get; } = number;

    public ReadOnlySpan<byte> Bytes { get; } = bytes;

    /// <summary>Whether the order number is known.</summary>
    public bool IsNumbered => Form is UnknownKeyForm.Number or UnknownKeyForm.NumberKey;

    /// <summary>Whether it is that of the same member, which a format may write with or without a key.</summary>
    public bool IsOf(UnknownKey other) => IsNumbered
        ? other.IsNumbered && other.Number == Number
        : other.Form == Form && other.Number == Number && other.Bytes.SequenceEqual(Bytes);

    /// <summary>A hash that is equal for those of the same member.</summary>
    public int Hash()
    {
        var hash = new HashCode();
        hash.Add(Number);
        if (!IsNumbered)
        {
            hash.Add(Form);
            hash.AddBytes(Bytes);
        }

        return hash.ToHashCode();
    }
}

internal enum UnknownKeyForm : byte
{
    /// <summary>By its order number.</summary>
    Number,

    /// <summary>By the hash of its name.</summary>
    Hash,

    /// <summary>By a key before its value.</summary>
    Key,

    /// <summary>By its order number as a key before its value.</summary>
    NumberKey,
}
