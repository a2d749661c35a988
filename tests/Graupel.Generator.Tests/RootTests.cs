using Graupel.Generator.Tests.Harness;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace Graupel.Generator.Tests;

/// <summary>What makes the generator make a contract.</summary>
public class RootTests
{
    private const string Plain = "public class Plain { public int A { get; set; } } ";

    [Theory]
    [InlineData("public static class Calls { static void Do(Plain p) => Serialization.Serialize(p); }")]
    [InlineData("public static class Calls { static void Do(byte[] b) => Serialization.Deserialize<List<Plain>>(b); }")]
    [InlineData("public static class Calls { static void Do() => Serializer.Default.For<Plain>(); }")]
    [InlineData("public static class Calls { static readonly Func<Plain, byte[]> F = Serialization.Serialize<Plain>; }")]
    [InlineData("public static class Calls { static void Do(Plain p) => Envelope.Write(p); }")]
    [InlineData("public static class Calls { static void Do(Plain p) => Compressed.Write(p); }")]
    [InlineData("public static class Calls { static void Do(MessageWriter writer) => writer.Write(new List<Plain>()); }")]
    [InlineData("public static class Calls { static void Do(MessageWriter writer, Plain[] all) => writer.WriteSequence(all); }")]
    [InlineData("public static class Calls { static void Do(MessageReader reader) => reader.TryRead<Plain>(out _); }")]
    [InlineData("public static class Calls { static object Do(MessageHandshake handshake) => handshake.With<Plain>(); }")]
    [InlineData("public static class Calls { static void Send<[ContractParameter] T>(T x) { } static void Do() => Send(new Plain()); }")]
    [InlineData("public class Store<[ContractParameter] T> { } public static class Calls { static object Do() => new Store<Plain>(); }")]
    [InlineData("public static class Calls { static void Do() { Send(new Plain()); void Send<[ContractParameter] T>(T x) { } } }")]
    [InlineData("public static class Calls { static void Do(Serializer s) { Func<Plain, byte[]> f = s.Serialize; } }")]
    [InlineData("public static class Calls { static Func<Plain, byte[]> Do() => Serialization.Serialize; }")]
    [InlineData("public static class Calls { static Func<Plain, byte[]> Do() { return Serialization.Serialize; } }")]
    [InlineData("public static class Calls { static Func<Func<Plain, byte[]>> Do() => () => (Serialization.Serialize); }")]
    [InlineData("public static class Calls { static Func<Plain, byte[]> Do(Func<Plain, byte[]>? other) => other ?? Serialization.Serialize; }")]
    [InlineData("public static class Calls { static Func<Plain, byte[]>? Do(bool all) => all ? Serialization.Serialize : null; }")]
    [InlineData("public static class Calls { static Func<Plain, byte[]>? Do(int all) => all switch { 0 => Serialization.Serialize, _ => null }; }")]
    [InlineData("public static class Calls { static Func<Plain, byte[]>[] Do() => [Serialization.Serialize]; }")]
    [InlineData("public static class Calls { static Func<Plain, byte[]>[] Do() => new Func<Plain, byte[]>[] { Serialization.Serialize }; }")]
    [InlineData("public static class Calls { static IEnumerable<Func<Plain, byte[]>> Do() { yield return Serialization.Serialize; } }")]
    [InlineData("public static class Calls { static object Do() => (Func<Plain, byte[]>)Serialization.Serialize; }")]
    [InlineData("public static class Calls { static object Do() => new Func<Plain, byte[]>(Serialization.Serialize); }")]
    [InlineData("public static class Calls { static void Do(List<Plain> all) => all.ForEach(Send); static void Send<[ContractParameter] T>(T x) { } }")]
    [InlineData("public class Bus { public event Action<Plain>? Sent; void Do() => Sent += Send; static void Send<[ContractParameter] T>(T x) { } }")]
    [InlineData("public static class Calls { static void Do(List<Plain> all) => all.ForEach(Pass); static void Pass<[ContractParameter] T>(T x) { Action<T> send = Send; } static void Send<[ContractParameter] T>(T x) { } }")]
    [InlineData("public static class Calls { static object Do() => new SerializerOptions().WithCase<object, Plain>(64); }")]
    [InlineData("public static class Calls { static void Do() => Serializer.Default.For(typeof(Plain)); }")]
    [InlineData("public static class Calls { static object? Do(byte[] b) => Serializer.Default.For(typeof(List<Plain[]>)).DeserializeValue(b); }")]
    [InlineData("public static class Calls { static byte[] Do(object p) => Envelope.WriteValue(p, typeof(Plain)); }")]
    [InlineData("public static class Calls { static object? Do(byte[] b) => Compressed.ReadValue(b, type: typeof(Plain)); }")]
    [InlineData("public static class Calls { static void Do(MessageWriter writer, object p) => writer.WriteValue(p, typeof(Plain)); }")]
    [InlineData("public static class Calls { static bool Do(MessageReader reader) => reader.TryReadValue(typeof(Plain), out _); }")]
    [InlineData("public static class Calls { static object Do(MessageHandshake? handshake) => handshake?.With(typeof(Plain)); }")]
    [InlineData("public static class Calls { static object Do() => new SerializerOptions().WithCase(typeof(object), typeof(Plain), 64); }")]
    public void Code_that_hands_a_type_on(string code) => Assert.Contains("Plain.g.cs", GeneratorRun.Of(Plain + code).Compiles().Hints);

