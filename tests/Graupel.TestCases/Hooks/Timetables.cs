using System.Globalization;
using Graupel.CodeGen;
using Graupel.Converters;
using Graupel.Formats;

namespace Graupel.TestCases.Hooks;

/// <summary>Members that hold, at any depth, what the attribute on them has written as another type.</summary>
[Contract]
public class Timetable
{
    [Order(1), Surrogate(typeof(Minutes))]
    public List<TimeSpan> Starts { get; } = [];

    [Order(2), Surrogate(typeof(Minutes))]
    public TimeSpan?[]? Breaks { get; set; }

    [Order(3), Surrogate(typeof(Minutes))]
    public Dictionary<TimeSpan, List<(TimeSpan Stay, string Stop)>> Stops { get; } = [];

    [Order(4), Surrogate(typeof(EnumNames<DayOfWeek>))]
    public HashSet<DayOfWeek>? Days { get; set; }

    [Order(5), Surrogate(typeof(Minutes))]
    public (int Count, TimeSpan Every)? Trips { get; set; }

    [Order(6), UseContract(typeof(FareContract))]
    public IReadOnlyDictionary<string, decimal[]>? Fares { get; set; }

    [Order(7), Surrogate(typeof(Minutes))]
    public Tuple<TimeSpan[,], TimeSpan>? Delays { get; set; }

    [Order(8), Surrogate(typeof(Minutes)), Comparer(typeof(LongestFirst))]
    public SortedSet<TimeSpan>? Lengths { get; set; }

    [Order(9)]
    public int Last { get; set; }
}

public sealed class Minutes : ISurrogate<TimeSpan, int>
{
    public int ToWire(TimeSpan value) => (int)value.TotalMinutes;

    public TimeSpan FromWire(int wire) => TimeSpan.FromMinutes(wire);
}

public sealed record LongestFirst : IComparer<TimeSpan>
{
    public int Compare(TimeSpan x, TimeSpan y) => y.CompareTo(x);
}

/// <summary>Numbers as text.</summary>
public sealed class FareContract : Contract<decimal>
{
    public override Converter CreateConverter<TWriter, TReader>(Registry<TWriter, TReader> registry) =>
        new FareConverter<TWriter, TReader>(registry.Get<string?>());
}

public sealed class FareConverter<TWriter, TReader>(Converter<TWriter, TReader, string?> text) : Converter<TWriter, TReader, decimal>
    where TWriter : struct, IWriter, allows ref struct
    where TReader : struct, IReader, allows ref struct
{
    public override WireShape Shape => text.Shape;

    public override void Write(ref TWriter writer, in decimal value) => text.Write(ref writer, value.ToString(CultureInfo.InvariantCulture));

    public override decimal Read(ref TReader reader) =>
        decimal.TryParse(text.Read(ref reader), NumberStyles.Number, CultureInfo.InvariantCulture, out decimal value)
            ? value
            : throw new GraupelException(ErrorKind.InvalidValue, "a text is no fare");
}
