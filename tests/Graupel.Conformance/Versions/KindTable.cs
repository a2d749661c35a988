using System.Globalization;
using System.Numerics;
using System.Text;

namespace Graupel.Conformance.Versions;

/// <summary>What becomes of each kind where another one is expected, as a table; and whether a value that is accepted is the one that was written.</summary>
internal sealed class KindTable(Serializer serializer, Func<DateTime, DateTime>? dates)
{
    /// <summary>Pairs of kinds of which one reads another value than was written.</summary>
    public SortedSet<string> Changed { get; } = new(StringComparer.Ordinal);

    /// <summary>A row for each kind that is written, a column for each that is expected.</summary>
    public string Of(IReadOnlyList<Slot> writers, IReadOnlyList<Slot> readers)
    {
        var table = new StringBuilder();
        table.Append(CultureInfo.InvariantCulture, $"{"",-15}{string.Concat(readers.Select(static reader => $"{reader,-15}")).TrimEnd()}\n");
        foreach (Slot writer in writers)
        {
            (object? Value, byte[] Bytes)[] written = [.. writer.Write(serializer)];
            IEnumerable<string> cells = readers.Select(reader => $"{Cell(writer, written, reader),-15}");
            table.Append(CultureInfo.InvariantCulture, $"{writer,-15}{string.Concat(cells).TrimEnd()}\n");
        }

        return table.ToString();
    }

    // All of its values are read; or some, and others refused for what they are; or none.
    private string Cell(Slot writer, (object? Value, byte[] Bytes)[] written, Slot reader)
    {
        string[] outcomes = [.. written.Select(pair => Outcome(pair.Value, pair.Bytes, reader, $"{writer} as {reader}")).Distinct().Order(StringComparer.Ordinal)];
        return outcomes is ["="] && writer.ToString() != reader.ToString() ? "+" : string.Join('/', outcomes);
    }

    private string Outcome(object? written, byte[] bytes, Slot reader, string what)
    {
        try
        {
            object? read = reader.Read(serializer, bytes);
            object? expected = Content(written is DateTime date && dates is not null ? dates(date) : written);
            if (!Equals(expected, Content(read)))
            {
                Changed.Add(what);
                return "CHANGED";
            }

            return written is null ? "null" : "=";
        }
        catch (GraupelException e)
        {
            return (written is null ? "null " : "") + e.Kind switch
            {
                ErrorKind.KindMismatch => "-",
                ErrorKind.InvalidValue => "!",
                ErrorKind other => other.ToString(),
            };
        }
    }

    // What a value is, whatever its type: a number, a text, an instant, parts.
    private static object? Content(object? value) => value switch
    {
        sbyte or short or int or long or byte or ushort or uint or ulong or char => (BigInteger)Convert.ToDecimal(value is char c ? (int)c : value, CultureInfo.InvariantCulture),
        nint number => (BigInteger)number,
        nuint number => (BigInteger)number,
        Int128 number => (BigInteger)number,
        UInt128 number => (BigInteger)number,
        TimeSpan span => (BigInteger)span.Ticks,
        TimeOnly time => (BigInteger)time.Ticks,
        DateOnly day => (BigInteger)day.DayNumber,
        Half number => Content((double)number),
        float number => Content((double)number),
        double number => number % 1 == 0 && !(number == 0 && double.IsNegative(number)) ? new BigInteger(number) : BitConverter.DoubleToUInt64Bits(number),
        decimal number => decimal.IsInteger(number) ? (BigInteger)number : number.ToString(CultureInfo.InvariantCulture),
        Guid id => id.ToString(),
        DateTime date => (date.Ticks, date.Kind),
        DateTimeOffset time when time.Offset == TimeSpan.Zero => (time.Ticks, DateTimeKind.Utc),
        System.Collections.IEnumerable and not string => string.Join(',', ((System.Collections.IEnumerable)value).Cast<object?>().Select(Content)),
        _ => value is null or bool or string or DateTimeOffset ? value : value.GetType().Name,
    };
}
