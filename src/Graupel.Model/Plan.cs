namespace Graupel.Model;

/// <summary>All that a printer needs to know of one type. Every decision is taken; a printer only prints.</summary>
internal abstract record Plan(TypeRef Type);

/// <summary>The library has this contract itself: scalars, strings, blobs.</summary>
internal sealed record BuiltInPlan(TypeRef Type) : Plan(Type);

/// <summary>A contract of the library that needs others, such as <c>ListContract&lt;T&gt;</c>, or is not always there.</summary>
/// <param name="Type">The type.</param>
/// <param name="Contract">
/// Name of the contract class in <c>Graupel.CodeGen</c>, without arity, or of a method of <c>KnownContracts</c> that makes the contract.
/// </param>
/// <param name="ContractArguments">Its type arguments.</param>
/// <param name="Needs">The types whose contracts it asks for.</param>
/// <param name="IsMethod">A method makes it.</param>
internal sealed record CompositePlan(
    TypeRef Type, string Contract, EquatableList<TypeRef> ContractArguments, EquatableList<TypeRef> Needs, bool IsMethod = false) : Plan(Type)
{
    /// <summary>What the method takes that makes the contract: the way to make a collection; null where it takes nothing.</summary>
    internal CollectionMaker? Maker { get; init; }

    /// <summary>What the method takes that makes the contract: the collection whose comparer is declared; or null.</summary>
    internal ComparedPlan? Compared { get; init; }
}

/// <summary>A collection whose comparer an attribute declares.</summary>
/// <param name="Collection">The contract of its type.</param>
/// <param name="Comparison">The value of <c>StringComparison</c> that names the comparer; null where the method has its type as an argument.</param>
internal sealed record ComparedPlan(CompositePlan Collection, int? Comparison);

/// <summary>How a collection of the user is made that cannot be made empty and filled by an interface.</summary>
/// <param name="Form">In which way.</param>
/// <param name="Type">The type of the constructor's parameter, or that with the builder; null for neither.</param>
/// <param name="Method">The name of the method that adds an element, or of the builder; null for neither.</param>
/// <param name="Element">The type of the elements, those of a map being its entries.</param>
internal sealed record CollectionMaker(MakerForm Form, TypeRef? Type, string? Method, TypeRef Element);

internal enum MakerForm
{
    /// <summary>A method takes one element after the other.</summary>
    Add,

    /// <summary>A constructor takes all elements.</summary>
    Constructor,

    /// <summary>A static method takes all elements.</summary>
    Builder,
}

/// <summary>A base type whose values are of declared cases.</summary>
/// <param name="Type">The declared base.</param>
/// <param name="IsExact">As a root it is pure data.</param>
/// <param name="Cases">The cases; a concrete base is one of them.</param>
/// <param name="Object">The base's own contract, when it is concrete or other contracts derive from it.</param>
/// <param name="IsOpen">Cases are declared elsewhere too.</param>
/// <param name="Unknown">Keeps cases that a reader does not know; or null.</param>
internal sealed record UnionPlan(
    TypeRef Type, bool IsExact, EquatableList<CasePlan> Cases, ObjectPlan? Object, bool IsOpen = false, TypeRef? Unknown = null) : Plan(Type);

/// <param name="Id">The declared id, or null: then the hash stands on the wire.</param>
/// <param name="NameHash">Hash of the contract name, by which a reader knows the case too.</param>
/// <param name="Type">Type of the case.</param>
internal sealed record CasePlan(uint? Id, uint NameHash, TypeRef Type);
