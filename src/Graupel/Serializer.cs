using System.Collections.Concurrent;
using System.Diagnostics.CodeAnalysis;
using System.Runtime.CompilerServices;
using Graupel.CodeGen;
using Graupel.Converters;
using Graupel.Roots;

namespace Graupel;

/// <summary>
/// Writes and reads values with its own options. Serializers are immutable and thread-safe; any number of them, with different options, can be used
/// side by side. Create one and keep it: it prepares each type once.
/// </summary>
/// <remarks>
/// Every method that writes throws <see cref="GraupelException"/> if the value cannot be written, and every method that reads throws it if the
/// bytes are not such a value; no value is returned then. The first call for a type that cannot
/// have a contract throws <see cref="ContractException"/>. Both derive from <see cref="System.Runtime.Serialization.SerializationException"/>. Exceptions of your own code
/// and streams reach the caller unchanged.
/// </remarks>
public sealed partial class Serializer
{
    private readonly MakingLock _making = new();
    private ContractCatalog _contracts;
    private RootFactory _factory;

    private RootTable _roots = new();
    private RootTable _sequences = new();

    // Few serializers are asked so.
    private ConcurrentDictionary<Type, ValueSerializer>? _byType;

    /// <summary>Creates a serializer with the default options.</summary>
    public Serializer()
        : this(SerializerOptions.Default)
    {
    }

    /// <summary>Creates a serializer.</summary>
    /// <param name="options">The options.</param>
    /// <exception cref="ArgumentException">The options require something that their format cannot do.</exception>
    public Serializer(SerializerOptions options)
    {
        ArgumentNullException.ThrowIfNull(options);
        options.EnsureNoneReplacedWithCases();
        Options = options;
        Start();
        HotReload.Add(this);
    }

    /// <summary>The serializer with the default options that <see cref="Serialization"/> uses.</summary>
    public static Serializer Default { get; } = new();

    /// <summary>The options.</summary>
    public SerializerOptions Options { get; }

    /// <summary>The serializer of values of one type. Every call returns the same object.</summary>
    /// <typeparam name="T">The type of the values.</typeparam>
    /// <exception cref="GraupelException">There is no contract for the type (<see cref="ErrorKind.NoContract"/>).</exception>
    /// <exception cref="ContractException">The type cannot have a contract.</exception>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public Serializer<T> For<T>() => Slot<T>.In(this);

    /// <summary>The serializer of values of a type that is known only at run time. Every call returns the same object.</summary>
    /// <param name="type">The type; not an open generic type.</param>
    /// <exception cref="GraupelException">There is no contract for the type (<see cref="ErrorKind.NoContract"/>).</exception>
    /// <exception cref="ContractException">The type cannot have a contract.</exception>
    public ValueSerializer For(Type type)
    {
        ArgumentNullException.ThrowIfNull(type);
        return _byType is { } byType && byType.TryGetValue(type, out ValueSerializer? known) ? known : Add(type);
    }

    /// <summary>What it is, for people; the form may change.</summary>
    public override string ToString() => $"{nameof(Serializer)}, {Options.Format}";

    /// <summary>The roots made so far.</summary>
    internal ref readonly RootTable Roots => ref _roots;

    /// <summary>The root that writes and reads sequences of <typeparamref name="T"/> a few elements at a time.</summary>
    internal SequenceRoot<T> ForSequence<T>() => _sequences[Slot<T>.Index] is { } root ? KnownCast.To<SequenceRoot<T>>(root) : AddSequence<T>();

    /// <summary>Forgets all contracts, because types have changed while the program runs.</summary>
    internal void Restart()
    {
        using (_making.Enter())
        {
            Start();
            _byType = null;
            _roots.Clear();
            _sequences.Clear();
        }
    }

    [MemberNotNull(nameof(_contracts), nameof(_factory))]
    private void Start()
    {
        _contracts = new SerializerContracts(Options, _making);
        _factory = Options.Format.CreateRoots(_contracts, Options, _making);
    }

    private ValueSerializer Add(Type type)
    {
        using (_making.Enter())
        {
            // The contract knows the type as code does, so that nothing is made by reflection.
            _byType ??= new();
            return _byType[type] = _contracts.GetValue(type).RootIn(this);
        }
    }

    /// <summary>Makes the root of a type, unless another thread has done so in the meantime.</summary>
    internal Serializer<T> Add<T>()
    {
        using (_making.Enter())
        {
            return KnownCast.To<Serializer<T>>(Make(ref _roots, Slot<T>.Index, typeof(T), new RootMaker<T>(), ofSequences: false));
        }
    }

    private SequenceRoot<T> AddSequence<T>()
    {
        using (_making.Enter())
        {
            return KnownCast.To<SequenceRoot<T>>(Make(ref _sequences, Slot<T>.Index, typeof(T), new RootMaker<T>(), ofSequences: true));
        }
    }

    private object Make(ref RootTable table, int index, Type type, object maker, bool ofSequences)
    {
        // Making a root may run code that makes other roots, and types may change meanwhile.
        object? known;
        while ((known = table[index]) is null)
        {
            RootFactory factory = _factory;
            object root;
            _making.BeginNested(type);
            try
            {
                root = ofSequences ? factory.MakeSequence(maker) : factory.Make(maker);
            }
            finally
            {
                _making.EndNested();
            }

            if (factory == _factory && table[index] is null)
            {
                table.Add(index, root);
            }
        }

        return known;
    }
}
