namespace Graupel.Formats.MessagePack;

/// <summary>
/// How objects of a type stand in MessagePack, whatever <see cref="MessagePackOptions.ObjectLayout"/> says of others.
/// Options that name the type, <see cref="MessagePackOptions.WithLayout{T}"/>, go before the attribute.
/// </summary>
/// <param name="layout">The layout.</param>
[AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct, Inherited = false)]
public sealed class MessagePackLayoutAttribute(MessagePackObjectLayout layout) : Attribute
{
    /// <summary>The layout.</summary>
    public MessagePackObjectLayout Layout { get; } = layout;
}
