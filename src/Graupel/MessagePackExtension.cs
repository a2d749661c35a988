namespace Graupel;

/// <summary>An extension of MessagePack: bytes with a type. Extensions with the same type and bytes are equal.</summary>
/// <remarks>
/// It is a value for contracts, so a surrogate can have a type of one's own written as an extension. In formats other than MessagePack it is bytes, of
/// which the first is the type.
/// </remarks>
/// <param name="Type">Its type; below 0 are those of the specification.</param>
/// <param name="Content">Its bytes.</param>
public sealed record MessagePackExtension(sbyte Type, ReadOnlyMemory<byte> Content)
{
    /// <inheritdoc/>
    public bool Equals(MessagePackExtension? other) => other is not null && Type == other.Type && Content.Span.SequenceEqual(other.Content.Span);

    /// <inheritdoc/>
    public override int GetHashCode()
    {
        var hash = default(HashCode);
        hash.Add(Type);
        hash.AddBytes(Content.Span);
        return hash.ToHashCode();
    }
}
