using System.Diagnostics.CodeAnalysis;

namespace Graupel.Compat.NetSerializer;

/// <summary>
/// Writes and reads values of a list of types: each begins with the id of its type, and so do the values of members that are declared as
/// an interface, a class that is not sealed, or <see cref="object"/>. Everything else is pure data. All methods are thread-safe; writing and
/// reading take no lock.
/// </summary>
/// <remarks>
/// Both sides need the same types with the same ids: the same list, or the map of the other side. Further types are found in the members of
/// those given and of their base classes, and in the elements of collections; base classes themselves, if values are declared as such, and types of values that are declared as an interface,
/// a base class or <see cref="object"/> must be listed by the caller.
/// </remarks>
[RequiresUnreferencedCode(Message)]
[RequiresDynamicCode(Message)]
public sealed partial class Serializer
{
    internal const string Message = "Types are analyzed at run time; in trimmed or natively compiled programs use Graupel.Serializer with generated contracts.";

    private readonly Lock _lock = new();
    private readonly Settings _settings;
    private readonly TypeScan _scan;

    // Published by one write, when all that is in it is whole.
    private Registration _current;

    /// <summary>Creates a serializer for some types and all types that they use.</summary>
    /// <param name="rootTypes">The types.</param>
    /// <exception cref="NotSupportedException">A type is not marked with <c>[Serializable]</c> or another attribute, or is an open generic type.</exception>
    /// <exception cref="ContractException">A type cannot be written as it is declared.</exception>
    public Serializer(IEnumerable<Type> rootTypes)
        : this(rootTypes, new Settings())
    {
    }

    /// <inheritdoc cref="Serializer(IEnumerable{Type})"/>
    /// <param name="rootTypes">The types.</param>
    /// <param name="settings">Format, limits and types with custom serializers.</param>
    public Serializer(IEnumerable<Type> rootTypes, Settings settings)
        : this(settings)
    {
        ArgumentNullException.ThrowIfNull(rootTypes);
        AddTypes(rootTypes);
    }

    /// <summary>Creates a serializer with the ids of another one.</summary>
    /// <param name="typeMap">What <see cref="GetTypeMap"/> returned; nothing is added to it.</param>
    /// <exception cref="ArgumentException">The map contradicts itself.</exception>
    /// <exception cref="ContractException">A type cannot be written as it is declared.</exception>
    public Serializer(Dictionary<Type, uint> typeMap)
        : this(typeMap, new Settings())
    {
    }

    /// <inheritdoc cref="Serializer(Dictionary{Type, uint})"/>
    /// <param name="typeMap">What <see cref="GetTypeMap"/> returned; nothing is added to it.</param>
    /// <param name="settings">Format, limits and types with custom serializers.</param>
    public Serializer(Dictionary<Type, uint> typeMap, Settings settings)
        : this(settings) => AddTypes(typeMap);

    private Serializer(Settings settings)
    {
        ArgumentNullException.ThrowIfNull(settings);
        _settings = settings;
        _scan = new TypeScan(settings);
        _current = Registration.Of(TypeIds.Empty, _scan, settings, this);
    }

    /// <summary>Writes the id of the type, then the value.</summary>
    /// <param name="stream">The stream to write to.</param>
    /// <param name="ob">The value, or null.</param>
    /// <exception cref="GraupelException">The value, or a value in it, has a type without an id, or cannot be written.</exception>
    public void Serialize(Stream stream, object? ob) => _current.Root.Serialize(stream, ob);

    /// <summary>Writes the id of the type, then the value, to pooled memory.</summary>
    internal PooledBuffer SerializePooled(object? ob) => _current.Root.SerializePooled(ob);

    /// <summary>Whether a type has an id.</summary>
    internal bool Knows(Type type) => _current.Ids.Contains(type);

    /// <summary>Reads a value, and nothing after it.</summary>
    /// <param name="stream">The stream to read from.</param>
    /// <returns>The value, or null.</returns>
    /// <exception cref="GraupelException">The bytes are not a value of these types, or end too early.</exception>
    public object? Deserialize(Stream stream) => _current.Root.Deserialize(stream);

    /// <inheritdoc cref="Deserialize(Stream)"/>
    /// <param name="stream">The stream to read from.</param>
    /// <param name="ob">The value, or null.</param>
    public void Deserialize(Stream stream, out object? ob) => ob = _current.Root.Deserialize(stream);

    /// <summary>Writes a value without the id of its type, and without boxing it.</summary>
    /// <typeparam name="T">The type, which the reader must know. If it is not sealed, its values are written with an id anyway.</typeparam>
    /// <param name="stream">The stream to write to.</param>
    /// <param name="value">The value.</param>
    /// <exception cref="GraupelException">The value, or a value in it, cannot be written.</exception>
    public void SerializeDirect<T>(Stream stream, T value) => _current.Core.Serialize(stream, value);

    /// <summary>Reads what <see cref="SerializeDirect{T}"/> wrote.</summary>
    /// <typeparam name="T">The type.</typeparam>
    /// <param name="stream">The stream to read from.</param>
    /// <param name="value">The value.</param>
    /// <exception cref="GraupelException">The bytes are not a value of the type, or end too early.</exception>
    public void DeserializeDirect<T>(Stream stream, out T value) => value = _current.Core.Deserialize<T>(stream)!;
}
