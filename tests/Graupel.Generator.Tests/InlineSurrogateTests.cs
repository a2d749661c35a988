using Graupel.Generator.Tests.Harness;
using Microsoft.CodeAnalysis;

namespace Graupel.Generator.Tests;

/// <summary>Numbers, text, dates and enums that attributes on assemblies and enums have written as others, by both compilers and in all formats.</summary>
public class InlineSurrogateTests
{
    private const string Usings = "using Graupel.CodeGen; using Graupel.Converters; using Graupel.Formats;";

    private const string Types = """
        public sealed class Seconds : ISurrogate<DateTime, long>
        {
            public long ToWire(DateTime value) => new DateTimeOffset(value).ToUnixTimeSeconds();
            public DateTime FromWire(long wire) => DateTimeOffset.FromUnixTimeSeconds(wire).UtcDateTime;
        }

        public sealed class Trimmed : ISurrogate<string, string> { public string ToWire(string value) => value.Trim(); public string FromWire(string wire) => wire; }

        public sealed class Halves : ISurrogate<int, int> { public int ToWire(int value) => value / 2; public int FromWire(int wire) => wire * 2; }

        public sealed class TextContract : Contract<decimal>
        {
            public override Converter CreateConverter<TWriter, TReader>(Registry<TWriter, TReader> registry) => new Texts<TWriter, TReader>(registry.Get<string?>());
        }

        public sealed class Texts<TWriter, TReader>(Converter<TWriter, TReader, string?> text) : Converter<TWriter, TReader, decimal>
            where TWriter : struct, IWriter, allows ref struct
            where TReader : struct, IReader, allows ref struct
        {
            public override WireShape Shape => text.Shape;
            public override void Write(ref TWriter writer, in decimal value) => text.Write(ref writer, value.ToString(System.Globalization.CultureInfo.InvariantCulture));
            public override decimal Read(ref TReader reader) => decimal.Parse(text.Read(ref reader)!, System.Globalization.CultureInfo.InvariantCulture);
        }
        """;

