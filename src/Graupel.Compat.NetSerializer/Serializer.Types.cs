namespace Graupel.Compat.NetSerializer;

/// <content>Types and their ids.</content>
public sealed partial class Serializer
{
    /// <summary>Every type and its id; <see cref="object"/> has the id 1.</summary>
    /// <returns>A copy.</returns>
    public Dictionary<Type, uint> GetTypeMap() => _current.Ids.ToDictionary();

    /// <summary>
    /// Adds types, and all types that they use; other threads may write and read at the same time. Existing data stays readable; a message with a new
    /// type needs a reader that knows it.
    /// </summary>
    /// <param name="rootTypes">The types; those that are already known are skipped.</param>
    /// <returns>Only the new types, to be sent to the other side.</returns>
    /// <exception cref="NotSupportedException">A type is not marked with <c>[Serializable]</c> or another attribute, or is an open generic type.</exception>
    /// <exception cref="ContractException">A type cannot be written as it is declared.</exception>
    public Dictionary<Type, uint> AddTypes(IEnumerable<Type> rootTypes)
    {
        ArgumentNullException.ThrowIfNull(rootTypes);
        lock (_lock)
        {
            // Code of the user runs here, which may add types itself.
            IReadOnlyList<Type> found = _scan.Find(rootTypes);
            TypeIds known = _current.Ids;
            TypeIds ids = known.AddAll(found);
            Publish(known, ids);
            return ids.Where(one => !known.Contains(one.Key)).ToDictionary();
        }
    }

    /// <summary>Adds types with the ids that the other side gave them, and nothing else.</summary>
    /// <param name="typeMap">Types and ids; types that are already known must have the same ids.</param>
    /// <exception cref="ArgumentException">A type is null, abstract or an interface; an id is 0, or belongs to another type.</exception>
    /// <exception cref="ContractException">A type cannot be written as it is declared.</exception>
    public void AddTypes(Dictionary<Type, uint> typeMap)
    {
        ArgumentNullException.ThrowIfNull(typeMap);
        lock (_lock)
        {
            TypeIds known = _current.Ids;
            Publish(known, typeMap.Aggregate(known, static (ids, one) => ids.Add(one.Key, one.Value)));
        }
    }

    /// <summary>A hash of <see cref="GetContractText"/>: equal on both sides if they have the same types with the same ids and members.</summary>
    /// <returns>64 lowercase hexadecimal digits.</returns>
    public string GetSHA256() => _current.Hash;

    /// <summary>
    /// The text that is hashed, to be compared if the hashes differ: a line for each type with its id, then what is written for them, as kinds, names of
    /// members and ids of types.
    /// </summary>
    /// <returns>The text.</returns>
    public string GetContractText() => _current.Text;

    /// <summary>Shows the bytes that <see cref="Serialize"/> wrote, for people; bytes that cannot be read are shown up to the error.</summary>
    /// <param name="data">The bytes of one value.</param>
    /// <returns>A tree of offsets, kinds and values.</returns>
    public string Dump(ReadOnlySpan<byte> data) => _current.Root.Dump(data);

    /// <summary>Some types and all types that they use, without those that values cannot have.</summary>
    internal IReadOnlyList<Type> FindTypes(IEnumerable<Type> rootTypes)
    {
        lock (_lock)
        {
            return _scan.Find(rootTypes);
        }
    }

    private void Publish(TypeIds known, TypeIds ids)
    {
        if (ids != known)
        {
            Registration next = Registration.Of(ids, _scan, _settings, this);
            next.EnsureWhole();
            if (_current.Ids != known)
            {
                throw new InvalidOperationException("A custom type serializer has added types while its own type was added.");
            }

            Volatile.Write(ref _current, next);
        }
    }
}
