using System.Diagnostics.CodeAnalysis;
using Graupel.CodeGen;
using Graupel.Converters;
using Graupel.Formats;
using Graupel.Model;

namespace Graupel.Dynamic;

/// <summary>The members of an abstract class without declared cases: other contracts derive from it, but no value of it can be written.</summary>
/// <param name="plan">The members.</param>
/// <param name="compiler">Makes the converter of the members.</param>
/// <param name="fail">Says what is wrong with a value.</param>
[RequiresUnreferencedCode(CompilerMessages.Unreferenced)]
[RequiresDynamicCode(CompilerMessages.DynamicCode)]
internal sealed class DynamicBaseContract<T>(ObjectPlan plan, ObjectCompiler compiler, Func<ContractException> fail) : Contract<T>
{
    private readonly ObjectShape _shape = ShapeMaker.Make(plan);

    /// <inheritdoc/>
    public override bool IsExact => plan.IsExact;

    /// <inheritdoc/>
    public override Converter<TWriter, TReader, T> CreateConverter<TWriter, TReader>(Registry<TWriter, TReader> registry) => throw fail();

    /// <inheritdoc/>
    public override ObjectConverter<TWriter, TReader, T> CreateObjectConverter<TWriter, TReader>(Registry<TWriter, TReader> registry) =>
        compiler.Make<TWriter, TReader, T>(registry, plan, _shape);
}