    [Theory]
    [InlineData("public static class Calls { static Plain Send = new(); static Plain Do() => Send; static void F<[ContractParameter] T>(T x) { } }")]
    [InlineData("public static class Calls { static object Do() => nameof(Send); static void Send<[ContractParameter] T>(T x) { } }")]
    [InlineData("public static class Calls { static Action<Plain> Do() => Send; static void Send<T>(T x) { } static void Send<[ContractParameter] T, U>(T x, U y) { } }")]
    [InlineData("public static class Calls { static object Do(Type type) => Serializer.Default.For(type ?? typeof(Plain)); }")]
    [InlineData("public static class Calls { static object Do() => Serializer.Default.For(typeof(List<>)); }")]
    [InlineData("public static class Calls { static object Do<T>() => Serializer.Default.For(typeof(List<T>)); }")]
    [InlineData("public static class Calls { static bool Do(SerializerOptions options) => options.Replaces(typeof(Plain)); }")]
    [InlineData("public static class Calls { static object Do() => new SerializerOptions().WithCase(typeof(Plain), typeof(int), 1); }")]
    [InlineData("public static class Calls { static object Do() => new SerializerOptions().WithCase(id: 1, caseType: typeof(int), baseType: typeof(Plain)); }")]
    [InlineData("public static class Calls { static byte[] Do(Type type) => Envelope.WriteValue(typeof(Plain), type); }")]
    [InlineData("public static class Calls { static object Do() => For(typeof(Plain)); static object For(Type type) => type; }")]
    public void Names_that_hand_nothing_on(string code) => Assert.Empty(GeneratorRun.Of(Plain + code).Compiles().Hints);

    [Fact]
    public void What_another_assembly_shows_to_its_friends()
    {
        MetadataReference library = MetadataReference.CreateFromImage(Compilations.Emit(Compilations.Create(
            "[assembly: System.Runtime.CompilerServices.InternalsVisibleTo(\"Friend\")] internal static class Sender { internal static class In { public static void Send<[ContractParameter] T>(T x) { } } }", "SenderLibrary")));
        Assert.Contains("Plain.g.cs", GeneratorRun.Of(Compilations.Create(Plain + "public static class Calls { static void Do() => Sender.In.Send(new Plain()); }", "Friend", references: library)).Compiles().Hints);
    }

    [Fact]
    public void An_assembly_attribute() =>
        Assert.Contains("Plain.g.cs", GeneratorRun.Of("[assembly: ContractFor(typeof(Dictionary<string, Plain>))] " + Plain).Compiles().Hints);

