using System.Collections.Concurrent;
using System.Runtime.CompilerServices;
using Graupel.CodeGen;
using Graupel.Roots;

namespace Graupel;

/// <summary>
/// Writes and reads values with options of its own. Serializers are immutable and may be used by many threads at once; any number of them,
/// with different options, work side by side. Make one and keep it: it learns each type once.
/// </summary>
/// <remarks>
/// Every method that writes throws <see cref="GraupelException"/> when the value cannot be written, and every method that reads when the
/// bytes are not such a value; then no value is handed out. Exceptions of the caller's own code and streams pass as they are.
/// </remarks>
public sealed partial class Serializer
{
    private readonly Lock _lock = new();
    private readonly ContractCatalog _contracts;
    private readonly RootFactory _factory;

    // Published by one write, when all that is in it is whole.
    private RootTable _roots = RootTable.Empty;

    // Few serializers are asked so.
    private ConcurrentDictionary<Type, ValueSerializer>? _byType;

    /// <summary>Makes a serializer with the default options.</summary>
    public Serializer()
        : this(SerializerOptions.Default)
    {
    }

    /// <summary>Makes a serializer.</summary>
    /// <param name="options">The options.</param>
    /// <exception cref="ArgumentException">The options ask for what their format cannot do.</exception>
    public Serializer(SerializerOptions options)
    {
        ArgumentNullException.ThrowIfNull(options);
        Options = options;
        _contracts = new SerializerContracts(options);
        _factory = options.Format.CreateRoots(_contracts, options, _lock);
    }

    /// <summary>The serializer with the default options that <see cref="Serialization"/> uses.</summary>
    public static Serializer Default { get; } = new();

    /// <summary>The options.</summary>
    public SerializerOptions Options { get; }

    /// <summary>What writes and reads values of one type. The same object is given every time.</summary>
    /// <typeparam name="T">The type of the values.</typeparam>
    /// <exception cref="GraupelException">There is no contract for the type (<see cref="ErrorKind.NoContract"/>).</exception>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public Serializer<T> For<T>() => Slot<T>.In(this);

    /// <summary>What writes and reads values of a type that only the running program knows. The same object is given every time.</summary>
    /// <param name="type">The type: no generic one without its arguments.</param>
    /// <exception cref="GraupelException">There is no contract for the type (<see cref="ErrorKind.NoContract"/>).</exception>
    /// <exception cref="ContractException">There can be none.</exception>
    public ValueSerializer For(Type type)
    {
        ArgumentNullException.ThrowIfNull(type);
        return _byType is not null && _byType.TryGetValue(type, out ValueSerializer? known) ? known : Add(type);
    }

    /// <summary>What was made so far of what writes and reads.</summary>
    internal RootTable Roots => _roots;

    /// <summary>What writes and reads sequences of <typeparamref name="T"/> a few elements at a time.</summary>
    internal SequenceRoot<T> ForSequence<T>()
    {
        lock (_lock)
        {
            return _factory.CreateSequence<T>();
        }
    }

    private ValueSerializer Add(Type type)
    {
        lock (_lock)
        {
            // The contract knows the type as code does, so that nothing is made by reflection.
            _byType ??= new();
            return _byType[type] = _contracts.GetValue(type).RootIn(this);
        }
    }

    /// <summary>Makes what writes and reads values of a type, unless another thread did so meanwhile.</summary>
    internal Serializer<T> Add<T>()
    {
        lock (_lock)
        {
            if (_roots.Find<T>() is { } known)
            {
                return known;
            }

            // Making a root may run code that makes other roots.
            Serializer<T> root = _factory.Create<T>();
            if (_roots.Find<T>() is { } meanwhile)
            {
                return meanwhile;
            }

            Volatile.Write(ref _roots, _roots.Add(root));
            return root;
        }
    }
}
