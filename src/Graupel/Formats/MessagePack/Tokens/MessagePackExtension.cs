namespace Graupel.Formats.MessagePack;

/// <summary>An extension that the specification does not define, for <see cref="MessagePackObject"/>. Extensions with the same type and bytes are equal.</summary>
/// <param name="Type">Its type.</param>
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
