using System.Reflection;
using Graupel.Generator.Tests.Harness;
using Microsoft.CodeAnalysis;

namespace Graupel.Generator.Tests;

/// <summary>A project adds cases to bases of another one, and to object.</summary>
public class CasesElsewhereTests
{
    private const string Library = """
        namespace Lib
        {
            [Contract, Union(1, typeof(Car))] public abstract class Vehicle { [Order(1)] public int Wheels { get; set; } }
            [Contract] public sealed class Car : Vehicle { }
            [Contract] public sealed class Depot { [Order(1)] public List<Vehicle?>? Vehicles { get; set; } [Order(2)] public object? Note { get; set; } }
            public interface IPart { }
            [Contract] public sealed class Machine { [Order(1)] public object[]? Parts { get; set; } }
        }
        """;

    private const string Crates = "namespace Lib { [Contract, Union] public abstract class Crate<T> { [Order(1)] public T? Item { get; set; } } }";

    private const string App = """
        using Lib;

        [assembly: UnionCase(typeof(Vehicle), 9, typeof(App.Tram))]
        [assembly: UnionCase(typeof(object), 70, typeof(List<App.Bus>))]

        namespace App
        {
            [Contract, UnionCase(typeof(Vehicle), 2)] public sealed class Bus : Vehicle { [Order(1)] public int Seats { get; set; } }
            [Contract] public sealed class Tram : Vehicle { [Order(1)] public Vehicle? Behind { get; set; } }
            [Contract, UnionCase(typeof(object), 71)] public struct Spot { [Order(1)] public int X { get; set; } }
            [UnionCase(typeof(object), 72)] public enum Colour { Red, Green }
        }

        public static class Program
        {
            public static object Run(CompilerChoice compiler)
            {
                var serializer = new Serializer(new SerializerOptions { Compilers = compiler });
                var depot = new Depot
                {
                    Vehicles = [new Car { Wheels = 4 }, new App.Bus { Seats = 50, Wheels = 6 }, null, new App.Tram { Behind = new App.Tram { Behind = new App.Bus() } }],
                    Note = new List<App.Bus> { new() { Seats = 3 } },
                };
                Depot copy = serializer.DeepClone(depot)!;
                object?[] objects = serializer.DeepClone(new object?[] { new App.Spot { X = 5 }, App.Colour.Green })!;
                return string.Join(" ", copy.Vehicles!.Select(static v => v switch { App.Bus b => $"bus{b.Seats}/{b.Wheels}", App.Tram t => $"tram({t.Behind})", null => "-", _ => "car" }))
                    + $" {((List<App.Bus>)copy.Note!)[0].Seats} {((App.Spot)objects[0]!).X} {objects[1]}";
            }
        }
        """;

    [Theory]
    [InlineData("[assembly: UnionCase(typeof(object), 70, typeof(A)), UnionCase(typeof(object), 70, typeof(B))]", "GRP009: Cases A and B of System.Object have the same id 70")]
    [InlineData("[assembly: UnionCase(typeof(Vehicle), 7, typeof(A)), UnionCase(typeof(Vehicle), 7, typeof(B))]", "GRP009: Cases A and B of Lib.Vehicle have the same id 7")]
    [InlineData("[assembly: UnionCase(typeof(Vehicle), 1, typeof(A))]", "GRP009: Cases Lib.Car and A of Lib.Vehicle have the same id 1")]
    [InlineData("[assembly: UnionCase(typeof(Vehicle), 7, typeof(A)), UnionCase(typeof(Vehicle), 8, typeof(A))]", "GRP023: A is declared as a case of Lib.Vehicle with the ids 7 and 8")]
    [InlineData("[assembly: UnionCase(typeof(Vehicle), 7, typeof(A)), UnionCase(typeof(Vehicle), 7, typeof(A)), UnionCase(typeof(Vehicle), 8, typeof(B))]", "")]
    public void Ids_that_two_have_are_told_at_build_time(string cases, string expected)
    {
        MetadataReference library = MetadataReference.CreateFromImage(Compilations.Emit(Compilations.Create(Library, "Twins")));
        var run = GeneratorRun.Of(
            Compilations.Create($"using Lib;\n{cases}\n[Contract] public sealed class A : Vehicle {{ }}\n[Contract] public sealed class B : Vehicle {{ }}", references: library));
        Assert.Equal(expected, string.Join("; ", run.Diagnostics.Select(static one => $"{one.Id}: {one.GetMessage(null)}".Split(';')[0])));
        Assert.All(run.Diagnostics, static one => Assert.True(one.Location.IsInSource));
    }

