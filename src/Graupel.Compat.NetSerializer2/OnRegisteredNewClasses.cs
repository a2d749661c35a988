namespace Graupel.Compat.NetSerializer2;

/// <summary>Is told that a serializer knows more types than before.</summary>
/// <param name="sender">The serializer.</param>
public delegate void OnRegisteredNewClasses(Serializer sender);
