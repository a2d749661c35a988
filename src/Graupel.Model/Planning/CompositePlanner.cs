namespace Graupel.Model.Planning;

/// <summary>Plans types that the library has a generic contract for.</summary>
internal static class CompositePlanner
{
    public static CompositePlan? Plan(TypeRef type)
    {
        if (type.Form == TypeForm.Enum)
        {
            return new CompositePlan(type, "EnumContract", new([type, type.Arguments[0]]), EquatableList<TypeRef>.Empty);
        }

        if (type.Form == TypeForm.Array)
        {
            TypeRef element = type.Arguments[0];
            return type.Rank == 1
                ? new CompositePlan(type, "ArrayContract", new([element]), new([element]))
                : new CompositePlan(type, "MultiArrayContract", new([type, element]), new([element]));
        }

        if (Classification.IsNullable(type))
        {
            return new CompositePlan(type, "NullableContract", type.Arguments, type.Arguments);
        }

        return Classification.Composite(type) is { } composite
            ? new CompositePlan(type, composite.Contract, type.Arguments, composite.Needs, composite.IsMethod)
            : null;
    }

    /// <summary>Plans a type or member that is written in a way of its own.</summary>
    public static CompositePlan Plan(TypeRef type, OwnContractFacts own) => own.Form == OwnContractForm.Comparer
        ? PlanCompared(type, own)
        : own.Wire is not { } wire
        ? new(type, "Of", new([type, own.Type]), EquatableList<TypeRef>.Empty, IsMethod: true)
        : Classification.IsNullable(type)
            ? new(type, "NullableSurrogateOf", new([type.Arguments[0], wire, own.Type]), new([wire]), IsMethod: true)
            : new(type, "SurrogateOf", new([type, wire, own.Type]), new([wire]), IsMethod: true);

    /// <summary>Plans a struct that is an array.</summary>
    public static CompositePlan PlanInlineArray(TypeRef type, TypeRef element) =>
        new(type, "InlineArrayOf", new([type, element]), new([element]), IsMethod: true);

    /// <summary>Plans a class that is a collection.</summary>
    public static CompositePlan Plan(TypeRef type, CollectionChoice collection) => new(
        type, ContractOf(collection), new([type, .. collection.Arguments]), collection.Arguments, IsMethod: true)
    {
        Maker = collection.Maker,
    };

    private static CompositePlan PlanCompared(TypeRef type, OwnContractFacts own)
    {
        CompositePlan collection = Plan(type)!;
        return new(
            type, own.Comparison is null ? "ComparedOf" : "ComparedAs", own.Comparison is null ? new([type, own.Type]) : new([type]),
            collection.Needs, IsMethod: true)
        {
            Compared = new(collection, own.Comparison),
        };
    }

    private static string ContractOf(CollectionChoice collection) => collection.Maker switch
    {
        { Form: MakerForm.Add } => "AddedOf",
        not null => collection.IsMap ? "MadeMapOf" : "MadeOf",
        null => collection.IsMap ? "MapOf" : "CollectionOf",
    };
}
