using Graupel.CodeGen;

namespace Graupel.Converters;

/// <content>Cases of unions, whose converters are created on first use.</content>
public sealed partial class Registry<TWriter, TReader>
{
    /// <summary>Creates the converter of a case; it is complete.</summary>
    internal CaseConverter<TWriter, TReader, TBase> MakeCase<TBase>(UnionCase<TBase> one)
    {
        using (Making.Enter())
        {
            return IsMaking || _plain is { IsMaking: true } ? MakeMeanwhile(one) : one.CreateCase(this);
        }
    }

    // Code of users that is called while converters are made, or another thread, meets the case in a root that was made before. It gets others: those here are not whole.
    private CaseConverter<TWriter, TReader, TBase> MakeMeanwhile<TBase>(UnionCase<TBase> one)
    {
        Making.BeginNested(one.Type);
        try
        {
            return one.CreateCase(Another());
        }
        finally
        {
            Making.EndNested();
        }
    }

    private Registry<TWriter, TReader> Another() =>
        _plain is null ? new(_contracts, Options, IsExact, _adapt, Making) : new(_plain.Another(), Scratch!);
}