    [Theory]
    [InlineData("[Contract, Union(5, typeof(Car)), KnownType(typeof(Car))] public abstract class Vehicle { } [Contract] public class Car : Vehicle { }", 7, "")]
    [InlineData("[Contract, Union(5, typeof(Car)), KnownType(typeof(Car))] public abstract class Vehicle { } [Contract] public class Car : Vehicle { }", 5, "GRP009: Cases Lib.Car and A of Lib.Vehicle have the same id 5")]
    [InlineData("[Contract, KnownType(typeof(Car)), Union(5, typeof(Car))] public abstract class Vehicle { } [Contract] public class Car : Vehicle { }", 5, "GRP009: Cases Lib.Car and A of Lib.Vehicle have the same id 5")]
    [InlineData("[Contract, Union(4, typeof(Car))] public abstract class Vehicle { } [Contract, Union(5, typeof(Van))] public class Car : Vehicle { } [Contract] public class Van : Car { }", 5, "GRP009: Cases Lib.Van and A of Lib.Vehicle have the same id 5")]
    [InlineData("[Contract, Union(4, typeof(Middle))] public abstract class Vehicle { } [Contract, Union(5, typeof(Car))] public abstract class Middle : Vehicle { } [Contract] public class Car : Middle { }", 4, "")]
    public void Cases_of_the_base_itself_count_once_each(string library, int id, string expected)
    {
        MetadataReference reference = MetadataReference.CreateFromImage(Compilations.Emit(Compilations.Create($"namespace Lib {{ {library} }}", "Once")));
        var run = GeneratorRun.Of(
            Compilations.Create($"using Lib;\n[assembly: UnionCase(typeof(Vehicle), {id}, typeof(A))]\n[Contract] public sealed class A : Vehicle {{ }}", references: reference));
        Assert.Equal(expected, string.Join("; ", run.Diagnostics.Select(static one => $"{one.Id}: {one.GetMessage(null)}".Split(';')[0])));
    }

    [Fact]
    public void Both_compilers_find_them()
    {
        (Assembly app, _) = Load(Library, App);
        MethodInfo run = app.GetType("Program")!.GetMethod("Run")!;
        const string Expected = "car bus50/6 - tram(App.Tram) 3 5 Green";
        Assert.Equal(Expected, run.Invoke(null, [CompilerChoice.GeneratedOnly]));
        Assert.Equal(Expected, run.Invoke(null, [CompilerChoice.RuntimeOnly]));
    }

    [Fact]
    public void Both_compilers_take_ids_as_they_are()
    {
        const string Project = """
            [Contract] public abstract class Boat { }
            [Contract, UnionCase(typeof(Boat), -2)] public sealed class Raft : Boat { }

            public static class Program
            {
                private static string Write(CompilerChoice compiler) =>
                    Convert.ToHexString(new Serializer(new SerializerOptions { Compilers = compiler, Format = WireFormat.MessagePack }).Serialize<Boat>(new Raft()));

                // As MessagePack-CSharp writes it, and as it was written before.
                private static string Read(string hex, CompilerChoice compiler) =>
                    new Serializer(new SerializerOptions { Compilers = compiler, Format = WireFormat.MessagePack }).Deserialize<Boat>(Convert.FromHexString(hex))!.GetType().Name;

                public static string Run() => $"{Write(CompilerChoice.GeneratedOnly)} {Write(CompilerChoice.RuntimeOnly)} "
                    + $"{Read("92FE90", CompilerChoice.GeneratedOnly)} {Read("92D1FFFE90", CompilerChoice.RuntimeOnly)} {Read("92CEFFFFFFFE90", CompilerChoice.GeneratedOnly)}";
            }
            """;
        Assert.Equal("92FE90 92FE90 Raft Raft Raft", LoadedProject.Run(Project));
    }

