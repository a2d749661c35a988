using Graupel.Generator.Tests.Harness;

namespace Graupel.Generator.Tests;

/// <summary>Families of types that the factories of one serializer say how to write, by both compilers and in all formats.</summary>
public class ContractFactoryTests
{
    private const string Project = """
        using System.Collections.Concurrent;
        using Graupel.CodeGen;
        using Graupel.Converters;
        using Graupel.Formats;

        [assembly: ContractFor(typeof(int[]))]
        [assembly: ContractFor(typeof(string[]))]
        [assembly: ContractFor(typeof(List<int>))]

        // No contract could be made of these by their members.
        public sealed class Ring<T> { private readonly T[] _items; private Ring(T[] items, int none) => _items = items; public static Ring<T> Of(params T[] items) => new(items, 0); public T[] All() => _items; }
        public readonly struct Span<T>(T from, T to) { public T From() => from; public T To() => to; }
        public abstract class Color(string name) { public string Name() => name; }
        public sealed class Red() : Color("red");
        public sealed class Blue() : Color("blue");

        [Contract] public class Tag { [Order(1)] public string? Text { get; set; } }
        [Contract] public sealed class LongTag : Tag { [Order(1)] public int More { get; set; } }

        [Contract]
        public class Holder
        {
            [Order(1)] public Ring<int>? Numbers { get; set; }
            [Order(2)] public List<Ring<string>?> Texts { get; set; } = [];
            [Order(3)] public Span<int> Span { get; set; }
            [Order(4)] public Span<int>? Perhaps { get; set; }
            [Order(5)] public Dictionary<string, Red>? Colors { get; set; }
            [Order(6)] public Blue? Blue { get; set; }
            [Order(7)] public Tag? Tag { get; set; }
            [Order(8)] public int Last { get; set; }
        }

        [Contract] public record OnWire([property: Order(1)] int[] Numbers, [property: Order(6)] string Blue, [property: Order(7)] string Tag, [property: Order(8)] int Last);
        [Contract] public record End([property: Order(8)] int Last);

        public sealed class RingContract<T> : Contract<Ring<T>?>
        {
            public override Converter CreateConverter<TWriter, TReader>(Registry<TWriter, TReader> registry) => new RingConverter<TWriter, TReader, T>(registry.Get<T[]?>());
        }

        public sealed class RingConverter<TWriter, TReader, T>(Converter<TWriter, TReader, T[]?> items) : Converter<TWriter, TReader, Ring<T>?>
            where TWriter : struct, IWriter, allows ref struct
            where TReader : struct, IReader, allows ref struct
        {
            public override WireShape Shape => items.Shape;
            public override void Write(ref TWriter writer, in Ring<T>? value) => items.Write(ref writer, value?.All());
            public override Ring<T>? Read(ref TReader reader) => items.Read(ref reader) is { } read ? Ring<T>.Of(read) : null;
        }

        public sealed class SpanSurrogate<T> : ISurrogate<Span<T>, T[]>
        {
            public T[] ToWire(Span<T> value) => [value.From(), value.To()];
            public Span<T> FromWire(T[] wire) => new(wire[0], wire[1]);
        }

        public sealed class ColorSurrogate<T> : ISurrogate<T, string> where T : Color, new()
        {
            public string ToWire(T value) => value.Name();
            public T FromWire(string wire) => new T() is var made && made.Name() == wire ? made : throw new GraupelException(ErrorKind.InvalidValue, "another colour");
        }

        public sealed class TagSurrogate(string mark) : ISurrogate<Tag, string>
        {
            public string ToWire(Tag value) => mark + value.Text;
            public Tag FromWire(string wire) => new() { Text = wire };
        }

        public class Factory(string mark = "") : ContractFactory
        {
            public ConcurrentQueue<Type> Asked { get; } = [];

            public override Contract? Create(Type type)
            {
                Asked.Enqueue(type);
                return type == typeof(Ring<int>) ? new RingContract<int>()
                    : type == typeof(Ring<string>) ? new RingContract<string>()
                    : type == typeof(Span<int>) ? FromSurrogate(new SpanSurrogate<int>())
                    : type == typeof(Red) ? FromSurrogate(new ColorSurrogate<Red>())
                    : type == typeof(Blue) ? FromSurrogate(new ColorSurrogate<Blue>())
                    : type == typeof(Tag) && mark.Length > 0 ? FromSurrogate(new TagSurrogate(mark))
                    : null;
            }
        }

        public sealed class WrongFactory : ContractFactory { public override Contract? Create(Type type) => new RingContract<int>(); }

        public static class Program
        {
            private static IEnumerable<SerializerOptions> Options =>
                from format in new[] { WireFormat.Fast, WireFormat.Compact, WireFormat.MessagePack }
                from references in new[] { References.None, References.Preserve }
                from compiler in new[] { CompilerChoice.GeneratedOnly, CompilerChoice.RuntimeOnly }
                select new SerializerOptions { Format = format, Compilers = compiler, References = references };

            private static SerializerOptions With(SerializerOptions options, ContractFactory factory) =>
                options.WithContracts(factory, typeof(Ring<>), typeof(Span<>), typeof(Color));

            private static Holder Make() => new()
            {
                Numbers = Ring<int>.Of(1, 2), Texts = [Ring<string>.Of("a"), null], Span = new(3, 4), Perhaps = new(5, 6), Colors = new() { ["r"] = new() }, Blue = new(),
                Tag = new() { Text = "t" }, Last = 9,
            };

            private static string Show(Holder holder) =>
                $"{holder.Numbers?.All()[1]} {holder.Texts[0]!.All()[0]} {holder.Texts[1] is null} {holder.Span.To()} {holder.Perhaps?.From()} {holder.Colors!["r"].Name()} {holder.Blue!.Name()} {holder.Tag!.Text} {holder.Last}";

            public static string[] RunFamilies() => [.. Options.Select(static options => Show(new Serializer(With(options, new Factory())).DeepClone(Make())!))];

            public static string[] RunOpen() =>
            [
                .. Options.Select(static options => Show(new Serializer(
                    options.WithContracts(new Factory(), typeof(Color)).WithOpenContract(typeof(RingContract<>)).WithOpenContract(typeof(SpanSurrogate<>))).DeepClone(Make())!)),
            ];

            public static string[] RunRoots() =>
            [
                .. Options.Select(static options =>
                {
                    var serializer = new Serializer(With(options, new Factory()));
                    return $"{serializer.DeepClone(Ring<int>.Of(7))!.All()[0]} {serializer.DeepClone(new Span<int>(8, 9)).To()} {serializer.DeepClone(new[] { new Blue() })!.Length}";
                }),
            ];

            // Members have the kinds of what is written, so that others read and skip them.
            public static string[] RunWire() =>
            [
                .. Options.Where(static options => options.References == References.None).Select(static options =>
                {
                    var serializer = new Serializer(With(options, new Factory("tag ")).WithContracts(new Factory("tag "), typeof(Tag)));
                    byte[] bytes = serializer.Serialize(Make());
                    OnWire wire = serializer.Deserialize<OnWire>(bytes)!;
                    return $"{wire.Numbers[1]} {wire.Blue} {wire.Tag} {wire.Last} {serializer.Deserialize<End>(bytes)!.Last}";
                }),
            ];

            // What one type is said to be wins, whenever it was said; then the factory that was added last; then the contract that was made for the type.
            public static string[] RunOrder() =>
            [
                .. Options.Select(static options =>
                {
                    Factory first = new("first "), second = new("second ");
                    SerializerOptions both = options.WithContracts(first, typeof(Tag)).WithContracts(second, typeof(Tag));
                    return Tag(options) + ", " + Tag(options.WithContracts(first, typeof(Tag))) + ", " + Tag(both) + ", " + Tag(both.WithContracts(new Factory(), typeof(Tag)))
                        + ", " + Tag(both.WithSurrogate(new TagSurrogate("own "))) + ", " + Tag(options.WithSurrogate(new TagSurrogate("own ")).WithContracts(second, typeof(Tag)));
                }),
            ];

            // A family has those that derive from its types, each asked for by itself.
            public static string[] RunDerived() =>
            [
                .. Options.Select(static options =>
                {
                    var factory = new Factory("x ");
                    var serializer = new Serializer(options.WithContracts(factory, typeof(Tag)));
                    LongTag copy = serializer.DeepClone(new LongTag { Text = "t", More = 1 })!;
                    return $"{copy.Text} {copy.More} {factory.Asked.Contains(typeof(LongTag))}";
                }),
            ];

            public static string[] RunAsked() =>
            [
                .. Options.Select(static options =>
                {
                    var factory = new Factory();
                    SerializerOptions all = options.WithContracts(factory);
                    var serializer = new Serializer(all);
                    serializer.Serialize(Make());
                    serializer.DeepClone(Make());
                    bool isOnce = factory.Asked.GroupBy(static type => type).All(static group => group.Count() == 1);
                    bool isInline = factory.Asked.Any(static type => type.IsPrimitive || type == typeof(string) || Nullable.GetUnderlyingType(type) is not null);
                    return $"{isOnce} {isInline} {factory.Asked.Contains(typeof(List<Ring<string>>))} {all.Replaces(typeof(Red))} {all.Replaces(typeof(Tag))} {all.Replaces(typeof(int))} {IsInside(options)}";
                }),
            ];

            private static bool IsInside(SerializerOptions options)
            {
                var factory = new Factory();
                new Serializer(With(options, factory)).Serialize(Make());
                return factory.Asked.Count > 4 && factory.Asked.All(static type => type.Name is "Ring`1" or "Span`1" || typeof(Color).IsAssignableFrom(type));
            }

            // Side by side: what one serializer was told is nothing to the other.
            public static string[] RunBeside() =>
            [
                .. Options.Select(static options =>
                {
                    var plain = new Serializer(options);
                    var one = new Serializer(options.WithContracts(new Factory("one "), typeof(Tag)));
                    var two = new Serializer(options.WithContracts(new Factory("two "), typeof(Tag)));
                    string[] texts = [Text(plain), Text(one), Text(two), Text(plain), Text(one)];
                    return string.Join(", ", texts) + $" {plain.For<Tag>().Fingerprint == one.For<Tag>().Fingerprint} {one.For<Tag>().Fingerprint == two.For<Tag>().Fingerprint}";
                }),
            ];

            public static string[] RunWrong() => [.. Options.Select(static options => Try(() => new Serializer(options.WithContracts(new WrongFactory(), typeof(Tag))).Serialize(new Tag())))];

            public static string[] RunUnfit() =>
            [
                Try(static () => new SerializerOptions().WithContracts(new Factory(), typeof(Tag), DayOfWeek.Friday.GetType())),
                Try(static () => new SerializerOptions().WithOpenContract(typeof(ColorSurrogate<>))),
                Try(static () => new SerializerOptions().WithOpenContract(typeof(TagSurrogate))),
                Try(static () => new SerializerOptions().WithOpenContract(typeof(Ring<>))),
            ];

            private static string Tag(SerializerOptions options) => Text(new Serializer(options));

            private static string Text(Serializer serializer) => serializer.DeepClone(new Tag { Text = "t" })!.Text!;

            private static string Try(Action action)
            {
                try
                {
                    action();
                    return "ok";
                }
                catch (ContractException e)
                {
                    return e.Id;
                }
                catch (GraupelException e)
                {
                    return e.Kind.ToString();
                }
                catch (ArgumentException)
                {
                    return "argument";
                }
            }
        }
        """;

