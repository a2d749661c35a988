using System.Xml.Linq;
using Graupel.Converters;

namespace Graupel.CodeGen;

/// <content>XML, as text.</content>
public static partial class KnownContracts
{
    /// <summary>The text of the element.</summary>
    public static Contract<XElement?> XElement() => new SurrogateContract<XElement, string>(new XElementSurrogate());

    /// <summary>The text of the document with its declaration.</summary>
    public static Contract<XDocument?> XDocument() => new SurrogateContract<XDocument, string>(new XDocumentSurrogate());
}