    [Fact]
    public void A_whole_namespace_of_another_assembly()
    {
        MetadataReference library = MetadataReference.CreateFromImage(Compilations.Emit(Compilations.Create("""
            namespace Lib.Models
            {
                public class Person { public string? Name { get; set; } public Address? Home { get; set; } }
                public class Address { public string? Street { get; set; } }
                public struct Spot { public int X { get; set; } }
                public class Page<T> { public T? Value { get; set; } }
                public class Broken { public Broken(int other) { } public System.IO.Stream? Stream { get; set; } }
                internal class Hidden { }
                public abstract class Root { }
                public static class Tools { }
                public class Problem : System.Exception { }
                public class Mark : System.Attribute { }
                public delegate void Called();
            }
            namespace Lib.Others { public class Other { public int X { get; set; } } }
            """, "Lib")));
        GeneratorRun run = GeneratorRun.Of(Compilations.Create("[assembly: ContractFor(typeof(Lib.Models.Person), WholeNamespace = true)]", references: library)).Compiles();
        Assert.Equal(
            ["AllContracts.g.cs", "Lib.Models.Address.g.cs", "Lib.Models.Person.g.cs", "Lib.Models.Spot.g.cs"],
            run.Hints.Order(StringComparer.Ordinal));
        Assert.DoesNotContain(run.Diagnostics, static one => one.GetMessage(System.Globalization.CultureInfo.InvariantCulture).Contains("Problem", StringComparison.Ordinal));
        Assert.Equal(["GRP005", "GRP011"], run.Diagnostics.Where(static one => one.Severity == DiagnosticSeverity.Info).Select(static one => one.Id).Distinct().Order(StringComparer.Ordinal));
    }

    [Theory]
    [InlineData("public class B { internal bool T { get; set; } }", "GRP011")]
    [InlineData("public class B { public B() { } public B(int x) { } private int X; }", "GRP011")]
    [InlineData("public class B { public B(string other) { } public B() : this(\"\") { } public int X { get; set; } }", null)]
    [InlineData("public class B { protected B(string other, int more) { } public B(string other) { } public int X { get; set; } }", "GRP005")]
    [InlineData("public class B { public B(string other) { } }", "GRP005")]
    [InlineData("public abstract class B { public B(string other) { } public int X { get; set; } } public class C { public B? Some { get; set; } }", "GRP007")]
    public void Of_a_namespace_a_class_is_read_although_its_base_is_refused(string bases, string? told)
    {
        string call = bases.Contains("B(string other)", StringComparison.Ordinal) ? "public D() : base(\"\") { } " : "";
        string derived = $"public class D : B {{ {call}public int Y {{ get; set; }} }}";
        foreach (string source in (string[])[$"{bases} {derived}", $"{derived} {bases}"])
        {
            GeneratorRun run = GeneratorRun.Of($"[assembly: ContractFor(typeof(N.A), WholeNamespace = true)] namespace N {{ public class A {{ public int X; }} {source} }}").Compiles();
            Assert.Contains("N.A.g.cs", run.Hints);
            Assert.Contains("N.D.g.cs", run.Hints);
            Assert.Equal(told, run.Diagnostics.SingleOrDefault(static one => one.Severity == DiagnosticSeverity.Info)?.Id);
        }
    }

    [Fact]
    public void Such_a_class_is_read_back_with_what_its_base_has() => Assert.Equal("1 2", LoadedProject.Run("""
        [assembly: ContractFor(typeof(N.D), WholeNamespace = true)]
        namespace N
        {
            public class B { public B(string other) { } public int X { get; set; } }
            public class D : B { public D() : base("") { } public int Y { get; set; } }
        }
        public static class Program
        {
            public static object? Run() => Copy(new N.D { X = 1, Y = 2 });
            private static object Copy(object value)
            {
                ValueSerializer serializer = new Serializer(new SerializerOptions { Compilers = CompilerChoice.GeneratedOnly }).For(value.GetType());
                var copy = (N.D)serializer.DeserializeValue(serializer.SerializeValue(value))!;
                return $"{copy.X} {copy.Y}";
            }
        }
        """));

