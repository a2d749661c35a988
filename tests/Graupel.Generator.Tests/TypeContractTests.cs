using Graupel.Generator.Tests.Harness;
using Microsoft.CodeAnalysis;

namespace Graupel.Generator.Tests;

/// <summary>Types that attributes have written by contracts of the user, by both compilers and in all formats.</summary>
public class TypeContractTests
{
    private const string Project = """
        using System.Text.RegularExpressions;
        using Graupel.CodeGen;
        using Graupel.Converters;
        using Graupel.Formats;

        [assembly: ContractFor(typeof(int[]))]
        [assembly: ContractFor(typeof(string[]))]
        [assembly: ContractFor(typeof(List<Knot>))]
        [assembly: ContractFor(typeof(Knot))]
        [assembly: ContractFor(typeof(Ring<int>))]
        [assembly: ContractFor(typeof(Regex))]
        [assembly: UseContract(typeof(PatternContract))]
        [assembly: UseContract(typeof(SpanContract<>))]

        [UseContract(typeof(RingContract<>))]
        public sealed class Ring<T> { private readonly T[] _items; private Ring(T[] items, int none) => _items = items; public static Ring<T> Of(params T[] items) => new(items, 0); public T[] All() => _items; }

        public readonly struct Span<T>(T from, T to) { public T From() => from; public T To() => to; }

        [UseContract(typeof(KnotContract))] public sealed class Knot { public int Number { get; set; } }

        // What stands for it has a kind that nobody knows before.
        [Surrogate(typeof(WrapSurrogate))] public sealed class Wrap { public int Number { get; set; } }
        public sealed class WrapSurrogate : ISurrogate<Wrap, Ring<int>> { public Ring<int> ToWire(Wrap value) => Ring<int>.Of(value.Number); public Wrap FromWire(Ring<int> wire) => new() { Number = wire.All()[0] }; }

        public sealed class RingContract<T> : Contract<Ring<T>?>
        {
            public override Converter CreateConverter<TWriter, TReader>(Registry<TWriter, TReader> registry) =>
                new Mapped<TWriter, TReader, Ring<T>?, T[]?>(registry.Get<T[]?>(), static ring => ring?.All(), static items => items is null ? null : Ring<T>.Of(items));
        }

        public sealed class MarkedRingContract : Contract<Ring<string>?>
        {
            public override Converter CreateConverter<TWriter, TReader>(Registry<TWriter, TReader> registry) =>
                new Mapped<TWriter, TReader, Ring<string>?, string[]?>(registry.Get<string[]?>(), static ring => ring?.All(), static items => items is null ? null : Ring<string>.Of(["mark", .. items]));
        }

        public sealed class SpanContract<T> : Contract<Span<T>>
        {
            public override Converter CreateConverter<TWriter, TReader>(Registry<TWriter, TReader> registry) =>
                new Mapped<TWriter, TReader, Span<T>, T[]>(registry.Get<T[]>(), static span => [span.From(), span.To()], static items => new(items[0], items[1]));
        }

        public sealed class PatternContract : Contract<Regex?>
        {
            public override Converter CreateConverter<TWriter, TReader>(Registry<TWriter, TReader> registry) =>
                new Mapped<TWriter, TReader, Regex?, string?>(registry.Get<string?>(), static pattern => pattern?.ToString(), static text => text is null ? null : new(text));
        }

        // It cannot be described without itself.
        public sealed class KnotContract : Contract<Knot?>
        {
            public override Converter CreateConverter<TWriter, TReader>(Registry<TWriter, TReader> registry) =>
                new Mapped<TWriter, TReader, Knot?, List<Knot>?>(registry.Get<List<Knot>?>(), static knot => [], static knots => new());
        }

        public sealed class Mapped<TWriter, TReader, T, TWire>(Converter<TWriter, TReader, TWire> wire, Func<T, TWire> to, Func<TWire, T> from) : Converter<TWriter, TReader, T>
            where TWriter : struct, IWriter, allows ref struct
            where TReader : struct, IReader, allows ref struct
        {
            public override WireShape Shape => wire.Shape;
            public override void Write(ref TWriter writer, in T value) => wire.Write(ref writer, to(value));
            public override T Read(ref TReader reader) => from(wire.Read(ref reader));
        }

        [Contract]
        public class Holder
        {
            [Order(1)] public Ring<int>? Numbers { get; set; }
            [Order(2)] public List<Ring<string>?> Texts { get; set; } = [];
            [Order(3)] public Span<int> Span { get; set; }
            [Order(4)] public Span<string>[]? Spans { get; set; }
            [Order(5)] public Regex? Pattern { get; set; }
            [Order(6)] public Dictionary<string, Regex>? Patterns { get; set; }
            [Order(7), UseContract(typeof(MarkedRingContract))] public Ring<string>? Marked { get; set; }
            [Order(8)] public Wrap? Wrap { get; set; }
            [Order(9)] public required int Last { get; init; }
        }

        [Contract] public record Wire([property: Order(1)] int[] Numbers, [property: Order(3)] int[] Span, [property: Order(5)] string Pattern, [property: Order(8)] int[] Wrap);
        [Contract] public record Old([property: Order(9)] int Last);

        public static class Program
        {
            private static readonly WireFormat[] Formats = [WireFormat.Fast, WireFormat.Compact, WireFormat.MessagePack];

            private static IEnumerable<SerializerOptions> Options =>
                from format in Formats
                from references in new[] { References.None, References.Preserve }
                from compiler in new[] { CompilerChoice.GeneratedOnly, CompilerChoice.RuntimeOnly }
                select new SerializerOptions { Format = format, Compilers = compiler, References = references };

            private static Holder Make() => new()
            {
                Numbers = Ring<int>.Of(1, 2), Texts = [Ring<string>.Of("a"), null], Span = new(3, 4), Spans = [new("b", "c")], Pattern = new("d"), Patterns = new() { ["e"] = new("f") },
                Marked = Ring<string>.Of("g"), Wrap = new() { Number = 5 }, Last = 9,
            };

            private static string Show(Holder holder) =>
                $"{holder.Numbers?.All()[1]} {holder.Texts[0]!.All()[0]} {holder.Texts[1] is null} {holder.Span.To()} {holder.Spans![0].From()} {holder.Pattern} {holder.Patterns!["e"]} {string.Join('+', holder.Marked!.All())} {holder.Wrap?.Number} {holder.Last}";

            public static string[] RunPlaces() =>
            [
                .. Options.Select(static options =>
                {
                    var serializer = new Serializer(options);
                    byte[] bytes = serializer.Serialize(Make());
                    Holder none = serializer.DeepClone(new Holder { Last = 1 })!;
                    return Show(serializer.Deserialize<Holder>(bytes)!) + $" {none.Numbers is null} {none.Pattern is null} {none.Wrap is null}";
                }),
            ];

            public static string[] RunRoots() =>
            [
                .. Options.Select(static options =>
                {
                    var serializer = new Serializer(options);
                    return $"{serializer.DeepClone(Ring<int>.Of(7))!.All()[0]} {serializer.Deserialize<string>(serializer.Serialize(new Regex("p")))}";
                }),
            ];

            public static string[] RunWire() =>
            [
                .. Options.Where(static options => options.References == References.None).Select(static options =>
                {
                    var serializer = new Serializer(options);
                    byte[] bytes = serializer.Serialize(Make());
                    Wire wire = serializer.Deserialize<Wire>(bytes)!;
                    return $"{wire.Numbers[1]} {wire.Span[0]} {wire.Pattern} {wire.Wrap[0]} {serializer.Deserialize<Old>(bytes)!.Last}";
                }),
            ];

            public static string[] RunReplaced() =>
            [
                .. Options.Select(static options => string.Join('+', new Serializer(options.WithContract(new MarkedRingContract())).DeepClone(Make())!.Texts[0]!.All())),
            ];

            public static string[] RunCircle() =>
            [
                .. Options.Select(static options =>
                {
                    try
                    {
                        new Serializer(options).Serialize(new Knot());
                        return "ok";
                    }
                    catch (GraupelException e)
                    {
                        return e.Kind.ToString();
                    }
                }),
            ];

            public static string[] RunSame() =>
            [
                .. from format in Formats
                   let bytes = from compiler in new[] { CompilerChoice.GeneratedOnly, CompilerChoice.RuntimeOnly } select Convert.ToHexString(new Serializer(new SerializerOptions { Format = format, Compilers = compiler }).Serialize(Make()))
                   select bytes.Distinct().Count().ToString(),
            ];
        }
        """;

