using Graupel.Generator.Symbols;
using Graupel.Model;
using Graupel.Model.Planning;
using Microsoft.CodeAnalysis;

namespace Graupel.Generator.Project;

/// <summary>Finds contracts in whose bytes members without numbers have nothing but their place: pure data, and arrays of MessagePack.</summary>
internal static class PlacedPlans
{
    /// <summary>The plans: those of pure data with all that is below it, and those that an attribute makes arrays.</summary>
    public static IEnumerable<Plan> In(IReadOnlyList<Plan> plans, TypeReader types) => Pure(plans).Concat(plans.Where(plan => IsArray(plan, types))).Distinct();

    /// <summary>The contract of an object and the bases whose members its own code reads.</summary>
    public static IEnumerable<ObjectPlan> LevelsOf(Plan plan) => (plan as ObjectPlan ?? (plan as UnionPlan)?.Object)?.Levels ?? [];

    /// <summary>Whether an attribute has MessagePack write a type as an array.</summary>
    public static bool IsArray(ITypeSymbol type) => type.Find(AttributeNames.MessagePackLayout)?.ConstructorArguments is [{ Value: ObjectLayouts.Array }];

    // Everything below pure data is pure data.
    private static IEnumerable<Plan> Pure(IReadOnlyList<Plan> plans)
    {
        var byName = plans.ToDictionary(static plan => plan.Type.Name, StringComparer.Ordinal);
        var seen = new HashSet<string>(StringComparer.Ordinal);
        var next = new Queue<Plan>(plans.Where(static plan => plan is ObjectPlan { IsExact: true } or UnionPlan { IsExact: true }));
        while (next.Count > 0)
        {
            Plan plan = next.Dequeue();
            if (!seen.Add(plan.Type.Name))
            {
                continue;
            }

            yield return plan;
            foreach (PlanNeed need in PlanNeed.Of(plan))
            {
                if (byName.TryGetValue(need.Type.Name, out Plan? below))
                {
                    next.Enqueue(below);
                }
            }
        }
    }

    private static bool IsArray(Plan plan, TypeReader types) => plan is ObjectPlan or UnionPlan && types.Find(plan.Type) is { } type && IsArray(type);
}
