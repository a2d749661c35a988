using System.Diagnostics.CodeAnalysis;
using Graupel.CodeGen;
using Graupel.Converters;
using Graupel.Formats;
using Graupel.Model;
using Graupel.Model.Planning;

namespace Graupel.Dynamic;

/// <summary>The members of a class that other contracts derive from, but whose own values cannot be written or read.</summary>
/// <param name="plan">The members.</param>
/// <param name="compiler">Makes the converter of the members.</param>
/// <param name="mistake">What is wrong with a value.</param>
[RequiresUnreferencedCode(CompilerMessages.Unreferenced)]
[RequiresDynamicCode(CompilerMessages.DynamicCode)]
internal sealed class DynamicBaseContract<T>(ObjectPlan plan, ObjectCompiler compiler, ContractError mistake) : Contract<T>
{
    private readonly ObjectShape _shape = ShapeMaker.Make(plan, compiler.Types);
    private NullFinder<T>? _findNull;

    /// <inheritdoc/>
    public override bool IsExact => plan.IsExact;

    /// <inheritdoc/>
    public override Converter CreateConverter<TWriter, TReader>(Registry<TWriter, TReader> registry) =>
        throw new ContractException(mistake.Rule.Id, mistake.Message);

    /// <inheritdoc/>
    public override Converter CreateObjectConverter<TWriter, TReader>(Registry<TWriter, TReader> registry) =>
        compiler.Make<TWriter, TReader, T>(registry, plan, _shape);

    /// <summary>False: there are no values, and a case that requests their converter gets the error.</summary>
    internal override bool HasMembers => false;

    /// <inheritdoc/>
    public override string? FindNull(in T value) => (_findNull ??= NullFinders.Make<T>(plan, compiler.Types))(in value);
}
