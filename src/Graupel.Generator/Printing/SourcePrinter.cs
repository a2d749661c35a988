using Graupel.Generator.Project;
using Graupel.Model;

namespace Graupel.Generator.Printing;

/// <summary>
/// Prints what finds an assembly's contracts, and the attribute by which the library finds it. Contracts are found by a hash, so that the
/// first one of a process does not cost as much as all.
/// </summary>
internal static class SourcePrinter
{
    /// <summary>Version of what generated code expects of the library.</summary>
    public const int Version = 1;

    public const string Hint = "AllContracts.g.cs";

    /// <summary>So many contracts are compared one after the other.</summary>
    private const int ContractsPerPart = 2;

    /// <summary>As many as need no parts.</summary>
    private const int FewContracts = 8;

    public static string Print(SourceSheet sheet)
    {
        var code = new CodeText();
        GeneratedFile.PrintHead(code);
        IReadOnlyList<HostTree> hosts = HostTree.Of(sheet.Contracts.Where(IsHosted), sheet.Cases.Where(IsHosted), sheet.Hosts);
        if (hosts.Count > 0)
        {
            code.Line("#pragma warning disable CS0108 // a host and its base class find their contracts by methods of the same name");
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

    private static bool IsHosted(ListedContract contract) => contract.Scope.IsNested;

    private static void PrintClass(CodeText code, SourceSheet sheet, IReadOnlyList<HostTree> hosts)
    {
        GeneratedFile.PrintMarks(code);
        using var type = code.Block("internal sealed class AllContracts : global::Graupel.CodeGen.ContractSource");
        code.Line($"public override int Version => {Version};");
        code.Line();
        if (sheet.Contracts.Count <= FewContracts)
        {
            PrintPart(code, "public override global::Graupel.CodeGen.Contract? Find(global::System.Type type, uint hash)", sheet.Contracts, sheet.Hosts);
        }
        else
        {
            PrintParts(code, sheet.Contracts, sheet.Hosts);
        }

        if (sheet.Cases.Count + sheet.ListsWithCases.Count > 0)
        {
            PrintCases(code, sheet, hosts);
        }

        if (sheet.Hidden.Count > 0)
        {
            PrintHidden(code, sheet.Hidden);
        }

        if (sheet.Parts.Count > 0)
        {
            PrintPartsVersions(code, sheet.Parts);
        }
    }

    private static void PrintParts(CodeText code, EquatableList<ListedContract> contracts, HostNames names)
    {
        uint parts = 1;
        while (parts * ContractsPerPart < contracts.Count)
        {
            parts *= 2;
        }

        IGrouping<uint, ListedContract>[] filled = [.. contracts.GroupBy(contract => contract.Hash & (parts - 1)).OrderBy(static part => part.Key)];
        using (code.Block("public override global::Graupel.CodeGen.Contract? Find(global::System.Type type, uint hash)"))
        using (code.Block($"switch (hash & {parts - 1})"))
        {
            foreach (IGrouping<uint, ListedContract> part in filled)
            {
                code.Line($"case {part.Key}: return Find{part.Key}(type);");
            }

            code.Line("default: return null;");
        }

        foreach (IGrouping<uint, ListedContract> part in filled)
        {
            code.Line();
            PrintPart(code, $"private static global::Graupel.CodeGen.Contract? Find{part.Key}(global::System.Type type)", part, names);
        }
    }

    private static void PrintPart(CodeText code, string head, IEnumerable<ListedContract> contracts, HostNames names)
    {
        using var part = code.Block(head);
        foreach (ListedContract contract in contracts.Where(static contract => !IsHosted(contract)))
        {
            contract.PrintContract(code);
        }

        HostTree.PrintQuestions(code, contracts.Where(IsHosted).Select(static contract => HostTree.OutermostOf(contract.Scope)), names);
    }

    private static void PrintHidden(CodeText code, IEnumerable<HiddenDefinition> definitions)
    {
        code.Line();
        using var method = code.Block("public override string? FindHiddenPart(global::System.Type definition, string assembly)");
        foreach (HiddenDefinition one in definitions)
        {
            string others = one.Friends.Count == 0
                ? ""
                : $" && assembly is not ({string.Join(" or ", one.Friends.Select(CSharpText.Of))})";
            code.Line($"if (definition == typeof({one.Type}){others}) return \"{one.Member}\";");
        }

        code.Line("return null;");
    }

    private static void PrintPartsVersions(CodeText code, EquatableList<PartsSheet> parts)
    {
        code.Line();
        using var method = code.Block("public override uint FindPartsVersion(global::System.Type definition)");
        foreach (PartsSheet one in parts)
        {
            code.Line($"if (definition == typeof({one.Unbound})) return {PartsPrinter.VersionOf(one)}u;");
        }

        code.Line("return 0;");
    }

    private static void PrintCases(CodeText code, SourceSheet sheet, IReadOnlyList<HostTree> hosts)
    {
        code.Line();
        using var list = code.Block("public override void ListCases(global::Graupel.CodeGen.ContractCases cases)");
        foreach (ListedContract one in sheet.Cases.Where(static one => !IsHosted(one)))
        {
            one.PrintCase(code);
        }

        foreach (string name in sheet.ListsWithCases)
        {
            code.Line($"cases.AddElsewhere(static () => global::System.Type.GetType({CSharpText.Of(name)}));");
        }

        foreach (HostTree host in hosts)
        {
            host.PrintCalls(code);
        }
    }
}
