using Graupel.Generator.Tests.Harness;
using Microsoft.CodeAnalysis;

namespace Graupel.Generator.Tests;

/// <summary>What stands for a type in the bytes must be able to do so: what is refused at run time is reported at build time.</summary>
public class StandInTests
{
    [Theory]
    [InlineData("System.Numerics.BigInteger")]
    [InlineData("System.Text.Rune")]
    [InlineData("Index")]
    [InlineData("System.Drawing.Color")]
    [InlineData("System.Net.IPNetwork")]
    [InlineData("System.Drawing.Point")]
    [InlineData("(int, string)")]
    [InlineData("System.Collections.Specialized.BitVector32")]
    [InlineData("Guid")]
    [InlineData("Own")]
    public void Structs_that_can_stand_for_others(string wire)
    {
        string source = Source("class", wire).Replace("class T {", "class T : IEquatable<T> { public bool Equals(T? other) => other is not null && V.Equals(other.V); public override bool Equals(object? other) => Equals(other as T); public override int GetHashCode() => 0;", StringComparison.Ordinal);
        GeneratorRun.Of(source).Compiles();
        Assert.Equal("True", LoadedProject.Run(source));
        source = Source("struct", wire);
        GeneratorRun.Of(source).Compiles();
        Assert.Equal("True", LoadedProject.Run(source));
    }

    [Theory]
    [InlineData("System.Collections.Immutable.ImmutableArray<int>")]
    [InlineData("System.Collections.Immutable.ImmutableArray<byte>")]
    [InlineData("Memory<int>")]
    [InlineData("ReadOnlyMemory<byte>")]
    [InlineData("ArraySegment<byte>")]
    [InlineData("System.Buffers.ReadOnlySequence<byte>")]
    [InlineData("Row")]
    public void Structs_without_a_null_cannot_stand_for_others(string wire)
    {
        string source = Source("class", wire);
        GeneratorRun run = GeneratorRun.Of(source);
        string[] told = [.. run.Diagnostics.Where(static one => one.Severity == DiagnosticSeverity.Error).Select(static one => one.GetMessage(System.Globalization.CultureInfo.InvariantCulture))];
        Assert.NotEmpty(told);
        Assert.All(told, static message => Assert.Contains("has no form for null; have the surrogate write an array, a class, or a struct with members", message, StringComparison.Ordinal));
        Assert.Equal("GRP011", Assert.Throws<ContractException>(() => LoadedProject.Run(LoadedProject.LoadFaulty(GeneratorRun.Of(source.Replace("CompilerChoice.GeneratedOnly, ", "", StringComparison.Ordinal))))).Id);
    }

    private static string Source(string kind, string wire) => $$"""
        [Surrogate(typeof(S))] public {{kind}} T { public {{wire}} V; }
        public class S : ISurrogate<T, {{wire}}> { public {{wire}} ToWire(T value) => value.V; public T FromWire({{wire}} wire) => new() { V = wire }; }
        [Contract] public class Holder { [Order(1)] public T? A { get; set; } [Order(2)] public List<T?>? B { get; set; } [Order(3)] public T? C { get; set; } [Order(4)] public T[]? D { get; set; } }
        [System.Runtime.CompilerServices.InlineArray(3)] public struct Row { private int _a; }
        [UseContract(typeof(OwnContract))] public struct Own { public int A; }
        public class OwnContract : Graupel.CodeGen.Contract<Own>
        {
            public override Graupel.Converters.Converter CreateConverter<TWriter, TReader>(Graupel.Converters.Registry<TWriter, TReader> registry) => new OwnConverter<TWriter, TReader>(registry.Get<string>());
        }
        public class OwnConverter<TWriter, TReader>(Graupel.Converters.Converter<TWriter, TReader, string> text) : Graupel.Converters.Converter<TWriter, TReader, Own>
            where TWriter : struct, Graupel.Formats.IWriter, allows ref struct where TReader : struct, Graupel.Formats.IReader, allows ref struct
        {
            public override Graupel.Formats.WireShape Shape => text.Shape;
            public override void Write(ref TWriter writer, in Own value) => text.Write(ref writer, value.A.ToString());
            public override Own Read(ref TReader reader) => new() { A = int.Parse(text.Read(ref reader)) };
        }
        public static class Program
        {
            public static string Run()
            {
                var one = new T();
                return string.Join("\n", EveryWay.Run(serializer =>
                {
                    Holder back = serializer.DeepClone(new Holder { A = one, B = [one, null], D = [one] })!;
                    return $"{Equals(back.A, one) && back.B!.Count == 2 && Equals(back.B[0], one) && back.B[1] is null && back.C is null && back.D is [{ } only] && Equals(only, one)}";
                }).Distinct());
            }
        }
        """ + LoadedProject.EveryWay;

    private const string Use = "public static class Program { public static void Run() { foreach (WireFormat format in new[] { WireFormat.Fast, WireFormat.Compact, WireFormat.MessagePack, WireFormat.MessagePackWith(new Graupel.Formats.MessagePack.MessagePackOptions { ObjectLayout = Graupel.Formats.MessagePack.MessagePackObjectLayout.MapByName }) }) new Serializer(new SerializerOptions { Format = format, Compilers = CompilerChoice.RuntimeOnly }).Serialize(new Faulty()); } }";

    private const string Derived = """
        public class S : ISurrogate<Base, string> { public string ToWire(Base value) => "a"; public Base FromWire(string wire) => new(); }
        """;

    [Theory]
    [InlineData("[Contract] public class Faulty : Base { [Order(1)] public int B { get; set; } } [Surrogate(typeof(S))] public class Base { public int A { get; set; } }" + Derived, "Faulty")]
    [InlineData("[Contract] public class Faulty : Base { [Order(1)] public int B { get; set; } } [Contract, Surrogate(typeof(S))] public class Base { }" + Derived, "Faulty")]
    [InlineData("[Contract] public class Faulty : Base { [Order(1)] public int B { get; set; } } [Surrogate(typeof(S))] public class Base { private int _a; public void Set(int a) => _a = a; public override string ToString() => _a.ToString(); }" + Derived, "Faulty")]
    [InlineData("[Contract] public class Faulty : Base { [Order(1), DataMember(Name = \"$base\")] public string? A { get; set; } } [Contract] public class Base { [Order(1)] public int B { get; set; } }", "A")]
    public void What_is_refused_at_run_time_is_reported(string types, string at)
    {
        string source = $"{types} {Use}";
        GeneratorRun run = GeneratorRun.Of(source);
        Diagnostic diagnostic = Assert.Single(run.Diagnostics, static one => one.Severity == DiagnosticSeverity.Error);
        Assert.Equal(at, source.Substring(diagnostic.Location.SourceSpan.Start, diagnostic.Location.SourceSpan.Length));
        ContractException thrown = Assert.Throws<ContractException>(() => LoadedProject.Run(LoadedProject.LoadFaulty(run)));
        Assert.Equal(diagnostic.Id, thrown.Id);
        Assert.Contains(diagnostic.GetMessage(System.Globalization.CultureInfo.InvariantCulture), thrown.Message, StringComparison.Ordinal);
    }
}
