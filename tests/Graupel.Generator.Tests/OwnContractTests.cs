using Graupel.Generator.Tests.Harness;

namespace Graupel.Generator.Tests;

/// <summary>Members that are written in a way of their own, by both compilers and in all formats.</summary>
public class OwnContractTests
{
    private const string Project = """
        using Graupel.CodeGen;
        using Graupel.Converters;
        using Graupel.Formats;

        [assembly: ContractFor(typeof(int[]))]

        public sealed class Cents : ISurrogate<decimal, long>
        {
            public long ToWire(decimal value) => (long)(value * 100);
            public decimal FromWire(long wire) => wire / 100m;
        }

        public sealed class Words : ISurrogate<string, string[]>
        {
            public string[] ToWire(string value) => value.Split(' ');
            public string FromWire(string[] wire) => string.Join(' ', wire);
        }

        public sealed class Folder : ISurrogate<Folder.Tree, Note>
        {
            public sealed class Tree(string name) { public string Name => name; }
            public Note ToWire(Tree value) => new() { Text = value.Name };
            public Tree FromWire(Note wire) => new(wire.Text!);
        }

        public sealed class Turned : Contract<int>
        {
            public override Converter CreateConverter<TWriter, TReader>(Registry<TWriter, TReader> registry) =>
                new TurnedConverter<TWriter, TReader>(registry.Get<int[]>());
        }

        public sealed class TurnedConverter<TWriter, TReader>(Converter<TWriter, TReader, int[]> items) : Converter<TWriter, TReader, int>
            where TWriter : struct, IWriter, allows ref struct
            where TReader : struct, IReader, allows ref struct
        {
            public override WireShape Shape => items.Shape;
            public override void Write(ref TWriter writer, in int value) => items.Write(ref writer, [-value, 0]);
            public override int Read(ref TReader reader) => -items.Read(ref reader)[0];
        }

        [Contract] public class Note { [Order(1)] public string? Text { get; set; } }

        [Contract]
        public record Bill([property: Order(1), Surrogate(typeof(Cents))] decimal Total, [property: Order(2)] decimal Plain)
        {
            [Order(3), Surrogate(typeof(Cents))] public decimal? Discount { get; init; }
            [Order(4), Surrogate(typeof(Words))] public string? Text { get; set; }
            [Order(5), Surrogate(typeof(Folder))] public Folder.Tree? Tree { get; set; }
            [Order(6), UseContract(typeof(Turned))] private int _number;
            [Order(7)] public int Last { get; set; }
            [SkipPack] public int Number { get => _number; set => _number = value; }
        }

        [Contract] public record LongBill(decimal Total, decimal Plain, [property: Order(1), Surrogate(typeof(Words))] string More) : Bill(Total, Plain);

        [Contract] public record OldBill([property: Order(2)] decimal Plain, [property: Order(7)] int Last);

        [Contract]
        public record BillOnWire([property: Order(4)] string[]? Text, [property: Order(6)] int[]? Number);

        [Pack]
        public class PackedBill { [Surrogate(typeof(Cents))] public decimal Total; [Surrogate(typeof(Words))] public string? Text; public int Last; }

        public static class Program
        {
            private static readonly WireFormat[] Formats = [WireFormat.Fast, WireFormat.Compact, WireFormat.MessagePack];

            private static string Show(Bill bill) => $"{bill.Total} {bill.Plain} {bill.Discount} {bill.Text} {bill.Tree?.Name} {bill.Number} {bill.Last}";

            private static string Run(Serializer serializer)
            {
                var bill = new Bill(1.25m, 2.5m) { Discount = 0.5m, Text = "a b", Tree = new("t"), Number = 7, Last = 9 };
                var more = new LongBill(1.25m, 2.5m, "x y") { Last = 3 };
                byte[] bytes = serializer.Serialize(bill);
                BillOnWire wire = serializer.Deserialize<BillOnWire>(bytes)!;
                OldBill old = serializer.Deserialize<OldBill>(bytes)!;
                PackedBill packed = serializer.DeepClone(new PackedBill { Total = 4.75m, Text = "p q", Last = 5 })!;
                LongBill longer = serializer.DeepClone(more)!;
                Bill[] many = serializer.DeepClone(new[] { bill, bill })!;
                return string.Join(" | ",
                    Show(serializer.Deserialize<Bill>(bytes)!), Show(serializer.DeepClone(new Bill(0, 0))!), Show(longer) + longer.More, Show(many[1]),
                    $"{wire.Text?.Length} {wire.Number?[0]}", $"{old.Plain} {old.Last}", $"{packed.Total} {packed.Text} {packed.Last}");
            }

            public static string[] Run() =>
            [
                .. from format in Formats
                   from compiler in new[] { CompilerChoice.GeneratedOnly, CompilerChoice.RuntimeOnly }
                   from references in new[] { References.None, References.Preserve }
                   select Run(new Serializer(new SerializerOptions { Format = format, Compilers = compiler, References = references })),
            ];

            public static string[] RunReplaced() =>
            [
                .. from format in Formats
                   from compiler in new[] { CompilerChoice.GeneratedOnly, CompilerChoice.RuntimeOnly }
                   let options = new SerializerOptions { Format = format, Compilers = compiler }
                   select new Serializer(options.WithSurrogate<Folder.Tree, int[]>(static tree => [tree.Name.Length], static wire => new(new string('z', wire[0]))))
                       .DeepClone(new Bill(0, 0) { Tree = new("abc") })!.Tree!.Name,
            ];

            public static object Same() =>
                Formats.All(format => new Serializer(new SerializerOptions { Format = format, Compilers = CompilerChoice.GeneratedOnly }).Serialize(new Bill(1.5m, 2) { Text = "a" }).AsSpan()
                    .SequenceEqual(new Serializer(new SerializerOptions { Format = format, Compilers = CompilerChoice.RuntimeOnly }).Serialize(new Bill(1.5m, 2) { Text = "a" })));
        }
        """;

    private static readonly Lazy<System.Reflection.Assembly> Loaded = new(() => LoadedProject.Load(Project));

    [Fact]
    public void They_come_back() => Assert.Equal(
        "1.25 2.5 0.5 a b t 7 9 | 0 0    0 0 | 1.25 2.5    0 3x y | 1.25 2.5 0.5 a b t 7 9 | 2 -7 | 2.5 9 | 4.75 p q 5",
        Assert.Single(Call("Run").Distinct()));

    [Fact]
    public void Options_win() => Assert.Equal("zzz", Assert.Single(Call("RunReplaced").Distinct()));

    [Fact]
    public void Both_compilers_write_the_same_bytes() => Assert.Equal(true, Loaded.Value.GetType("Program")!.GetMethod("Same")!.Invoke(null, null));

    private static string[] Call(string method) => (string[])Loaded.Value.GetType("Program")!.GetMethod(method)!.Invoke(null, null)!;
}
