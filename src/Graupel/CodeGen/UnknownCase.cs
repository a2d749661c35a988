using System.ComponentModel;
using Graupel.Converters;
using Graupel.Formats;

namespace Graupel.CodeGen;

/// <summary>Keeps cases of a union that the reader does not know.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public abstract class UnknownCase<TBase>
{
    private protected UnknownCase()
    {
    }

    internal abstract CaseConverter<TWriter, TReader, TBase> CreateCase<TWriter, TReader>()
        where TWriter : struct, IWriter, allows ref struct
        where TReader : struct, IReader, allows ref struct;
}

/// <summary>Keeps cases of a union that the reader does not know in instances of <typeparamref name="TUnknown"/>.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed class UnknownCase<TBase, TUnknown> : UnknownCase<TBase>
    where TUnknown : class, TBase, IUnknownCase, new()
{
    internal override CaseConverter<TWriter, TReader, TBase> CreateCase<TWriter, TReader>() => new UnknownCaseConverter<TWriter, TReader, TBase, TUnknown>();
}
