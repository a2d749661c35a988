namespace Graupel;

/// <summary>
/// Says what becomes of a case that the reader does not know: it is kept as its bytes in an instance of the given type, and written back as it was.
/// </summary>
/// <param name="type">A class that derives from the base, implements <see cref="IUnknownCase"/> and has a public constructor without parameters.</param>
[AttributeUsage(AttributeTargets.Class | AttributeTargets.Interface, Inherited = false)]
public sealed class UnknownCaseAttribute(Type type) : Attribute
{
    /// <summary>The type that stands for cases that are not known.</summary>
    public Type Type { get; } = type;
}
