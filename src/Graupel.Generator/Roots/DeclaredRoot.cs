namespace Graupel.Generator.Roots;

/// <summary>A type of the project with an attribute that makes it a contract.</summary>
/// <param name="Name">Metadata name.</param>
/// <param name="IsForOthers">The attribute is one that other serializers know too, so that it need not be meant for this one, and no other is there.</param>
internal sealed record DeclaredRoot(string Name, bool IsForOthers);
