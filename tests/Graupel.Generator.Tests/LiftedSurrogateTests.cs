using Graupel.Generator.Tests.Harness;
using Microsoft.CodeAnalysis;

namespace Graupel.Generator.Tests;

/// <summary>What the values of members hold and attributes have written as others, by both compilers and in all formats.</summary>
public class LiftedSurrogateTests
{
    private const string Project = $$"""
        using System.Collections.Concurrent; using System.Collections.Frozen; using System.Collections.Immutable; using System.Collections.Specialized;
        using Graupel.CodeGen; using Graupel.Converters; using Graupel.Formats;

        [assembly: Surrogate(typeof(Seconds))]
        [assembly: Surrogate(typeof(Trimmed))]
        [assembly: Surrogate(typeof(EnumNames<DayOfWeek>))]
        [assembly: UseContract(typeof(TextContract))]

        {{Surrogates}}

        public sealed class Days : List<DateTime>;

        public class Tree : List<(DateTime At, Tree? Sub)>;

        [Contract] public class Plain { [Order(1)] public int Number { get; set; } public static implicit operator Plain(int number) => new() { Number = number }; }

        [Contract] public class Holder
        {
            [Order(1)] public List<DateTime>? List { get; set; }
            [Order(2)] public DateTime[]? Array { get; set; }
            [Order(3)] public DateTime?[][]? Nested { get; set; }
            [Order(4)] public Dictionary<DateTime, Plain>? Keys { get; set; }
            [Order(5)] public Dictionary<string, DateTime?>? Values { get; set; }
            [Order(6)] public (DateTime, int) Pair { get; set; }
            [Order(7)] public Tuple<int, List<DateTime>>? Tuple { get; set; }
            [Order(8)] public (int, DateTime)? Perhaps { get; set; }
            [Order(9)] public Lazy<DateTime>? Lazy { get; set; }
            [Order(10)] public Memory<DateTime> Memory { get; set; }
            [Order(11)] public ImmutableArray<DateTime> Immutable { get; set; } = [];
            [Order(12)] public HashSet<DayOfWeek>? Names { get; set; }
            [Order(13)] public IReadOnlyList<decimal>? Prices { get; set; }
            [Order(14)] public List<string> Filled { get; } = [];
            [Order(15), Comparer(StringComparison.OrdinalIgnoreCase)] public HashSet<string>? Compared { get; set; }
            [Order(16)] public Days? Days { get; set; }
            [Order(17)] public Tree? Tree { get; set; }
            [Order(18)] public StringCollection? Lines { get; set; }
            [Order(19)] public DateTime[,]? Table { get; set; }
            [Order(20)] public PriorityQueue<DateTime, int>? Queue { get; set; }
            [Order(21)] public KeyValuePair<DateTime, DateTime>[]? Entries { get; set; }
            [Order(22)] public ILookup<DateTime, string>? Lookup { get; set; }
            [Order(23), Surrogate(typeof(Halves))] public Dictionary<int, DateTime>? Own { get; set; }
            [Order(24), UseContract(typeof(TextContract))] public List<decimal[]>? OwnContract { get; set; }
            [Order(25), Surrogate(typeof(Halves)), Comparer(typeof(Modulo))] public Dictionary<int, int>? OwnCompared { get; set; }
            [Order(26), Surrogate(typeof(WholePlain))] public List<Plain>? Plains { get; set; }
            [Order(27)] public Dictionary<string, List<(DateTime, Plain)>> Deep { get; } = new(StringComparer.OrdinalIgnoreCase);
            [Order(28)] public FrozenDictionary<DateTime, int>? Frozen { get; set; }
            [Order(29)] public Box<List<DateTime>> Boxed { get; set; }
            [Order(30)] public BlockingCollection<DateTime>? Blocking { get; set; }
            [Order(31)] public byte[]? Bytes { get; set; }
        }

        [Contract] public readonly record struct Box<T>([property: Order(1)] T Value);

        public static class Program
        {
            private static readonly DateTime Time = new(2020, 1, 2, 3, 4, 5, DateTimeKind.Utc);
            private static readonly DateTime Exact = Time.AddTicks(7);

            private static Holder Make()
            {
                var holder = new Holder
                {
                    List = [Exact, Exact.AddDays(1)], Array = [Exact], Nested = [[Exact, null], []], Keys = new() { [Exact] = 5 }, Values = new() { [" a"] = Exact, ["b"] = null },
                    Pair = (Exact, 3), Tuple = new(4, [Exact]), Perhaps = (1, Exact), Lazy = new(Exact), Memory = new[] { Exact }, Immutable = [Exact],
                    Names = [DayOfWeek.Friday], Prices = [1.50m], Compared = new(StringComparer.OrdinalIgnoreCase) { " A " }, Days = [Exact], Tree = [(Exact, [(Exact, null)])], Lines = [" c "],
                    Table = new[,] { { Exact } }, Queue = new([(Exact, 1)]), Entries = [new(Exact, Exact)], Lookup = new[] { (Exact, " d ") }.ToLookup(x => x.Item1, x => x.Item2),
                    Own = new() { [3] = Exact }, OwnContract = [[2.50m]], OwnCompared = new(new Modulo()) { [15] = 7 }, Plains = [7], Frozen = new Dictionary<DateTime, int> { [Exact] = 9 }.ToFrozenDictionary(),
                    Boxed = new([Exact]), Blocking = [Exact], Bytes = [1],
                };
                holder.Filled.Add(" e ");
                holder.Deep["X"] = [(Exact, 8)];
                return holder;
            }

            private static string Show(Holder copy) => string.Join(" ", new object?[]
            {
                copy.List![0] == Time && copy.List[1] == Time.AddDays(1), copy.Array![0] == Time, copy.Nested![0][0] == Time && copy.Nested[0][1] is null, copy.Keys![Time].Number,
                copy.Values!["a"] == Time && copy.Values["b"] is null, copy.Pair == (Time, 3), copy.Tuple!.Item2[0] == Time, copy.Perhaps == (1, Time), copy.Lazy!.Value == Time,
                copy.Memory.Span[0] == Time, copy.Immutable[0] == Time, copy.Names!.Single(), copy.Prices![0], copy.Filled[0], copy.Compared!.Contains("a"), copy.Days![0] == Time,
                copy.Tree![0].At == Time && copy.Tree[0].Sub![0].At == Time, copy.Lines![0], copy.Table![0, 0] == Time, copy.Queue!.Peek() == Time,
                copy.Entries![0].Key == Time && copy.Entries[0].Value == Time, copy.Lookup![Time].Single(), copy.Own![2] == Time, copy.OwnContract![0][0], copy.OwnCompared![4], copy.Plains![0].Number,
                copy.Deep["x"][0].Item1 == Time && copy.Deep["x"][0].Item2.Number == 8, copy.Frozen![Time], copy.Boxed.Value[0] == Time, copy.Blocking!.Single() == Time, copy.Bytes![0],
            });

            private static IEnumerable<Serializer> Serializers(Func<SerializerOptions, SerializerOptions> set) =>
                from format in new[] { WireFormat.Fast, WireFormat.Compact, WireFormat.MessagePack }
                from compiler in new[] { CompilerChoice.GeneratedOnly, CompilerChoice.RuntimeOnly }
                select new Serializer(set(new SerializerOptions { Format = format, Compilers = compiler }));

            private static Func<SerializerOptions, SerializerOptions>[] Settings =>
            [
                static options => options,
                static options => options with { References = References.Preserve },
                static options => options with { Strictness = Strictness.NullAnnotations },
                static options => options with { SortKeys = true, Populate = PopulateMode.Merge },
            ];

            public static string[] RunMembers() => [.. from set in Settings from serializer in Serializers(set) select Show(serializer.DeepClone(Make())!)];

            public static string[] RunPopulate() => [.. from set in Settings from serializer in Serializers(set) select Populated(serializer)];

            private static string Populated(Serializer serializer)
            {
                var holder = new Holder();
                List<string> filled = holder.Filled;
                serializer.Populate(serializer.Serialize(Make()), ref holder!);
                return $"{ReferenceEquals(filled, holder.Filled)} {Show(holder)}";
            }

            public static string[] RunRoots() => [.. Serializers(static options => options).Select(serializer =>
                $"{serializer.DeepClone(new List<DateTime> { Exact })![0] == Exact} {serializer.DeepClone((Exact, 1)).Item1 == Exact} {serializer.DeepClone(new[] { " b " })![0]}")];

            public static string[] RunSame() => [.. from set in Settings from pair in Serializers(set).Chunk(2)
                select $"{pair[0].Serialize(Make()).AsSpan().SequenceEqual(pair[1].Serialize(Make()))} {pair[0].For<Holder>().Fingerprint == pair[1].For<Holder>().Fingerprint}"];
        }
        """;

