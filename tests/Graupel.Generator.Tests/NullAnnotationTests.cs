using Graupel.Generator.Tests.Harness;

namespace Graupel.Generator.Tests;

/// <summary>Nulls that nullable annotations do not allow are refused on request, by both compilers and in all formats.</summary>
public class NullAnnotationTests
{
    private const string Project = """
        using System.Diagnostics.CodeAnalysis;
        using static NullLooking;

        [assembly: ContractFor(typeof(Person))]
        [assembly: ContractFor(typeof(Worker))]
        [assembly: ContractFor(typeof(Spot))]
        [assembly: ContractFor(typeof(Corner))]
        [assembly: ContractFor(typeof(Pair))]
        [assembly: ContractFor(typeof(Box<string>))]
        [assembly: ContractFor(typeof(Link))]
        [assembly: ContractFor(typeof(Cat))]
        [assembly: ContractFor(typeof(Animal))]
        [assembly: ContractFor(typeof(Packed))]
        [assembly: ContractFor(typeof(Oblivious))]
        [assembly: ContractFor(typeof(Hiding))]

        [Contract]
        public class Person
        {
            [Order(1)] public string Name { get; set; } = "";
            [Order(2)] public string? Nick { get; set; }
            [Order(3)] private int[] _marks = [];
            [Order(4)] public Person[]? Friends { get; set; }
            [Order(5), MaybeNull] public string Perhaps { get; set; }
            [Order(6)] public Spot Spot { get; set; } = new(1, "home");
            public Person Mark(int[]? marks) { _marks = marks!; return this; }
        }

        [Contract] public sealed class Worker : Person { [Order(1)] public List<string> Tasks { get; set; } = []; }
        [Contract] public record Spot(int X, string Label);
        [Contract] public record Corner(int X, string Label, string Side) : Spot(X, Label);
        [Contract] public struct Pair { [Order(1)] public string Left; [Order(2)] public string? Right; }
        [Contract] public class Box<T> { [Order(1)] public T Value { get; set; } = default!; [Order(2)] public List<T> More { get; set; } = []; }
        [Contract] public sealed class Link { [Order(1)] public string Text { get; set; } = ""; [Order(2)] public Link? Next { get; set; } }
        [Contract] public class Old { [Order(1)] public string? Nick { get; set; } }
        [Contract] public sealed class Needy { [Order(1)] public string? Nick { get; set; } [Order(2)] public string Name { get; set; } = null!; }
        [Contract] public sealed class Given { [Order(1)] public string? Nick { get; set; } [Order(2)] public string Name { get; set; } = ""; }
        [Union(1, typeof(Cat))] public abstract class Animal { [Order(1)] public string Name { get; set; } = ""; }
        public sealed class Cat : Animal { [Order(1)] public string Food { get; set; } = ""; }
        [Contract] public class Hidden { public string A { get; } public Hidden(string a) => A = a; }
        [Contract] public sealed class Hiding : Hidden
        {
            public new string? A { get; }
            public Hiding(string a, string? own) : base(a) => A = own;
            [ContractConstructor] public static Hiding Make(string? a) => new("base", a);
        }
        [Pack] public sealed class Packed { public string Text = ""; }
        #nullable disable
        [Contract] public class Oblivious { [Order(1)] public string Text { get; set; } }
        #nullable restore

        public static class Program
        {
            private static readonly object[] Values =
            [
                new Person(), new Person { Name = null! }, new Person { Spot = null! }, new Person().Mark(null), new Person { Friends = [new(), null!] }, new Person { Friends = [new(), new(), new Person { Name = null! }] },
                new Person { Friends = [new() { Spot = new(1, null!) }] }, new Worker(), new Worker { Tasks = null! }, new Worker { Name = null! }, new Worker { Tasks = [null!] },
                new Corner(1, null!, ""), new Corner(1, "", null!), new Pair(), new Pair { Left = "" }, new Box<string> { Value = null! }, new Box<string> { More = null! },
                new Link { Next = new() }, new Link { Next = new() { Text = null! } }, new Cat(), new Cat { Name = null! }, new Cat { Food = null! },
                new Packed(), new Packed { Text = null! }, new Oblivious(),
                new Hiding("base", null), new Hiding(null!, "own"),
            ];

            public static string[] RunWriting() => [.. from options in Options select string.Join(", ", Values.Select(value => Write(options, (dynamic)value)))];

            public static string[] RunReading() => [.. from options in Options select string.Join(", ", Values.Select(value => Read(options, (dynamic)value)))];

            public static string[] RunMissing() =>
            [
                .. from options in Options
                   let bytes = new Serializer(options).Serialize(new Old { Nick = "n" })
                   let strict = Looking(options)
                   select Try(() => strict.Deserialize<Needy>(bytes)) + " " + Try(() => strict.Deserialize<Given>(bytes)) + " " + Try(() => { var needy = new Needy(); strict.Populate(bytes, ref needy); }),
            ];

            public static string[] RunReplaced() =>
            [
                .. from options in Options
                   let strict = (options with { Strictness = Strictness.NullAnnotations }).WithSurrogate<Spot, string>(static spot => spot.Label ?? "none", static text => new(0, text))
                   select Try(() => new Serializer(strict).DeepClone(new Person { Spot = new(1, null!) })),
            ];

            private static string Write<[ContractParameter] T>(SerializerOptions options, T value)
            {
                new Serializer(options).Serialize(value);
                return value is Animal animal ? Strict<Animal>(options, animal) : Strict(options, value);
            }
        }
        """;

    private const string Expected = "ok, Name, Spot, _marks, Friends[1], Friends[2].Name, Friends[0].Spot.Label, ok, Tasks, Name, Tasks[0], Label, Side, Left, ok, ok, More, ok, Next.Text, ok, Name, Food, ok, Text, ok, ok, A";

    private static readonly Lazy<System.Reflection.Assembly> Loaded = new(() => LoadedProject.Load(Project + NullLooking.Source));

    [Fact]
    public void They_are_refused_when_they_are_written() => Assert.Equal(Expected, Assert.Single(Call("RunWriting")));

    [Fact]
    public void They_are_refused_when_they_are_read() => Assert.Equal(Expected, Assert.Single(Call("RunReading")));

    [Fact]
    public void What_is_missing_counts_by_what_is_there_then() => Assert.Equal("Name ok Name", Assert.Single(Call("RunMissing")));

    [Fact]
    public void What_options_write_in_another_way_is_not_looked_at() => Assert.Equal("ok", Assert.Single(Call("RunReplaced")));

    private static IEnumerable<string> Call(string method)
    {
        var lines = (string[])Loaded.Value.GetType("Program")!.GetMethod(method)!.Invoke(null, null)!;
        Assert.Equal(12, lines.Length);
        return lines.Distinct();
    }
}
