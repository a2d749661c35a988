using Graupel.Generator.Tests.Harness;

namespace Graupel.Generator.Tests;

/// <summary>Members that hold what a fresh instance holds are left out on request, by both compilers and in all formats.</summary>
public class OmissionTests
{
    private const string Project = """
        using System.Runtime.Serialization;
        using Graupel.Formats.MessagePack;

        [Contract(OmitDefaults = true)]
        public class Item
        {
            [Order(1)] public int Count { get; set; } = 10;
            [Order(2)] public string? Name { get; set; }
            [Order(3)] public double Weight { get; set; }
            [Order(4)] public List<int>? Tags { get; set; } = [1];
            [Order(5)] public long Always { get; init; }
        }

        [DataContract] public class One { [DataMember(Order = 1)] public int A { get; set; } [DataMember(Order = 2, EmitDefaultValue = false)] public int B { get; set; } }
        [DataContract] public class Other { [DataMember(Order = 1)] public int A { get; set; } [DataMember(Order = 2)] public int B { get; set; } = 7; }
        [Contract(OmitDefaults = true)] public class Base { [Order(1)] public int Size { get; set; } }
        [Contract] public class Grown : Base { public Grown() => Size = 5; [Order(1)] public int Own { get; set; } }

        public static class Program
        {
            private static readonly WireFormat[] Formats =
            [
                WireFormat.Fast, WireFormat.Compact, WireFormat.MessagePack,
                WireFormat.MessagePackWith(new() { ObjectLayout = MessagePackObjectLayout.MapByName }),
                WireFormat.MessagePackWith(new() { ObjectLayout = MessagePackObjectLayout.MapByNumber }),
            ];

            private static readonly Item[] Items =
            [
                new(), new() { Count = 0 }, new() { Name = "" }, new() { Weight = -0.0 }, new() { Tags = null }, new() { Tags = [1] }, new() { Always = 1 },
            ];

            private static string Show(Item? item) => item is null ? "null"
                : FormattableString.Invariant($"{item.Count},{item.Name ?? "-"},{item.Weight},{(item.Tags is null ? "-" : string.Join("", item.Tags))},{item.Always}");

            public static string[] Run() =>
            [
                .. from format in Formats
                   let generated = new Serializer(new SerializerOptions { Format = format, Compilers = CompilerChoice.GeneratedOnly, Strictness = Strictness.MissingMembers })
                   let compiled = new Serializer(new SerializerOptions { Format = format, Compilers = CompilerChoice.RuntimeOnly })
                   select string.Join(
                       " ",
                       Items.All(item => generated.Serialize(item).AsSpan().SequenceEqual(compiled.Serialize(item))),
                       string.Join(",", Items.Select(item => generated.Serialize(item).Length)),
                       Items.All(item => Show(generated.Deserialize<Item>(compiled.Serialize(item))) == Show(item)),
                       Items.All(item => Show(compiled.Deserialize<Item>(generated.Serialize(item))) == Show(item)),
                       string.Join("|", generated.Deserialize<List<Item>>(compiled.Serialize<List<Item?>>([new() { Count = 1 }, null, new()])!)!.Select(Show)),
                       compiled.Deserialize<Other>(generated.Serialize(new One()))!.B,
                       compiled.Deserialize<Grown>(generated.Serialize(new Grown { Size = 0 }))!.Size),
            ];
        }
        """;

    [Fact]
    public void Only_what_differs_from_a_fresh_instance_is_written() => Assert.Equal(
        [
            "True 9,15,12,19,4,9,19 True True 1,-,0,1,0|null|10,-,0,1,0 7 0",
            "True 6,9,9,16,4,6,9 True True 1,-,0,1,0|null|10,-,0,1,0 7 0",
            "True 16,16,16,16,15,16,16 True True 1,-,0,1,0|null|10,-,0,1,0 0 0",
            "True 8,15,14,24,7,8,16 True True 1,-,0,1,0|null|10,-,0,1,0 7 0",
            "True 4,6,6,14,3,4,6 True True 1,-,0,1,0|null|10,-,0,1,0 7 0",
        ],
        Assert.IsType<string[]>(LoadedProject.Run(Project)));

