using System.Diagnostics.CodeAnalysis;

namespace Graupel.Converters;

/// <summary>The value, which is made if it is not yet; a tuple of one around it tells no lazy from a lazy null.</summary>
internal sealed class LazySurrogate<[DynamicallyAccessedMembers(DynamicallyAccessedMemberTypes.PublicParameterlessConstructor)] T> : Surrogate<Lazy<T>, Tuple<T>>
{
    public override Tuple<T> ToWire(Lazy<T> value, long offset)
    {
        CollectionTypes.EnsureExact(value, typeof(Lazy<T>));
        return new(value.Value);
    }

    public override Lazy<T> FromWire(Tuple<T> wire, long offset) => new(wire.Item1);
}
