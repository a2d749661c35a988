namespace Graupel;

/// <summary>
/// Writes and reads values with the default options: the <see cref="WireFormat.Fast"/> format, contracts from the source generator first.
/// Nothing can be set or registered here; for other options make a <see cref="Serializer"/>.
/// </summary>
/// <remarks><inheritdoc cref="Serializer" path="/remarks/node()"/></remarks>
public static partial class Serialization;
