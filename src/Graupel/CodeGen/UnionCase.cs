using System.ComponentModel;
using Graupel.Converters;
using Graupel.Formats;

namespace Graupel.CodeGen;

/// <summary>A declared case of a union.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public abstract class UnionCase<TBase>
{
    private protected UnionCase()
    {
    }

    internal abstract CaseConverter<TWriter, TReader, TBase> CreateCase<TWriter, TReader>(Registry<TWriter, TReader> registry)
        where TWriter : struct, IWriter, allows ref struct
        where TReader : struct, IReader, allows ref struct;
}

/// <summary>A declared case of a union whose values are of <typeparamref name="TCase"/>.</summary>
/// <param name="tag">The id of the case, or the hash of its contract name.</param>
/// <param name="isHash">Which of the two it is.</param>
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed class UnionCase<TBase, TCase>(uint tag, bool isHash) : UnionCase<TBase>
    where TCase : TBase
{
    internal override CaseConverter<TWriter, TReader, TBase> CreateCase<TWriter, TReader>(Registry<TWriter, TReader> registry) =>
        new CaseConverter<TWriter, TReader, TBase, TCase>(new UnionTag(tag, isHash), registry.GetObject<TCase>());
}
