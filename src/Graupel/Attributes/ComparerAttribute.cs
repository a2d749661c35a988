using System.Diagnostics.CodeAnalysis;

namespace Graupel;

/// <summary>
/// Says which comparer the set, dictionary or sorted collection of a member has: it is made with this one when it is read, and one with another
/// is refused when it is written. Comparers are not on the wire. Without the attribute a member has the comparer that its initializer gives.
/// </summary>
[AttributeUsage(AttributeTargets.Property | AttributeTargets.Field, Inherited = false)]
public sealed class ComparerAttribute : Attribute
{
    /// <summary>Names a comparer of your own.</summary>
    /// <param name="type">
    /// A type with a public constructor without parameters that implements <see cref="IEqualityComparer{T}"/> or, where the collection sorts,
    /// <see cref="IComparer{T}"/> for the elements or keys. All of its instances must compare alike: any of them is taken to be the one declared.
    /// </param>
    public ComparerAttribute([DynamicallyAccessedMembers(DynamicallyAccessedMemberTypes.PublicParameterlessConstructor)] Type type) => Type = type;

    /// <summary>Names a comparer of the framework, for text.</summary>
    /// <param name="comparison">Ordinal or invariant, with or without regard to case. What depends on the culture of the program is refused.</param>
    public ComparerAttribute(StringComparison comparison) => Comparison = comparison;

    /// <summary>The comparer; null where <see cref="Comparison"/> names it.</summary>
    [DynamicallyAccessedMembers(DynamicallyAccessedMemberTypes.PublicParameterlessConstructor)]
    public Type? Type { get; }

    /// <summary>The comparison; null where <see cref="Type"/> names the comparer.</summary>
    public StringComparison? Comparison { get; }
}
