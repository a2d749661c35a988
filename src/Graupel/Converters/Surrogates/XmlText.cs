using System.Globalization;
using System.Text;
using System.Xml;
using System.Xml.Linq;

namespace Graupel.Converters;

/// <summary>XML as text. What XML cannot say as it is, or would be read as something else, is refused.</summary>
internal static class XmlText
{
    // The framework looks at all levels above for each node that it adds, and at all namespaces for each name that it writes.
    private const int MaxLevels = 1_000;
    private const int MaxNamespaces = 1_000;

    private static readonly XmlWriterSettings Whole = new()
    {
        OmitXmlDeclaration = true,
        ConformanceLevel = ConformanceLevel.Fragment,
        NewLineHandling = NewLineHandling.Entitize,
    };

    // A document type may name files, and entities that are a million times as long as their names.
    private static readonly XmlReaderSettings Closed = new() { DtdProcessing = DtdProcessing.Prohibit, XmlResolver = null };

    public static string Of(XElement element, long offset)
    {
        EnsureSayable(element, offset);
        return DocumentText.Written(() => Write("", [element], offset), "XML", offset);
    }

    public static string Of(XDocument document, long offset)
    {
        EnsureSayable(document, offset);
        return DocumentText.Written(() => Write(DeclarationOf(document, offset), document.Nodes(), offset), "XML", offset);
    }

    public static XElement ParseElement(string text, long offset)
    {
        XDocument document = Parsed(text, offset);
        XElement root = document.Root!;
        if (document.Nodes().Any(node => node != root && node is not XText))
        {
            Throw.InvalidValue("the XML has more than an element", offset);
        }

        root.Remove();
        return root;
    }

    public static XDocument ParseDocument(string text, long offset) => text.Length == 0 ? new XDocument() : Parsed(text, offset);

    private static XDocument Parsed(string text, long offset) =>
        DocumentText.Parsed(() => Load(text, offset), "the text is not XML, or has a document type", offset);

    private static XDocument Load(string text, long offset)
    {
        EnsureModest(text, offset);
        using var reader = XmlReader.Create(new StringReader(text), Closed);
        return XDocument.Load(reader, LoadOptions.PreserveWhitespace);
    }

    private static string Write(string declaration, IEnumerable<XNode> nodes, long offset)
    {
        var text = new StringBuilder(declaration);
        using (var writer = XmlWriter.Create(new StringWriter(text, CultureInfo.InvariantCulture), Whole))
        {
            foreach (XNode node in nodes)
            {
                node.WriteTo(writer);
            }
        }

        string whole = text.ToString();
        EnsureModest(whole, offset);
        return whole;
    }

    private static void EnsureModest(string text, long offset)
    {
        if (text.AsSpan().Count('<') <= MaxLevels && text.AsSpan().Count("xmlns") <= MaxNamespaces)
        {
            return;
        }

        using var reader = XmlReader.Create(new StringReader(text), Closed);
        int[] declared = new int[MaxLevels + 1];
        while (reader.Read())
        {
            if (reader.NodeType == XmlNodeType.Element)
            {
                int level = reader.Depth + 1;
                if (level > MaxLevels)
                {
                    Throw.InvalidValue($"the XML has more than {MaxLevels} levels", offset);
                }

                declared[level] = declared[level - 1] + Declarations(reader);
                if (declared[level] > MaxNamespaces)
                {
                    Throw.InvalidValue($"an element of the XML has more than {MaxNamespaces} namespaces", offset);
                }
            }
        }
    }

    private static int Declarations(XmlReader reader)
    {
        int count = 0;
        while (reader.MoveToNextAttribute())
        {
            count += reader.NamespaceURI == XNamespace.Xmlns.NamespaceName ? 1 : 0;
        }

        return count;
    }

    private static void EnsureSayable(XContainer container, long offset)
    {
        if (container.GetType() is var type && type != typeof(XElement) && type != typeof(XDocument))
        {
            Throw.InvalidValue($"a {CSharpName.Of(type)} would be read as a {CSharpName.Of(type.BaseType!)}", offset);
        }

        foreach (XNode node in container.DescendantNodes())
        {
            if (Unsayable(node) is { } reason)
            {
                Throw.InvalidValue(reason, offset);
            }
        }
    }

    // The framework puts blanks in between what would end a node, and every reader takes a carriage return for a line feed where it cannot be escaped.
    private static string? Unsayable(XNode node) => node switch
    {
        XDocumentType => "XML with a document type is not read",
        XComment { Value: { } text } when text.Contains("--", StringComparison.Ordinal) || text.EndsWith('-') || text.Contains('\r') =>
            "a comment of XML cannot contain -- or a carriage return, or end with -",
        XCData { Value: { } text } when text.Contains("]]>", StringComparison.Ordinal) || text.Contains('\r') =>
            "a section of character data of XML cannot contain ]]> or a carriage return",
        XProcessingInstruction { Data: { } text } when text.Contains("?>", StringComparison.Ordinal) || text.Contains('\r') || text.TrimStart().Length < text.Length =>
            "a processing instruction of XML cannot contain ?> or a carriage return, or begin with a blank",
        XText { Value: { } text, Parent: null } when text.Contains('\r') => "XML cannot have a carriage return beside the root element",
        _ => null,
    };

    private static string DeclarationOf(XDocument document, long offset)
    {
        if (document.Root is null && (document.Declaration is not null || document.FirstNode is not null))
        {
            Throw.InvalidValue("XML without a root element is not read", offset);
        }

        if (document.Declaration is not { } declaration)
        {
            return "";
        }

        string text = declaration.ToString();
        if (Load(text + "<a/>", offset).Declaration?.ToString() != text)
        {
            Throw.InvalidValue("the declaration of the XML would be read as another one", offset);
        }

        return text;
    }
}
