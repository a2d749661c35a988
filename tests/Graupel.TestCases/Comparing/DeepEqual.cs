using System.Buffers;
using System.Collections;
using System.Diagnostics.CodeAnalysis;
using System.Reflection;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace Graupel.TestCases.Comparing;

/// <summary>
/// Compares two graphs without asking their types what they think is equal: run-time types, all fields, bits of numbers, kinds of dates,
/// comparers and order of dictionaries and sets, null against empty. Capacity and where memory lies do not count. Chains may be of any
/// length. Cycles are followed only where identity is compared: then both graphs must share the same objects at the same places.
/// </summary>
[RequiresUnreferencedCode("Fields may be trimmed away.")]
[RequiresDynamicCode("Members of generic types are called by reflection.")]
public sealed class DeepEqual
{
    private readonly Stack<(object? Expected, object? Actual, Place Place)> _pending = new();

    private readonly Func<DateTime, DateTime>? _dates;
    private readonly Identities? _identities;

    private DeepEqual(Func<DateTime, DateTime>? dates, Func<Type, bool>? hasIdentity)
    {
        _dates = dates;
        _identities = hasIdentity is null ? null : new Identities(hasIdentity);
    }

    /// <summary>Says what differs first, and where; null for equal graphs.</summary>
    /// <param name="expected">A graph.</param>
    /// <param name="actual">Another.</param>
    /// <param name="dates">What becomes of expected dates, for formats that do not keep their kind.</param>
    /// <param name="hasIdentity">Which types have an identity that counts; none by default.</param>
    public static string? Difference(
        object? expected, object? actual, Func<DateTime, DateTime>? dates = null, Func<Type, bool>? hasIdentity = null) =>
        new DeepEqual(dates, hasIdentity).Find(expected, actual);

    private string? Find(object? expected, object? actual)
    {
        _pending.Push((expected, actual, Place.Root));
        while (_pending.TryPop(out var next))
        {
            if (Compare(next.Expected, next.Actual, next.Place) is { } difference)
            {
                return $"{next.Place}: {difference}";
            }
        }

        return null;
    }

    private string? Compare(object? expected, object? actual, Place place)
    {
        if (expected is null || actual is null)
        {
            return ReferenceEquals(expected, actual) ? null : Differ(expected, actual);
        }

        Type type = expected.GetType();
        if (type != actual.GetType() && !Leaves.HideType(expected, actual))
        {
            return $"expected a {type}, found a {actual.GetType()}";
        }

        if (Leaves.For(type) is { } equality)
        {
            expected = _dates is not null && expected is DateTime date ? _dates(date) : expected;
            return equality(expected, actual) ? null : Differ(expected, actual);
        }

        if (_identities?.Meet(expected, actual, place) is { } met)
        {
            return met.Difference;
        }

        return expected switch
        {
            IElements elements => CompareItems(elements.Elements, ((IElements)actual).Elements, place),
            _ when type.IsDefined(typeof(InlineArrayAttribute), inherit: false) => throw new NotSupportedException($"{type} hides its elements; implement {nameof(IElements)}."),
            Array array => Compare(array, (Array)actual, place),
            IList list when IsA(type, typeof(List<>)) => CompareItems(list, (IList)actual, place),
            _ when IsA(type, typeof(Dictionary<,>)) => CompareMaps((IDictionary)expected, (IDictionary)actual, place),
            _ when IsA(type, typeof(HashSet<>)) => CompareSets((IEnumerable)expected, (IEnumerable)actual, place),
            _ when IsA(type, typeof(Memory<>)) || IsA(type, typeof(ReadOnlyMemory<>)) => Compare(Content(expected), Content(actual), place),
            _ when IsA(type, typeof(ReadOnlySequence<>)) => Compare(Pieces(expected), Pieces(actual), place),
            _ when IsA(type, typeof(Lazy<>)) => Compare(Get(expected, "Value"), Get(actual, "Value"), place),
            _ when IsA(type, typeof(ArraySegment<>)) => CompareSegments(expected, actual, place),
            _ => KnownCollection.Is(type) ? CompareCollections(expected, actual, place) : CompareFields(FieldList.Of(type), expected, actual, place),
        };
    }

