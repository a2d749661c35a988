namespace Graupel.Generator.Tests.Shapes;

/// <summary>What is said about the members of a random contract.</summary>
internal enum ShapeStyle
{
    Contract,
    Numbered,
    DataContract,
    Pack,
    Serializable,
    None,
}