    [Theory]
    [InlineData("internal")]
    [InlineData("public")]
    public void A_type_by_the_name_of_one_in_another_assembly(string visibility)
    {
        string source = $"[Contract] {visibility} class Twin {{ public int A; }} [Contract] public class Box<T> {{ public T? Value; }} ";
        MetadataReference library = MetadataReference.CreateFromImage(Compilations.Emit(GeneratorRun.Of(Compilations.Create(
            $"[assembly: ContractFor(typeof(Box<Twin>))] [assembly: ContractFor(typeof(Box<int>))] {source}", "Lib")).Compiles().Output));
        GeneratorRun run = GeneratorRun.Of(Compilations.Create(
            $"[assembly: ContractFor(typeof(Box<Twin>))] [assembly: ContractFor(typeof(Box<int>))] [Contract] {visibility} class Twin {{ public int A; }}", references: library)).Compiles();
        Assert.Equal(["AllContracts.g.cs", "Box_Twin.g.cs", "Twin.g.cs"], run.Hints.Order(StringComparer.Ordinal));
    }

    [Fact]
    public void No_type_of_another_assembly_whose_contract_stands_in_a_type_there()
    {
        MetadataReference library = MetadataReference.CreateFromImage(Compilations.Emit(GeneratorRun.Of(Compilations.Create("""
            namespace Lib
            {
                [Contract] public partial class Ticket { private enum State { Open } [DataMember] private State _state; public int Number { get; private init; } }
                public partial class Desk { public partial class Drawer { [Contract] public class File { [DataMember] private Stamp _stamp; public int Number { get; } } private struct Stamp { public int Day; } } }
            }
            """, "Lib")).Compiles().Output));
        GeneratorRun run = GeneratorRun.Of(Compilations.Create(
            "[Contract] public class Queue { public Lib.Ticket? Next; public Lib.Desk.Drawer.File? File; } [Contract] public class Urgent : Lib.Ticket { public int Level; }", references: library)).Compiles();
        Assert.Equal(["AllContracts.g.cs", "Queue.g.cs", "Urgent.g.cs"], run.Hints.Order(StringComparer.Ordinal));
    }

    [Theory]
    [InlineData("public static class Calls { static void Send<T>(T x) { } static void Do() => Send(new Plain()); }")]
    [InlineData("public static class Calls { static T Pass<[ContractParameter] T>(T x) => Pass(x); }")]
    public void Nothing_else(string code) => Assert.Empty(GeneratorRun.Of(Plain + code).Compiles().Hints);

    [Theory]
    [InlineData("static class Bus { public static void Send<[ContractParameter] T>(T x) => Serialization.Serialize(new Later<T>()); } static class Calls { static void Do() => Bus.Send(1); }")]
    [InlineData("static class Bus { public static void Send<[ContractParameter] T>(this T x) => Serialization.Serialize(new List<Later<T>[]>()); } static class Calls { static void Do() => 1.Send(); }")]
    [InlineData("""
        static class Bus
        {
            public static void Send<[ContractParameter] T>(T x) => Pass<T, string>();
            private static void Pass<[ContractParameter] TFirst, [ContractParameter] TSecond>() => Write<(TSecond, Later<TFirst>)>();
            private static void Write<[ContractParameter] T>() => Serialization.Serialize(default(T)!);
        }
        static class Calls { static void Do() => Bus.Send(1); }
        """)]
    [InlineData("""
        class Sender<[ContractParameter] T>
        {
            public class Inner { public void Send<[ContractParameter] TOther>() => Serialization.Serialize(new Dictionary<TOther, Later<T>>()); }
        }
        static class Calls { static void Do() => new Sender<int>.Inner().Send<string>(); }
        """)]
    [InlineData("class Sender<[ContractParameter] T> { void Send() => Serialization.Serialize(new Later<T>()); } static class Calls { static Sender<int> s = new(); }")]
    public void What_generic_code_makes_of_its_parameters(string code) =>
        Assert.Contains("Later_Int32.g.cs", GeneratorRun.Of("[Contract] public class Later<T> { [Order(1)] public T? Value { get; set; } } " + code).Compiles().Hints);

