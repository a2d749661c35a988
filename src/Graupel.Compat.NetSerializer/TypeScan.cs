using System.Collections;

namespace Graupel.Compat.NetSerializer;

/// <summary>Finds all types that some types use: in their members, elements and type arguments. Each is looked into once, by one thread at a time.</summary>
internal sealed class TypeScan(Settings settings)
{
    private readonly Dictionary<Type, Type[]> _parts = [];

    /// <summary>The types that values can have, those given first, each once.</summary>
    public IReadOnlyList<Type> Find(IEnumerable<Type> roots) => [.. All(roots).Where(CanBeValue)];

    /// <summary>As <see cref="Find"/>, and the interfaces and abstract classes between them.</summary>
    public IEnumerable<Type> All(IEnumerable<Type> roots)
    {
        var seen = new HashSet<Type>();
        var next = new Queue<Type>();
        foreach (Type root in roots)
        {
            Add(root ?? throw new ArgumentException("Null type in list"));
        }

        while (next.TryDequeue(out Type? type))
        {
            yield return type;
            foreach (Type? part in PartsOf(type))
            {
                Add(part ?? throw new ArgumentException($"A custom type serializer uses a null type for {type}"));
            }
        }

        void Add(Type type)
        {
            Type bare = BareOf(type);
            if (seen.Add(bare))
            {
                EnsureMarked(bare);
                next.Enqueue(bare);
            }
        }
    }

    private static bool CanBeValue(Type type) => !type.IsInterface && !type.IsAbstract;

    private Type[] PartsOf(Type type)
    {
        if (!_parts.TryGetValue(type, out Type[]? parts))
        {
            parts = [.. Look(type)];
            _parts[type] = parts; // GetSubtypes of the user may have come here too
        }

        return parts;
    }

    private IEnumerable<Type> Look(Type type) =>
        CustomTypes.Find(type, settings) is { } custom ? custom.GetSubtypes(type) ?? throw new ArgumentException($"A custom type serializer has no list of the types that {type} uses")
        : settings.Options.Replaces(type) ? []
        : TypeParts.Of(type);

    private static Type BareOf(Type type)
    {
        Type bare = Nullable.GetUnderlyingType(type) ?? type;
        if (bare.ContainsGenericParameters)
        {
            throw new NotSupportedException($"Type {type} contains generic parameters");
        }

        if (bare.IsPointer || bare.IsFunctionPointer || bare.IsByRef || bare.IsByRefLike || bare == typeof(void))
        {
            throw new NotSupportedException($"Type {type} has no values that can be written");
        }

        return bare;
    }

    private void EnsureMarked(Type type)
    {
        bool isOwn = !type.IsInterface && !type.IsEnum && !type.IsArray && !Markings.IsOfFramework(type) && !typeof(IEnumerable).IsAssignableFrom(type);
        if (isOwn && !Markings.IsMarked(type) && !Markings.HasSurrogate(type) && CustomTypes.Find(type, settings) is null && !settings.Options.Replaces(type))
        {
            throw new NotSupportedException($"Type {type} is not marked as Serializable");
        }
    }
}
