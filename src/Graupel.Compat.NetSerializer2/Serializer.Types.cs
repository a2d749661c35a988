using NetSerializer1 = Graupel.Compat.NetSerializer.Serializer;

namespace Graupel.Compat.NetSerializer2;

/// <content>Types that are registered later.</content>
public sealed partial class Serializer
{
    private uint _nextId = PredefinedTypes.FirstFreeId;
    private bool _autoAssigns;

    /// <summary>Raised after types were registered.</summary>
    public event OnRegisteredNewClasses? RegistredNewClassesEventHandler;

    /// <summary>Whether types were registered since the serializer was initialized or its state saved.</summary>
    public bool WasChanged { get; private set; }

    /// <summary>
    /// Whether writing a value registers the types in it that are not registered yet, with all types that they use; ids are then assigned too. Readers get
    /// the new types through the saved state. Values are serialized in memory before they are written to the stream. <see cref="AutoAssignObjID"/> becomes true with it, and stays
    /// true without it.
    /// </summary>
    public bool AutoRegister
    {
        get;
        set
        {
            field = value;
            _autoAssigns |= value;
        }
    }

    /// <summary>Whether <see cref="Register(Type[])"/> assigns ids itself.</summary>
    /// <exception cref="InvalidOperationException">It is set to false while <see cref="AutoRegister"/> is true.</exception>
    public bool AutoAssignObjID
    {
        get => _autoAssigns;
        set => _autoAssigns = value || !AutoRegister
            ? value
            : throw new InvalidOperationException("NetSerializer2 couldn't disable AutoAssignObjID with enabled AutoRegister");
    }

    /// <summary>Sets <see cref="AutoRegister"/>.</summary>
    /// <param name="value">The value.</param>
    /// <returns>This serializer.</returns>
    public Serializer SetAutoRegister(bool value)
    {
        AutoRegister = value;
        return this;
    }

    /// <summary>Sets <see cref="AutoAssignObjID"/>.</summary>
    /// <param name="value">The value.</param>
    /// <returns>This serializer.</returns>
    public Serializer SetAutoAssignObjID(bool value)
    {
        AutoAssignObjID = value;
        return this;
    }

    /// <summary>Registers types, and all types that they use, with ids that the serializer assigns; other threads may write and read at the same time.</summary>
    /// <param name="regTypes">The types; those that are known are skipped.</param>
    /// <exception cref="InvalidOperationException">The serializer is not initialized, or <see cref="AutoAssignObjID"/> is false.</exception>
    /// <exception cref="NotSupportedException">A type is not marked with <c>[Serializable]</c> or another attribute, or is an open generic type.</exception>
    /// <exception cref="ContractException">A type cannot be written as it is declared.</exception>
    /// <exception cref="IOException">A type in the restored state is written otherwise now.</exception>
    public void Register(Type[] regTypes)
    {
        ArgumentNullException.ThrowIfNull(regTypes);
        _ = Plain;
        if (!AutoAssignObjID)
        {
            throw new InvalidOperationException("NetSerializer2 couldn't generate ID for new objects with disabled AutoAssignObjID");
        }

        Tell(RegisterUnknown(regTypes));
    }

    /// <summary>Registers a type, and all types that it uses; other threads may write and read at the same time.</summary>
    /// <param name="regType">The type.</param>
    /// <param name="typeID">The ids of the new types in the order of their full names; ignored, and may be null, if <see cref="AutoAssignObjID"/> is true.</param>
    /// <returns>Number of new types.</returns>
    /// <exception cref="InvalidOperationException">The serializer is not initialized, or there are fewer ids than new types.</exception>
    /// <exception cref="ArgumentException">An id belongs to another type.</exception>
    /// <exception cref="NotSupportedException">A type is not marked with <c>[Serializable]</c> or another attribute, or is an open generic type.</exception>
    /// <exception cref="ContractException">A type cannot be written as it is declared.</exception>
    /// <exception cref="IOException">A type in the restored state is written otherwise now.</exception>
    public int Register(Type regType, uint[]? typeID)
    {
        ArgumentNullException.ThrowIfNull(regType);
        int count;
        lock (_lock)
        {
            Type[] unknown = Unknown([regType], Plain);
            uint[] ids = typeID ?? [];
            if (!AutoAssignObjID && ids.Length < unknown.Length)
            {
                throw new InvalidOperationException($"NetSerializer2: Type={regType} requires {unknown.Length} ID, but was received only {ids.Length}");
            }

            count = Add(AutoAssignObjID ? Numbered(unknown) : unknown.Zip(ids).ToDictionary(static one => one.First, static one => one.Second), Plain);
        }

        return Tell(count);
    }

    private int RegisterUnknown(Type[] types)
    {
        lock (_lock)
        {
            return Add(Numbered(Unknown(types, Plain)), Plain);
        }
    }

    /// <summary>Those of some types, and of all types that they use, that are not known yet, in the order of their names.</summary>
    private static Type[] Unknown(Type[] types, NetSerializer1 plain)
    {
        Dictionary<Type, uint> known = plain.GetTypeMap();
        return Array.TrueForAll(types, type => type is not null && known.ContainsKey(type))
            ? []
            : [.. plain.FindTypes(types).Where(type => !known.ContainsKey(type)).OrderBy(static type => type.ToString(), StringComparer.Ordinal)];
    }

    // The next id is above all that were ever given.
    private Dictionary<Type, uint> Numbered(Type[] types)
    {
        uint id = _nextId;
        return types.ToDictionary(static type => type, type => _absent.Find(one => one.IsOf(type))?.Id ?? id++);
    }

    private int Add(Dictionary<Type, uint> ids, NetSerializer1 plain)
    {
        foreach ((Type type, uint id) in ids)
        {
            EnsureOwn(type, id);
        }

        if (ids.Count > 0)
        {
            plain.AddTypes(ids);
            _absent.RemoveAll(one => ids.ContainsValue(one.Id));
            _nextId = Math.Max(_nextId, ids.Values.Max() + 1);
            WasChanged = true;
            AddDeep(ids);
        }

        return ids.Count;
    }

    // What was added to only one of the two would be refused by it the next time; the other one is made again from its types.
    private void AddDeep(Dictionary<Type, uint> ids)
    {
        try
        {
            _deep?.AddTypes(ids);
        }
        catch
        {
            _deep = null;
            throw;
        }
    }

    private void EnsureOwn(Type type, uint id)
    {
        if (_absent.Find(one => one.Id == id || one.IsOf(type)) is not { } absent)
        {
            return;
        }

        if (absent.Id != id || !absent.IsOf(type))
        {
            throw new ArgumentException($"Type with typeID {absent.Id} already added: {absent.Name}, which is part of the restored state");
        }

        absent.EnsureUnchanged(SavedType.Of(type, id));
    }

    private int Tell(int count)
    {
        if (count > 0)
        {
            RegistredNewClassesEventHandler?.Invoke(this);
        }

        return count;
    }
}
