using System.Xml.Linq;

namespace Graupel.TestCases.Known;

/// <summary>Values of System.Xml.Linq.</summary>
internal static class XmlCases
{
    private static readonly XNamespace Space = "urn:\u00E9";

    private static readonly Func<XElement>[] Elements =
    [
        static () => new("a"), static () => new("a", ""), static () => new("\u00E9.b-c", "\u65E5\u672C \uD83D\uDE00 <&>]]>"),
        static () => new("a", new XAttribute("b", "\r\n\t \"'<&"), " \r\n\t ", new XElement("c"), "\n", new XElement("c", 1.5)),
        static () => new("a", new XComment(" - "), new XCData("<b>\n"), new XProcessingInstruction("p", "x=\"1\" ?"), new XCData("")),
        static () => new(Space + "a", new XAttribute("xmlns", Space), new XElement(Space + "b"), new XElement("c", new XAttribute(Space + "d", ""))),
        static () => new(Space + "a", new XAttribute(XNamespace.Xmlns + "p", Space), new XAttribute(XNamespace.Xml + "space", "preserve"), new XAttribute("type", "p:t")),
        static () => XElement.Parse("<a>\n  <b c='1'/>\n</a>", LoadOptions.PreserveWhitespace), static () => XDocument.Parse("<a><b>x</b>y</a>").Root!.Element("b")!,
    ];

    public static IReadOnlyList<TestCase> All()
    {
        var cases = new CaseGroup("xml");
        cases.Add([static () => null, .. Elements.Select(static make => (Func<XElement?>)make)]);
        cases.Add<XDocument?>(
            static () => null, static () => new(), static () => new(new XElement("a")),
            static () => new(new XDeclaration("1.0", "utf-16", "yes"), new XComment("x"), new XElement("a", "\u00E9"), new XProcessingInstruction("p", "")),
            static () => XDocument.Parse("<?xml version='1.0'?>\n<a>\n</a>\n", LoadOptions.PreserveWhitespace));
        cases.Add<List<XElement?>>(
            static () => null!, static () => [], static () => [.. Elements.Select(static make => make())], static () => [null, new("a")], static () => [new("a", new XElement("b"))]);
        cases.Add<Dictionary<string, XElement>>(
            static () => null!, static () => [], static () => new() { ["a"] = new("a") }, static () => new() { [""] = new("b", "c"), ["x"] = new("d") }, static () => new() { ["y"] = new("e", new XComment("")) });
        cases.Add<Letter?>(
            static () => null, static () => new(), static () => new() { Body = new("a", 1), Whole = new(new XElement("b")) }, static () => new() { Parts = { new("c"), new(Space + "d") } },
            static () => new() { Body = new("a"), Parts = { new("e", "f") } });
        return cases.Cases;
    }
}

/// <summary>Members that are XML.</summary>
[Contract]
public sealed class Letter
{
    [Order(1)]
    public XElement? Body { get; set; }

    [Order(2)]
    public XDocument? Whole { get; set; }

    [Order(3)]
    public List<XElement> Parts { get; } = [];
}