    private const string Surrogates = """
        public sealed class Seconds : ISurrogate<DateTime, long>
        {
            public long ToWire(DateTime value) => new DateTimeOffset(value).ToUnixTimeSeconds();
            public DateTime FromWire(long wire) => DateTimeOffset.FromUnixTimeSeconds(wire).UtcDateTime;
        }

        public sealed class Trimmed : ISurrogate<string, string> { public string ToWire(string value) => value.Trim(); public string FromWire(string wire) => wire; }

        public sealed class Halves : ISurrogate<int, int> { public int ToWire(int value) => value / 2; public int FromWire(int wire) => wire * 2; }

        public sealed class Modulo : IEqualityComparer<int> { public bool Equals(int x, int y) => x % 10 == y % 10; public int GetHashCode(int value) => value % 10; }

        public sealed class WholePlain : ISurrogate<Plain, int> { public int ToWire(Plain value) => value.Number; public Plain FromWire(int wire) => wire; }

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

    private static readonly Lazy<System.Reflection.Assembly> Loaded = new(() => LoadedProject.Load(Project));

    private const string Copy = "True True True 5 True True True True True True True Friday 1.50 e True True True c True True True d True 2.50 6 7 True 9 True True 1";

    [Theory]
    [InlineData("RunMembers", 24, Copy)]
    [InlineData("RunPopulate", 24, "True " + Copy)]
    [InlineData("RunRoots", 6, "True True  b ")]
    [InlineData("RunSame", 12, "True True")]
    public void They_are_written_as_others(string method, int count, string expected)
    {
        var lines = (string[])Loaded.Value.GetType("Program")!.GetMethod(method)!.Invoke(null, null)!;
        Assert.Equal(count, lines.Length);
        Assert.Equal(expected, Assert.Single(lines.Distinct()));
    }

    [Fact]
    public void Text_of_a_whole_assembly_is_shared()
    {
        var lines = (string[])LoadedProject.Load("""
            [assembly: UseContract(typeof(SharedText))]