    private static readonly Lazy<System.Reflection.Assembly> Loaded = new(() => LoadedProject.Load(Project));

    [Theory]
    [InlineData("RunFamilies", "2 a True 4 5 red blue t 9")]
    [InlineData("RunOpen", "2 a True 4 5 red blue t 9")]
    [InlineData("RunRoots", "7 9 1")]
    [InlineData("RunOrder", "t, first t, second t, second t, own t, own t")]
    [InlineData("RunDerived", "t 1 True")]
    [InlineData("RunAsked", "True False True True False False True")]
    [InlineData("RunBeside", "t, one t, two t, t, one t False True")]
    [InlineData("RunWrong", "NoContract")]
    [InlineData("RunWire", "2 blue tag t 9 9", 6)]
    public void They_are_written_as_the_factories_say(string method, string expected, int count = 12)
    {
        string[] lines = Call(method);
        Assert.Equal(count, lines.Length);
        Assert.Equal(expected, Assert.Single(lines.Distinct()));
    }

    [Fact]
    public void What_fits_no_family_is_refused() => Assert.Equal(["GRP032", "argument", "argument", "argument"], Call("RunUnfit"));

    [Theory]
    [InlineData("WithOpenContract(typeof(Stand<>))")]
    [InlineData("WithContracts(null!, typeof(Ring<>))")]
    [InlineData("WithContracts(null!, typeof(Base))")]
    [InlineData("WithContracts(null!, typeof(IRound))")]
    public void Types_of_a_family_need_no_contract(string call) => GeneratorRun.Of($$"""
        public abstract class Base(int none) { private readonly int _none = none; }
        public interface IRound { }
        public class Ring<T> : Base, IRound { private Ring(T[] items, int none) : base(none) { } }
        public sealed class Stand<T> : ISurrogate<Ring<T>, T[]> { public T[] ToWire(Ring<T> value) => []; public Ring<T> FromWire(T[] wire) => null!; }
        [Contract] public class Holder { [Order(1)] public Ring<int>? Ring { get; set; } }
        public static class Calls { public static SerializerOptions Do() => SerializerOptions.Default.{{call}}; }
        """).Compiles();

    [Fact]
    public void A_family_of_numbers_is_a_mistake_of_the_project()
    {
        GeneratorRun run = GeneratorRun.Of("""
            public class Factory : Graupel.CodeGen.ContractFactory { public override Graupel.CodeGen.Contract? Create(Type type) => null; }
            public static class Program { public static SerializerOptions Run() => new SerializerOptions().WithContracts(new Factory(), typeof(int)); }
            """);
        Assert.Equal("GRP032", Assert.Single(run.Diagnostics).Id);
    }

    [Fact]
    public void Types_of_no_family_must_have_a_contract()
    {
        GeneratorRun run = GeneratorRun.Of(Project.Replace("typeof(Ring<>), ", "", StringComparison.Ordinal).Replace("typeof(RingContract<>)", "default(Type)!", StringComparison.Ordinal));
        Assert.NotEmpty(run.Diagnostics.Where(static diagnostic => diagnostic.Severity == Microsoft.CodeAnalysis.DiagnosticSeverity.Error));
    }

    private static string[] Call(string method) => (string[])Loaded.Value.GetType("Program")!.GetMethod(method)!.Invoke(null, null)!;
}
