using System.Diagnostics.CodeAnalysis;

namespace Graupel;

/// <summary>
/// Declares the comparer of a member that is a set, dictionary or sorted collection: it is created with this comparer on read, and a collection with
/// another comparer is refused on write. Comparers are not on the wire. Without the attribute a member has the comparer that its initializer sets.
/// </summary>
[AttributeUsage(AttributeTargets.Property | AttributeTargets.Field, Inherited = false)]
public sealed class ComparerAttribute : Attribute
{
    /// <summary>Declares a custom comparer.</summary>
    /// <param name="type">
    /// A type with a public parameterless constructor that implements <see cref="IEqualityComparer{T}"/> or, for a sorted collection,
    /// <see cref="IComparer{T}"/> for the elements or keys. All its instances must compare alike: any of them counts as the declared comparer.
    /// </param>
    public ComparerAttribute([DynamicallyAccessedMembers(DynamicallyAccessedMemberTypes.PublicParameterlessConstructor)] Type type) => Type = type;

    /// <summary>Declares a comparer of the framework, for text.</summary>
    /// <param name="comparison">Ordinal or invariant, case-sensitive or not. Comparisons that depend on the current culture are refused.</param>
    public ComparerAttribute(StringComparison comparison) => Comparison = comparison;

    /// <summary>The comparer type; null if <see cref="Comparison"/> is set.</summary>
    [DynamicallyAccessedMembers(DynamicallyAccessedMemberTypes.PublicParameterlessConstructor)]
    public Type? Type { get; }

    /// <summary>The comparison; null if <see cref="Type"/> is set.</summary>
    public StringComparison? Comparison { get; }
}
