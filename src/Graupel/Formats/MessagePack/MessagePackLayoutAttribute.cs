namespace Graupel.Formats.MessagePack;

/// <summary>
/// Sets how objects of a type are written in MessagePack, regardless of <see cref="MessagePackOptions.ObjectLayout"/>.
/// Options for the type, <see cref="MessagePackOptions.WithLayout{T}"/>, take precedence over the attribute.
/// </summary>
/// <param name="layout">The layout.</param>
[AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct, Inherited = false)]
public sealed class MessagePackLayoutAttribute(MessagePackObjectLayout layout) : Attribute
{
    /// <summary>The layout.</summary>
    public MessagePackObjectLayout Layout { get; } = layout;
}
