namespace Graupel.Model.Planning;

/// <summary>Decides how a class of the user that is a collection is made.</summary>
internal static class CollectionPlanner
{
    // All that an array of the elements is. Of several constructors the one comes first that asks least.
    private static readonly string[] Parameters =
    [
        "System.Collections.Generic.IEnumerable`1", "System.Collections.Generic.IReadOnlyCollection`1", "System.Collections.Generic.IReadOnlyList`1",
        "System.Collections.Generic.ICollection`1", "System.Collections.Generic.IList`1",
    ];

    /// <summary>What it holds and how it is made; null where nothing makes it.</summary>
    /// <param name="facts">The class.</param>
    /// <param name="hasRequired">Whether it has required members, which a constructor has to set.</param>
    public static CollectionChoice? Choose(TypeFacts facts, bool hasRequired)
    {
        int priority = facts.Constructors.Select(static c => c.Priority).DefaultIfEmpty().Max();
        ConstructorFacts[] constructors = [.. facts.Constructors.Where(c => c.Visibility == Visibility.Public && (c.SetsRequired || !hasRequired))];
        bool canBeEmpty = Array.Exists(constructors, static c => c.Parameters.Count == 0);
        if (facts.Collection is { } collection && canBeEmpty)
        {
            return new CollectionChoice(collection.IsMap, collection.Arguments, null);
        }

        if (facts.Enumerable is not { } enumerable)
        {
            return null;
        }

        CollectionMaker? maker = enumerable.Builder is { } builder ? new(MakerForm.Builder, builder.Type, builder.Method, enumerable.Element)
            : canBeEmpty && enumerable.Add is { } add ? new(MakerForm.Add, null, add, enumerable.Element)
            : ParameterOf([.. constructors.Where(c => c.Priority == priority)], enumerable.Element) is { } parameter ? new(MakerForm.Constructor, parameter, null, enumerable.Element)
            : null;
        return maker is null ? null
            : facts.Collection is { IsMap: true } map ? new CollectionChoice(IsMap: true, map.Arguments, maker)
            : new CollectionChoice(IsMap: false, new([enumerable.Element]), maker);
    }

    private static TypeRef? ParameterOf(ConstructorFacts[] constructors, TypeRef element)
    {
        TypeRef[] parameters =
        [
            .. constructors
                .Where(static c => c.Parameters is [{ Passing: ParameterPassing.Value }])
                .Select(static c => c.Parameters[0].Type)
                .Where(type => type.Arguments.Count == 1 && type.Arguments[0].Name == element.Name),
        ];
        return Parameters.Select(name => parameters.FirstOrDefault(type => type.Definition == name)).FirstOrDefault(static type => type is not null)
            ?? parameters.FirstOrDefault(static type => type is { Form: TypeForm.Array, Rank: 1 });
    }
}

/// <summary>A class that is written as a collection.</summary>
/// <param name="IsMap">It is a dictionary.</param>
/// <param name="Arguments">The type of the elements, or those of keys and values.</param>
/// <param name="Maker">How it is made; null where an interface fills it.</param>
internal sealed record CollectionChoice(bool IsMap, EquatableList<TypeRef> Arguments, CollectionMaker? Maker);
