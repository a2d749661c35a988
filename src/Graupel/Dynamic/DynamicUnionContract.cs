using System.Diagnostics.CodeAnalysis;
using Graupel.CodeGen;
using Graupel.Converters;
using Graupel.Formats;
using Graupel.Model;

namespace Graupel.Dynamic;

/// <summary>A base with cases that has members of its own.</summary>
[RequiresUnreferencedCode(CompilerMessages.Unreferenced)]
[RequiresDynamicCode(CompilerMessages.DynamicCode)]
internal sealed class DynamicUnionContract<T>(bool isExact, UnionCase<T>[] cases, ObjectPlan plan, ObjectCompiler compiler) : UnionContract<T>(isExact, cases)
{
    private readonly ObjectShape _shape = ShapeMaker.Make(plan, compiler.Types);
    private NullFinder<T>? _findNull;

    /// <inheritdoc/>
    public override Converter CreateObjectConverter<TWriter, TReader>(Registry<TWriter, TReader> registry) =>
        compiler.Make<TWriter, TReader, T>(registry, plan, _shape);

    /// <inheritdoc/>
    public override string? FindNull(in T value) => (_findNull ??= NullFinders.Make<T>(plan, compiler.Types))(in value);
}
