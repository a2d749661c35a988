using System.Collections;
using System.Text.Json;
using System.Text.Json.Nodes;
using System.Xml.Linq;

namespace Graupel.Tests.Api;

/// <summary>What an error in the bytes says contains nothing of them, so that it can be logged.</summary>
public class SilentErrorTests
{
    private const string Secret = "confidential";

    // A soft hyphen does not count.
    private const string SameByCulture = "confi\u00ADdential";

    private static readonly Serializer Serializer = new(new SerializerOptions { Compilers = CompilerChoice.RuntimeOnly });

    [Fact]
    public void Text_of_JSON_is_not_repeated()
    {
        AssertSilent<JsonElement>($"{{\"a\":{Secret}}}");
        AssertSilent<JsonDocument>(Secret);
        AssertSilent<JsonNode>($"[\"{Secret}\"");
        AssertSilent<JsonObject>($"{{\"{Secret}\":1,\"{Secret}\":2}}");
        AssertSilent<JsonValue>($"[\"{Secret}\"]");
    }

    [Fact]
    public void Text_of_XML_is_not_repeated()
    {
        AssertSilent<XElement>($"<{Secret}></a>");
        AssertSilent<XElement>($"<a {Secret}='' {Secret}=''/>");
        AssertSilent<XDocument>($"<a>&{Secret};</a>");
        AssertSilent<XDocument>($"<{Secret}:a/>");
    }

    [Fact]
    public void Keys_are_not_repeated() =>
        AssertSilent<SortedList>(new Dictionary<object, object?> { [Secret] = 1, [SameByCulture] = 2 });

    [Fact]
    public void Elements_that_a_collection_refuses_are_in_its_own_exception_alone()
    {
        GraupelException e = Fails<Picky>(new List<string> { Secret });
        Assert.DoesNotContain(Secret, e.Message, StringComparison.OrdinalIgnoreCase);
        Assert.Contains(Secret, Assert.IsType<ArgumentException>(e.InnerException).Message, StringComparison.Ordinal);
    }

    private static void AssertSilent<T>(object value) => Assert.DoesNotContain(Secret, Fails<T>(value).ToString(), StringComparison.OrdinalIgnoreCase);

    private static GraupelException Fails<T>(object value)
    {
        byte[] bytes = Serializer.For(value.GetType()) is { } known ? known.SerializeValue(value) : [];
        return Assert.Throws<GraupelException>(() => Serializer.Deserialize<T>(bytes));
    }

    public sealed class Picky : IEnumerable<string>
    {
        public void Add(string item) => throw new ArgumentException($"Not {item}");

        public IEnumerator<string> GetEnumerator() => Enumerable.Empty<string>().GetEnumerator();

        IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
    }
}