    [Fact]
    public void A_base_without_a_case_in_sight_is_one_wherever_its_derived_classes_stand()
    {
        const string Project = """
            [Contract] public sealed class Walk : Duty { [Order(1)] public int Steps { get; set; } }
            [Contract, Union, UnknownCase(typeof(Other))] public abstract class Duty { }
            public sealed class Other : Duty, IUnknownCase { public UnknownPayload? Payload { get; set; } }

            public static class Program
            {
                private static string Run(SerializerOptions options)
                {
                    byte[] bytes = new Serializer(options.WithCase<Duty, Walk>(1)).Serialize(new List<Duty> { new Walk { Steps = 5 } });
                    var serializer = new Serializer(options);
                    List<Duty> kept = serializer.Deserialize<List<Duty>>(bytes)!;
                    return $"{kept[0].GetType()} {bytes.SequenceEqual(serializer.Serialize(kept))}";
                }

                public static string[] Run() =>
                [
                    .. from format in new[] { WireFormat.Fast, WireFormat.Compact, WireFormat.MessagePack }
                       from compiler in new[] { CompilerChoice.GeneratedOnly, CompilerChoice.RuntimeOnly }
                       select Run(new SerializerOptions { Format = format, Compilers = compiler }),
                ];
            }
            """;
        Assert.Equal(Enumerable.Repeat("Other True", 6), Assert.IsType<string[]>(LoadedProject.Run(Project)));
    }

    [Fact]
    public void A_case_of_a_class_that_takes_none_is_reported() => Reports("GRP020", "Bus", """
        [Contract] public class Vehicle { }
        [Contract, UnionCase(typeof(Vehicle), 1)] public class Bus : Vehicle { }
        """);

    [Fact]
    public void An_id_of_the_library_is_reported() => Reports("GRP021", "Bus", """
        [Contract, UnionCase(typeof(object), 63)] public class Bus { }
        """);

    [Theory]
    [InlineData("class Other : Vehicle { }")]
    [InlineData("abstract class Other : Vehicle, IUnknownCase { public Other() { } public UnknownPayload? Payload { get; set; } }")]
    [InlineData("class Other : Vehicle, IUnknownCase { public Other(int wheels) { } public UnknownPayload? Payload { get; set; } }")]
    [InlineData("class Other : Vehicle, IUnknownCase { internal Other() { } public UnknownPayload? Payload { get; set; } }")]
    [InlineData("class Other : IUnknownCase { public UnknownPayload? Payload { get; set; } }")]
    public void A_type_that_cannot_keep_unknown_cases_is_reported(string type) => Reports(
        "GRP022", "Vehicle", $"[Contract, Union, UnknownCase(typeof(Other))] public abstract class Vehicle {{ }} public {type}");

    [Fact]
    public void A_fault_of_a_case_that_is_marked_for_other_serializers_too_is_an_error()
    {
        MetadataReference library = MetadataReference.CreateFromImage(Compilations.Emit(GeneratorRun.Of(Compilations.Create(Library, "FaultyLibrary")).Compiles().Output));
        const string Source = "[assembly: UnionCase(typeof(Lib.Vehicle), 5, typeof(Broken))] [Serializable] public class Broken : Lib.Vehicle { private Action? _action; }";
        Diagnostic diagnostic = Assert.Single(GeneratorRun.Of(Compilations.Create(Source, references: library)).Diagnostics, static one => one is { Id: "GRP011" });
        Assert.Equal(DiagnosticSeverity.Error, diagnostic.Severity);
    }

    [Fact]
    public void A_case_that_does_not_derive_is_reported() => Reports("GRP008", "UnionCase(typeof(IDisposable), 1)", """
        [Contract, UnionCase(typeof(IDisposable), 1)] public class Bus { }
        """);

