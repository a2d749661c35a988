using System.Globalization;
using Graupel.Generator.Tests.Harness;
using Microsoft.CodeAnalysis;

namespace Graupel.Generator.Tests;

/// <summary>Constructors and factories that C# could call in the place of the chosen one: either that is called after all, or the type is refused.</summary>
public class RivalTests
{
    private const string Use = """
         public static class Program
        {
            public static string[] Run() => EveryWay.Run(static serializer => $"{serializer.DeepClone(Start.Value)!.Value}");
        }
        """;

    [Theory]
    [InlineData("[Contract] public class G { [ContractConstructor] public G(int value) => Value = value; [System.Runtime.CompilerServices.OverloadResolutionPriority(1)] public G(long value) => Value = (int)value + 1000; [Order(1)] public int Value { get; } } static class Start { public static G Value => new((int)5) { }; }", "1005")]
    [InlineData("[Contract] public record G<T>([property: Order(1)] T Value) { public G(long value) : this((T)(object)(int)(value + 1000)) { } } static class Start { public static G<int> Value => new(Value: 5); }", "5")]
    [InlineData("[Contract] public class G<T> { private G(T value) => Value = value; [Order(1)] public T Value { get; } [ContractConstructor] public static G<T> Make(T value) => new(value); public static G<T> Other(int value) => new(default(T)!); } static class Start { public static G<int> Value => G<int>.Make(5); }", "5")]
    [InlineData("[Contract] public class G { private G(int value) => Value = value; [Order(1)] public int Value { get; } [ContractConstructor] public static G Make(int value) => new(value); public static G Make<T>(int value) => new(0); [System.Runtime.CompilerServices.OverloadResolutionPriority(-1)] public static G Make(long value) => new(0); public static G Make(out int value) { value = 0; return new(0); } } static class Start { public static G Value => G.Make(5); }", "5")]
    [InlineData("[Contract] public class G { public G(int value) => Value = value; public G(out int value) => Value = value = 0; [Order(1)] public int Value { get; } } static class Start { public static G Value => new(5); }", "5")]
    [InlineData("[Contract] public class G<T> { public G(T value) => Value = value; private G(int value) => Value = default!; [Order(1)] public T Value { get; } public static G<T> Other() => new(value: 3); } static class Start { public static G<int> Value => new(5); }", "5")]
    public void The_chosen_one_is_called(string types, string value) =>
        Assert.Equal([value], ((string[])LoadedProject.Run(types + Use + LoadedProject.EveryWay)!).Distinct());

    [Theory]
    [InlineData("[Contract] public record G<T>([property: Order(1)] T Value) { public G(int value) : this((T)(object)(value + 1000)) { } } static class Start { public static G<int> Value => new(Value: 5); }", "GRP006")]
    [InlineData("[Contract] public class G<T> { [ContractConstructor] public G(T value) => Value = value; public G(int value) => Value = default!; [Order(1)] public T Value { get; } } static class Start { public static G<int> Value => new(5); }", "GRP006")]
    [InlineData("[Contract] public class G<T> { public G(T value) => Value = value; [ContractConstructor] private G(int value) => Value = default!; [Order(1)] public T Value { get; } } static class Start { public static G<int> Value => new(value: 5); }", "GRP006")]
    [InlineData("[Contract] public class G<T> { private G(T value) => Value = value; [Order(1)] public T Value { get; } [ContractConstructor] public static G<T> Make(T value) => new(value); public static G<T> Make(int value) => new(default(T)!); } static class Start { public static G<int> Value => G<int>.Make(5); }", "GRP037")]
    [InlineData("[Contract] public class G { private G(int value) => Value = value; [Order(1)] public int Value { get; } [ContractConstructor] public static G Make(int value) => new(value); [System.Runtime.CompilerServices.OverloadResolutionPriority(1)] public static G Make(long value) => new(0); } static class Start { public static G Value => G.Make(5); }", "GRP037")]
    public void What_cannot_be_told_apart_is_refused_by_both_compilers(string types, string id)
    {
        GeneratorRun run = GeneratorRun.Of(types + Use + LoadedProject.EveryWay);
        Diagnostic diagnostic = Assert.Single(run.Diagnostics, static one => one.Severity == DiagnosticSeverity.Error);
        Assert.Equal(id, diagnostic.Id);
        string source = types + Use + LoadedProject.EveryWay.Replace("CompilerChoice.GeneratedOnly, ", "");
        string told = Assert.Throws<ContractException>(() => LoadedProject.Run(LoadedProject.LoadFaulty(GeneratorRun.Of(source)))).Message;
        Assert.Contains(diagnostic.GetMessage(CultureInfo.InvariantCulture), told, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("public class Bag : List<int> { [SkipPack] public required string Name { get; set; } } [Contract] public class Holder { [Order(1)] public Bag? Bag { get; set; } }", "GRP011")]
    [InlineData("public class Bag : System.Collections.ObjectModel.Collection<int> { [SkipPack] public required string Name { get; set; } public Bag(IList<int> all) : base(all) { } } [Contract] public class Holder { [Order(1)] public Bag? Bag { get; set; } }", "GRP011")]
    [InlineData("[Contract, Surrogate(typeof(S))] public class A { } [Contract] public struct S : ISurrogate<A, int> { public required int X; public int ToWire(A value) => 1; public A FromWire(int wire) => new(); }", "GRP033")]
    public void What_must_be_given_more_is_not_made_without(string types, string id)
    {
        GeneratorRun run = GeneratorRun.Of(types);
        Assert.Contains(run.Diagnostics, one => one.Id == id && one.Severity == DiagnosticSeverity.Error);
    }

    [Fact]
    public void A_builder_in_whose_place_another_one_is_called_is_none()
    {
        const string Source = """
            [System.Runtime.CompilerServices.CollectionBuilder(typeof(Maker), "Of")]
            public class Bag : IEnumerable<int>
            {
                internal Bag() { }
                public IEnumerator<int> GetEnumerator() => Enumerable.Empty<int>().GetEnumerator();
                System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator() => GetEnumerator();
            }

            public static class Maker
            {
                public static Bag Of(ReadOnlySpan<int> all) => new();
                [System.Runtime.CompilerServices.OverloadResolutionPriority(1)] public static Bag Of(ReadOnlySpan<int> all, int more = 0) => throw new NotSupportedException();
            }

            public static class Program
            {
                public static string Run() => $"{new Serializer(new SerializerOptions { Compilers = CompilerChoice.RuntimeOnly }).DeepClone(new Bag())}";
            }
            """;
        GeneratorRun run = GeneratorRun.Of(Source);
        Assert.Contains(run.Diagnostics, static one => one.Id == "GRP011" && one.Severity == DiagnosticSeverity.Error);
        Assert.Equal("GRP011", Assert.Throws<ContractException>(() => LoadedProject.Run(LoadedProject.LoadFaulty(run))).Id);
    }

    [Fact]
    public void A_collection_whose_constructor_sets_what_is_required_is_made() => Assert.Equal("1 none", LoadedProject.Run("""
        public class Bag : List<int>
        {
            [System.Diagnostics.CodeAnalysis.SetsRequiredMembers] public Bag() => Name = "none";
            [SkipPack] public required string Name { get; set; }
        }

        public static class Program
        {
            public static string Run()
            {
                Bag read = Serialization.DeepClone(new Bag { 1 });
                return $"{read.Count} {read.Name}";
            }
        }
        """));
}