    private const string Project = $$"""
        {{Usings}}

        [assembly: Surrogate(typeof(Seconds))]
        [assembly: Surrogate(typeof(Trimmed))]
        [assembly: Surrogate(typeof(EnumNames<DayOfWeek>))]
        [assembly: Surrogate(typeof(EnumNames<Light>))]
        [assembly: Surrogate(typeof(EnumNames<Mark>))]
        [assembly: UseContract(typeof(TextContract))]

        {{Types}}

        public enum Light { Red, Green }

        [UseContract(typeof(MarkContract))] public enum Mark : byte { None, One, Two }

        public sealed class MarkContract : Contract<Mark>
        {
            public override Converter CreateConverter<TWriter, TReader>(Registry<TWriter, TReader> registry) => new Marks<TWriter, TReader>(registry.Get<int[]>());
        }

        public sealed class Marks<TWriter, TReader>(Converter<TWriter, TReader, int[]> digits) : Converter<TWriter, TReader, Mark>
            where TWriter : struct, IWriter, allows ref struct
            where TReader : struct, IReader, allows ref struct
        {
            public override WireShape Shape => digits.Shape;
            public override void Write(ref TWriter writer, in Mark value) => digits.Write(ref writer, new int[(int)value]);
            public override Mark Read(ref TReader reader) => (Mark)digits.Read(ref reader).Length;
        }

        [Contract] public class Entry
        {
            [Order(1)] public DateTime At { get; set; }
            [Order(2)] public DateTime? Until { get; set; }
            [Order(3)] public string? Text { get; init; }
            [Order(4)] public DayOfWeek Day { get; set; }
            [Order(5)] public decimal Price;
            [Order(6)] public Light Light { get; set; }
            [Order(7)] public List<Light?>? Lights { get; set; }
            [Order(8)] public Mark Mark { get; set; }
            [Order(9)] public Dictionary<Mark, Box<DateTime>>? Marks { get; set; }
            [Order(10), Surrogate(typeof(Same))] public DateTime Plain { get; set; }
        }

        [Contract] public readonly record struct Box<T>([property: Order(1)] T Value);

        public sealed class Same : ISurrogate<DateTime, DateTime> { public DateTime ToWire(DateTime value) => value; public DateTime FromWire(DateTime wire) => wire; }

        [Contract] public class EntryOnWire
        {
            [Order(3), Surrogate(typeof(Bare))] public string? Text { get; set; }
            [Order(4), Surrogate(typeof(Bare))] public string? Day { get; set; }
            [Order(5), Surrogate(typeof(Bare))] public string? Price { get; set; }
            [Order(6), Surrogate(typeof(Bare))] public string? Light { get; set; }
            [Order(7), Surrogate(typeof(BareList))] public List<string?>? Lights { get; set; }
            [Order(8)] public int[]? Mark { get; set; }
        }

        public sealed class Bare : ISurrogate<string, string> { public string ToWire(string value) => value; public string FromWire(string wire) => wire; }
        public sealed class BareList : ISurrogate<List<string?>, string?[]> { public string?[] ToWire(List<string?> value) => [.. value]; public List<string?> FromWire(string?[] wire) => [.. wire]; }

        public static class Program
        {
            private static readonly DateTime Time = new(2020, 1, 2, 3, 4, 5, DateTimeKind.Utc);

            private static Entry Make() => new()
            {
                At = Time.AddTicks(7), Until = Time.AddDays(1), Text = " a ", Day = DayOfWeek.Friday, Price = 1.50m, Light = Light.Green, Lights = [Light.Red, null],
                Mark = Mark.Two, Marks = new() { [Mark.One] = new(Time.AddTicks(5)) }, Plain = Time.AddTicks(3),
            };

            private static Serializer[] Serializers() =>
            [
                .. from format in new[] { WireFormat.Fast, WireFormat.Compact, WireFormat.MessagePack }
                   from compiler in new[] { CompilerChoice.GeneratedOnly, CompilerChoice.RuntimeOnly }
                   select new Serializer(new SerializerOptions { Format = format, Compilers = compiler }),
            ];

            public static string[] RunMembers() => [.. Serializers().Select(serializer =>
            {
                Entry copy = serializer.DeepClone(Make())!;
                return $"{copy.At == Time} {copy.Until == Time.AddDays(1)} {copy.Text} {copy.Day} {copy.Price} {copy.Light} {copy.Lights![0]} {copy.Lights[1] is null} {copy.Mark} {copy.Marks![Mark.One].Value == Time} {copy.Plain == Time.AddTicks(3)}";
            })];

            public static string[] RunWire() => [.. Serializers().Select(serializer =>
            {
                EntryOnWire wire = serializer.Deserialize<EntryOnWire>(serializer.Serialize(Make()))!;
                return $"{wire.Text} {wire.Day} {wire.Price} {wire.Light} {wire.Lights![0]} {wire.Mark!.Length}";
            })];

            public static string[] RunRoots() => [.. Serializers().Select(serializer =>
                $"{serializer.Deserialize<string>(serializer.Serialize(Light.Green))} {serializer.DeepClone(Time.AddTicks(7)) == Time.AddTicks(7)} {serializer.DeepClone(" b ")} {serializer.DeepClone(new[] { Light.Green })![0]}")];

            public static string[] RunSame() => [.. from pair in Serializers().Chunk(2) select $"{pair[0].Serialize(Make()).AsSpan().SequenceEqual(pair[1].Serialize(Make()))} {pair[0].For<Entry>().Fingerprint == pair[1].For<Entry>().Fingerprint}"];
        }
        """;

    private static readonly Lazy<System.Reflection.Assembly> Loaded = new(() => LoadedProject.Load(Project));

    [Theory]
    [InlineData("RunMembers", 6, "True True a Friday 1.50 Green Red True Two True True")]
    [InlineData("RunWire", 6, "a Friday 1.50 Green Red 2")]
    [InlineData("RunRoots", 6, "Green True  b  Green")]
    [InlineData("RunSame", 3, "True True")]
    public void They_are_written_as_others(string method, int count, string expected)
    {
        var lines = (string[])Loaded.Value.GetType("Program")!.GetMethod(method)!.Invoke(null, null)!;
        Assert.Equal(count, lines.Length);
        Assert.Equal(expected, Assert.Single(lines.Distinct()));
    }

