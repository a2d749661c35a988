namespace Graupel.Converters;

/// <summary>
/// The form of text that is shared: equal texts are one object. Whether two of them are one instance is no part of a value, so it does not matter to the
/// bytes either.
/// </summary>
internal sealed class TextIdentity : IEqualityComparer<object>
{
    public static TextIdentity Instance { get; } = new();

    bool IEqualityComparer<object>.Equals(object? x, object? y) => string.Equals((string?)x, (string?)y, StringComparison.Ordinal);

    int IEqualityComparer<object>.GetHashCode(object value) => ((string)value).GetHashCode(StringComparison.Ordinal);
}
