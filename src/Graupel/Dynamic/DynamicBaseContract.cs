using System.Diagnostics.CodeAnalysis;
using Graupel.Model;
using Graupel.Model.Planning;

namespace Graupel.Dynamic;

/// <summary>The members of a class that other contracts derive from, but whose own values cannot be written or read, or only as options say.</summary>
/// <param name="plan">The members.</param>
/// <param name="compiler">Makes the converter of the members.</param>
/// <param name="mistake">What is wrong with a value; null where options say how it is written.</param>
[RequiresUnreferencedCode(CompilerMessages.Unreferenced)]
[RequiresDynamicCode(CompilerMessages.DynamicCode)]
internal sealed class DynamicBaseContract<T>(ObjectPlan plan, ObjectCompiler compiler, ContractError? mistake)
    : DynamicContract<T>(plan, compiler)
{
    /// <inheritdoc/>
    public override ContractException? NoValues => mistake is null ? null : new ContractException(mistake);

    /// <summary>False: there are no values, and a case that requests their converter gets the error.</summary>
    internal override bool HasMembers => false;
}