    // Without all members an object could be an array, or have no name twice, or no number.
    [Theory]
    [InlineData("new Sparse { B = 7 }", "FastTrue 5,7,0 CompactTrue 5,7,0 MessagePackTrue 5,7,0 810207")]
    [InlineData("new Hiding { B = 7 }", "FastTrue 3,0,7 CompactTrue 3,0,7 MessagePackTrue 3,0,7 82A5246261736581A14103A14207")]
    [InlineData("new Same { B = 7 }", "FastTrue 3,0,7 CompactTrue 3,0,7 MessagePackTrue 3,0,7 82A14103A14207")]
    public void What_is_left_out_does_not_change_how_the_others_are_found(string value, string expected)
    {
        const string Types = """
            using System.Runtime.Serialization;

            [Contract(OmitDefaults = true)] public class Sparse
            {
                [Order(1)] public int? A { get; set; } = 5; [Order(2)] public int B { get; set; } [Order(1000)] public int C { get; set; }
                public override string ToString() => $"{A},{B},{C}";
            }

            [Contract] public class Base { public int A { get; set; } = 3; }
            [Contract(OmitDefaults = true)] public class Hiding : Base
            {
                public new int A { get; set; } public int B { get; set; }
                public override string ToString() => $"{base.A},{A},{B}";
            }

            [Contract] public class Numbered { [Order(1)] public int A { get; set; } = 3; }
            [Contract(OmitDefaults = true)] public class Same : Numbered
            {
                [Order(1)] public int Own { get; set; } [Order(2)] public int B { get; set; }
                public override string ToString() => $"{A},{Own},{B}";
            }

            """;
        string program = $$"""
            public static class Program
            {
                public static string Run() => string.Join(' ', new[] { WireFormat.Fast, WireFormat.Compact, WireFormat.MessagePack }.Select(Try)) + " " + Convert.ToHexString(new Serializer(new SerializerOptions { Format = WireFormat.MessagePack }).Serialize({{value}}));

                private static string Try(WireFormat format)
                {
                    var options = new SerializerOptions { Format = format, Compilers = CompilerChoice.GeneratedOnly };
                    byte[] bytes = new Serializer(options).Serialize({{value}});
                    var compiled = new Serializer(options with { Compilers = CompilerChoice.RuntimeOnly });
                    return $"{format.Name}{bytes.AsSpan().SequenceEqual(compiled.Serialize({{value}}))} {compiled.DeepClone({{value}})}";
                }
            }
            """;
        Assert.Equal(expected, LoadedProject.Run(Types + program));
    }

    [Fact]
    public void An_object_without_members_is_smaller_than_one_with_all_of_them() => Assert.Equal("True", LoadedProject.Run("""
        [Contract(OmitDefaults = true)] public record struct Spot { public int X { get; set; } public int Y { get; set; } }
        [Contract] public class Board { public Spot[]? Spots { get; set; } }

        public static class Program
        {
            public static object Run() => $"{Serialization.Serialize(new Spot[100]).Length < Serialization.Serialize(Enumerable.Repeat(new Spot { X = 1 }, 100).ToArray()).Length}";
        }
        """));

    // What is left out is told by one bit of 64: members behind these are always written, and touch no bit of another one.
    [Fact]
    public void Of_more_than_64_members_the_first_ones_are_left_out()
    {
        string members = string.Join(' ', Enumerable.Range(1, 66).Select(static i => $"[Order({i})] public int M{i} {{ get; set; }}"));
        string project = $$"""
            [Contract(OmitDefaults = true)] public class Wide { {{members}} }

            public static class Program
            {
                private static readonly Wide[] Values =
                    [new(), new() { M1 = 1 }, new() { M64 = 1 }, new() { M65 = 1 }, new() { M1 = 1, M65 = 2, M66 = 3 }, new() { M2 = 1, M64 = 2, M66 = 3 }];

                private static string Show(Wide wide) => $"{wide.M1},{wide.M2},{wide.M64},{wide.M65},{wide.M66}";

                private static string Run(Serializer serializer) => string.Join(' ', Values.Select(value => Show(serializer.DeepClone(value))));

                public static string[] Run() => EveryWay.Run(Run);
            }
            """;
        const string Expected = "0,0,0,0,0 1,0,0,0,0 0,0,1,0,0 0,0,0,1,0 1,0,0,2,3 0,1,2,0,3";
        Assert.Equal(Enumerable.Repeat(Expected, 12), Assert.IsType<string[]>(LoadedProject.Run(project + LoadedProject.EveryWay)));
    }

    // It may not know that it waits for one, as in static constructors.
    [Theory]
    [InlineData("constructor")]
    [InlineData("getter")]
    public void The_code_of_a_new_instance_may_wait_for_other_threads(string place) => Assert.Equal(Enumerable.Repeat("5 True", 6), Assert.IsType<string[]>(LoadedProject.Run($$"""
        using System.Threading;

        [Contract] public sealed class Other { [Order(1)] public int Size { get; set; } }

        [Contract(OmitDefaults = true)] public sealed class Waiting
        {
            private int _size;
            public Waiting() => Program.Reach("constructor");
            [Order(1)] public int Size { get { Program.Reach("getter"); return _size; } set => _size = value; }
        }

        public static class Program
        {
            private static Action? _wait;

            public static void Reach(string place)
            {
                if (place == "{{place}}")
                {
                    Interlocked.Exchange(ref _wait, null)?.Invoke();
                }
            }

            private static string Run(Serializer serializer)
            {
                var value = new Waiting { Size = 5 };
                bool isDone = false;
                _wait = () =>
                {
                    var thread = new Thread(() => serializer.DeepClone(new Other())) { IsBackground = true };
                    thread.Start();
                    isDone = thread.Join(TimeSpan.FromSeconds(20));
                };
                return $"{serializer.DeepClone(value)!.Size} {isDone}";
            }

            public static string[] Run() => [.. EveryWay.Run(static serializer => serializer.Options.References == References.None ? Run(serializer) : "").Where(static line => line != "")];
        }
        """ + LoadedProject.EveryWay)));
}