    [Theory]
    [InlineData("Union(2, typeof(Stone))", "[Contract, Union(1, typeof(Dog)), Union(2, typeof(Stone))] public abstract class Animal { } public class Dog : Animal { } [Contract] public class Stone { }")]
    [InlineData("KnownType(typeof(Stone))", "[Contract, KnownType(typeof(Dog)), KnownType(typeof(Stone))] public abstract class Animal { } public class Dog : Animal { } [Contract] public class Stone { }")]
    [InlineData("UnionCase(typeof(Animal), 2)", "[Contract, Union(1, typeof(Dog))] public abstract class Animal { } public class Dog : Animal { } [Contract, UnionCase(typeof(Animal), 2)] public class Stone { }")]
    [InlineData("UnionCase(typeof(Animal), 2, typeof(Stone))", "[assembly: UnionCase(typeof(Animal), 2, typeof(Stone))] [Contract, Union(1, typeof(Dog))] public abstract class Animal { } public class Dog : Animal { } [Contract] public class Stone { }")]
    [InlineData("UnionCase(typeof(IDisposable), 2, typeof(Stone))", "[assembly: UnionCase(typeof(IDisposable), 2, typeof(Stone))] [Contract] public class Stone { }")]
    [InlineData("UnionCase(typeof(IDisposable), 2, typeof(Version))", "[assembly: UnionCase(typeof(IDisposable), 2, typeof(Version))]")]
    public void A_case_that_does_not_derive_is_reported_where_it_is_declared(string at, string source) => Reports("GRP008", at, source);

    // No member of such a type has a contract, so that the case would be of no use.
    [Theory]
    [InlineData("UnionCase(typeof(IComparable), 2, typeof(Stone))", "[assembly: UnionCase(typeof(IComparable), 2, typeof(Stone))] [Contract] public class Stone : IComparable { public int CompareTo(object? other) => 0; }")]
    [InlineData("UnionCase(typeof(IList<int>), 2, typeof(Stones))", "[assembly: UnionCase(typeof(IList<int>), 2, typeof(Stones))] public class Stones : List<int> { }")]
    [InlineData("UnionCase(typeof(IComparable), 2)", "[Contract, UnionCase(typeof(IComparable), 2)] public class Stone : IComparable { public int CompareTo(object? other) => 0; }")]
    public void A_case_of_a_base_that_has_no_contract_is_reported(string at, string source) => Reports("GRP011", at, source);

