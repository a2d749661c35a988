using Graupel.Generator.Tests.Harness;

namespace Graupel.Generator.Tests;

/// <summary>Fingerprints of contracts with members of type object, for whose cases a program that only generates has not all contracts.</summary>
public class FingerprintTests
{
    private const string Project = """
        [Contract] public class Own { [Order(1)] public int Number { get; set; } }
        [Contract] public class Holder { [Order(1)] public object? Any { get; set; } [Order(2)] public List<object>? More { get; set; } }

        public static class Program
        {
            private static string Text(Serializer serializer)
            {
                var options = new EnvelopeOptions { Serializer = serializer };
                object? read = Envelope.Read<Holder>(Envelope.Write(new Holder { Any = 7 }, options), options)!.Any;
                return $"{read} {serializer.For<Holder>().FingerprintText}";
            }

            private static string Run(Serializer serializer) => $"{Text(serializer)} {Text(new Serializer(serializer.Options.WithCase<object, Own>(70)))}";

            public static string[] Run() => EveryWay.Run(Run);
        }
        """;

    [Fact]
    public void Do_not_need_them()
    {
        var lines = Assert.IsType<string[]>(LoadedProject.Run(Project + LoadedProject.EveryWay));
        Assert.Equal(12, lines.Length);
        Assert.All(lines, static line => Assert.Matches(@"^7 tolerant .*=(E0\()?D0\(\).* 7 tolerant .*D0\([^()]*i70=", line));
        Assert.All(lines.Chunk(4), static ways => Assert.Equal(ways[..2], ways[2..]));
    }
}