    [Theory]
    [InlineData("static class E { extension<[ContractParameter] T>(T x) { public byte[] Pack() => Serialization.Serialize(x); } } static class Calls { static byte[] Do() => new Plain().Pack(); }")]
    [InlineData("static class E { extension<[ContractParameter] T>(T x) { public byte[] Pack() => Serialization.Serialize(x); } } static class Calls { static byte[] Do() => Write(new Plain()); static byte[] Write<[ContractParameter] T>(T x) => x.Pack(); }")]
    [InlineData("static class E { extension<[ContractParameter] T>(T x) { public byte[] Pack<TOther>(TOther y) => Serialization.Serialize(x); } } static class Calls { static byte[] Do() => new Plain().Pack(1); }")]
    [InlineData("static class E { extension<[ContractParameter] T>(T x) { public byte[] Bytes => Serialization.Serialize(x); } } static class Calls { static byte[] Do() => new Plain().Bytes; }")]
    [InlineData("static class E { extension<[ContractParameter] T>(T x) { public byte[] Bytes => Serialization.Serialize(x); } } static class Calls { static int Do() => Write(new Plain()); static int Write<[ContractParameter] T>(T x) => x.Bytes.Length; }")]
    [InlineData("static class E { extension<[ContractParameter] T>(T x) { public int Size { get => Serialization.Serialize(x).Length; set { } } } } static class Calls { static void Do(Plain plain) => plain.Size = 3; }")]
    public void Calls_of_extension_blocks(string code) =>
        Assert.Contains("Plain.g.cs", GeneratorRun.Of(Compilations.Create("public class Plain { public int A; } " + code, version: LanguageVersion.Preview)).Compiles().Hints);

    [Fact]
    public void A_call_of_what_overrides_a_method_with_a_contract_parameter() => Assert.Contains("Plain.g.cs", GeneratorRun.Of("""
        public class Plain { public int A; }
        abstract class Bus { public abstract void Send<[ContractParameter] T>(T x); }
        class Sender : Bus { public override void Send<T>(T x) => Serialization.Serialize(x); }
        static class Calls { static void Do() => new Sender().Send(new Plain()); }
        """).Compiles().Hints);

    [Fact]
    public void A_private_type_of_a_program_of_statements()
    {
        CSharpCompilation program = Compilations.Create("""
            Console.WriteLine(Write().Length);
            partial class Program { private static byte[] Write() => Serialization.Serialize(new Secret()); [Contract] private class Secret { [Order(0)] private int _a; } }
            """);
        program = program.WithOptions(program.Options.WithOutputKind(OutputKind.ConsoleApplication));
        Assert.Contains("Program_Secret.g.cs", GeneratorRun.Of(program).Compiles().Hints);
    }

    [Fact]
    public void Generic_code_that_calls_itself_with_more_and_more_comes_to_an_end() => Assert.NotEmpty(GeneratorRun.Of("""
        static class Bus { public static void Send<[ContractParameter] T>(T x, int n) { if (n > 0) { Send(new List<T> { x }, n - 1); } } }
        static class Calls { static void Do() => Bus.Send(1, 3); }
        """).Compiles().Hints);

    [Fact]
    public void A_wrapper_in_another_assembly()
    {
        MetadataReference library = Reference("public static class Bus { public static void Send<[ContractParameter] T>(T x) => Serialization.Serialize(x); }", "Lib");
        Assert.Contains("Plain.g.cs", GeneratorRun.Of(Compilations.Create(Plain + "static class Calls { static void Do() => Bus.Send(new Plain()); }", references: library)).Compiles().Hints);
    }

    [Fact]
    public void Contracts_of_another_assembly_are_used_as_they_are()
    {
        MetadataReference library = Reference("namespace Lib { [Serializable] public sealed class Person { private int _age; private Person() { } } }", "Lib");
        GeneratorRun run = GeneratorRun.Of(Compilations.Create("""
            [Contract] public class Group { [Order(1)] public Lib.Person? Head { get; set; } [Order(2)] public List<Lib.Person>? All { get; set; } }
            """, references: library)).Compiles();
        Assert.Equal(["AllContracts.g.cs", "Group.g.cs"], run.Hints.Order(StringComparer.Ordinal));
        Assert.DoesNotContain("PersonContract", run.Text("AllContracts.g.cs"), StringComparison.Ordinal);
    }

    private static PortableExecutableReference Reference(string source, string assembly) =>
        MetadataReference.CreateFromImage(Compilations.Emit(GeneratorRun.Of(Compilations.Create(source, assembly)).Compiles().Output));
}
