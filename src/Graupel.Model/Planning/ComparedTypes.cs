namespace Graupel.Model.Planning;

/// <summary>The collections of the framework that have a comparer.</summary>
internal static class ComparedTypes
{
    private const string Equality = "System.Collections.Generic.IEqualityComparer`1";
    private const string Order = "System.Collections.Generic.IComparer`1";

    // Of StringComparison; those before depend on who runs the program.
    private const int FirstInvariant = 2;
    private const int Last = 5;

    /// <summary>What the comparer of a collection compares, and the interface that it implements; null for types without one.</summary>
    public static (TypeRef Compared, string Interface)? Find(TypeRef type)
    {
        if (Classification.IsBlob(type)
            || Classification.Composite(type)?.Form is not (CompositeForm.KeepsComparer or CompositeForm.MadeWithComparer))
        {
            return null;
        }

        bool isQueue = type.Definition == "System.Collections.Generic.PriorityQueue`2";
        return (type.Arguments[isQueue ? 1 : 0], isQueue || type.Definition.Contains("Sorted") ? Order : Equality);
    }

    /// <summary>Whether a comparer of the framework can be that of a collection.</summary>
    public static bool IsFit(TypeRef type, int comparison) =>
        comparison is >= FirstInvariant and <= Last && Find(type) is { } found && Classification.IsString(found.Compared);
}
