using System.Globalization;
using Graupel.Generator.Tests.Harness;
using Microsoft.CodeAnalysis;

namespace Graupel.Generator.Tests;

/// <summary>Attributes of other serializers, which have no effect: an information says so where that matters.</summary>
public class OtherAttributeTests
{
    private const string Attributes = """
        namespace MessagePack { class KeyAttribute(int key) : System.Attribute { public int Key => key; } class IgnoreMemberAttribute : System.Attribute { } }
        namespace MemoryPack { class MemoryPackIncludeAttribute : System.Attribute { } class MemoryPackIgnoreAttribute : System.Attribute { } }
        namespace ProtoBuf { class ProtoMemberAttribute(int tag) : System.Attribute { public int Tag => tag; } }
        namespace Newtonsoft.Json { class JsonIgnoreAttribute : System.Attribute { } }
        """;

    [Theory]
    [InlineData("[System.Text.Json.Serialization.JsonIgnore] public int B { get; set; }", "[JsonIgnore]", "the member is written")]
    [InlineData("[System.Text.Json.Serialization.JsonIgnore(Condition = System.Text.Json.Serialization.JsonIgnoreCondition.Always)] public int B;", "[JsonIgnore]", "the member is written")]
    [InlineData("[Newtonsoft.Json.JsonIgnore] public int B { get; set; }", "[JsonIgnore]", "the member is written")]
    [InlineData("[System.Xml.Serialization.XmlIgnore] public int B { get; set; }", "[XmlIgnore]", "the member is written")]
    [InlineData("[MessagePack.Key(1), MessagePack.IgnoreMember] public int B { get; set; }", "[IgnoreMember]", "the member is written")]
    [InlineData("[MemoryPack.MemoryPackIgnore] public int B { get; set; }", "[MemoryPackIgnore]", "the member is written")]
    [InlineData("[System.Text.Json.Serialization.JsonInclude] private int B { get; set; }", "[JsonInclude]", "the member is not written")]
    [InlineData("[MemoryPack.MemoryPackInclude] private int B;", "[MemoryPackInclude]", "the member is not written")]
    [InlineData("[MessagePack.Key(1)] public int B { get; set; }", "[Key]", "neither its number nor its name")]
    [InlineData("[ProtoBuf.ProtoMember(1)] public int B { get; set; }", "[ProtoMember]", "neither its number nor its name")]
    [InlineData("[System.Text.Json.Serialization.JsonPropertyName(\"b\")] public int B { get; set; }", "[JsonPropertyName]", "neither its number nor its name")]
    public void Are_told_of(string member, params string[] parts)
    {
        string source = $"[Contract] public class One {{ public int A {{ get; set; }} {member} }} {Attributes}";
        Diagnostic diagnostic = Assert.Single(GeneratorRun.Of(source).Compiles().Diagnostics, static one => one.Id == "GRP045");
        Assert.Equal(DiagnosticSeverity.Info, diagnostic.Severity);
        Assert.Equal("B", source.Substring(diagnostic.Location.SourceSpan.Start, diagnostic.Location.SourceSpan.Length));
        Assert.All(parts, part => Assert.Contains(part, diagnostic.GetMessage(CultureInfo.InvariantCulture), StringComparison.Ordinal));
    }

    [Theory]
    [InlineData("[Contract]", "[System.Text.Json.Serialization.JsonIgnore, SkipPack] public int B { get; set; }")]
    [InlineData("[Contract]", "[System.Text.Json.Serialization.JsonIgnore, Order(1)] public int B { get; set; }")]
    [InlineData("[Contract]", "[System.Text.Json.Serialization.JsonIgnore] private int B { get; set; }")]
    [InlineData("[Contract]", "[System.Text.Json.Serialization.JsonIgnore(Condition = System.Text.Json.Serialization.JsonIgnoreCondition.WhenWritingNull)] public string? B { get; set; }")]
    [InlineData("[Contract]", "[MessagePack.Key(1), Order(1)] public int B { get; set; }")]
    [InlineData("[Contract]", "[System.Text.Json.Serialization.JsonPropertyName(\"b\"), DataMember(Name = \"b\")] public int B { get; set; }")]
    [InlineData("[DataContract]", "[System.Text.Json.Serialization.JsonIgnore] public int B { get; set; }")]
    [InlineData("[Serializable]", "[System.Xml.Serialization.XmlIgnore] public int B { get; set; }")]
    public void Are_nothing_to_tell_of_where_all_agree(string attribute, string member)
    {
        string first = member.Contains("Order(", StringComparison.Ordinal) ? "[Order(0)] public int A;" : "[DataMember] public int A;";
        GeneratorRun run = GeneratorRun.Of($"{attribute} public class One {{ {first} {member} }} {Attributes}").Compiles();
        Assert.DoesNotContain(run.Diagnostics, static one => one.Id == "GRP045");
    }

    [Fact]
    public void Are_told_of_where_a_call_asks_for_the_contract()
    {
        const string Source = """
            public class One { public int A { get; set; } [System.Text.Json.Serialization.JsonIgnore] public int B { get; set; } }
            public static class Program { public static byte[] Main() => Serialization.Serialize(new One()); }
            """;
        Assert.Single(GeneratorRun.Of(Source).Compiles().Diagnostics, static one => one.Id == "GRP045");
    }
}
