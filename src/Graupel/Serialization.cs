namespace Graupel;

/// <summary>
/// Writes and reads values with the default options: the <see cref="WireFormat.Fast"/> format, contracts from the source generator first.
/// Nothing can be configured or registered here; for other options create a <see cref="Serializer"/>.
/// </summary>
/// <remarks><inheritdoc cref="Serializer" path="/remarks/node()"/></remarks>
public static partial class Serialization;
