namespace Graupel;

/// <summary>
/// Keeps cases that the reader does not know: their bytes are kept in an instance of the given type, and written back unchanged.
/// </summary>
/// <param name="type">A class that derives from the base, implements <see cref="IUnknownCase"/> and has a public parameterless constructor.</param>
[AttributeUsage(AttributeTargets.Class | AttributeTargets.Interface, Inherited = false)]
public sealed class UnknownCaseAttribute(Type type) : Attribute
{
    /// <summary>The type that holds unknown cases.</summary>
    public Type Type { get; } = type;
}
