using System.Globalization;
using Graupel.Generator.Tests.Harness;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace Graupel.Generator.Tests;

/// <summary>Members that have nothing but their place, and stand in several files: the names of these decide about the bytes.</summary>
public class ScatteredMemberTests
{
    private const string Second = "partial class R { public int B; public int C; }";
    private const string Array = "Contract, Graupel.Formats.MessagePack.MessagePackLayout(Graupel.Formats.MessagePack.MessagePackObjectLayout.Array)";

    [Theory]
    [InlineData("[Pack] public partial class R { public int A; }", Second, "R.A and R.B")]
    [InlineData("[Pack] public partial class R { }", Second, null)]
    [InlineData("[Pack] public partial class R { public static int A; [SkipPack] public int D; public void Run() { } public int E => B; }", Second, null)]
    [InlineData("[Pack] public partial class R { public int A; } public partial class R { public int B; }", "partial class R { public static int S; }", null)]
    [InlineData("[Pack] public partial class R { [Order(3)] public int A; }", "partial class R { [Order(1)] public int B; [Order(2)] public int C; }", null)]
    [InlineData("[Contract] public partial class R { public int A; }", Second, null)]
    [InlineData("[" + Array + "] public partial class R { public int A; }", Second, "R.A and R.B")]
    [InlineData("[" + Array + "] public partial class R { [Order(1)] public int A; }", "partial class R { [Order(2)] public int B; }", null)]
    [InlineData("[Pack] public partial record R(int A);", "partial record R { public int B { get; set; } }", "R.A and R.B")]
    [InlineData("[Pack] public partial struct R { public int A { get; set; } }", "partial struct R { public int B { get; set; } }", "R.A and R.B")]
    [InlineData("[Pack] public class Top { public R? Held; } public partial class R { public int A; }", Second, "R.A and R.B")]
    [InlineData("[Contract] public class Top { [Order(1)] public R? Held; } public partial class R { public int A; }", Second, null)]
    [InlineData("[Pack] public class Top : R { public int T; } public partial class R { public int A; }", Second, "R.A and R.B")]
    [InlineData("[Pack] public class Top : R { public int T; } public partial class R { }", Second, null)]
    [InlineData("[Pack] public partial class R<T> { public T? A; }", "partial class R<T> { public int B; }", "R<T>.A and R<T>.B")]
    [InlineData("[Pack] public class Top { public R<int>? One; public R<string>? Two; } [Pack] public partial class R<T> { public T? A; }", "partial class R<T> { public int B; }", "R<T>.A and R<T>.B")]
    [InlineData("static class Call { static byte[] Write(R r) => Serialization.Serialize(r); } [Serializable] public partial class R { [Order(1)] private int A; }", "partial class R { [Order(2)] private int B; }", "R.A and R.B")]
    [InlineData("static class Call { static byte[] Write(R r) => Serialization.Serialize(r); } [Serializable] public partial class R { private int A; public int X => B; }", "partial class R { private int B; [NonSerialized] private int C; }", "R.A and R.B")]
    [InlineData("static class Call { static byte[] Write(R r) => Serialization.Serialize(r); } [Serializable] public partial class R { [NonSerialized] private int A; public int X => B; }", "partial class R { private int B; }", null)]
    public void Are_warned_of(string first, string second, string? told)
    {
        GeneratorRun run = Run(first, second);
        Diagnostic? found = run.Diagnostics.SingleOrDefault(static one => one.Id == "GRP049");
        Assert.Equal(told is null, found is null);
        Assert.DoesNotContain(run.Diagnostics, static one => one.Severity == DiagnosticSeverity.Error);
        if (found is not null)
        {
            Assert.Equal(DiagnosticSeverity.Warning, found.Severity);
            Assert.StartsWith($"{told} have no numbers", found.GetMessage(CultureInfo.InvariantCulture), StringComparison.Ordinal);
            Assert.Equal("B", found.Location.SourceTree!.GetText().ToString(found.Location.SourceSpan));
        }
    }

    [Theory]
    [InlineData("static class Call { static byte[] Write(R r) => Serialization.Serialize(r); } [Serializable] public partial class R { public int A; }", "or mark it with [Contract] and number its members")]
    [InlineData("[Pack] public partial class R { public int A; }", "in one file, or number its members")]
    public void The_message_says_what_to_do(string first, string told) => Assert.EndsWith(
        told, Run(first, Second).Diagnostics.Single(static one => one.Id == "GRP049").GetMessage(CultureInfo.InvariantCulture), StringComparison.Ordinal);

    // Nobody asks for its contract.
    [Fact]
    public void A_type_that_is_marked_for_other_serializers_too_has_a_remark() => Assert.Equal(
        DiagnosticSeverity.Info, Run("[Serializable] public partial class R { public int A; }", Second).Diagnostics.Single(static one => one.Id == "GRP049").Severity);

    // Where they are declared does not matter: their fields are where they are implemented.
    [Theory]
    [InlineData("[Pack] public partial class R { public partial int A { get; set; } public partial int B { get; set; } }", "partial class R { public partial int A { get => field; set; } public partial int B { get => field; set; } }", false)]
    [InlineData("[Pack] public partial class R { public partial int A { get; set; } public int B; }", "partial class R { public partial int A { get => field; set; } }", true)]
    public void Partial_properties_are_where_they_are_implemented(string first, string second, bool isWarned) =>
        Assert.Equal(isWarned, Run(first, second).Diagnostics.Any(static one => one.Id == "GRP049"));

    private static GeneratorRun Run(string first, string second) =>
        GeneratorRun.Of(Compilations.Create([first, second], "Scattered", LanguageVersion.Preview));
}
