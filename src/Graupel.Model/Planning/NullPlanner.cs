namespace Graupel.Model.Planning;

/// <summary>Plans which elements of collections are never null.</summary>
internal static class NullPlanner
{
    /// <summary>What is checked in the values of a member; null where nothing is.</summary>
    /// <param name="type">The type of the member, or of elements.</param>
    /// <param name="parts">What annotations say of its type arguments or elements.</param>
    public static ElementNulls? Plan(TypeRef type, EquatableList<NullFacts> parts)
    {
        if (parts.Count == 0 || !IsEnumerated(type))
        {
            return null;
        }

        NullFacts facts = parts[parts.Count - 1];
        TypeRef element = type.Arguments[type.Arguments.Count - 1];
        ElementNulls? below = Plan(element, facts.Parts);
        return facts.IsNeverNull || below is not null
            ? new ElementNulls(type.Arguments.Count == 2 ? type.Arguments[0] : null, element, facts.IsNeverNull, below)
            : null;
    }

    /// <summary>Whether a collection is enumerable by its last type argument, or as a dictionary by its two.</summary>
    private static bool IsEnumerated(TypeRef type) => type.Form == TypeForm.Array
        ? type.Rank == 1
        : type.Definition is not ("System.Memory`1" or "System.ReadOnlyMemory`1" or "System.Buffers.ReadOnlySequence`1")
            && Classification.Composite(type) is { } composite
            && (composite.Kind == Kinds.Sequence ? type.Arguments.Count == 1 : composite.Kind == Kinds.Map && type.Arguments.Count == 2);
}
