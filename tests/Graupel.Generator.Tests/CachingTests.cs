using System.Collections;
using System.Reflection;
using Graupel.Generator.Tests.Harness;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace Graupel.Generator.Tests;

/// <summary>An edit costs what it changes: nothing behind the step that reads the project runs unless something in it differs.</summary>
public class CachingTests
{
    private const string Source = """
        namespace N;
        [Contract] public sealed class One { [Order(1)] public int A { get; set; } }
        [Contract] public sealed class Two { [Order(1)] public List<One>? A { get; set; } }
        [Contract] public interface IOpen { }
        public static class Calls { public static byte[] Write() => Serialization.Serialize(new List<Two>()); }
        """;

    [Theory]
    [InlineData("public int A", "/* a comment */ public int A")]
    [InlineData("=> Serialization", "=>\n\n Serialization")]
    [InlineData("public static class Calls {", "public static class Calls { static int Unrelated() => 5;")]
    public void An_edit_that_changes_no_contract_reaches_no_output(string before, string after)
    {
        GeneratorRun edited = Edit(before, after);
        Assert.Equal(IncrementalStepRunReason.Unchanged, Assert.Single(ReasonsOf(edited, "Project")));
        Assert.All(ReasonsOf(edited, "Contracts"), AssertKept);
        Assert.All(ReasonsOf(edited, "Source"), AssertKept);
        IncrementalStepRunReason[] outputs = [.. OutputReasons(edited)];
        Assert.NotEmpty(outputs);
        Assert.All(outputs, AssertKept);
    }

    [Fact]
    public void A_changed_contract_changes_its_own_file_alone()
    {
        GeneratorRun edited = Edit("public int A", "public long A");
        Assert.Equal(IncrementalStepRunReason.Modified, Assert.Single(ReasonsOf(edited, "Project")));
        Assert.Single(ReasonsOf(edited, "Contracts"), IncrementalStepRunReason.Modified);
        Assert.All(ReasonsOf(edited, "Source"), AssertKept);
        Assert.Single(OutputReasons(edited), IncrementalStepRunReason.Modified);
    }

    [Fact]
    public void What_steps_keep_holds_nothing_of_the_compiler()
    {
        GeneratorRun run = GeneratorRun.Of(Compilations.Create(Source + "[Pack] public struct Packed { public int A; } [Contract] public class Half<T> { [Order(1)] private int _hidden; }", references: [.. Compatibility.References]));
        string[] steps = ["Declared", "Project", "Contracts", "Source", "Parts", "Problems", "Packing"];
        object[] values = [.. steps.SelectMany(step => run.Result.TrackedSteps[step]).SelectMany(static step => step.Outputs).Select(static output => output.Value)];
        Assert.True(values.Length >= steps.Length);
        var seen = new HashSet<Type>();
        Assert.All(values, value => AssertFree(value, seen));
        Assert.Contains(seen, static type => type.Name == "MemberPlan");
        Assert.Contains(seen, static type => type.Name == "MemberPart");
    }

    private static GeneratorRun Edit(string before, string after)
    {
        CSharpCompilation compilation = Compilations.Create(Source);
        SyntaxTree tree = compilation.SyntaxTrees[1];
        Assert.Contains(before, tree.ToString(), StringComparison.Ordinal);
        SyntaxTree edited = tree.WithChangedText(Microsoft.CodeAnalysis.Text.SourceText.From(tree.ToString().Replace(before, after, StringComparison.Ordinal)));
        return GeneratorRun.Of(compilation).Then(compilation.ReplaceSyntaxTree(tree, edited));
    }

    private static IEnumerable<IncrementalStepRunReason> ReasonsOf(GeneratorRun run, string step) =>
        run.Result.TrackedSteps[step].SelectMany(static one => one.Outputs).Select(static output => output.Reason);

    // Problems are reported at lines, so their output follows an edit that moves lines; files do not.
    private static IEnumerable<IncrementalStepRunReason> OutputReasons(GeneratorRun run) => run.Result.TrackedOutputSteps
        .Where(static pair => pair.Key == "ImplementationSourceOutput")
        .SelectMany(static pair => pair.Value)
        .SelectMany(static step => step.Outputs)
        .Select(static output => output.Reason);

    private static void AssertKept(IncrementalStepRunReason reason) =>
        Assert.True(reason is IncrementalStepRunReason.Cached or IncrementalStepRunReason.Unchanged, reason.ToString());

    private static void AssertFree(object? value, HashSet<Type> seen)
    {
        if (value is null or string || value.GetType().IsPrimitive || value.GetType().IsEnum)
        {
            return;
        }

        Type type = value.GetType();
        seen.Add(type);
        Assert.False(type.Assembly.GetName().Name!.StartsWith("Microsoft.CodeAnalysis", StringComparison.Ordinal) && !type.IsValueType, type.ToString());
        foreach (FieldInfo field in type.GetFields(BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic).Where(_ => value is not IEnumerable))
        {
            AssertFree(field.GetValue(value), seen);
        }

        foreach (object? item in value as IEnumerable ?? Array.Empty<object>())
        {
            AssertFree(item, seen);
        }
    }
}
