using Graupel.Generator.Tests.Harness;
using Microsoft.CodeAnalysis;

namespace Graupel.Generator.Tests;

/// <summary>Methods and constructors in whose place C# calls another one: both compilers call the one that is meant, or refuse the type.</summary>
public class OverloadTests
{
    private const string First = "[System.Runtime.CompilerServices.OverloadResolutionPriority(1)]";

    private const string Items = """
        public abstract class Items : IEnumerable<int>
        {
            protected List<int> All { get; } = [];
            public IEnumerator<int> GetEnumerator() => All.GetEnumerator();
            System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator() => GetEnumerator();
        }
        public class Base : Items { public virtual void Add(int item) => All.Add(item); }
        """;

    [Theory]
    [InlineData($"[OnDeserialized] public void Done() => A++; {First} public void Done(int more = 0) => A += 100;")]
    [InlineData($"[OnDeserialized] public void Done(StreamingContext context) => A++; {First} public void Done(object context) => A += 100;")]
    [InlineData("[OnDeserialized] public void Done() => A++; public void Done(int more = 0) => A += 100;")]
    public void Callbacks_are_those_with_the_attribute(string members)
    {
        var lines = (string[])LoadedProject.Run($$"""
            [Contract] public class Model { [Order(1)] public int A; {{members}} }
            public static class Program { public static string[] Run() => EveryWay.Run(static one => $"{one.DeepClone(new Model { A = 3 })!.A}"); }
            {{LoadedProject.EveryWay}}
            """)!;
        Assert.Equal(["4"], lines.Distinct());
    }

    [Theory]
    [InlineData("public class Bag : Base { }")]
    [InlineData("public class Bag : Base { public override void Add(int item) => base.Add(item); }")]
    [InlineData("public class Bag : Base { public void Add() { } public void Add(int item, int more) => throw new NotSupportedException(); }")]
    [InlineData("public class Bag : Items { public void Add(int item) => All.Add(item); public void Add(int item, int more = 0) => throw new NotSupportedException(); public void Add<T>(T item) => throw new NotSupportedException(); }")]
    [InlineData($"public class Bag : Items {{ {First} public void Add(int item) => All.Add(item); public void Add(long item) => throw new NotSupportedException(); }}")]
    [InlineData($"public class Bag : Items {{ {First} public Bag(IEnumerable<int> all) => All.AddRange(all); public Bag() : this([]) {{ }} public Bag(object all) => throw new NotSupportedException(); }}")]
    public void Collections_are_filled_by_what_takes_their_elements(string bag)
    {
        var lines = (string[])LoadedProject.Run(Project(bag))!;
        Assert.Equal(["3 4"], lines.Distinct());
    }

    [Theory]
    [InlineData($"public class Bag : Items {{ public void Add(int item) => All.Add(item); {First} public void Add(long item) => throw new NotSupportedException(); }}")]
    [InlineData("public class Bag : Base { public void Add(int item, int more = 0) => throw new NotSupportedException(); }")]
    [InlineData("public class Bag : Base { public void Add(int item, params int[] more) => throw new NotSupportedException(); }")]
    [InlineData("public class Bag : Base { public void Add<T>(T item) => throw new NotSupportedException(); }")]
    [InlineData("public class Bag : Base { public void Add(in int item) => throw new NotSupportedException(); }")]
    [InlineData("public class Bag : Base { public override void Add(int item) => base.Add(item); public void Add(long item) => throw new NotSupportedException(); }")]
    [InlineData($"public class Bag : Items {{ public Bag(IEnumerable<int> all) => All.AddRange(all); {First} public Bag(object all) => throw new NotSupportedException(); }}")]
    public void Collections_that_another_method_would_fill_are_refused(string bag)
    {
        GeneratorRun run = GeneratorRun.Of(Project(bag));
        Assert.Equal("GRP011", Assert.Single(run.Diagnostics, static one => one.Severity == DiagnosticSeverity.Error).Id);
        run = GeneratorRun.Of(Project(bag).Replace("CompilerChoice.GeneratedOnly, ", "", StringComparison.Ordinal));
        Assert.Equal("GRP011", Assert.Throws<ContractException>(() => LoadedProject.Run(LoadedProject.LoadFaulty(run))).Id);
    }

    private static string Project(string bag) => $$"""
        {{Items}}
        {{bag}}
        [Contract] public class Model { [Order(1)] public Bag? X; }
        public static class Program
        {
            public static Bag Make()
            {
                var bag = (Bag)System.Runtime.CompilerServices.RuntimeHelpers.GetUninitializedObject(typeof(Bag));
                typeof(Items).GetField("<All>k__BackingField", System.Reflection.BindingFlags.NonPublic | System.Reflection.BindingFlags.Instance)!.SetValue(bag, new List<int> { 3, 4 });
                return bag;
            }

            public static string[] Run() => EveryWay.Run(static one => string.Join(' ', one.DeepClone(new Model { X = Make() })!.X!));
        }
        {{LoadedProject.EveryWay}}
        """;
}
