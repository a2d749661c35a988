using System.Globalization;
using Graupel.Generator.Tests.Harness;
using Microsoft.CodeAnalysis;

namespace Graupel.Generator.Tests;

/// <summary><c>[OptionalField]</c>, by which other serializers tell versions of a class apart, has no effect on pure data: a warning says so.</summary>
public class OptionalFieldTests
{
    private const string Use = " public static class Program { public static byte[] Write() => Serialization.Serialize(new One()); }";

    [Theory]
    [InlineData("[Serializable] public class One { private int _a; [System.Runtime.Serialization.OptionalField(VersionAdded = 2)] private int _b; public int Sum => _a + _b; public void Set() { _a = 1; _b = 2; } }", "_b")]
    [InlineData("[Serializable] public class One { public int A; [field: System.Runtime.Serialization.OptionalField] public int B { get; set; } }", "B")]
    [InlineData("[Pack] public struct One { public int A; [System.Runtime.Serialization.OptionalField] public int B; }", "B")]
    public void Of_pure_data_is_told_of(string type, string member)
    {
        string source = type + Use;
        Diagnostic diagnostic = Assert.Single(GeneratorRun.Of(source).Diagnostics, static one => one.Severity > DiagnosticSeverity.Hidden);
        Assert.Equal(("GRP048", DiagnosticSeverity.Warning), (diagnostic.Id, diagnostic.Severity));
        Assert.Equal(member, source.Substring(diagnostic.Location.SourceSpan.Start, diagnostic.Location.SourceSpan.Length));
        Assert.Contains($"One.{member} has [OptionalField], which has no effect", diagnostic.GetMessage(CultureInfo.InvariantCulture), StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("[DataContract] public class One { [DataMember(Order = 1)] private int _a; [DataMember(Order = 2), System.Runtime.Serialization.OptionalField] private int _b; public int Sum => _a + _b; public void Set() { _a = 1; _b = 2; } }")]
    [InlineData("[Contract] public class One { public int A; [System.Runtime.Serialization.OptionalField] public int B; }")]
    [InlineData("[Serializable] public class One { public int A; [NonSerialized, System.Runtime.Serialization.OptionalField] public int B; }")]
    public void Is_nothing_to_tell_of_where_versions_are_read_or_it_is_not_written(string type) =>
        Assert.DoesNotContain(GeneratorRun.Of(type + Use).Compiles().Diagnostics, static one => one.Severity > DiagnosticSeverity.Hidden);
}
