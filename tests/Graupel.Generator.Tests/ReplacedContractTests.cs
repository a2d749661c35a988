using Graupel.Generator.Tests.Harness;

namespace Graupel.Generator.Tests;

/// <summary>What the options of one serializer replace keeps its contract for the others, if it is one.</summary>
public class ReplacedContractTests
{
    private const string Program = """
        [Contract] public class Holder { [Order(1)] public Plain? Plain { get; set; } }
        public static class Program
        {
            private static readonly SerializerOptions Generated = new() { Compilers = CompilerChoice.GeneratedOnly };

            public static string Run()
            {
                var holder = new Holder { Plain = new() { A = 5 } };
                return string.Join(" ", new[] { Generated, Replaced }.Select(options => new Serializer(options).DeepClone(holder)!.Plain!.A));
            }

        """;

    [Theory]
    [InlineData("public class Plain { public int A { get; set; } }")]
    [InlineData("public class Plain { public int A { get; set; } public Plain? Next { get; set; } }")]
    [InlineData("public class Plain { public int A { get; set; } public Part? Part { get; set; } } public class Part { public int B { get; set; } }")]
    public void A_type_of_the_project_without_an_attribute_keeps_its_contract(string types) => Assert.Equal(
        "5 15", LoadedProject.Run($"{types} {Program} private static readonly SerializerOptions Replaced = Generated.WithSurrogate<Plain, int>(static plain => plain.A + 10, static a => new() {{ A = a }}); }}"));

    [Fact]
    public void A_family_keeps_its_contracts() => Assert.Equal("5 15", LoadedProject.Run($$"""
        public class Plain { public int A { get; set; } }
        public sealed class PlainSurrogate : ISurrogate<Plain, int> { public int ToWire(Plain value) => value.A + 10; public Plain FromWire(int wire) => new() { A = wire }; }
        public sealed class Factory : Graupel.CodeGen.ContractFactory { public override Graupel.CodeGen.Contract? Create(Type type) => type == typeof(Plain) ? FromSurrogate(new PlainSurrogate()) : null; }
        {{Program}} private static readonly SerializerOptions Replaced = Generated.WithContracts(new Factory(), typeof(Plain)); }
        """));

    [Theory]
    [InlineData("public class Plain { public Plain(string text) => A = text.Length; private Plain(int length, int other) => A = length; public int A { get; } public static Plain Of(int a) => new(a, 0); }", "Plain.Of(a)")]
    [InlineData("public class Plain { public int A { get; set; } public System.IO.Stream? B { get; set; } }", "new() { A = a }")]
    [InlineData("public class Plain { public int A { get; set; } private int _b = 1; public int B => _b; }", "new() { A = a }")]
    [InlineData("public class Plain { public int A { get; set; } [DataMember] private Secret B { get; set; } private enum Secret { X } }", "new() { A = a }")]
    public void What_is_no_contract_is_none_and_no_mistake(string types, string make)
    {
        GeneratorRun run = GeneratorRun.Of($$"""
            {{types}}
            [Contract] public class Holder { [Order(1)] public Plain? Plain { get; set; } }
            public static class Program
            {
                private static readonly SerializerOptions Replaced = new SerializerOptions { Compilers = CompilerChoice.GeneratedOnly }.WithSurrogate<Plain, int>(static plain => plain.A, static a => {{make}});
                public static byte[] Run() => new Serializer(Replaced).Serialize(new Holder());
            }
            """).Compiles();
        Assert.DoesNotContain(run.Hints, static hint => hint.Contains("Plain", StringComparison.Ordinal));
    }
}