    [Theory]
    [InlineData("[System.Runtime.Serialization.DataContract] public class Holder { [System.Runtime.Serialization.DataMember] public int Number { get; set; } public DateTime At { get; set; } }")]
    [InlineData("public class Holder { public int Number { get; set; } private DateTime _at; public void Touch() => _at = DateTime.UtcNow; public bool IsTouched() => _at != default; }")]
    [InlineData("[Contract] public class Holder { [Order(1)] public int Number { get; set; } private DateTime _at; public void Touch() => _at = DateTime.UtcNow; public bool IsTouched() => _at != default; }")]
    [InlineData("[Contract] public class Holder { [Order(1)] public int Number { get; set; } public DateTime Day => DateTime.UnixEpoch.AddDays(Number); }")]
    public void What_is_no_member_stays_none(string holder)
    {
        string program = "public static class Program { public static byte[] Run(CompilerChoice compiler) => new Serializer(new SerializerOptions { Compilers = compiler }).Serialize(new Holder { Number = 7 }); }";
        var plain = LoadedProject.Load($"{Usings} {Types} {holder} {program}");
        var named = LoadedProject.Load($"{Usings} [assembly: Surrogate(typeof(Seconds))] {Types} {holder} {program}");
        foreach (CompilerChoice compiler in (CompilerChoice[])[CompilerChoice.GeneratedOnly, CompilerChoice.RuntimeOnly])
        {
            Assert.Equal(Written(plain, compiler), Written(named, compiler));
        }
    }

    private static byte[] Written(System.Reflection.Assembly project, CompilerChoice compiler) =>
        (byte[])project.GetType("Program")!.GetMethod("Run")!.Invoke(null, [compiler])!;

    [Theory]
    [InlineData("class Holder : List<int> { private DateTime _at; public void Touch() => _at = DateTime.UtcNow; public bool IsTouched() => _at != default; }", "Seconds")]
    [InlineData("class Tree : List<(string Name, Tree Sub)>; [Contract] public class Holder { [Order(1)] public Tree? Tree { get; set; } }", "Seconds")]
    [InlineData("class Node : List<Node>; [Contract] public class Holder { [Order(1)] public (int, Node?) Node { get; set; } }", "Seconds")]
    [InlineData("class Holder { public System.Collections.Concurrent.BlockingCollection<string>? Lines { get; set; } }", "Halves")]
    public void What_holds_none_of_them_is_as_it_was(string holder, string surrogate)
    {
        string program = "public static class Program { public static void Run() => new Serializer(new SerializerOptions { Compilers = CompilerChoice.RuntimeOnly }).Serialize(new Holder()); }";
        GeneratorRun plain = GeneratorRun.Of($"{Usings} {Types} public {holder} {program}");
        GeneratorRun named = GeneratorRun.Of($"{Usings} [assembly: Surrogate(typeof({surrogate}))] {Types} public {holder} {program}");
        Assert.Equal(Errors(plain), Errors(named));
    }

    private static string[] Errors(GeneratorRun run) =>
        [.. run.Diagnostics.Where(static diagnostic => diagnostic.Severity == DiagnosticSeverity.Error).Select(static diagnostic => diagnostic.GetMessage())];

    [Theory]
    [InlineData("GRP033", "[Surrogate(typeof(Seconds))]")]
    [InlineData("GRP035", "[UseContract(typeof(TextContract))]")]
    public void One_that_does_not_fit_an_enum_is_refused(string id, string attribute)
    {
        GeneratorRun run = GeneratorRun.Of($$"""
            {{Usings}}
            {{Types}}
            {{attribute}} public enum Light { Red }
            [Contract] public class Holder { [Order(1)] public Light Light { get; set; } }
            public static class Program { public static void Run() => new Serializer(new SerializerOptions { Compilers = CompilerChoice.RuntimeOnly }).Serialize(new Holder()); }
            """);
        Assert.Contains(run.Diagnostics, diagnostic => diagnostic.Severity == DiagnosticSeverity.Error && diagnostic.Id == id);
        Assert.Equal(id, Assert.Throws<ContractException>(() => LoadedProject.Run(LoadedProject.LoadFaulty(run))).Id);
    }
}
