using System.Runtime.CompilerServices;
using Graupel.CodeGen;
using Graupel.Converters;
using Graupel.Formats;

namespace Graupel.Roots;

/// <summary>Makes the roots of one serializer, and with them all converters that they need.</summary>
internal abstract class RootFactory
{
    /// <exception cref="GraupelException">There is no contract for the type, or for one below it.</exception>
    public Serializer<T> Create<T>() => (Serializer<T>)Make(new RootMaker<T>());

    /// <summary>Makes what writes and reads sequences of <typeparamref name="T"/> a few elements at a time.</summary>
    /// <exception cref="NotSupportedException">The serializer keeps references.</exception>
    public SequenceRoot<T> CreateSequence<T>() => (SequenceRoot<T>)MakeSequence(new RootMaker<T>());

    /// <param name="maker">A <see cref="RootMaker{T}"/>.</param>
    protected abstract object Make(object maker);

    /// <inheritdoc cref="Make"/>
    protected abstract object MakeSequence(object maker);
}

/// <summary>Makes the roots of one serializer in its format.</summary>
internal sealed class RootFactory<TFormat, TWriter, TReader>(TFormat format, ContractCatalog contracts, SerializerOptions options, MakingLock making) : RootFactory
    where TFormat : struct, IWireFormat<TWriter, TReader>
    where TWriter : struct, IWriter, allows ref struct
    where TReader : struct, IReader, allows ref struct
{
    private readonly Registry<TWriter, TReader> _tolerant = new(contracts, options, isExact: false, format.Adapt, making);
    private readonly Registry<TWriter, TReader> _exact = new(contracts, options, isExact: true, format.Adapt, making);

    /// <inheritdoc/>
    protected override object Make(object maker) => ((IRootMaker<TFormat, TWriter, TReader>)maker).Make(this);

    /// <inheritdoc/>
    protected override object MakeSequence(object maker) => ((IRootMaker<TFormat, TWriter, TReader>)maker).MakeSequence(this);

    /// <summary>The root of a type in this format.</summary>
    internal Serializer<T> MakeRoot<T>()
    {
        Contract contract = contracts.GetValue(Nullable.GetUnderlyingType(typeof(T)) ?? typeof(T));
        Registry<TWriter, TReader> registry = WholeOf(contract.IsExact ? _exact : _tolerant);
        Converter<TWriter, TReader, T> converter = Get<T>(registry).AsRoot();
        if (options.WriteFingerprint && contract.IsExact && !TWriter.HasKeys)
        {
            converter = WithFingerprint(converter);
        }

        return !RuntimeHelpers.IsReferenceOrContainsReferences<T>() && converter.IsPlain
            ? new PlainRoot<T, TFormat, TWriter, TReader>(format, converter, registry, options)
            : new Root<T, TFormat, TWriter, TReader>(format, converter, registry, options);
    }

    // By itself, so that nothing of it is prepared where nobody asks for it.
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static FingerprintedConverter<TWriter, TReader, T> WithFingerprint<T>(Converter<TWriter, TReader, T> converter) => new(converter);

    /// <summary>The same for sequences.</summary>
    internal SequenceRoot<T> MakeSequenceRoot<T>()
    {
        if (options.References != References.None)
        {
            throw new NotSupportedException("A sequence that is written and read element by element cannot preserve references; send its parts as separate values.");
        }

        return new SequenceRoot<T, TFormat, TWriter, TReader>(format, Get<T>(WholeOf(_tolerant)), options);
    }

    // Code of users that is called while converters are made, and needs some itself or waits for another thread that does, gets others: those are not whole.
    private static Registry<TWriter, TReader> WholeOf(Registry<TWriter, TReader> registry) =>
        registry.IsMaking ? registry.Another() : registry;

    private Converter<TWriter, TReader, T> Get<T>(Registry<TWriter, TReader> registry)
    {
        making.BeginNested(typeof(T));
        try
        {
            return registry.Get<T>();
        }
        finally
        {
            making.EndNested();
        }
    }
}
