namespace Graupel.Dynamic;

/// <summary>Why trimmed and natively compiled programs do without the run-time compiler.</summary>
internal static class CompilerMessages
{
    public const string Unreferenced = "Contracts that are compiled at run time are found by reflection. Let the generator create them: use [Contract] or [assembly: ContractFor].";
    public const string DynamicCode = "Contracts that are compiled at run time need dynamic code. Let the generator create them: use [Contract] or [assembly: ContractFor].";
}
