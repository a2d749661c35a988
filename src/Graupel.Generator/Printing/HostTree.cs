
namespace Graupel.Generator.Printing;

/// <summary>
/// Types of the project inside of which contracts stand, because only there their types can be named. Each lists its contracts and those
/// of the hosts within it, so that the outermost can be asked from anywhere.
/// </summary>
internal sealed class HostTree
{
    private const string Method = "ListGraupelContracts";

    private readonly SortedDictionary<string, HostTree> _inner = new(StringComparer.Ordinal);
    private readonly List<ListedContract> _contracts = [];
    private string _namespace = "";

    public static IReadOnlyList<HostTree> Of(IEnumerable<ListedContract> contracts)
    {
        var roots = new SortedDictionary<string, HostTree>(StringComparer.Ordinal);
        foreach (ListedContract contract in contracts)
        {
            string space = contract.Scope.Namespace;
            if (!roots.TryGetValue(space, out HostTree? tree))
            {
                roots.Add(space, tree = new HostTree { _namespace = space });
            }

            foreach (string host in contract.Scope.Hosts)
            {
                if (!tree._inner.TryGetValue(host, out HostTree? inner))
                {
                    tree._inner.Add(host, inner = new HostTree());
                }

                tree = inner;
            }

            tree._contracts.Add(contract);
        }

        return [.. roots.Values];
    }

    /// <summary>Calls that list everything in one namespace.</summary>
    public void PrintCalls(CodeText code)
    {
        string space = _namespace.Length == 0 ? "global::" : $"global::{_namespace}.";
        foreach (string host in _inner.Keys)
        {
            code.Line($"{space}{NameOf(host)}.{Method}(contracts);");
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

    private void PrintHosts(CodeText code)
    {
        foreach (KeyValuePair<string, HostTree> host in _inner)
        {
            using var type = code.Block(host.Key);
            code.Line("[global::System.ComponentModel.EditorBrowsable(global::System.ComponentModel.EditorBrowsableState.Never)]");
            GeneratedFile.PrintMarks(code);
            using (code.Block($"internal static void {Method}(global::Graupel.CodeGen.ContractList contracts)"))
            {
                foreach (ListedContract contract in host.Value._contracts)
                {
                    contract.Print(code);
                }

                foreach (string inner in host.Value._inner.Keys)
                {
                    code.Line($"{NameOf(inner)}.{Method}(contracts);");
                }
            }

            host.Value.PrintHosts(code);
        }
    }

    private static string NameOf(string declaration) => declaration[(declaration.LastIndexOf(' ') + 1)..];
}
