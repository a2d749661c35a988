using System.Globalization;
using Graupel.Generator.Tests.Harness;
using Microsoft.CodeAnalysis;

namespace Graupel.Generator.Tests;

/// <summary>Surrogates for all types that a generic one makes, by both compilers and in all formats.</summary>
public class OpenSurrogateTests
{
    private const string Project = """
        [assembly: Surrogate(typeof(SpanSurrogate<>))]

        public sealed class Span<T>(T from, T to) { public T From => from; public T To => to; }
        public sealed class SpanSurrogate<T> : ISurrogate<Span<T>, T[]>
        {
            public T[] ToWire(Span<T> value) => [value.From, value.To];
            public Span<T> FromWire(T[] wire) => new(wire[0], wire[1]);
        }

        [Surrogate(typeof(PairSurrogate<,>))] public readonly struct Pair<TLeft, TRight>(TLeft left, TRight right) { public TLeft Left => left; public TRight Right => right; }
        public sealed class PairSurrogate<TRight, TLeft> : ISurrogate<Pair<TLeft, TRight>, Dictionary<string, TRight>>
            where TLeft : notnull
        {
            public Dictionary<string, TRight> ToWire(Pair<TLeft, TRight> value) => new() { [value.Left!.ToString()!] = value.Right };
            public Pair<TLeft, TRight> FromWire(Dictionary<string, TRight> wire) => new((TLeft)(object)wire.Keys.Single(), wire.Values.Single());
        }

        [Contract]
        public class Holder
        {
            [Order(1)] public Span<int>? Numbers { get; set; }
            [Order(2)] public List<Span<string>>? Texts { get; set; }
            [Order(3)] public Pair<string, int>? Pair { get; set; }
            [Order(4)] public Span<Span<double>>? Nested { get; set; }
        }

        public static class Program
        {
            private static string Run(Serializer serializer)
            {
                Holder holder = serializer.DeepClone(new Holder { Numbers = new(1, 2), Texts = [new("a", "b")], Pair = new("k", 7), Nested = new(new(0.5, 1), new(2, 3)) })!;
                return $"{holder.Numbers!.To} {holder.Texts![0].From} {holder.Pair!.Value.Left} {holder.Pair.Value.Right} {holder.Nested!.To.From}";
            }

            public static string[] Run() =>
            [
                .. from format in new[] { WireFormat.Fast, WireFormat.Compact, WireFormat.MessagePack }
                   from compiler in new[] { CompilerChoice.GeneratedOnly, CompilerChoice.RuntimeOnly }
                   select Run(new Serializer(new SerializerOptions { Format = format, Compilers = compiler })),
            ];
        }
        """;

    [Fact]
    public void They_come_back()
    {
        var lines = Assert.IsType<string[]>(LoadedProject.Run(Project));
        Assert.Equal(6, lines.Length);
        Assert.Equal("2 a k 7 2", Assert.Single(lines.Distinct()));
    }

    [Theory]
    [InlineData("List<T>")]
    [InlineData("Dictionary<int, T>")]
    [InlineData("KeyValuePair<int, T>")]
    public void One_for_a_type_that_the_library_writes_stands_for_nothing(string replaced)
    {
        GeneratorRun run = GeneratorRun.Of($$"""
            [assembly: Surrogate(typeof(Any<>))]
            public sealed class Any<T> : ISurrogate<{{replaced}}, string> { public string ToWire({{replaced}} value) => ""; public {{replaced}} FromWire(string wire) => new(); }
            [Contract] public class Plain { [Order(1)] public int A { get; set; } }
            public static class Program { public static void Run() => new Serializer(new SerializerOptions { Compilers = CompilerChoice.RuntimeOnly }).Serialize(new Plain()); }
            """);
        Assert.Equal("GRP034", Assert.Single(run.Diagnostics, static diagnostic => diagnostic.Severity == Microsoft.CodeAnalysis.DiagnosticSeverity.Error).Id);
        Assert.Equal("GRP034", Assert.Throws<ContractException>(() => LoadedProject.Run(LoadedProject.LoadFaulty(run))).Id);
    }

    [Fact]
    public void Type_arguments_are_stated_on_a_member()
    {
        Diagnostic found = Assert.Single(GeneratorRun.Of("public enum Status { On } [Contract] public class Lamp { [Surrogate(typeof(EnumNames<>))] public Status Status { get; set; } }").Diagnostics, static one => one.Id == "GRP033");
        Assert.StartsWith("EnumNames<>, whose type arguments must be stated on a member, cannot stand for Status: it must implement", found.GetMessage(CultureInfo.InvariantCulture).Replace("Graupel.", "", StringComparison.Ordinal), StringComparison.Ordinal);
    }
}
