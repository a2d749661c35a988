using Graupel.CodeGen;
using Graupel.Formats;

namespace Graupel.Converters;

/// <content>
/// Registries within one, for members whose values hold what is written as others there: the converters of all types that hold it are made here, and those
/// of other types are the ones of the registry around it.
/// </content>
public sealed partial class Registry<TWriter, TReader>
{
    private readonly Registry<TWriter, TReader>? _outer;
    private readonly LiftedCatalog? _lifted;

    // Tells apart objects that occur here and elsewhere: their bytes differ.
    private readonly LiftedContracts? _form;
    private Dictionary<LiftedContracts, Registry<TWriter, TReader>>? _within;

    private Registry(Registry<TWriter, TReader> outer, LiftedCatalog lifted, LiftedContracts form)
        : this(lifted, outer.Options, outer.IsExact, outer._adapt, outer.Making, outer._work)
    {
        _outer = outer;
        _lifted = lifted;
        _form = form;
    }

    /// <summary>The converter for a member whose values hold what is written as others there.</summary>
    /// <exception cref="GraupelException">There is no contract for the type.</exception>
    public Converter<TWriter, TReader, T> GetLifted<T>(LiftedContracts lifted) =>
        _plain is not null ? PlaceOf(_plain.GetLifted<T>(lifted)) : Within(lifted).Get<T>();

    /// <summary>The same for a member that has no setter, so that the collection that it holds is filled.</summary>
    /// <exception cref="GraupelException">There is no contract for the type, or options write it in a form that cannot fill an existing instance.</exception>
    public Converter<TWriter, TReader, T> GetLiftedFilled<T>(ObjectShape shape, int member, LiftedContracts lifted) => _plain is not null
        ? PlaceOf(_plain.Within(lifted).GetFillable<T>(shape, member), hasSetter: false)
        : Within(lifted).GetFilled<T>(shape, member);

    /// <summary>The same for a member that has its own contract.</summary>
    /// <exception cref="GraupelException">The contract writes a scalar, which has no place among the members of the format.</exception>
    public Converter<TWriter, TReader, T> GetLiftedOwn<T>(ObjectShape shape, int member, Contract<T> contract, LiftedContracts lifted) =>
        GetOwn(shape, member, contract, isOfType: false, lifted);

    private Registry<TWriter, TReader> Within(LiftedContracts lifted)
    {
        using (Making.Enter())
        {
            _within ??= [];
            if (!_within.TryGetValue(lifted, out Registry<TWriter, TReader>? within))
            {
                _within.Add(lifted, within = new(this, new LiftedCatalog(_contracts), lifted));
            }

            within._lifted!.Add(lifted);
            return within;
        }
    }

    private bool IsLifted(Type type) => _lifted is not null && _lifted.Has(type);

    // A surrogate may write the type that it is for, or one that another surrogate is for: these are as elsewhere.
    private Registry<TWriter, TReader> MakerOf(Type type) => _lifted is not null && _lifted.IsReplaced(type) ? _outer! : this;

    private object? FormOf(Contract contract, bool isOfType, LiftedContracts? lifted) => isOfType ? _form
        : lifted is null ? contract.Author
        : (contract.Author, lifted);

    /// <summary>A converter that gets those of its members here.</summary>
    private sealed class LiftedPending(IPendingConverter<TWriter, TReader> converter, Registry<TWriter, TReader> within) : IPendingConverter<TWriter, TReader>
    {
        public void Initialize(Registry<TWriter, TReader> registry) => converter.Initialize(within);
    }
}
