extern alias Generator;

using Generator::Graupel.Generator.Diagnostics;
using Graupel.Generator.Tests.Harness;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;

namespace Graupel.Generator.Tests;

/// <summary>The warning about type parameters that the generator cannot follow.</summary>
public class AnalyzerTests
{
    [Theory]
    [InlineData("static class C { static void Send<T>(T x) => Serialization.Serialize(x); }", 1)]
    [InlineData("static class C { static void Send<T>(T x) => Serialization.Serialize(new List<T[]>()); }", 1)]
    [InlineData("class C<T> { void Send(T x) => Serialization.Serialize(x); }", 1)]
    [InlineData("static class C { static void Send<[ContractParameter] T>(T x) { } static void Pass<T>(T x) => Send(x); }", 1)]
    [InlineData("static class C { static Func<T, byte[]> Get<T>() => Serialization.Serialize<T>; }", 1)]
    [InlineData("static class C { static void Send<[ContractParameter] T>(T x) => Serialization.Serialize(x); }", 0)]
    [InlineData("class C<[ContractParameter] T> { void Send(T x) => Serialization.Serialize(x); }", 0)]
    [InlineData("static class C { static void Send(int x) => Serialization.Serialize(x); }", 0)]
    [InlineData("class Outer<T> { public class Inner { } } static class C { static void Send<T>(Outer<T>.Inner x) => Serialization.Serialize(x); }", 1)]
    [InlineData("class Sender<[ContractParameter] T> { public static void Go() { } } static class C { static void Pass<T>() => Sender<T>.Go(); }", 1)]
    [InlineData("class Sender<[ContractParameter] T> { public static void Go() { } } static class C { static Action Get<T>() => Sender<T>.Go; }", 1)]
    [InlineData("class Sender<[ContractParameter] T> { public static int Sent { get; set; } } static class C { static int Get<T>() => Sender<T>.Sent; }", 1)]
    [InlineData("class Sender<[ContractParameter] T> { public static int Sent; } static class C { static int Get<T>() => Sender<T>.Sent; }", 1)]
    [InlineData("class Sender<[ContractParameter] T> { public static int Sent; static void Go() => Sent++; static void Do() => Go(); } static class C { static int Get() => Sender<int>.Sent; }", 0)]
    [InlineData("class Sender<[ContractParameter] T> { public void Go() { } } static class C { static void Pass<T>(Sender<T> sender) => sender.Go(); }", 0)]
    [InlineData("class Repo<[ContractParameter] T> { } class Mine<T> : Repo<T> { }", 1)]
    [InlineData("interface IRepo<[ContractParameter] T> { } struct Mine<T> : IRepo<List<T>> { }", 1)]
    [InlineData("class Repo<[ContractParameter] T> { } class Mine<[ContractParameter] T> : Repo<T> { } class Other : Repo<int> { } class More<T> : List<T> { }", 0)]
    [InlineData("abstract class Bus { public abstract void Send<T>(T x); } class Sender : Bus { public override void Send<[ContractParameter] T>(T x) { } }", 1)]
    [InlineData("interface IBus { void Send<T>(T x); } class Sender : IBus { public void Send<[ContractParameter] T>(T x) { } }", 1)]
    [InlineData("interface IBus { void Send<T>(T x); } class Sender : IBus { void IBus.Send<[ContractParameter] T>(T x) { } }", 1)]
    [InlineData("interface IBus { int Send<[ContractParameter] T>(T x); } class Sender : IBus { int IBus.Send<T>(T x) => Serialization.Serialize(x).Length; }", 0)]
    [InlineData("interface IBus<K> { void Send<A, [ContractParameter] T>(T x); } class Sender : IBus<int> { void IBus<int>.Send<A, T>(T x) => Serialization.Serialize(x); }", 0)]
    [InlineData("interface IBus<K> { void Send<A, [ContractParameter] T>(A x); } class Sender : IBus<int> { void IBus<int>.Send<A, T>(A x) => Serialization.Serialize(x); }", 1)]
    [InlineData("interface IBus { void Send<[ContractParameter] T>(T x); } class Sender : IBus { public void Send<T>(T x) => Serialization.Serialize(x); }", 1)]
    [InlineData("interface IBus { void Send<T>(T x); } class Sender : IBus { void IBus.Send<T>(T x) => Serialization.Serialize(x); }", 1)]
    [InlineData("interface IBus { void Send<[ContractParameter] T>(T x); } class Sender : IBus { public void Send<[ContractParameter] T>(T x) { } public void Send<[ContractParameter] T>(T x, int y) { } }", 0)]
    [InlineData("abstract class Bus { public abstract void Send<[ContractParameter] T>(T x); } class Sender : Bus { public override void Send<T>(T x) => Serialization.Serialize(x); }", 0)]
    public async Task A_parameter_is_handed_on_unmarked(string source, int warnings)
    {
        var compilation = Compilations.Create(source).WithAnalyzers([new ContractParameterAnalyzer()]);
        Assert.Equal(Enumerable.Repeat("GRP101", warnings), (await compilation.GetAnalyzerDiagnosticsAsync()).Select(static one => one.Id));
    }

