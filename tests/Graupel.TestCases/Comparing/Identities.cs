namespace Graupel.TestCases.Comparing;

/// <summary>Which object of one graph is which of the other.</summary>
/// <param name="hasIdentity">Which types have an identity that counts.</param>
internal sealed class Identities(Func<Type, bool> hasIdentity)
{
    private readonly Dictionary<object, (object Actual, Place Place)> _actual = new(ReferenceEqualityComparer.Instance);
    private readonly Dictionary<object, Place> _places = new(ReferenceEqualityComparer.Instance);

    /// <summary>Takes two objects of one type that stand at the same place.</summary>
    /// <returns>Null when both are met for the first time, so that their parts are to be compared.</returns>
    public Meeting? Meet(object expected, object actual, Place place)
    {
        // There is one empty array of a type, in effect.
        if (expected.GetType().IsValueType || expected is Array { Length: 0 } || !hasIdentity(expected.GetType()))
        {
            return null;
        }

        if (_actual.TryGetValue(expected, out (object Actual, Place Place) known))
        {
            return new(ReferenceEquals(known.Actual, actual) ? null : $"expected the object that is at {known.Place}, found another");
        }

        if (!_places.TryAdd(actual, place))
        {
            return new($"expected another object than at {_places[actual]}, found the same");
        }

        _actual.Add(expected, (actual, place));
        return null;
    }

    /// <summary>What came of two objects of which one was met before.</summary>
    public sealed record Meeting(string? Difference);
}
