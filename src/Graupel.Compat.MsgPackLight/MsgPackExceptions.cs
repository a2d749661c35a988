using System.Diagnostics.CodeAnalysis;
using System.Runtime.Serialization;

namespace Graupel.Compat.MsgPackLight;

/// <summary>A type has no converter: register one, or mark the type so that one is generated.</summary>
/// <param name="objectType">The type.</param>
[SuppressMessage("Design", "CA1032:Implement standard exception constructors", Justification = "There is nothing to say without the type.")]
public sealed class ConverterNotFoundException(Type objectType) : SerializationException($"Converter not found for type {objectType}")
{
    /// <summary>The type.</summary>
    public Type ObjectType { get; } = objectType;
}

/// <summary>A converter cannot be generated for a type.</summary>
/// <param name="message">Why.</param>
[SuppressMessage("Design", "CA1032:Implement standard exception constructors", Justification = "There is nothing to say without the reason.")]
public sealed class GeneratorException(string message) : SerializationException(message);
