using System.Collections.Concurrent;
using Graupel.Model;

namespace Graupel.Dynamic;

/// <summary>The classes of converters that were emitted, for all serializers of the process: their code cannot be given back, so no serializer has it emitted again.</summary>
internal static class EmittedConverters
{
    // By contract. Most have one plan, so plans are compared, and nothing is compiled for that where there is one serializer.
    private static readonly ConcurrentDictionary<Type, Emitted[]> Known = new();

    /// <summary>The class of a plan in the format of a writer. What can be unloaded is not shared.</summary>
    /// <param name="contract">The type.</param>
    /// <param name="writer">The format's writer.</param>
    /// <param name="plan">How the type is written.</param>
    /// <param name="types">The types that the plan names.</param>
    /// <param name="emit">Emits the class if there is none.</param>
    public static Type GetOrAdd(Type contract, Type writer, ObjectPlan plan, TypeTable types, Func<Type> emit)
    {
        List<Type> named = NamedBy(plan, types);
        Emitted[] known = Known.TryGetValue(contract, out Emitted[]? some) ? some : [];
        foreach (Emitted one in known)
        {
            if (one.Writer == writer && one.Named.SequenceEqual(named) && one.Plan.Equals(plan))
            {
                return one.Class;
            }
        }

        Type made = emit();
        if (!made.IsCollectible && !named.Exists(static type => type.IsCollectible))
        {
            // What another thread adds meanwhile may be lost, and is emitted once more.
            Known[contract] = [.. known, new Emitted(writer, plan, named, made)];
        }

        return made;
    }

    // What stands at a member is in the plan by name, and options of another serializer may name another class of that name there.
    private static List<Type> NamedBy(ObjectPlan plan, TypeTable types)
    {
        List<Type> named = [];
        foreach (ObjectPlan level in plan.Levels)
        {
            foreach (MemberPlan member in level.Members)
            {
                for (CompositePlan? own = member.Own; own is not null; own = own.Compared?.Collection)
                {
                    named.AddRange(own.ContractArguments.Select(name => types[name]));
                }
            }
        }

        return named;
    }

    private sealed class Emitted(Type writer, ObjectPlan plan, List<Type> named, Type @class)
    {
        public Type Writer => writer;

        public ObjectPlan Plan => plan;

        public List<Type> Named => named;

        public Type Class => @class;
    }
}
