using Graupel.Model;

namespace Graupel.Generator.Printing;

/// <summary>Hands out names that are unique in one place.</summary>
internal sealed class NamePool(params string[] taken)
{
    private readonly HashSet<string> _taken = new(taken, StringComparer.Ordinal);

    public string Add(string wish) => Add(wish, [""]);

    /// <summary>A name that is free with <c>Get</c> and <c>Set</c> in front of it too.</summary>
    public string AddAccessor(string wish) => Add(wish, ["", "Get", "Set"]);

    private string Add(string wish, string[] prefixes)
    {
        string name = wish;
        for (int i = 2; prefixes.Any(prefix => _taken.Contains(prefix + name)); i++)
        {
            name = wish + i;
        }

        _taken.UnionWith(prefixes.Select(prefix => prefix + name));
        return name;
    }

    /// <summary>A name for a local variable: <c>FirstName</c> becomes <c>firstName</c>.</summary>
    public string AddLocal(string member) => Identifier.Escape(Add(CamelCase(member)));

    /// <summary>A name for a field: <c>FirstName</c> becomes <c>_firstName</c>.</summary>
    public string AddField(string member) => Add("_" + CamelCase(member));

    private static string CamelCase(string name)
    {
        string bare = name.TrimStart('_');
        return bare.Length == 0 || char.IsDigit(bare[0]) ? "member" + bare : char.ToLowerInvariant(bare[0]) + bare[1..];
    }
}
