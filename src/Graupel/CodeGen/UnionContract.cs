using System.ComponentModel;
using Graupel.Converters;

namespace Graupel.CodeGen;

/// <summary>A base type whose values are of declared cases. The contract of a base with members of its own derives from it.</summary>
/// <param name="isExact">True when a root of this type is written as pure data.</param>
/// <param name="cases">The cases; a concrete base is one of them.</param>
[EditorBrowsable(EditorBrowsableState.Never)]
public class UnionContract<TBase>(bool isExact, params UnionCase<TBase>[] cases) : Contract<TBase>
{
    /// <inheritdoc/>
    public sealed override bool IsExact => isExact;

    /// <inheritdoc/>
    public sealed override Converter<TWriter, TReader, TBase> CreateConverter<TWriter, TReader>(Registry<TWriter, TReader> registry)
    {
        CaseConverter<TWriter, TReader, TBase>[] converters = [.. cases.Select(one => one.CreateCase(registry))];
        bool isConcrete = converters.Any(static one => one.Type == typeof(TBase));
        return new UnionConverter<TWriter, TReader, TBase>(converters, isConcrete ? registry.GetObject<TBase>() : null, registry.IsExact)!;
    }
}
