using System.Collections;

namespace Tour.Comparing;

/// <summary>
/// Compares two object graphs field by field, down to the bits of their numbers, and asks neither a serializer nor the
/// objects' own idea of equality.
/// </summary>
/// <remarks>
/// Lists and arrays are equal if their elements are, in order, whatever their capacity; dictionaries and sets if they
/// have equal comparers and the same entries, in any order (keys need <see cref="object.Equals(object)"/> to be found).
/// Everything else is equal if it has the same run-time type and equal fields, those of base classes and private ones
/// included. A graph may hold cycles.
/// </remarks>
internal sealed class DeepComparer
{
    private readonly HashSet<(object, object)> _open = new(ReferencePairComparer.Instance);
    private readonly Dictionary<Type, Shape> _shapes = [];

    private DeepComparer()
    {
    }

    /// <summary>The first difference between two graphs; null if they are equal.</summary>
    /// <param name="expected">The first graph.</param>
    /// <param name="actual">The second graph.</param>
    public static Difference? FirstDifference(object? expected, object? actual) =>
        new DeepComparer().Compare(expected, actual);

    private Difference? Compare(object? expected, object? actual)
    {
        if (ReferenceEquals(expected, actual))
        {
            return null;
        }

        if (expected is null || actual is null)
        {
            return Differ(Display.Of(expected), Display.Of(actual));
        }

        var type = expected.GetType();
        if (type != actual.GetType())
        {
            return Differ(Display.Of(type), Display.Of(actual.GetType()));
        }

        var shape = ShapeOf(type);
        if (shape.Kind == ShapeKind.Scalar)
        {
            return AreEqual(expected, actual) ? null : Differ(Display.Of(expected), Display.Of(actual));
        }

        if (type.IsValueType)
        {
            return CompareFields(expected, actual, shape);
        }

        // A pair that is being compared further up is equal unless something else differs.
        if (!_open.Add((expected, actual)))
        {
            return null;
        }

        var difference = shape.Kind switch
        {
            ShapeKind.Array => CompareArrays((Array)expected, (Array)actual),
            ShapeKind.Sequence => CompareElements((IEnumerable)expected, (IEnumerable)actual),
            ShapeKind.Dictionary or ShapeKind.Set => CompareEntries((IEnumerable)expected, (IEnumerable)actual, shape),
            _ => CompareFields(expected, actual, shape),
        };
        _open.Remove((expected, actual));
        return difference;
    }

    private Difference? CompareArrays(Array expected, Array actual)
    {
        for (var dimension = 0; dimension < expected.Rank; dimension++)
        {
            if (expected.GetLength(dimension) != actual.GetLength(dimension) ||
                expected.GetLowerBound(dimension) != actual.GetLowerBound(dimension))
            {
                return Differ(Display.Bounds(expected), Display.Bounds(actual));
            }
        }

        return CompareElements(expected, actual);
    }

    private Difference? CompareElements(IEnumerable expected, IEnumerable actual)
    {
        var (left, right) = (expected.GetEnumerator(), actual.GetEnumerator());
        for (var index = 0; ; index++)
        {
            var (hasLeft, hasRight) = (left.MoveNext(), right.MoveNext());
            if (hasLeft != hasRight)
            {
                return hasLeft
                    ? Differ("more elements", $"only {index}")
                    : Differ($"only {index} elements", "more");
            }

            if (!hasLeft)
            {
                return null;
            }

            if (Compare(left.Current, right.Current) is { } difference)
            {
                return difference.Below($"[{index}]");
            }
        }
    }

    private Difference? CompareEntries(IEnumerable expected, IEnumerable actual, Shape shape)
    {
        if (Compare(shape.ComparerOf(expected), shape.ComparerOf(actual)) is { } difference)
        {
            return difference.Below(".Comparer");
        }

        var others = EntriesOf(actual, shape).ToDictionary(entry => ValueTuple.Create(entry.Key));
        foreach (var (key, value) in EntriesOf(expected, shape))
        {
            if (!others.Remove(ValueTuple.Create(key), out var other))
            {
                return Differ($"the entry {Display.Of(key)}", "none");
            }

            // Keys that look the same to the collection may still differ, as 0.0 and -0.0 do.
            if ((Compare(key, other.Key) ?? Compare(value, other.Value)) is { } inside)
            {
                return inside.Below($"[{Display.Of(key)}]");
            }
        }

        return others.Count == 0 ? null : Differ("no more entries", $"an entry {Display.Of(others.First().Key.Item1)}");
    }

    private Difference? CompareFields(object expected, object actual, Shape shape)
    {
        foreach (var field in shape.Fields)
        {
            if (Compare(field.GetValue(expected), field.GetValue(actual)) is { } difference)
            {
                return difference.Below("." + Display.NameOf(field));
            }
        }

        return null;
    }

    private Shape ShapeOf(Type type)
    {
        if (!_shapes.TryGetValue(type, out var shape))
        {
            _shapes.Add(type, shape = new Shape(type));
        }

        return shape;
    }

    private static IEnumerable<(object? Key, object? Value)> EntriesOf(IEnumerable collection, Shape shape)
    {
        if (shape.Kind == ShapeKind.Set)
        {
            foreach (var element in collection)
            {
                yield return (element, null);
            }
        }
        else
        {
            foreach (DictionaryEntry entry in (IDictionary)collection)
            {
                yield return (entry.Key, entry.Value);
            }
        }
    }

    // Numbers are compared by their bits: NaN equals itself here, 0.0 and -0.0 differ.
    private static bool AreEqual(object expected, object actual) => expected switch
    {
        float value => BitConverter.SingleToInt32Bits(value) == BitConverter.SingleToInt32Bits((float)actual),
        double value => BitConverter.DoubleToInt64Bits(value) == BitConverter.DoubleToInt64Bits((double)actual),
        string value => string.Equals(value, (string)actual, StringComparison.Ordinal),
        _ => expected.Equals(actual),
    };

    private static Difference Differ(string expected, string actual) => new("", expected, actual);
}
