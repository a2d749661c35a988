using System.Collections;
using System.Collections.Immutable;
using System.Diagnostics.CodeAnalysis;

namespace Graupel.Compat.NetSerializer;

/// <summary>Maps types to ids, one to one.</summary>
internal sealed class TypeIds : IEnumerable<KeyValuePair<Type, uint>>
{
    private const uint ObjectId = 1;

    private readonly ImmutableDictionary<Type, uint> _ids;
    private readonly ImmutableSortedDictionary<uint, Type> _types;

    private TypeIds(ImmutableDictionary<Type, uint> ids, ImmutableSortedDictionary<uint, Type> types)
    {
        _ids = ids;
        _types = types;
    }

    /// <summary>Only <see cref="object"/>.</summary>
    public static TypeIds Empty { get; } = new(
        ImmutableDictionary<Type, uint>.Empty.Add(typeof(object), ObjectId), ImmutableSortedDictionary<uint, Type>.Empty.Add(ObjectId, typeof(object)));

    public bool Contains(Type type) => _ids.ContainsKey(type);

    public bool Contains(uint id) => _types.ContainsKey(id);

    /// <summary>Adds a type with a given id.</summary>
    /// <exception cref="ArgumentException">The type or the id is already in use, or no value can have this type.</exception>
    public TypeIds Add(Type? type, uint id)
    {
        Check(type, id);
        return _ids.ContainsKey(type) ? this : new(_ids.Add(type, id), _types.Add(id, type));
    }

    /// <summary>Adds types in their order, with the smallest free ids; known types are skipped.</summary>
    public TypeIds AddAll(IEnumerable<Type> types, uint firstId = ObjectId)
    {
        TypeIds ids = this;
        uint id = firstId;
        foreach (Type type in types.Where(type => !Contains(type)))
        {
            while (ids.Contains(id))
            {
                id++;
            }

            ids = ids.Add(type, id);
        }

        return ids;
    }

    /// <summary>Ascending by id.</summary>
    public IEnumerator<KeyValuePair<Type, uint>> GetEnumerator() => _types.Select(static one => KeyValuePair.Create(one.Value, one.Key)).GetEnumerator();

    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();

    private void Check([NotNull] Type? type, uint id)
    {
        if (type is null)
        {
            throw new ArgumentException("Null type in dictionary");
        }

        if (id is 0 or > int.MaxValue)
        {
            throw new ArgumentException(id == 0 ? "TypeID 0 is reserved" : $"TypeID {id} of {type} is too large");
        }

        if (type.IsAbstract || type.IsInterface)
        {
            throw new ArgumentException($"Type {type} is abstract or interface");
        }

        if (_ids.TryGetValue(type, out uint other) && other != id)
        {
            throw new ArgumentException($"Type {type} already added with different TypeID");
        }

        if (_types.TryGetValue(id, out Type? owner) && owner != type)
        {
            throw new ArgumentException($"Type with typeID {id} already added");
        }
    }
}
