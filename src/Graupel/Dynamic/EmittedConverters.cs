using System.Collections.Concurrent;
using Graupel.Model;

namespace Graupel.Dynamic;

/// <summary>The classes of converters that were emitted, for all serializers of the process: their code cannot be given back, so no serializer has it emitted again.</summary>
internal static class EmittedConverters
{
    private static readonly ConcurrentDictionary<(Type Contract, Type Writer, ObjectPlan Plan), Type> Known = new();

    /// <summary>The class of a plan in the format of a writer. What can be unloaded is not shared, nor what depends on more than the type and its plan.</summary>
    /// <param name="contract">The type.</param>
    /// <param name="writer">The format's writer.</param>
    /// <param name="plan">How the type is written.</param>
    /// <param name="emit">Emits the class if there is none.</param>
    public static Type GetOrAdd(Type contract, Type writer, ObjectPlan plan, Func<Type> emit)
    {
        if (NamesConverters(plan))
        {
            return emit();
        }

        if (Known.TryGetValue((contract, writer, plan), out Type? known))
        {
            return known;
        }

        Type made = emit();
        return made.IsCollectible ? made : Known.GetOrAdd((contract, writer, plan), made);
    }

    // The classes that attributes name for members are known by their names, which may mean others elsewhere.
    private static bool NamesConverters(ObjectPlan plan)
    {
        for (ObjectPlan? level = plan; level is not null; level = level.InlineBase)
        {
            if (level.Members.Any(static member => member.Own is not null))
            {
                return true;
            }
        }

        return false;
    }
}
