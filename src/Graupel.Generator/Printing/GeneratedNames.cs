using System.Text;
using Graupel.Generator.Packing;
using Graupel.Model;

namespace Graupel.Generator.Printing;

/// <summary>Gives each contract a name for its class and its file. Names that differ only in case count as equal: files may be on any disk.</summary>
internal sealed class GeneratedNames(string assembly)
{
    private const int LongestName = 120;
    private const string Suffix = "Contract";
    private const string Extension = ".g.cs";
    private const string HostedPrefix = "Graupel";

    /// <summary>The namespace of everything generated for an assembly.</summary>
    public string Root { get; } = $"Graupel.Generated.{NamespaceOf(assembly)}";

    /// <summary>Whether a type in one of the user may be a contract.</summary>
    public static bool IsHosted(string name) =>
        name.StartsWith(HostedPrefix, StringComparison.Ordinal) && name.EndsWith(Suffix, StringComparison.Ordinal);

    public IReadOnlyDictionary<string, ContractName> Name(IEnumerable<(TypeRef Type, bool IsNested)> contracts)
    {
        var named = new Dictionary<string, ContractName>(StringComparer.Ordinal);
        foreach (var group in contracts.GroupBy(contract => FullName(contract.Type), StringComparer.OrdinalIgnoreCase))
        {
            bool isUnique = group.Count() == 1 && group.Key.Length <= LongestName && !IsOfOtherFile(group.Key);
            foreach ((TypeRef type, bool isNested) in group)
            {
                named.Add(type.Name, Name(type, isNested, isUnique ? "" : $"_{Hash(type.Name)}"));
            }
        }

        return named;
    }

    /// <summary>The class that tells other assemblies what they are not shown of a generic contract.</summary>
    public static string OfParts(string definition) => $"{Shorten(Sanitize(definition).Replace('.', '_'))}_{Hash(definition)}_Parts";

    // Two files of one name are refused, and nothing is generated at all.
    private static bool IsOfOtherFile(string name) =>
        new[] { SourcePrinter.Hint, PackingPrinter.Hint, PartsPrinter.Hint }.Contains(name + Extension, StringComparer.OrdinalIgnoreCase);

    private ContractName Name(TypeRef type, bool isNested, string suffix)
    {
        string space = NamespaceOf(type);
        string name = Shorten(ShortName(type)) + suffix;
        return new ContractName(
            space.Length == 0 ? Root : $"{Root}.{string.Join(".", space.Split('.').Select(Part))}",
            // Among the members of the user's own type the name must not meet another one.
            isNested ? $"{HostedPrefix}{name}{Suffix}" : $"{name}{Suffix}",
            $"{Shorten(FullName(type))}{suffix}{Extension}");
    }

    private static string Shorten(string name) => name.Length <= LongestName ? name : name[..LongestName];

    private static string FullName(TypeRef type)
    {
        string space = NamespaceOf(type);
        return Sanitize(space.Length == 0 ? ShortName(type) : $"{space}.{ShortName(type)}");
    }

    private static string NamespaceOf(TypeRef type)
    {
        int nested = type.Definition.IndexOf('+');
        int dot = (nested < 0 ? type.Definition : type.Definition[..nested]).LastIndexOf('.');
        return dot < 0 ? "" : type.Definition[..dot];
    }

    // Outer_Inner, Box_Int32, Box_Array_Int32.
    private static string ShortName(TypeRef type)
    {
        if (type.Form == TypeForm.Array)
        {
            return $"Array{(type.Rank > 1 ? type.Rank : "")}_{ShortName(type.Arguments[0])}";
        }

        string space = NamespaceOf(type);
        string name = space.Length == 0 ? type.Definition : type.Definition[(space.Length + 1)..];
        string bare = string.Join("_", name.Split('+').Select(static part => part.Split('`')[0]));
        IEnumerable<TypeRef> arguments = type.Form == TypeForm.Plain ? type.Arguments : [];
        return Sanitize(string.Join("_", arguments.Select(ShortName).Prepend(bare)));
    }

    private static string Sanitize(string name) => new([.. name.Select(static c => char.IsLetterOrDigit(c) || c is '_' or '.' ? c : '_')]);

    // Dots stay; whatever else had to be replaced is made up for by a hash, so that two assemblies never share a namespace.
    private static string NamespaceOf(string assembly)
    {
        string name = string.Join(".", assembly.Split('.').Select(static part => Apart(Begun(part))));
        return name == assembly ? string.Join(".", name.Split('.').Select(Identifier.Escape)) : $"{name}_{Hash(assembly)}";
    }

    private static string Part(string name) => Identifier.Escape(Apart(name));

    // The namespaces in one are found before the library's types and beside generated ones, so none may have the name of any of these.
    private static string Apart(string part) =>
        LibraryNames.Has(part)
            || part.EndsWith(Suffix, StringComparison.Ordinal)
            || part == "AllContracts"
            || part.EndsWith("_", StringComparison.Ordinal)
            ? part + "_"
            : part;

    private static string Begun(string text)
    {
        var part = new StringBuilder(Sanitize(text));
        if (part.Length == 0 || char.IsDigit(part[0]))
        {
            part.Insert(0, '_');
        }

        return part.ToString();
    }

    private static string Hash(string text) => NameHash.Of(text).ToString("x8", System.Globalization.CultureInfo.InvariantCulture);
}
