using Graupel.Generator.Tests.Harness;

namespace Graupel.Generator.Tests;

/// <summary>Structs that are arrays, by both compilers and in all formats.</summary>
public class InlineArrayTests
{
    private const string Project = """
        using System.Runtime.CompilerServices;

        [InlineArray(3)] public struct Three { private int _first; }
        [InlineArray(2)] public struct Names { private string? _first; }
        [InlineArray(2)] public struct Pair<T> { private T _first; }
        [InlineArray(4)] public struct Octets { private byte _first; }

        [Contract]
        public class Holder
        {
            [Order(1)] public Three Three { get; set; }
            [Order(2)] public Three? Optional { get; set; }
            [Order(3)] public Names Names;
            [Order(4)] public Pair<Pair<long>> Pairs;
            [Order(5)] public Octets Octets;
            [Order(6)] public List<Three>? All { get; set; }
            [Order(7)] public int Last { get; set; }
        }

        [Contract] public class OnWire { [Order(1)] public int[]? Three { get; set; } [Order(3)] public List<string?>? Names { get; set; } }
        [Pack] public struct Packed { public Three Three; public int Last; }

        public static class Program
        {
            private static string Show(ReadOnlySpan<int> items) => string.Join(',', items.ToArray());

            private static string Run(Serializer serializer)
            {
                Three three = default;
                three[0] = 1;
                three[2] = -3;
                var holder = new Holder { Three = three, Optional = three, All = [three, default], Last = 7 };
                holder.Names[1] = "n";
                holder.Pairs[0][1] = 5;
                holder.Octets[3] = 255;
                byte[] bytes = serializer.Serialize(holder);
                Holder copy = serializer.Deserialize<Holder>(bytes)!;
                OnWire wire = serializer.Deserialize<OnWire>(bytes)!;
                Three a = copy.Three, b = copy.Optional!.Value, c = copy.All![0], d = serializer.DeepClone(three), e = serializer.DeepClone(new Packed { Three = three, Last = 8 }).Three;
                string error = "";
                try { serializer.Deserialize<Holder>(serializer.Serialize(new OnWire { Three = [1, 2] })); }
                catch (GraupelException x) { error = x.Kind.ToString(); }
                return $"{Show(a)} {Show(b)} {Show(c)} {Show(d)} {Show(e)} {copy.Names[0] ?? "-"}{copy.Names[1]} {copy.Pairs[0][1]} {copy.Octets[3]} {copy.Last} "
                    + $"{wire.Three!.Length} {wire.Names![1]} {serializer.DeepClone(new Holder())!.Optional is null} {error}";
            }

            public static string[] Run() =>
            [
                .. from format in new[] { WireFormat.Fast, WireFormat.Compact, WireFormat.MessagePack }
                   from compiler in new[] { CompilerChoice.GeneratedOnly, CompilerChoice.RuntimeOnly }
                   select Run(new Serializer(new SerializerOptions { Format = format, Compilers = compiler })),
            ];
        }
        """;

    [Fact]
    public void Come_back_element_by_element() => Assert.All(
        Assert.IsType<string[]>(LoadedProject.Run(Project)),
        static line => Assert.Equal("1,0,-3 1,0,-3 1,0,-3 1,0,-3 1,0,-3 -n 5 255 7 3 n True InvalidLength", line));
}