    private static readonly Lazy<System.Reflection.Assembly> Loaded = new(() => LoadedProject.Load(Project));

    [Theory]
    [InlineData("RunPlaces", 12, "2 a True 4 b d f mark+g 5 9 True True True")]
    [InlineData("RunRoots", 12, "7 p")]
    [InlineData("RunWire", 6, "2 3 d 5 9")]
    [InlineData("RunReplaced", 12, "mark+a")]
    [InlineData("RunCircle", 12, "NoContract")]
    [InlineData("RunSame", 3, "1")]
    public void They_are_written_by_them(string method, int count, string expected)
    {
        var lines = (string[])Loaded.Value.GetType("Program")!.GetMethod(method)!.Invoke(null, null)!;
        Assert.Equal(count, lines.Length);
        Assert.Equal(expected, Assert.Single(lines.Distinct()));
    }

    [Theory]
    [InlineData("GRP035", "", "[UseContract(typeof(Numbers))]")]
    [InlineData("GRP035", "", "[UseContract(typeof(Nothing))]")]
    [InlineData("GRP034", "[assembly: UseContract(typeof(Nothing))]", "")]
    [InlineData("GRP034", "[assembly: UseContract(typeof(Links))]", "")]
    public void One_that_does_not_fit_is_refused(string id, string onAssembly, string onType)
    {
        GeneratorRun run = GeneratorRun.Of($$"""
            using Graupel.CodeGen;
            {{onAssembly}}
            public class Nothing;
            public class Numbers : Contract<int>;
            public class Links : Contract<Uri?>;
            {{onType}} public class Bare { public int A { get; set; } }
            [Contract] public class Plain { [Order(1)] public Bare? Bare { get; set; } }
            public static class Program { public static void Run() => new Serializer(new SerializerOptions { Compilers = CompilerChoice.RuntimeOnly }).Serialize(new Plain()); }
            """);
        Assert.Contains(run.Diagnostics, diagnostic => diagnostic.Severity == DiagnosticSeverity.Error && diagnostic.Id == id);
        Assert.Equal(id, Assert.Throws<ContractException>(() => LoadedProject.Run(LoadedProject.LoadFaulty(run))).Id);
    }
}
