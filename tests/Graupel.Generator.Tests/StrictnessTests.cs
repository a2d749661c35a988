using Graupel.Generator.Tests.Harness;

namespace Graupel.Generator.Tests;

/// <summary>Readers that refuse bytes of another version, by both compilers and in all formats.</summary>
public class StrictnessTests
{
    private const string Project = """
        using Graupel.Formats.MessagePack;

        [Contract] public class Animal { [Order(1)] public string? Name { get; set; } [Order(2)] public int Legs { get; set; } }
        [Contract] public class Dog : Animal { [Order(1)] public bool Barks { get; set; } }
        [Contract] public class OldAnimal { [Order(1)] public string? Name { get; set; } }
        [Contract] public class OldDog : OldAnimal { [Order(1)] public bool Barks { get; set; } }
        [Contract] public record Home<T>([property: Order(1)] T Pet, [property: Order(3)] List<T> More);
        [Contract] public class Named { public string? Name { get; set; } public int Legs { get; set; } }
        [Contract] public class OldNamed { public int Legs { get; set; } }
        [Pack] public record struct Spot(int X, int Y);
        [Contract] public class Spotted { [Order(1)] public Spot Spot { get; set; } [Order(2)] public (int, string) Two { get; set; } }

        public static class Program
        {
            private static readonly WireFormat[] Formats =
            [
                WireFormat.Fast, WireFormat.Compact, WireFormat.MessagePack,
                WireFormat.MessagePackWith(new() { ObjectLayout = MessagePackObjectLayout.MapByName }),
            ];

            private static string Read<[ContractParameter] TFrom, [ContractParameter] TTo>(SerializerOptions options, Strictness strictness, TFrom value)
            {
                byte[] bytes = new Serializer(options).Serialize(value);
                try
                {
                    new Serializer(options with { Strictness = strictness }).Deserialize<TTo>(bytes);
                    return "ok";
                }
                catch (GraupelException e)
                {
                    return e.Kind.ToString();
                }
            }

            public static string[] Run() =>
            [
                .. from format in Formats
                   from compiler in new[] { CompilerChoice.GeneratedOnly, CompilerChoice.RuntimeOnly }
                   from strictness in new[] { Strictness.None, Strictness.MissingMembers, Strictness.UnknownMembers, Strictness.All }
                   let options = new SerializerOptions { Format = format, Compilers = compiler }
                   let dog = new Dog { Name = "a", Legs = 4, Barks = true }
                   let old = new OldDog { Name = "a", Barks = true }
                   select $"{strictness}: "
                       + string.Join(
                           ", ",
                           Read<Dog, Dog>(options, strictness, dog),
                           Read<Dog, OldDog>(options, strictness, dog),
                           Read<OldDog, Dog>(options, strictness, old),
                           Read<Home<Dog>, Home<OldDog>>(options, strictness, new(dog, [dog])),
                           Read<Home<OldDog>, Home<Dog>>(options, strictness, new(old, [old])),
                           Read<Named, OldNamed>(options, strictness, new()),
                           Read<OldNamed, Named>(options, strictness, new()),
                           Read<Spotted, Spotted>(options, strictness, new() { Spot = new(1, 2), Two = (1, "a") })),
            ];
        }
        """;

    [Fact]
    public void Missing_and_unknown_members_are_refused_by_choice()
    {
        var lines = Assert.IsType<string[]>(LoadedProject.Run(Project));
        Assert.Equal(32, lines.Length);
        Assert.Equal(
            [
                "None: ok, ok, ok, ok, ok, ok, ok, ok",
                "MissingMembers: ok, ok, MissingMember, ok, MissingMember, ok, MissingMember, ok",
                "UnknownMembers: ok, UnknownMember, ok, UnknownMember, ok, UnknownMember, ok, ok",
                "All: ok, UnknownMember, MissingMember, UnknownMember, MissingMember, UnknownMember, MissingMember, ok",
            ],
            lines.Distinct());
    }
}
