namespace Graupel.Generator.Printing;

/// <summary>Prints the list of an assembly's contracts, and the attribute by which the library finds it.</summary>
internal static class SourcePrinter
{
    /// <summary>Version of what generated code expects of the library.</summary>
    public const int Version = 1;

    public const string Hint = "AllContracts.g.cs";

    public static string Print(SourceSheet sheet)
    {
        var code = new CodeText();
        GeneratedFile.PrintHead(code);
        IReadOnlyList<HostTree> hosts = HostTree.Of(sheet.Contracts.Where(static contract => contract.Scope.Hosts.Count > 0));
        if (hosts.Count > 0)
        {
            code.Line("#pragma warning disable CS0108 // a host and its base class list their contracts by methods of the same name");
        }

        code.Line($"[assembly: global::Graupel.CodeGen.GeneratedContracts<global::{sheet.Namespace}.AllContracts>]");
        code.Line();
        using (code.Block($"namespace {sheet.Namespace}"))
        {
            PrintClass(code, sheet, hosts);
        }

        foreach (HostTree host in hosts)
        {
            host.PrintNamespace(code);
        }

        return code.ToString();
    }

    private static void PrintClass(CodeText code, SourceSheet sheet, IReadOnlyList<HostTree> hosts)
    {
        GeneratedFile.PrintMarks(code);
        using var type = code.Block("internal sealed class AllContracts : global::Graupel.CodeGen.ContractSource");
        code.Line($"public override int Version => {Version};");
        code.Line();
        using var list = code.Block("public override void List(global::Graupel.CodeGen.ContractList contracts)");
        foreach (ListedContract contract in sheet.Contracts.Where(static contract => contract.Scope.Hosts.Count == 0))
        {
            contract.Print(code);
        }

        foreach (HostTree host in hosts)
        {
            host.PrintCalls(code);
        }
    }
}
