using Graupel.Generator.Tests.Harness;

namespace Graupel.Generator.Tests;

/// <summary>Types and members that their users are warned of, or that are bound at run time, in code that nobody wrote.</summary>
public class WarnedMemberTests
{
    private const string Project = """
        #pragma warning disable CS0612, CS0618, CS0619, ONE, TWO

        [Contract]
        public class Kept
        {
            [Order(1), Obsolete("use B", true)] public int A { get; set; }
            [Order(2)] public int B { get; set; }
            [Order(3), System.Diagnostics.CodeAnalysis.Experimental("ONE")] public int C { get; set; }
            [Order(4)] public dynamic? D { get; set; }
            [Order(5)] public List<dynamic>? E { get; init; }
        }

        [Contract, Obsolete("gone", true)] public record Gone([property: Order(1)] int A);
        [Contract, System.Diagnostics.CodeAnalysis.Experimental("TWO")] public struct Tried { [Order(1)] public int A { get; set; } }

        public partial class Host { [Contract, Obsolete("gone", true)] private class Inner { [Order(1)] public int A { get; set; } } }

        [Obsolete]
        public static class Program
        {
            private static string Run(Serializer serializer)
            {
                Kept kept = serializer.DeepClone(new Kept { B = 2, C = 3, D = 4, E = ["e"] })!;
                return $"{kept.B} {kept.C} {kept.D} {kept.E![0]} {serializer.DeepClone(new Gone(5))!.A} {serializer.DeepClone(new Tried { A = 6 }).A}";
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
    public void They_come_back()
    {
        var lines = Assert.IsType<string[]>(LoadedProject.Run(Project));
        Assert.Equal(6, lines.Length);
        Assert.Equal("2 3 4 e 5 6", Assert.Single(lines.Distinct()));
    }
}
