using Graupel.Generator.Tests.Harness;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace Graupel.Generator.Tests;

/// <summary>Fixed buffers in structs, and types by name, by both compilers and in all formats.</summary>
public class FixedBufferTests
{
    private const string Project = """
        using System.Runtime.InteropServices;

        [Contract]
        public unsafe struct Block
        {
            [Order(1)] public fixed byte Bytes[4];
            [Order(2)] public int Number;
            [Order(3)] internal fixed long Longs[2];
        }

        [Pack] public unsafe struct Packed { public fixed ushort Words[3]; public byte Last; }
        [Contract] public class Holder { [Order(1)] public Block? One { get; set; } [Order(2)] public List<Block>? Many { get; set; } }
        [Contract] public class Wire { [Order(1)] public byte[]? Bytes { get; set; } [Order(2)] public int Number { get; set; } [Order(3)] public List<long>? Longs { get; set; } }
        [Contract] public class Nothing { [Order(2)] public int Number { get; set; } }
        [StructLayout(LayoutKind.Sequential)] public struct Plain { public int X; public short Y; public Half Z; }

        public sealed class Shapes() : TypeNames(typeof(int), typeof(List<string>));
        [Contract] public class Column { [Order(1), Surrogate(typeof(Shapes))] public Type? Holds { get; set; } }

        public static unsafe class Program
        {
            private static IEnumerable<SerializerOptions> Options =>
                from format in new[] { WireFormat.Fast, WireFormat.Compact, WireFormat.MessagePack }
                from compiler in new[] { CompilerChoice.GeneratedOnly, CompilerChoice.RuntimeOnly }
                select new SerializerOptions { Format = format, Compilers = compiler };

            private static Block Fill()
            {
                Block block = default;
                (block.Bytes[3], block.Number, block.Longs[1]) = (255, 7, long.MinValue);
                return block;
            }

            private static string Show(Block block) => $"{block.Bytes[0]} {block.Bytes[3]} {block.Number} {block.Longs[1]}";

            private static string Run(Serializer serializer)
            {
                Packed packed = default;
                (packed.Words[2], packed.Last) = (9, 3);
                Packed same = serializer.DeepClone(packed);
                Holder holder = serializer.DeepClone(new Holder { One = Fill(), Many = [default, Fill()] })!;
                Wire wire = serializer.Deserialize<Wire>(serializer.Serialize(Fill()))!;
                Block old = serializer.Deserialize<Block>(serializer.Serialize(new Nothing { Number = 5 }));
                return $"{Show(serializer.DeepClone(Fill()))} {Show(holder.One!.Value)} {Show(holder.Many![1])} {same.Words[2]} {same.Last} {wire.Bytes!.Length} {wire.Longs![1]} {Show(old)} "
                    + $"{Try(() => serializer.Deserialize<Block>(serializer.Serialize(new Wire { Bytes = [1, 2, 3] })))} {Try(() => serializer.Deserialize<Block>(serializer.Serialize(new Wire { Bytes = [1, 2, 3, 4] })))} "
                    + $"{serializer.DeepClone(new[] { new Plain { X = 1, Z = Half.One } })![0].Z}";
            }

            private static string RunTypes(Serializer serializer) =>
                $"{serializer.DeepClone(new Column { Holds = typeof(List<string>) })!.Holds} {serializer.DeepClone(new Column())!.Holds is null} {Try(() => serializer.Serialize(new Column { Holds = typeof(string) }))}";

            public static string[] Run() => [.. Options.Select(static options => Run(new Serializer(options)))];

            public static string[] RunTypes() => [.. Options.Select(static options => RunTypes(new Serializer(options)))];

            private static string Try(Action action)
            {
                try
                {
                    action();
                    return "ok";
                }
                catch (GraupelException e)
                {
                    return $"{e.Kind} {e.Path}";
                }
            }
        }
        """;

    private static readonly Lazy<System.Reflection.Assembly> Loaded = new(() => LoadedProject.Load(RunUnsafe(Project)));

    [Fact]
    public void They_come_back() => Assert.All(
        Call("Run"),
        static line => Assert.Equal(
            "0 255 7 -9223372036854775808 0 255 7 -9223372036854775808 0 255 7 -9223372036854775808 9 3 4 -9223372036854775808 0 0 5 0 InvalidLength Bytes ok 1", line));

    [Fact]
    public void Types_come_back_by_name() => Assert.Equal(
        "System.Collections.Generic.List`1[System.String] True InvalidValue Holds", Assert.Single(Call("RunTypes").Distinct()));

    [Fact]
    public void Private_ones_are_refused_by_both_compilers()
    {
        GeneratorRun run = RunUnsafe("""
            [Contract] public unsafe struct Closed { [Order(1)] private fixed int _numbers[2]; }
            public static class Program { public static void Run() => new Serializer(new SerializerOptions { Compilers = CompilerChoice.RuntimeOnly }).Serialize(new Closed()); }
            """);
        Assert.Equal("GRP011", Assert.Single(run.Diagnostics, static diagnostic => diagnostic.Severity == DiagnosticSeverity.Error).Id);
        Assert.Equal("GRP011", Assert.Throws<ContractException>(() => LoadedProject.Run(LoadedProject.LoadFaulty(run))).Id);
    }

    private static GeneratorRun RunUnsafe(string source)
    {
        CSharpCompilation compilation = Compilations.Create(source);
        return GeneratorRun.Of(compilation.WithOptions(compilation.Options.WithAllowUnsafe(true)));
    }

    private static string[] Call(string method)
    {
        var lines = (string[])Loaded.Value.GetType("Program")!.GetMethod(method, [])!.Invoke(null, null)!;
        Assert.Equal(6, lines.Length);
        return lines;
    }
}
