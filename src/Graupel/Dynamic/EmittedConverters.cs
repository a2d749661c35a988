using System.Collections.Concurrent;
using Graupel.Model;

namespace Graupel.Dynamic;

/// <summary>The classes of converters that were emitted, for all serializers of the process: their code cannot be given back, so no serializer has it emitted again.</summary>
internal static class EmittedConverters
{
    // By contract. Most have one plan, so plans are compared, and nothing is compiled for that where there is one serializer.
    private static readonly ConcurrentDictionary<Type, Emitted[]> Known = new();

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

        Emitted[] known = Known.TryGetValue(contract, out Emitted[]? some) ? some : [];
        foreach (Emitted one in known)
        {
            if (one.Writer == writer && one.Plan.Equals(plan))
            {
                return one.Class;
            }
        }

        Type made = emit();
        if (!made.IsCollectible)
        {
            // What another thread adds meanwhile may be lost, and is emitted once more.
            Known[contract] = [.. known, new Emitted(writer, plan, made)];
        }

        return made;
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

    private sealed class Emitted(Type writer, ObjectPlan plan, Type @class)
    {
        public Type Writer => writer;

        public ObjectPlan Plan => plan;

        public Type Class => @class;
    }
}
