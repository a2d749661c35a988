namespace Graupel.Formats.MessagePack;

/// <summary>An extension that is none of the specification's own, as <see cref="MessagePackObject"/> shows it.</summary>
/// <param name="Type">Its type.</param>
/// <param name="Content">Its bytes.</param>
public sealed record MessagePackExtension(sbyte Type, ReadOnlyMemory<byte> Content);
