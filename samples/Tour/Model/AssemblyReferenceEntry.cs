using Graupel;

namespace Tour.Model;

/// <summary>A reference to another assembly.</summary>
/// <param name="Name">The simple name.</param>
/// <param name="Version">The version that was compiled against.</param>
/// <param name="PublicKeyToken">The public key or its token; empty if the reference names neither.</param>
[Contract]
public sealed record AssemblyReferenceEntry(
    [property: Order(1)] string Name,
    [property: Order(2)] Version Version,
    [property: Order(3)] byte[] PublicKeyToken);
