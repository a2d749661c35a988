using System.Xml.Linq;

namespace Graupel.Tests.Converters;

/// <summary>Values of System.Xml.Linq: what is refused, and on which side.</summary>
public class XmlValueTests
{
    private const int Limit = 1_000;

    private static readonly Serializer Serializer = new(new SerializerOptions { Compilers = CompilerChoice.RuntimeOnly });

    [Theory]
    [InlineData("<a>")]
    [InlineData("a")]
    [InlineData(" ")]
    [InlineData("<a/><b/>")]
    [InlineData("<a b='1' b='2'/>")]
    [InlineData("<a>&#1;</a>")]
    [InlineData("<a>&b;</a>")]
    [InlineData("<p:a/>")]
    public void Text_that_is_not_XML_is_refused(string text)
    {
        AssertRefused<XElement>(text);
        AssertRefused<XDocument>(text);
    }

    [Fact]
    public void An_element_is_alone()
    {
        AssertRefused<XElement>("");
        AssertRefused<XElement>("<!-- -->\n<a/>");
        AssertRefused<XElement>("<a/><?p?>");
        XElement read = Read<XElement>("<?xml version='1.0'?>\n<a> </a>\n");
        Assert.Equal("<a> </a>", read.ToString());
        Assert.Null(read.Document);
    }

    [Fact]
    public void Document_types_are_refused_by_both_sides()
    {
        AssertRefused<XDocument>("<!DOCTYPE a><a/>");
        AssertRefused<XElement>("<!DOCTYPE a [<!ENTITY b SYSTEM 'file:///etc/hostname'>]><a>&b;</a>");
        AssertNotWritten(new XDocument(new XDocumentType("a", null, null, null), new XElement("a")));
    }

    [Fact]
    public void What_is_nested_too_deep_is_refused_by_both_sides()
    {
        XElement element = new("a");
        for (int level = 1; level < Limit; level++)
        {
            element = new("a", element);
        }

        Assert.Equal(Limit, Copy(element).DescendantsAndSelf().Count());
        AssertNotWritten(new XElement("a", element));
        AssertRefused<XElement>(string.Concat(Enumerable.Repeat("<a>", 1_000_000)));
    }

    [Fact]
    public void Too_many_namespaces_of_one_element_are_refused_by_both_sides()
    {
        XElement element = new("a", Declarations(0, Limit), new XElement("b"));
        Assert.Equal(Limit, Copy(element).Attributes().Count());
        AssertNotWritten(new XElement("a", Declarations(0, Limit), new XElement("b", Declarations(Limit, 1))));
        Assert.Equal(3, Copy(new XElement("a", new XElement("b", Declarations(0, Limit)), new XElement("c", Declarations(0, Limit)))).DescendantsAndSelf().Count());
    }

    [Theory]
    [InlineData("a--b")]
    [InlineData("a-")]
    [InlineData("a\rb")]
    [InlineData("\u0001")]
    public void Comments_that_would_be_read_as_others_are_refused(string text) => AssertNotWritten(new XElement("a", new XElement("b", new XComment(text))));

    [Theory]
    [InlineData("a]]>b")]
    [InlineData("a\r\nb")]
    public void Character_data_that_would_be_read_as_other_is_refused(string text) => AssertNotWritten(new XElement("a", new XCData(text)));

    [Theory]
    [InlineData("a?>b")]
    [InlineData("a\rb")]
    [InlineData(" a")]
    public void Instructions_that_would_be_read_as_others_are_refused(string data) =>
        AssertNotWritten(new XDocument(new XProcessingInstruction("p", data), new XElement("a")));

    [Fact]
    public void Documents_that_would_be_read_as_others_are_refused()
    {
        AssertNotWritten(new XDocument(new XComment("a")));
        AssertNotWritten(new XDocument(new XDeclaration("1.0", null, null)));
        AssertNotWritten(new XDocument(new XText("\r\n"), new XElement("a")));
        AssertNotWritten(new XDocument(new XDeclaration("1.1", null, null), new XElement("a")));
        AssertNotWritten(new XDocument(new XDeclaration("1.0", null, "maybe"), new XElement("a")));
    }

    [Fact]
    public void Text_that_XML_cannot_contain_is_refused()
    {
        AssertNotWritten(new XElement("a", "\uD800"));
        AssertNotWritten(new XElement("a", new XAttribute("b", "\0")));
        AssertNotWritten(new XElement("a", new XAttribute("xmlns", "urn:x")));
    }

    [Fact]
    public void Derived_classes_are_refused()
    {
        AssertNotWritten<XElement>(new Own("a"));
        AssertNotWritten<XDocument>(new OwnDocument());
    }

    private static XAttribute[] Declarations(int first, int count) => [.. Enumerable.Range(first, count).Select(static i => new XAttribute(XNamespace.Xmlns + $"p{i}", $"urn:{i}"))];

    private static T Copy<T>(T value) => Serializer.Deserialize<T>(Serializer.Serialize(value));

    private static T Read<T>(string text) => Serializer.Deserialize<T>(Serializer.Serialize(text));

    private static void AssertRefused<T>(string text) => Assert.Equal(ErrorKind.InvalidValue, Assert.Throws<GraupelException>(() => Read<T>(text)).Kind);

    private static void AssertNotWritten<T>(T value) => Assert.Equal(ErrorKind.InvalidValue, Assert.Throws<GraupelException>(() => Serializer.Serialize(value)).Kind);

    private sealed class Own(string name) : XElement(name);

    private sealed class OwnDocument : XDocument;
}