    [Fact]
    public async Task A_parameter_of_an_extension_block_is_told_with_where_it_stands()
    {
        const string Source = "static class E { extension<T>(T x) { public byte[] Pack() => Serialization.Serialize(x); } }";
        var compilation = Compilations.Create(Source, version: Microsoft.CodeAnalysis.CSharp.LanguageVersion.Preview).WithAnalyzers([new ContractParameterAnalyzer()]);
        Diagnostic found = Assert.Single(await compilation.GetAnalyzerDiagnosticsAsync());
        Assert.Contains("T of an extension block of E gets", found.GetMessage(System.Globalization.CultureInfo.InvariantCulture), StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("T of IBus.Send gets no contract, because the generator does not see that Sender.Send writes", "interface IBus { void Send<T>(T x); } class Sender : IBus { void IBus.Send<[ContractParameter] T>(T x) { } }")]
    [InlineData("T of Pass gets no contract, because the generator does not see that Bytes writes", "static class E { extension<[ContractParameter] T>(T x) { public byte[] Bytes => []; } } static class C { static byte[] Pass<T>(T x) => x.Bytes; }")]
    public async Task What_is_to_be_marked_is_named(string told, string source)
    {
        var compilation = Compilations.Create(source, version: Microsoft.CodeAnalysis.CSharp.LanguageVersion.Preview).WithAnalyzers([new ContractParameterAnalyzer()]);
        Diagnostic found = Assert.Single(await compilation.GetAnalyzerDiagnosticsAsync());
        Assert.Contains(told, found.GetMessage(System.Globalization.CultureInfo.InvariantCulture), StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("static class C { static void Pass<T>(T x) => Bus.Send(x); }", 1)]
    [InlineData("static class C { static void Pass<T>(T x) => new Queue<T>().Add(x); }", 1)]
    [InlineData("static class C { static void Pass<[ContractParameter] T>(T x) => Bus.Send(x); }", 0)]
    [InlineData("static class C { static void Pass(int x) => Bus.Send(x); }", 0)]
    [InlineData("static class C { static void Pass<T>(T x) => Bus.Drop(x); }", 0)]
    [InlineData("class Sender : IBus { void IBus.Send<T>(T x) => Serialization.Serialize(x); }", 0)]
    public async Task What_other_assemblies_hand_on_counts(string source, int warnings)
    {
        const string Library = """
            public static class Bus { public static void Send<[ContractParameter] T>(T x) => Serialization.Serialize(x); public static void Drop<T>(T x) { } }
            public class Queue<[ContractParameter] T> { public void Add(T x) => Serialization.Serialize(x); }
            public interface IBus { void Send<[ContractParameter] T>(T x); }
            """;
        MetadataReference library = MetadataReference.CreateFromImage(Compilations.Emit(Compilations.Create(Library, "Library")));
        var compilation = Compilations.Create(source, references: library).WithAnalyzers([new ContractParameterAnalyzer()]);
        Assert.Equal(Enumerable.Repeat("GRP101", warnings), (await compilation.GetAnalyzerDiagnosticsAsync()).Select(static one => one.Id));
    }
}