    [Fact]
    public void A_contract_of_what_keeps_unknown_cases_is_told_what_it_lacks()
    {
        GeneratorRun run = GeneratorRun.Of("""
            [Contract, Union, UnknownCase(typeof(Other))] public abstract class Duty { }
            [Contract] public class Other : Duty, IUnknownCase { public UnknownPayload? Payload { get; set; } }
            """);
        Diagnostic diagnostic = Assert.Single(run.Diagnostics, static one => one.Severity == DiagnosticSeverity.Error);
        Assert.Equal("GRP011", diagnostic.Id);
        Assert.Contains("take the attribute away from the class", diagnostic.GetMessage(System.Globalization.CultureInfo.InvariantCulture), StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("1", "2", "UnionCase(typeof(Lib.Vehicle), 2, typeof(Lib.Car))")]
    [InlineData("1", "1", null)]
    public void An_id_that_another_assembly_gives_a_case_is_no_other(string id, string other, string? at)
    {
        string library = Library.Replace("Union(1,", $"Union({id},", StringComparison.Ordinal);
        MetadataReference reference = MetadataReference.CreateFromImage(Compilations.Emit(GeneratorRun.Of(Compilations.Create(library, "TwoIdsLibrary")).Compiles().Output));
        string source = $"[assembly: UnionCase(typeof(Lib.Vehicle), {other}, typeof(Lib.Car))]";
        Diagnostic? diagnostic = GeneratorRun.Of(Compilations.Create(source, references: reference)).Diagnostics.SingleOrDefault(static one => one.Severity == DiagnosticSeverity.Error);
        Assert.Equal((at is null ? null : "GRP023", at), (diagnostic?.Id, diagnostic is null ? null : source.Substring(diagnostic.Location.SourceSpan.Start, diagnostic.Location.SourceSpan.Length)));
    }

    [Theory]
    [InlineData("UnionCase(typeof(Lib.Crate<>), 1)", "[Contract, UnionCase(typeof(Lib.Crate<>), 1)] public class Box<T> : Lib.Crate<T> { }")]
    [InlineData("UnionCase(typeof(Lib.Crate<>), 1)", "[Contract, UnionCase(typeof(Lib.Crate<>), 1)] public class Tin : Lib.Crate<int> { }")]
    [InlineData("UnionCase(typeof(Lib.Crate<>), 1, typeof(Box<>))", "[assembly: UnionCase(typeof(Lib.Crate<>), 1, typeof(Box<>))] [Contract] public class Box<T> : Lib.Crate<T> { }")]
    public void A_case_of_an_open_base_of_another_assembly_is_to_be_closed(string at, string source)
    {
        MetadataReference library = MetadataReference.CreateFromImage(Compilations.Emit(GeneratorRun.Of(Compilations.Create(Crates, "OpenLibrary")).Compiles().Output));
        Diagnostic diagnostic = Assert.Single(GeneratorRun.Of(Compilations.Create(source, references: library)).Diagnostics, static one => one.Severity == DiagnosticSeverity.Error);
        Assert.Equal(("GRP011", at), (diagnostic.Id, source.Substring(diagnostic.Location.SourceSpan.Start, diagnostic.Location.SourceSpan.Length)));
        Assert.Contains("for each closed form", diagnostic.GetMessage(System.Globalization.CultureInfo.InvariantCulture), StringComparison.Ordinal);
    }

    [Fact]
    public void Both_compilers_find_closed_cases_of_a_generic_base()
    {
        const string Source = """
            [assembly: UnionCase(typeof(Lib.Crate<int>), 1, typeof(Box<int>))]
            [Contract] public sealed class Box<T> : Lib.Crate<T> { }
            [Contract, UnionCase(typeof(Lib.Crate<int>), 2)] public sealed class Tin : Lib.Crate<int> { }

            public static class Program
            {
                public static string Run(CompilerChoice compiler)
                {
                    var serializer = new Serializer(new SerializerOptions { Compilers = compiler });
                    return string.Join(' ', from crate in new Lib.Crate<int>[] { new Box<int> { Item = 3 }, new Tin { Item = 4 } }
                        let copy = serializer.DeepClone(crate)
                        select $"{copy.GetType().Name} {copy.Item}");
                }
            }
            """;
        (Assembly app, _) = Load(Crates, Source, "Crates");
        MethodInfo run = app.GetType("Program")!.GetMethod("Run")!;
        Assert.All(new[] { CompilerChoice.GeneratedOnly, CompilerChoice.RuntimeOnly }, compiler => Assert.Equal("Box`1 3 Tin 4", run.Invoke(null, [compiler])));
    }

    [Fact]
    public void Two_cases_of_one_id_are_reported_wherever_they_are_declared() => Reports("GRP009", "Vehicle", """
        [Contract, Union(1, typeof(Car))] public abstract class Vehicle { }
        [Contract] public class Car : Vehicle { }
        [Contract, UnionCase(typeof(Vehicle), 1)] public class Bus : Vehicle { }
        """);

    private static void Reports(string id, string at, string source)
    {
        Diagnostic diagnostic = Assert.Single(GeneratorRun.Of(source).Diagnostics, static one => one.Severity > DiagnosticSeverity.Hidden);
        Assert.Equal((id, DiagnosticSeverity.Error), (diagnostic.Id, diagnostic.Severity));
        Assert.Equal(at, source.Substring(diagnostic.Location.SourceSpan.Start, diagnostic.Location.SourceSpan.Length));
    }

    private static (Assembly App, Assembly Library) Load(string library, string app, string name = "Cases")
    {
        GeneratorRun libraryRun = GeneratorRun.Of(Compilations.Create(library, $"{name}Library")).Compiles();
        byte[] image = Compilations.Emit(libraryRun.Output);
        GeneratorRun appRun = GeneratorRun.Of(Compilations.Create(app, $"{name}App", references: MetadataReference.CreateFromImage(image))).Compiles();
        Assembly loaded = System.Runtime.Loader.AssemblyLoadContext.Default.LoadFromStream(new MemoryStream(image));
        return (System.Runtime.Loader.AssemblyLoadContext.Default.LoadFromStream(new MemoryStream(Compilations.Emit(appRun.Output))), loaded);
    }
}
