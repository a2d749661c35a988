using System.Runtime.CompilerServices;
using Graupel.Converters;

namespace Graupel.Roots;

/// <summary>The roots of one serializer, by the numbers of their types. It is replaced when it grows and never changes.</summary>
internal sealed class RootTable
{
    private readonly object?[] _roots;

    private RootTable(object?[] roots) => _roots = roots;

    /// <summary>The table without roots.</summary>
    public static RootTable Empty { get; } = new([]);

    /// <summary>The root of the type that has a number, or null. Only <see cref="Add{T}"/> fills its place, and with nothing else.</summary>
    public object? this[int index]
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get
        {
            object?[] roots = _roots;
            return unchecked((uint)index < (uint)roots.Length) ? roots[index] : null;
        }
    }

    /// <summary>The root of a type, or null.</summary>
    public Serializer<T>? Find<T>() => KnownCast.To<Serializer<T>?>(this[Slot<T>.Index]);

    /// <summary>A table with one root more.</summary>
    public RootTable Add<T>(Serializer<T> root)
    {
        int index = Slot<T>.Index;
        var roots = new object?[Math.Max(_roots.Length, index + 1)];
        _roots.CopyTo(roots, 0);
        roots[index] = root;
        return new RootTable(roots);
    }
}
