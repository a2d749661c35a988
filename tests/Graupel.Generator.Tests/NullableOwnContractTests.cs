using System.Reflection;
using Graupel.Generator.Tests.Harness;

namespace Graupel.Generator.Tests;

/// <summary>Structs that a contract of users writes, where they may be null, by both compilers and in all formats.</summary>
public class NullableOwnContractTests
{
    private const string Project = """
        using Graupel.CodeGen; using Graupel.Converters; using Graupel.Formats; using System.Globalization;

        [assembly: UseContract(typeof(DecimalContract))]
        [assembly: ContractFor(typeof(int[]))]
        [assembly: ContractFor(typeof(Dictionary<string, int>))]

        public abstract class WireContract<T, TWire>(Func<T, TWire> write, Func<TWire, T> read) : Contract<T>
        {
            public override Converter CreateConverter<TWriter, TReader>(Registry<TWriter, TReader> registry) =>
                new WireConverter<TWriter, TReader, T, TWire>(registry.Get<TWire>(), write, read);
        }

        public sealed class WireConverter<TWriter, TReader, T, TWire>(Converter<TWriter, TReader, TWire> wire, Func<T, TWire> write, Func<TWire, T> read)
            : Converter<TWriter, TReader, T>
            where TWriter : struct, IWriter, allows ref struct
            where TReader : struct, IReader, allows ref struct
        {
            public override WireShape Shape => wire.Shape;
            public override void Write(ref TWriter writer, in T value) => wire.Write(ref writer, write(value));
            public override T Read(ref TReader reader) => read(wire.Read(ref reader));
        }

        public sealed class DecimalContract() : WireContract<decimal, string>(static one => one.ToString(CultureInfo.InvariantCulture), static one => decimal.Parse(one, CultureInfo.InvariantCulture));

        [UseContract(typeof(MoneyContract))] public readonly record struct Money(long Cents);
        public sealed class MoneyContract() : WireContract<Money, string?>(static one => one.Cents == 0 ? null : $"{one.Cents}c", static one => new(one is null ? 0 : long.Parse(one[..^1])));

        [UseContract(typeof(SpanContract))] public readonly record struct Span(int From, int To);
        public sealed class SpanContract() : WireContract<Span, int[]>(static one => [one.From, one.To], static one => new(one[0], one[1]));

        [UseContract(typeof(RawContract))] public readonly record struct Raw(byte A, byte B);
        public sealed class RawContract() : WireContract<Raw, byte[]>(static one => [one.A, one.B], static one => new(one[0], one[1]));

        [UseContract(typeof(NamesContract))] public readonly record struct Names(string Key, int Value);
        public sealed class NamesContract() : WireContract<Names, Dictionary<string, int>>(static one => new() { [one.Key] = one.Value }, static one => new(one.Single().Key, one.Single().Value));

        [UseContract(typeof(PointContract))] public readonly record struct Point(int X, int Y);
        [Contract] public sealed class PointWire { [Order(1)] public int X; [Order(2)] public int Y; }
        public sealed class PointContract() : WireContract<Point, PointWire>(static one => new() { X = one.X, Y = one.Y }, static one => new(one.X, one.Y));

        [UseContract(typeof(NumberContract))] public readonly record struct Number(long Value);
        public sealed class NumberContract() : WireContract<Number, long>(static one => one.Value, static one => new(one));

        public readonly record struct Plain(int Value);
        public sealed class PlainContract() : WireContract<Plain, string?>(static one => $"p{one.Value}", static one => new(int.Parse(one![1..])));

        [Surrogate(typeof(PriceAsMoney))] public readonly record struct Price(int Euros);
        public sealed class PriceAsMoney : ISurrogate<Price, Money> { public Money ToWire(Price value) => new(100 * value.Euros); public Price FromWire(Money wire) => new((int)(wire.Cents / 100)); }

        [Contract] public class Holder
        {
            [Order(1)] public Money? One { get; set; }
            [Order(2)] public Money? None { get; set; }
            [Order(3)] public Money?[]? Many { get; set; }
            [Order(4)] public Dictionary<string, Span?>? Spans { get; set; }
            [Order(5)] public (Raw?, Names?, Point?) Three { get; set; }
            [Order(6)] public List<Point?>? Points { get; set; }
            [Order(7)] public List<Names?>? All { get; set; }
            [Order(8)] public decimal? Value { get; set; }
            [Order(9)] public List<decimal?>? Values { get; set; }
            [Order(11)] public Price? Price { get; set; }
            [Order(12)] public Price?[]? Prices { get; set; }
            [Order(13)] public Tuple<Raw?, Raw?>? Raws { get; set; }
        }

        [Contract] public class Before { [Order(1)] public Money One { get; set; } [Order(2)] public List<Span>? All { get; set; } }
        [Contract] public class After { [Order(1)] public Money? One { get; set; } [Order(2)] public List<Span?>? All { get; set; } }

        public static class Program
        {
            private static Holder Make() => new()
            {
                One = new(5), Many = [new(7), null, new(-1)], Spans = new() { ["a"] = new(1, 2), ["b"] = null }, Three = (new(3, 4), new("k", 9), new(5, 6)),
                Points = [null, new(1, 2), new(3, 4)], All = [new("l", 1), null], Value = 1.50m, Values = [null, 2.25m],
                Price = new(3), Prices = [new(4), null], Raws = new(null, new(0, 0)),
            };

            private static string Show(Holder one) =>
                $"{one.One} {one.None} {string.Join(',', one.Many!)} {string.Join(',', one.Spans!.OrderBy(static pair => pair.Key))} {one.Three} {string.Join(',', one.Points!)} {string.Join(',', one.All!)} "
                + string.Create(CultureInfo.InvariantCulture, $"{one.Value} {one.Values![0]} {one.Values[1]} {one.Price} {string.Join(',', one.Prices!)} {one.Raws}");

            public static string[] RunMembers() => EveryWay.Run(static serializer => $"{Show(serializer.DeepClone(Make())!) == Show(Make())} {Show(serializer.Deserialize<Holder>(serializer.Serialize(Make()))) == Show(Make())}");

            public static string[] RunRoots() => EveryWay.Run(static serializer =>
                $"{serializer.DeepClone<Money?>(new Money(4))} {serializer.DeepClone<Money?>(null)} {serializer.DeepClone<Span?>(new Span(1, 2))} {string.Join(',', serializer.DeepClone(new Point?[] { null, new(1, 2) })!)}");

            public static string[] RunVersions() => EveryWay.Run(static serializer =>
            {
                var after = serializer.Deserialize<After>(serializer.Serialize(new Before { One = new(3), All = [new(1, 2)] }));
                var before = serializer.Deserialize<Before>(serializer.Serialize(new After { One = new(3), All = [new(1, 2)] }));
                return $"{after.One} {after.All![0]} {before.One} {before.All![0]}";
            });

            public static string[] RunBytes() => EveryWay.Run(static serializer => serializer.Serialize(new After { One = new(3), All = [new(1, 2), null] }) is var bytes
                && serializer.Options.Format == WireFormat.MessagePack ? Convert.ToHexString(bytes.AsSpan(bytes.Length - 8)) : "");

            public static string[] RunOptions() => EveryWay.Run(static serializer =>
            {
                var other = new Serializer(serializer.Options.WithContract(new PlainContract()));
                return $"{string.Join(',', other.DeepClone(new Plain?[] { new(1), null })!)} {other.Serialize<Plain?>(new Plain(300))[^1]}";
            });

            // The contract of money writes null for none.
            public static string[] RunNull() => EveryWay.Run(static serializer => Refused(() => serializer.Serialize(new After { One = new(0) })));

            public static string[] RunNullElement() => EveryWay.Run(static serializer => Refused(() => serializer.Serialize(new Money?[] { new(0) })));

            public static string[] RunNumbers() => EveryWay.Run(static serializer => serializer.Options.Format == WireFormat.MessagePack
                ? string.Join(',', serializer.DeepClone(new Number?[] { new(1), null })!)
                : Refused(() => serializer.Serialize(new Number?[] { new(1), null })));

            public static string[] RunCut() => EveryWay.Run(static serializer =>
            {
                byte[] bytes = serializer.Serialize(Make());
                return string.Join(',', Enumerable.Range(0, bytes.Length).Select(length => Refused(() => serializer.Deserialize<Holder>(bytes.AsSpan(0, length))).Split(' ')[0]).Distinct());
            });

            private static string Refused(Action run)
            {
                try
                {
                    run();
                    return "not refused";
                }
                catch (GraupelException e)
                {
                    return $"{e.Kind} {e.Message[(e.Message.LastIndexOf('>') + 1)..].Split(';')[0].Trim()}";
                }
            }
        }
        """;
    private static readonly Lazy<Assembly> Tolerant = new(static () => LoadedProject.Load(Project + LoadedProject.EveryWay));

