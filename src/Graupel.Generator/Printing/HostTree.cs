using Graupel.Generator.Symbols;

namespace Graupel.Generator.Printing;

/// <summary>
/// Types of the project inside of which contracts stand, because only there their types can be named. Each finds its contracts and those
/// of the hosts within it, so that the outermost can be asked from anywhere.
/// </summary>
internal sealed class HostTree
{
    private readonly HostNames _names;
    private readonly SortedDictionary<string, HostTree> _inner = new(StringComparer.Ordinal);
    private readonly List<ListedContract> _contracts = [];
    private readonly List<ListedContract> _cases = [];
    private string _namespace = "";
    private string _name = "";

    private HostTree(HostNames names) => _names = names;

    private bool HasContracts => _contracts.Count > 0 || _inner.Values.Any(static inner => inner.HasContracts);

    private bool HasCases => _cases.Count > 0 || _inner.Values.Any(static inner => inner.HasCases);

    public static IReadOnlyList<HostTree> Of(IEnumerable<ListedContract> contracts, IEnumerable<ListedContract> cases, HostNames names)
    {
        var roots = new SortedDictionary<string, HostTree>(StringComparer.Ordinal);
        foreach (ListedContract contract in contracts)
        {
            Get(roots, contract.Scope, names)._contracts.Add(contract);
        }

        foreach (ListedContract one in cases)
        {
            Get(roots, one.Scope, names)._cases.Add(one);
        }

        return [.. roots.Values];
    }

    /// <summary>The outermost host of a scope, as it is named from anywhere.</summary>
    public static string OutermostOf(Scope scope) => $"{Space(scope.Namespace)}{scope.Hosts[0].Name}";

    /// <summary>Asks hosts for a contract, which none may have.</summary>
    public static void PrintQuestions(CodeText code, IEnumerable<string> hosts, HostNames names)
    {
        string[] questions = [.. hosts.Distinct().Select(host => $"{host}.{names.Find}(type)")];
        code.Line($"return {(questions.Length == 0 ? "null" : string.Join(" ?? ", questions))};");
    }

    /// <summary>Calls that list the cases in one namespace.</summary>
    public void PrintCalls(CodeText code) => PrintCalls(code, Space(_namespace));

    private void PrintCalls(CodeText code, string space)
    {
        foreach (HostTree host in _inner.Values.Where(static host => host.HasCases))
        {
            code.Line($"{space}{host._name}.{_names.Cases}(cases);");
        }
    }

    public void PrintNamespace(CodeText code)
    {
        code.Line();
        if (_namespace.Length == 0)
        {
            PrintHosts(code);
            return;
        }

        using var space = code.Block($"namespace {_namespace}");
        PrintHosts(code);
    }

    private static HostTree Get(SortedDictionary<string, HostTree> roots, Scope scope, HostNames names)
    {
        if (!roots.TryGetValue(scope.Namespace, out HostTree? tree))
        {
            roots.Add(scope.Namespace, tree = new HostTree(names) { _namespace = scope.Namespace });
        }

        foreach (Host host in scope.Hosts)
        {
            if (!tree._inner.TryGetValue(host.Declaration, out HostTree? inner))
            {
                tree._inner.Add(host.Declaration, inner = new HostTree(names) { _name = host.Name });
            }

            tree = inner;
        }

        return tree;
    }

    private void PrintHosts(CodeText code)
    {
        foreach (KeyValuePair<string, HostTree> host in _inner)
        {
            using var type = code.Block(host.Key);
            host.Value.PrintMethods(code);
            host.Value.PrintHosts(code);
        }
    }

    private void PrintMethods(CodeText code)
    {
        if (HasContracts)
        {
            PrintMarks(code);
            using var find = code.Block($"internal static global::Graupel.CodeGen.Contract? {_names.Find}(global::System.Type type)");
            foreach (ListedContract contract in _contracts)
            {
                contract.PrintContract(code);
            }

            PrintQuestions(code, _inner.Values.Where(static inner => inner.HasContracts).Select(static inner => inner._name), _names);
        }

        if (HasCases)
        {
            PrintMarks(code);
            using var list = code.Block($"internal static void {_names.Cases}(global::Graupel.CodeGen.ContractCases cases)");
            foreach (ListedContract one in _cases)
            {
                one.PrintCase(code);
            }

            PrintCalls(code, "");
        }
    }

    private static void PrintMarks(CodeText code)
    {
        code.Line("[global::System.ComponentModel.EditorBrowsable(global::System.ComponentModel.EditorBrowsableState.Never)]");
        GeneratedFile.PrintMarks(code);
    }

    private static string Space(string name) => name.Length == 0 ? "global::" : $"global::{name}.";
}