    private string? Compare(Array expected, Array actual, Place place)
    {
        for (int dimension = 0; dimension < expected.Rank; dimension++)
        {
            if (expected.GetLength(dimension) != actual.GetLength(dimension))
            {
                return $"expected length {expected.GetLength(dimension)} of dimension {dimension}, found {actual.GetLength(dimension)}";
            }
        }

        return expected.GetType().GetElementType()!.IsPrimitive && Bytes(expected).SequenceEqual(Bytes(actual))
            ? null
            : CompareItems(expected.Cast<object?>().ToArray(), actual.Cast<object?>().ToArray(), place);
    }

    private static ReadOnlySpan<byte> Bytes(Array array) =>
        MemoryMarshal.CreateReadOnlySpan(ref MemoryMarshal.GetArrayDataReference(array), Buffer.ByteLength(array));

    private string? CompareItems(IList expected, IList actual, Place place)
    {
        if (expected.Count != actual.Count)
        {
            return $"expected {expected.Count} elements, found {actual.Count}";
        }

        for (int i = expected.Count - 1; i >= 0; i--)
        {
            _pending.Push((expected[i], actual[i], place.Element(i)));
        }

        return null;
    }

    private string? CompareMaps(IDictionary expected, IDictionary actual, Place place)
    {
        if (!Equals(Get(expected, "Comparer"), Get(actual, "Comparer")))
        {
            return $"expected comparer {Get(expected, "Comparer")}, found {Get(actual, "Comparer")}";
        }

        if (actual.Keys.Cast<object>().FirstOrDefault(key => !actual.Contains(key)) is { } lost)
        {
            return $"key {Leaves.Show(lost)} is listed but not found";
        }

        return CompareItems(Pairs(expected), Pairs(actual), place);
    }

    private string? CompareSets(IEnumerable expected, IEnumerable actual, Place place)
    {
        if (!Equals(Get(expected, "Comparer"), Get(actual, "Comparer")))
        {
            return $"expected comparer {Get(expected, "Comparer")}, found {Get(actual, "Comparer")}";
        }

        MethodInfo contains = actual.GetType().GetMethod("Contains")!;
        object?[] items = [.. actual.Cast<object?>()];
        if (items.Any(item => !(bool)contains.Invoke(actual, [item])!))
        {
            return "an element is listed but not found";
        }

        return CompareItems(expected.Cast<object?>().ToArray(), items, place);
    }

    private string? CompareCollections(object expected, object actual, Place place)
    {
        (KnownCollection one, KnownCollection other) = (KnownCollection.Of(expected), KnownCollection.Of(actual));
        if (!one.Comparers.SequenceEqual(other.Comparers))
        {
            return $"expected comparers {string.Join(", ", one.Comparers)}, found {string.Join(", ", other.Comparers)}";
        }

        if (other.Lost is { } lost)
        {
            return $"{Leaves.Show(lost)} is listed but not found";
        }

        return CompareItems(one.Items, other.Items, place) ?? CompareFields(KnownCollection.OwnFields(expected.GetType()), expected, actual, place);
    }

    private string? CompareSegments(object expected, object actual, Place place) =>
        Get(expected, "Array") is null != (Get(actual, "Array") is null)
            ? "one segment has no array"
            : Get(expected, "Array") is null ? null : Compare(Content(expected), Content(actual), place);

    private string? CompareFields(FieldInfo[] fields, object expected, object actual, Place place)
    {
        for (int i = fields.Length - 1; i >= 0; i--)
        {
            _pending.Push((fields[i].GetValue(expected), fields[i].GetValue(actual), place.Member(fields[i].Name)));
        }

        return null;
    }

    private static List<object?> Pairs(IDictionary map)
    {
        var pairs = new List<object?>();
        for (IDictionaryEnumerator each = map.GetEnumerator(); each.MoveNext();)
        {
            pairs.Add(each.Key);
            pairs.Add(each.Value);
        }

        return pairs;
    }

    private static Array Content(object view) => (Array)view.GetType().GetMethod("ToArray", [])!.Invoke(view, null)!;

    private static Array Pieces(object sequence) =>
        (Array)typeof(BuffersExtensions).GetMethod("ToArray")!.MakeGenericMethod(sequence.GetType().GetGenericArguments()).Invoke(null, [sequence])!;

    private static object? Get(object value, string property) => value.GetType().GetProperty(property)!.GetValue(value);

    private static bool IsA(Type type, Type definition) => type.IsGenericType && type.GetGenericTypeDefinition() == definition;

    private static string Differ(object? expected, object? actual) => $"expected {Leaves.Show(expected)}, found {Leaves.Show(actual)}";
}
