using System.Diagnostics.CodeAnalysis;
using Graupel.Compat.NetSerializer;
using NetSerializer1 = Graupel.Compat.NetSerializer.Serializer;

namespace Graupel.Compat.NetSerializer2;

/// <summary>
/// Writes and reads values of registered types, each preceded by the id of its type, including graphs with cycles. Types can be registered at any
/// time, and the registered types can be saved and restored. All methods are thread-safe; writing and reading take no lock,
/// except for a write that registers types (<see cref="AutoRegister"/>).
/// </summary>
[RequiresUnreferencedCode(NetSerializer1.Message)]
[RequiresDynamicCode(NetSerializer1.Message)]
public sealed partial class Serializer
{
    private readonly Lock _lock = new();
    private readonly Settings _plainSettings;
    private readonly Settings _deepSettings;
    private volatile NetSerializer1? _plain;
    private volatile NetSerializer1? _deep;

    /// <summary>Creates a serializer that writes in the Fast format. It must be initialized before use.</summary>
    public Serializer()
        : this(SerializerOptions.Default)
    {
    }

    /// <summary>Creates a serializer. It must be initialized before use.</summary>
    /// <param name="options">Format, limits, surrogates and custom contracts.</param>
    public Serializer(SerializerOptions options)
    {
        ArgumentNullException.ThrowIfNull(options);
        _plainSettings = new Settings { Options = options };
        _deepSettings = new Settings { Options = options with { References = References.Preserve } };
    }

    /// <summary>Registers only the predefined types: numbers, text, dates, arrays of them, and untyped collections.</summary>
    /// <returns>This serializer.</returns>
    /// <exception cref="InvalidOperationException">It is already initialized.</exception>
    public Serializer Initialize() => Initialize((Type[])[]);

    /// <summary>Registers the predefined types, the given types, and all types that they use.</summary>
    /// <param name="rootTypes">The types, or null for no others.</param>
    /// <returns>This serializer.</returns>
    /// <exception cref="InvalidOperationException">It is already initialized.</exception>
    /// <exception cref="NotSupportedException">A type is not marked with <c>[Serializable]</c> or another attribute, or is an open generic type.</exception>
    /// <exception cref="ContractException">A type cannot be written as it is declared.</exception>
    public Serializer Initialize(Type[]? rootTypes)
    {
        lock (_lock)
        {
            EnsureNew();
            var plain = new NetSerializer1(PredefinedTypes.Ids, _plainSettings);
            Add(Numbered(Unknown(rootTypes ?? [], plain)), plain);

            // Types that are refused leave it as it was.
            _plain = plain;
            WasChanged = false;
        }

        return this;
    }

    /// <summary>Writes a value after the id of its type. An object that occurs twice is written twice.</summary>
    /// <param name="stream">The stream to write to.</param>
    /// <param name="ob">The value, or null.</param>
    /// <exception cref="InvalidOperationException">The serializer is not initialized.</exception>
    /// <exception cref="GraupelException">The value, or a value in it, has a type that is not registered, or contains itself.</exception>
    public void Serialize(Stream stream, object? ob) => Write(Plain, stream, ob);

    /// <summary>Reads a value, and nothing after it.</summary>
    /// <param name="stream">The stream to read from.</param>
    /// <returns>The value, or null.</returns>
    /// <exception cref="InvalidOperationException">The serializer is not initialized.</exception>
    /// <exception cref="GraupelException">The bytes are not a value of these types, or end too early.</exception>
    public object? Deserialize(Stream stream) => Plain.Deserialize(stream);

    /// <summary>Writes a graph: objects and collections that occur twice are written once, and may contain themselves.</summary>
    /// <inheritdoc cref="Serialize"/>
    public void SerializeDeep(Stream stream, object? ob) => Write(Deep, stream, ob);

    /// <summary>Reads what <see cref="SerializeDeep"/> wrote.</summary>
    /// <inheritdoc cref="Deserialize"/>
    public object? DeserializeDeep(Stream stream) => Deep.Deserialize(stream);

    /// <inheritdoc cref="SerializeDeep"/>
    public void SerializationDeep(Stream stream, object? ob) => SerializeDeep(stream, ob);

    /// <inheritdoc cref="DeserializeDeep"/>
    public object? DeserializationDeep(Stream stream) => DeserializeDeep(stream);

    private NetSerializer1 Plain => _plain ?? throw NotInitialized();

    private NetSerializer1 Deep => _deep ?? MakeDeep();

    private NetSerializer1 MakeDeep()
    {
        lock (_lock)
        {
            return _deep ??= new NetSerializer1(Plain.GetTypeMap(), _deepSettings);
        }
    }

    private void Write(NetSerializer1 serializer, Stream stream, object? ob)
    {
        if (AutoRegister && ob is not null)
        {
            WriteAndRegister(serializer, stream, ob);
        }
        else
        {
            serializer.Serialize(stream, ob);
        }
    }

    private void WriteAndRegister(NetSerializer1 serializer, Stream stream, object ob)
    {
        ArgumentNullException.ThrowIfNull(stream);

        // Asked of the one that writes: a type that another thread registers is known to one of them first.
        int count = serializer.Knows(ob.GetType()) ? 0 : RegisterUnknown([ob.GetType()]);
        try
        {
            WriteWhole(serializer, stream, ob, ref count);
        }
        finally
        {
            // Types stay registered whatever becomes of the value, and nothing tells of them later.
            Tell(count);
        }
    }

    private void WriteWhole(NetSerializer1 serializer, Stream stream, object ob, ref int count)
    {
        // Nothing is written to the stream by an attempt that finds a type that no member declares.
        using PooledBuffer bytes = Pack(serializer, ob, ref count);
        stream.Write(bytes.Span);
    }

    private PooledBuffer Pack(NetSerializer1 serializer, object ob, ref int count)
    {
        try
        {
            return serializer.SerializePooled(ob);
        }
        catch (GraupelException error) when (error.Kind == ErrorKind.UnknownCase)
        {
            // Where that finds nothing new, another thread registered it meanwhile, or the same error comes again.
            count += RegisterUnknown(ValueTypes.Of(ob));
            return serializer.SerializePooled(ob);
        }
    }

    private void EnsureNew()
    {
        if (_plain is not null)
        {
            throw new InvalidOperationException("NetSerializer2 already initialized");
        }
    }

    private static InvalidOperationException NotInitialized() => new("NetSerializer2 not initialized");
}