            [Contract] public class Holder
            {
                [Order(1)] public string? Text { get; set; }
                [Order(2)] public List<string>? Texts { get; init; }
                [Order(3)] public Dictionary<string, (int, string)>? Keys { get; set; }
            }

            public static class Program
            {
                private static string Make() => new('t', 9);

                public static string[] Run() =>
                [
                    .. from format in new[] { WireFormat.Fast, WireFormat.Compact, WireFormat.MessagePack }
                       from compiler in new[] { CompilerChoice.GeneratedOnly, CompilerChoice.RuntimeOnly }
                       from references in new[] { References.Preserve, References.PreserveObjects }
                       let serializer = new Serializer(new SerializerOptions { Format = format, Compilers = compiler, References = references })
                       let copy = serializer.DeepClone(new Holder { Text = Make(), Texts = [Make(), "u"], Keys = new() { [Make()] = (1, Make()) } })
                       select $"{ReferenceEquals(copy.Text, copy.Texts![0])} {copy.Texts[1]} {ReferenceEquals(copy.Text, copy.Keys!.Keys.Single())} {ReferenceEquals(copy.Text, copy.Keys[Make()].Item2)}",
                ];
            }
            """).GetType("Program")!.GetMethod("Run")!.Invoke(null, null)!;
        Assert.Equal(12, lines.Length);
        Assert.Equal("True u True True", Assert.Single(lines.Distinct()));
    }

    [Theory]
    [InlineData("GRP011", "numbers that would be replaced too", "Surrogate(typeof(Halves))", "public System.Collections.Concurrent.BlockingCollection<int>? Value;")]
    [InlineData("GRP033", "Seconds cannot stand for", "CLSCompliant(false)", "[Surrogate(typeof(Seconds))] public List<int>? Value;")]
    [InlineData("GRP033", "Seconds cannot stand for", "CLSCompliant(false)", "[Surrogate(typeof(Seconds)), Comparer(typeof(Modulo))] public HashSet<int>? Value;")]
    [InlineData("GRP033", "Bytes cannot stand for", "CLSCompliant(false)", "[Surrogate(typeof(Bytes))] public byte[][]? Value;")]
    [InlineData("GRP033", "Letters cannot stand for", "CLSCompliant(false)", "[Surrogate(typeof(Letters))] public List<string>? Value;")]
    [InlineData("GRP033", "Hidden cannot stand for", "CLSCompliant(false)", "[Surrogate(typeof(Hidden))] public List<int>? Value;")]
    [InlineData("GRP035", "TextContract cannot write values of type", "CLSCompliant(false)", "[UseContract(typeof(TextContract))] public List<int>? Value;")]
    public void What_cannot_be_written_is_refused(string id, string message, string attribute, string member)
    {
        GeneratorRun run = GeneratorRun.Of($$"""
            using Graupel.CodeGen; using Graupel.Converters; using Graupel.Formats;
            [assembly: {{attribute}}]
            {{Surrogates}}
            public class Plain { public int Number { get; set; } public static implicit operator Plain(int number) => new() { Number = number }; }
            public sealed class Bytes : ISurrogate<byte, int> { public int ToWire(byte value) => value; public byte FromWire(int wire) => (byte)wire; }
            public sealed class Letters : ISurrogate<char, int> { public int ToWire(char value) => value; public char FromWire(int wire) => (char)wire; }
            public sealed class Hidden : ISurrogate<int, long> { private Hidden() { } public long ToWire(int value) => value; public int FromWire(long wire) => (int)wire; }
            [Contract] public class Holder { [Order(1)] {{member}} }
            public static class Program { public static void Run() => new Serializer(new SerializerOptions { Compilers = CompilerChoice.RuntimeOnly }).Serialize(new Holder()); }
            """);
        Diagnostic diagnostic = Assert.Single(run.Diagnostics, static diagnostic => diagnostic.Severity == DiagnosticSeverity.Error);
        Assert.Equal(id, diagnostic.Id);
        Assert.Contains(message, diagnostic.GetMessage(), StringComparison.Ordinal);
        ContractException thrown = Assert.Throws<ContractException>(() => LoadedProject.Run(LoadedProject.LoadFaulty(run)));
        Assert.Equal(id, thrown.Id);
        Assert.Contains(message, thrown.Message, StringComparison.Ordinal);
    }
}
