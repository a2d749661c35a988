namespace Graupel.Compat.NetSerializer2;

/// <summary>Handles the event that a serializer has new types.</summary>
/// <param name="sender">The serializer.</param>
public delegate void OnRegisteredNewClasses(Serializer sender);
