using Graupel.Generator.Tests.Harness;

namespace Graupel.Generator.Tests.Fixes;

/// <summary>Editors have the source of several projects: fixes change the one that is at fault, or nothing.</summary>
public class OtherProjectTests
{
    // The diagnostic stands at what leads to the other project, which has no fault.
    [Theory]
    [InlineData("GRP017", "[Contract] public class Node { [Order(1)] public Node? Next; [Order(2)] public int X; }", "[Contract] public class Holder { [Order(1)] public Node? First; [Order(2)] public string? Name; }")]
    [InlineData("GRP001", "[Contract] public class Dup { [Order(1)] public int A; [Order(1)] public int B; }", "[Contract] public class Holder { public Dup? Field; public int Other; }")]
    [InlineData("GRP036", "[Contract] public class Named { [Order(1), Comparer(StringComparison.CurrentCulture)] public Dictionary<string, int> All = []; }", "[Contract] public class Holder { [Order(1), Comparer(StringComparison.OrdinalIgnoreCase)] public Dictionary<string, Named> Field = []; }")]
    [InlineData("GRP038", "[Contract] public class Keep { [Order(1)] public UnknownMembers? Rest; }", "[Contract] public class Holder { [Order(1)] public Keep? Member; }")]
    [InlineData("GRP007", "[Contract] public abstract class Shape { [Order(1)] public string? Label; }", "[Contract] public class Circle : Shape { [Order(1)] public double R; } [Contract] public class Ring : Circle { } [Contract] public class Drawing { [Order(1)] public List<Shape> Shapes = []; }")]
    [InlineData("GRP005", "[Contract] public class NoWay { public NoWay(string other) { } [Order(1)] public int A { get; set; } }", "public class Holder { public Holder(int other) { } public static byte[] Write(NoWay value) => Serialization.Serialize(value); }")]
    public async Task Nothing_is_offered_where_another_project_is_at_fault(string id, string referenced, string source)
    {
        FixRun run = await FixRun.Beside(source, referenced);
        Assert.Empty(await run.Titles(id));
        Assert.NotEmpty(await (await FixRun.Of(referenced + source)).Titles(id));
    }

    [Fact]
    public async Task A_property_that_asks_for_what_cannot_be_written_is_not_left_out()
    {
        FixRun run = await FixRun.Beside("public class Calls { public byte[] Bytes => Serialization.Serialize(new Faulty()); }", "public class Faulty { public Action? Do { get; set; } }");
        Assert.Empty(await run.Titles("GRP011"));
    }

    [Fact]
    public async Task A_member_that_leads_to_what_cannot_be_written_may_be_left_out()
    {
        FixRun run = await FixRun.Beside("[Contract] public class Holder { [Order(1)] public Faulty? Field; [Order(2)] public int A; }", "public class Faulty { public Action? Do { get; set; } }");
        Assert.Equal(["Leave Field out"], await run.Titles("GRP011"));
    }

    [Fact]
    public async Task Contracts_are_nested_in_no_class_of_another_project()
    {
        FixRun run = await FixRun.Beside(
            "public class Derived : Outer { public static byte[] Write() => Serialization.Serialize(new Hidden()); }",
            "public partial class Outer { protected class Hidden { public int X { get; set; } } }");
        Assert.Contains(run.Diagnostics, static diagnostic => diagnostic.Id == "GRP012");
    }

    [Fact]
    public async Task A_callback_that_another_project_overrides_stays_virtual()
    {
        const string Source = "[Contract] public class Person { [Order(1)] public int A; [OnDeserialized] protected virtual void AfterReading() { } }";
        Assert.Empty(await (await FixRun.Beside(Source, referring: "public class Child : Person { protected override void AfterReading() { } }")).Titles("GRP030"));
        Assert.NotEmpty(await (await FixRun.Beside(Source, referring: "public class Child : Person { }")).Titles("GRP030"));
    }

    [Theory]
    [InlineData("GRP020", "public class Job { }", "[Contract, UnionCase(typeof(Job), 1)] public class Backup : Job { }")]
    [InlineData("GRP015", "public class Animal { private string? _name; }", "[Serializable] public class Dog : Animal { } public static class Calls { public static byte[] Write(Dog dog) => Serialization.Serialize(dog); }")]
    public async Task A_base_in_another_project_is_not_marked(string id, string referenced, string source) =>
        Assert.DoesNotContain(await (await FixRun.Beside(source, referenced)).Titles(id), static title => title.StartsWith("Mark", StringComparison.Ordinal));
}
