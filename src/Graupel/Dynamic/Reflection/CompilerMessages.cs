namespace Graupel.Dynamic;

/// <summary>Why trimmed and natively compiled programs do without the run-time compiler.</summary>
internal static class CompilerMessages
{
    public const string Unreferenced = "Contracts that are compiled at run time are found by reflection. Have the generator make them: [Contract], or [assembly: ContractFor].";
    public const string DynamicCode = "Contracts that are compiled at run time need code to be emitted. Have the generator make them: [Contract], or [assembly: ContractFor].";
}
