using System.Diagnostics.CodeAnalysis;
using Graupel.CodeGen;
using Graupel.Converters;
using Graupel.Formats;
using Graupel.Model;

namespace Graupel.Dynamic;

/// <summary>An object contract that is compiled at run time.</summary>
[RequiresUnreferencedCode(CompilerMessages.Unreferenced)]
[RequiresDynamicCode(CompilerMessages.DynamicCode)]
internal class DynamicContract<T>(ObjectPlan plan, ObjectCompiler compiler) : Contract<T>
{
    private readonly ObjectShape _shape = ShapeMaker.Make(plan, compiler.Types);
    private NullFinder<T>? _findNull;

    /// <inheritdoc/>
    public override bool IsExact => plan.IsExact;

    /// <inheritdoc/>
    public sealed override Converter CreateObjectConverter<TWriter, TReader>(Registry<TWriter, TReader> registry) =>
        compiler.Make<TWriter, TReader, T>(registry, plan, _shape);

    /// <inheritdoc/>
    public override string? FindNull(in T value) => (_findNull ??= NullFinders.Make<T>(plan, compiler.Types))(in value);
}
