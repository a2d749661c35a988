using System.Runtime.CompilerServices;
using Graupel.CodeGen;
using Graupel.Converters;
using Graupel.Formats;

namespace Graupel.Roots;

/// <summary>Makes the roots of one serializer, and with them all converters that they need.</summary>
internal abstract class RootFactory
{
    /// <summary>Makes a <see cref="Serializer{T}"/>.</summary>
    /// <param name="maker">The <see cref="RootMaker{T}"/> of the type.</param>
    /// <exception cref="GraupelException">There is no contract for the type, or for one below it.</exception>
    public abstract object Make(object maker);

    /// <summary>Makes a <see cref="SequenceRoot{T}"/>, which writes and reads sequences a few elements at a time.</summary>
    /// <param name="maker">The <see cref="RootMaker{T}"/> of the type.</param>
    /// <exception cref="NotSupportedException">The serializer keeps references.</exception>
    public abstract object MakeSequence(object maker);
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
    public override object Make(object maker) => ((IRootMaker<TFormat, TWriter, TReader>)maker).Make(this);

    /// <inheritdoc/>
    public override object MakeSequence(object maker) => ((IRootMaker<TFormat, TWriter, TReader>)maker).MakeSequence(this);

    /// <summary>The root of a type in this format.</summary>
    internal Serializer<T> MakeRoot<T>()
    {
        Contract contract = contracts.GetValue(Nullable.GetUnderlyingType(typeof(T)) ?? typeof(T));
        Registry<TWriter, TReader> registry = WholeOf(contract.IsExact ? _exact : _tolerant);
        Converter<TWriter, TReader, T> converter = registry.Get<T>().AsRoot();
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

        return new SequenceRoot<T, TFormat, TWriter, TReader>(format, WholeOf(_tolerant).Get<T>(), options);
    }

    // Code of users that is called while converters are made, and needs some itself or waits for another thread that does, gets others: those are not whole.
    private static Registry<TWriter, TReader> WholeOf(Registry<TWriter, TReader> registry) =>
        registry.IsMaking ? registry.Another() : registry;
}