    private static readonly Lazy<Assembly> Exact =
        new(static () => LoadedProject.Load(Project.Replace("[Contract] public class Holder", "[Pack] public class Holder", StringComparison.Ordinal) + LoadedProject.EveryWay));

    [Theory]
    [InlineData("RunMembers", "True True")]
    [InlineData("RunRoots", "Money { Cents = 4 }  Span { From = 1, To = 2 } ,Point { X = 1, Y = 2 }")]
    [InlineData("RunVersions", "Money { Cents = 3 } Span { From = 1, To = 2 } Money { Cents = 3 } Span { From = 1, To = 2 }")]
    [InlineData("RunBytes", "", "A2336392920102C0")]
    [InlineData("RunOptions", "Plain { Value = 1 }, 48")]
    [InlineData("RunNull", "InvalidValue wrote null for a Money that is not null, and would be read as null")]
    [InlineData("RunNullElement", "InvalidValue wrote null for a Money that is not null, and would be read as null")]
    [InlineData("RunNumbers", "NoContract writes a Number in a form that has none for null, so that Number? cannot be written", "Number { Value = 1 },")]
    [InlineData("RunCut", "EndOfData")]
    public void Null_is_that_of_the_format(string method, string headed, string? keyed = null)
    {
        foreach (Assembly project in new[] { Tolerant.Value, Exact.Value })
        {
            var lines = (string[])project.GetType("Program")!.GetMethod(method)!.Invoke(null, null)!;
            Assert.Equal(12, lines.Length);
            Assert.Equal(headed, Assert.Single(lines[..8].Distinct()));
            Assert.Equal(keyed ?? headed, Assert.Single(lines[8..].Distinct()));
        }
    }
}
