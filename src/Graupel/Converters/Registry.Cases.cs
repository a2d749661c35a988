using Graupel.CodeGen;

namespace Graupel.Converters;

/// <content>Cases of unions, whose converters are created on first use.</content>
public sealed partial class Registry<TWriter, TReader>
{
    private const int MaxMeanwhile = 8;

    private int _meanwhile;

    /// <summary>Creates the converter of a case; it is complete.</summary>
    internal CaseConverter<TWriter, TReader, TBase> MakeCase<TBase>(UnionCase<TBase> one)
    {
        lock (_lock)
        {
            return IsMaking || _plain is { IsMaking: true } ? MakeMeanwhile(one) : one.CreateCase(this);
        }
    }

    // A constructor of a user, which is called while converters are made, meets the case in a root that was made before. It gets others: those here are not whole.
    private CaseConverter<TWriter, TReader, TBase> MakeMeanwhile<TBase>(UnionCase<TBase> one)
    {
        if (_meanwhile == MaxMeanwhile)
        {
            throw new InvalidOperationException($"The contract of {one.Type} needs itself: creating it calls a constructor that uses it.");
        }

        _meanwhile++;
        try
        {
            return one.CreateCase(Another());
        }
        finally
        {
            _meanwhile--;
        }
    }

    private Registry<TWriter, TReader> Another() =>
        _plain is null ? new(_contracts, Options, IsExact, _adapt, _lock) : new(_plain.Another(), Scratch!);
}
