using System.ComponentModel;
using Graupel.Converters;

namespace Graupel.CodeGen;

/// <summary>A base type whose values are of declared cases. The contract of a base with members of its own derives from it.</summary>
/// <param name="isExact">True if a root of this type is written as pure data.</param>
/// <param name="cases">The cases; a concrete base is one of them.</param>
[EditorBrowsable(EditorBrowsableState.Never)]
public class UnionContract<TBase>(bool isExact, params UnionCase<TBase>[] cases) : Contract<TBase>
{
    /// <inheritdoc/>
    public sealed override bool IsExact => isExact;

    /// <summary>True if cases are declared elsewhere too, so it is unknown in advance whether values can contain themselves.</summary>
    public virtual bool IsOpen { get; init; }

    /// <summary>How many of the first cases are the library's own, which are the same everywhere.</summary>
    internal int OwnCases { get; init; }

    /// <summary>Keeps cases that the reader does not know; null if they are not kept.</summary>
    public virtual UnknownCase<TBase>? Unknown { get; init; }

    /// <inheritdoc/>
    internal sealed override bool HasCases => true;

    /// <summary>The cases that the base declares.</summary>
    internal IReadOnlyList<UnionCase<TBase>> Cases => cases;

    /// <inheritdoc/>
    public sealed override Converter CreateConverter<TWriter, TReader>(Registry<TWriter, TReader> registry) =>
        new UnionConverter<TWriter, TReader, TBase>(this, registry);
}
