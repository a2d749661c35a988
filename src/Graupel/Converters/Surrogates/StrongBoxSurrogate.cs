using System.Runtime.CompilerServices;

namespace Graupel.Converters;

/// <summary>The value; a tuple of one around it tells no box from a box of null. The box is there before its value, which may refer to it.</summary>
internal sealed class StrongBoxSurrogate<T> : FilledSurrogate<StrongBox<T>, Tuple<T>>
{
    public override Tuple<T> ToWire(StrongBox<T> value, long offset)
    {
        CollectionTypes.EnsureExact(value, typeof(StrongBox<T>));
        return new(value.Value!);
    }

    public override StrongBox<T> Create() => new();

    public override void Fill(StrongBox<T> value, Tuple<T> wire, long offset) => value.Value = wire.Item1;
}
