using System.Xml.Linq;
using Graupel.TestCases;

namespace Graupel.Conformance.Types;

/// <summary>What the types that are made for the tests stand for, in the words of their documentation.</summary>
internal sealed class TypeWords
{
    private readonly Dictionary<string, string> _words = XDocument.Load(Path.ChangeExtension(typeof(Catalogue).Assembly.Location, ".xml"))
        .Descendants("member")
        .Where(static member => member.Element("summary") is not null)
        .ToDictionary(static member => member.Attribute("name")!.Value, static member => Text(member.Element("summary")!), StringComparer.Ordinal);

    /// <summary>Whether a type is made for the tests, so that its documentation says what it is.</summary>
    public static bool HasWords(Type type) => type.Assembly == typeof(Catalogue).Assembly && !type.IsArray;

    /// <summary>The words and a blank; nothing for arrays and collections of types, and for those of the framework.</summary>
    public string Of(Type type)
    {
        if (!HasWords(type))
        {
            return "";
        }

        string name = NameOf(type);
        Assert.True(_words.TryGetValue($"T:{name}", out string? words), $"{name} does not say what it is");
        return $"{words} ";
    }

    /// <summary>The name of a type, or of the generic one that it is closed from, in its documentation.</summary>
    public static string NameOf(Type type) => (type.IsGenericType ? type.GetGenericTypeDefinition() : type).FullName!.Replace('+', '.');

    private static string Text(XElement element)
    {
        string text = string.Concat(element.Nodes().Select(static node => node is XElement inner ? $"`{inner.Attributes().FirstOrDefault()?.Value.Split('.', ':')[^1] ?? inner.Value}`" : ((XText)node).Value));
        return string.Join(' ', text.Split((char[]?)null, StringSplitOptions.RemoveEmptyEntries)).Replace("|", "\\|", StringComparison.Ordinal);
    }
}
