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
}

internal enum UnknownKeyForm : byte
{
    /// <summary>By its order number.</summary>
    Number,

    /// <summary>By the hash of its name.</summary>
    Hash,

    /// <summary>By a key before its value.</summary>
    Key,
}
