using System.Dynamic;
using System.Globalization;

namespace Graupel.Converters;

/// <summary>The names of an object that has any, with their values, in the order in which it enumerates them.</summary>
internal sealed class ExpandoSurrogate : FilledSurrogate<ExpandoObject, Dictionary<string, object?>>
{
    // The framework copies all names for each that is added: quadratic time and memory, a quarter of a megabyte for 200.
    private const int MaxNames = 200;

    public override Dictionary<string, object?> ToWire(ExpandoObject value, long offset)
    {
        Dictionary<string, object?> pairs = new(value);
        EnsureFew(pairs.Count, offset);
        return pairs;
    }

    public override ExpandoObject Create() => new();

    public override void Fill(ExpandoObject value, Dictionary<string, object?> wire, long offset)
    {
        EnsureFew(wire.Count, offset);
        IDictionary<string, object?> members = value;
        foreach ((string name, object? item) in wire)
        {
            members.Add(name, item);
        }
    }

    private static void EnsureFew(int count, long offset)
    {
        if (count > MaxNames)
        {
            Throw.LimitExceeded(string.Create(CultureInfo.InvariantCulture, $"{count} names in an ExpandoObject, which is slow with more than {MaxNames}; use a Dictionary<string, object>"), offset);
        }
    }
}
