using System.Xml.Linq;

namespace Graupel.TestCases.Comparing;

/// <summary>Compares XML: text that is side by side is one, and elements may declare more namespaces than they did.</summary>
internal static class SameXml
{
    public static bool Are(XContainer one, XContainer other) => (one, other) switch
    {
        (XElement a, XElement b) => a.Name == b.Name && a.IsEmpty == b.IsEmpty && Attributes(a).SequenceEqual(Attributes(b)) && Declared(a).All(Declared(b).Contains) && HaveSameNodes(a, b),
        (XDocument a, XDocument b) => a.Declaration?.ToString() == b.Declaration?.ToString() && HaveSameNodes(a, b),
        _ => false,
    };

    private static IEnumerable<(XName Name, string Value)> Attributes(XElement element) =>
        from attribute in element.Attributes()
        where !attribute.IsNamespaceDeclaration
        select (attribute.Name, attribute.Value);

    private static IEnumerable<(XName Name, string Value)> Declared(XElement element) =>
        from attribute in element.Attributes()
        where attribute.IsNamespaceDeclaration
        select (attribute.Name, attribute.Value);

    private static bool HaveSameNodes(XContainer one, XContainer other)
    {
        List<object> ours = Nodes(one);
        List<object> theirs = Nodes(other);
        return ours.Count == theirs.Count && ours.Zip(theirs).All(static pair => IsSame(pair.First, pair.Second));
    }

    private static bool IsSame(object one, object other) => (one, other) switch
    {
        (XElement a, XElement b) => Are(a, b),
        (XNode a, XNode b) => XNode.DeepEquals(a, b),
        _ => Equals(one, other),
    };

    private static List<object> Nodes(XContainer container)
    {
        List<object> nodes = [];
        foreach (XNode node in container.Nodes())
        {
            if (node is not XText text || node is XCData)
            {
                nodes.Add(node);
            }
            else if (nodes.Count > 0 && nodes[^1] is string before)
            {
                nodes[^1] = before + text.Value;
            }
            else
            {
                nodes.Add(text.Value);
            }
        }

        nodes.RemoveAll(static node => node is "");
        return nodes;
    }
}
