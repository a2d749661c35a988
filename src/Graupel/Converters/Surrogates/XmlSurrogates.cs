using System.Xml.Linq;

namespace Graupel.Converters;

/// <summary>The text of the element.</summary>
internal sealed class XElementSurrogate : Surrogate<XElement, string>
{
    public override string ToWire(XElement value, long offset) => XmlText.Of(value, offset);

    public override XElement FromWire(string wire, long offset) => XmlText.ParseElement(wire, offset);
}

/// <summary>The text of the document with its declaration; empty for one without content.</summary>
internal sealed class XDocumentSurrogate : Surrogate<XDocument, string>
{
    public override string ToWire(XDocument value, long offset) => XmlText.Of(value, offset);

    public override XDocument FromWire(string wire, long offset) => XmlText.ParseDocument(wire, offset);
}
