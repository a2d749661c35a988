using Graupel.CodeGen;
using Graupel.Formats;

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

    /// <summary>The converter for the values of a case that are objects: their members, or what is not allowed behind a tag as the only one; null for others.</summary>
    internal ObjectConverter<TWriter, TReader, T>? FindCaseObject<T>()
    {
        if (HasMembers<T>() && FindObject<T>() is { } members)
        {
            return members;
        }

        Converter<TWriter, TReader, T> value = GetPlain<T>();
        if (value is ObjectConverter<TWriter, TReader, T> standIn)
        {
            return standIn;
        }

        WireKind kind = value.Shape.Kind;
        bool isNullable = WireKinds.IsNullable(kind);
        if (TWriter.HasKeys || IsExact || !(isNullable || kind is WireKind.Union or WireKind.Tracked))
        {
            return null;
        }

        if (isNullable || value is not IWrappable<TWriter, TReader, T> wrappable)
        {
            Throw.NotBehindTag(typeof(T), kind);
            return null;
        }

        return (ObjectConverter<TWriter, TReader, T>)GetOrAdd(Part.Wrapped, typeof(T), (registry, _) => wrappable.Wrap(registry));
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

    /// <summary>One that is empty, for code that must not meet what is being made here.</summary>
    internal Registry<TWriter, TReader> Another() => _outer is not null ? new(_outer.Another(), _lifted!, _form!)
        : _plain is null ? new(_contracts, Options, IsExact, _adapt, Making) : new(_plain.Another(), Discarding);
}
