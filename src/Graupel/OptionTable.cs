using System.Diagnostics.CodeAnalysis;

namespace Graupel;

/// <summary>What options say of types. It never changes, and equals another one of the same content, in whatever order it was built.</summary>
internal sealed class OptionTable<TValue> : IEquatable<OptionTable<TValue>>
{
    private readonly Dictionary<Type, TValue> _values;

    private OptionTable(Dictionary<Type, TValue> values) => _values = values;

    /// <summary>The number of types.</summary>
    public int Count => _values.Count;

    /// <summary>A table with one more type, or another value of one.</summary>
    public static OptionTable<TValue> With(OptionTable<TValue>? before, Type type, TValue value) =>
        new(new Dictionary<Type, TValue>(before?._values ?? []) { [type] = value });

    /// <summary>Finds the value of a type.</summary>
    public bool TryGet(Type type, [MaybeNullWhen(false)] out TValue value) => _values.TryGetValue(type, out value);

    /// <inheritdoc/>
    public bool Equals(OptionTable<TValue>? other)
    {
        if (ReferenceEquals(this, other))
        {
            return true;
        }

        if (other is null || other.Count != Count)
        {
            return false;
        }

        foreach ((Type type, TValue value) in _values)
        {
            if (!other._values.TryGetValue(type, out TValue? same) || !Equals(value, same))
            {
                return false;
            }
        }

        return true;
    }

    /// <inheritdoc/>
    public override bool Equals(object? obj) => Equals(obj as OptionTable<TValue>);

    /// <inheritdoc/>
    public override int GetHashCode()
    {
        int hash = 0;
        foreach ((Type type, TValue value) in _values)
        {
            hash ^= HashCode.Combine(type, value);
        }

        return hash;
    }
}
