using Graupel.Generator.Tests.Harness;
using Microsoft.CodeAnalysis;

namespace Graupel.Generator.Tests;

/// <summary>Types all of whose data are private, so that a contract would have nothing to write.</summary>
public class HiddenDataTests
{
    private const string Use = """
        [Contract] public class Ticket { public Seat Seat { get; set; } = Seat.Of(7); }
        public static class Program
        {
            public static int Run() => Read(CompilerChoice.GeneratedFirst) == Read(CompilerChoice.RuntimeOnly) ? Read(CompilerChoice.GeneratedFirst) : -1;

            private static int Read(CompilerChoice compilers)
            {
                var serializer = new Serializer(new SerializerOptions { Compilers = compilers });
                return serializer.Deserialize<Ticket>(serializer.Serialize(new Ticket { Seat = Seat.Of(42) })).Seat.Number();
            }
        }
        """;

    [Theory]
    [InlineData("public readonly struct Seat { private readonly int _number; private Seat(int number) => _number = number; public static Seat Of(int number) => new(number); public int Number() => _number; }")]
    [InlineData("public readonly record struct Seat { private readonly int _number; private Seat(int number) => _number = number; public static Seat Of(int number) => new(number); public int Number() => _number; public bool IsFirst => _number == 0; }")]
    [InlineData("public class Seat { private int _number; public static Seat Of(int number) => new() { _number = number }; public int Number() => _number; }")]
    [InlineData("public class Seat { internal int Kept { get; set; } public static Seat Of(int number) => new() { Kept = number }; public int Number() => Kept; }")]
    [InlineData("public class Held { private protected int Kept; } public class Seat : Held { public static Seat Of(int number) => new() { Kept = number }; public int Number() => Kept; }")]
    [InlineData("public class Seat { private int _number; public UnknownMembers? Unknown { get; set; } public static Seat Of(int number) => new() { _number = number }; public int Number() => _number; }")]
    [InlineData("[Contract] public class Seat { private int _number; public static Seat Of(int number) => new() { _number = number }; public int Number() => _number; }")]
    public void Are_refused_by_both_compilers(string seat)
    {
        GeneratorRun run = GeneratorRun.Of($"{seat} {Use}");
        Diagnostic found = Assert.Single(run.Diagnostics, static one => one.Severity > DiagnosticSeverity.Hidden);
        Assert.Equal(("GRP011", DiagnosticSeverity.Error), (found.Id, found.Severity));
        Assert.StartsWith("Seat cannot be written: none of its data are public", found.GetMessage(null), StringComparison.Ordinal);
        Assert.Equal("GRP011", Assert.Throws<ContractException>(() => LoadedProject.Run(LoadedProject.LoadFaulty(run))).Id);
    }

    [Theory]
    [InlineData("public readonly struct Seat { [DataMember] private readonly int _number; private Seat(int number) => _number = number; public static Seat Of(int number) => new(number); public int Number() => _number; }", 42)]
    [InlineData("[Serializable] public readonly struct Seat { private readonly int _number; private Seat(int number) => _number = number; public static Seat Of(int number) => new(number); public int Number() => _number; }", 42)]
    [InlineData("[Surrogate(typeof(Numbers))] public class Seat { private int _number; public static Seat Of(int number) => new() { _number = number }; public int Number() => _number; } public sealed class Numbers : ISurrogate<Seat, string> { public string ToWire(Seat value) => value.Number().ToString(); public Seat FromWire(string wire) => Seat.Of(int.Parse(wire)); }", 42)]
    [InlineData("public class Seat { [SkipPack] private int _number; public static Seat Of(int number) => new() { _number = number }; public int Number() => _number; }", 0)]
    [InlineData("[DataContract] public class Seat { private int _number; public static Seat Of(int number) => new() { _number = number }; public int Number() => _number; }", 0)]
    [InlineData("public class Seat { private Action? _changed; public void Change() => _changed?.Invoke(); public static Seat Of(int number) => new() { _changed = static () => { } }; public int Number() => 0; }", 0)]
    [InlineData("public class Seat { public static Seat Of(int number) => new(); public int Number() => 0; }", 0)]
    [InlineData("public class Seat { public UnknownMembers? Unknown { get; set; } public static Seat Of(int number) => new(); public int Number() => 0; }", 0)]
    [InlineData("public class Held { private int _unseen; public int Kept; public int Unseen() => _unseen++; } public class Seat : Held { public static Seat Of(int number) => new() { Kept = number }; public int Number() => Kept; }", 42)]
    public void Are_written_where_an_attribute_asks_for_them_and_left_out_on_purpose(string seat, int read)
    {
        GeneratorRun run = GeneratorRun.Of($"{seat} {Use}").Compiles();
        Assert.DoesNotContain(run.Diagnostics, static one => one.Severity > DiagnosticSeverity.Hidden);
        Assert.Equal(read, LoadedProject.Run($"{seat} {Use}"));
    }
}
