using System.Runtime.CompilerServices;
using Graupel.Converters;

namespace Graupel.Roots;

/// <summary>The roots of one serializer, by the numbers of their types. Threads read it while one adds a root; a struct, so that it takes a step less to find one.</summary>
internal struct RootTable()
{
    // Replaced when a root is added, by one write when everything in it is complete; never changed.
    private object?[] _roots = [];

    /// <summary>The root of the type that has a number, or null. Only <see cref="Add{T}"/> fills its place, and with nothing else.</summary>
    public readonly object? this[int index]
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get
        {
            object?[] roots = _roots;
            return unchecked((uint)index < (uint)roots.Length) ? roots[index] : null;
        }
    }

    /// <summary>The root of a type, or null. All roots of a table are of one sort.</summary>
    public readonly TRoot? Find<T, TRoot>()
        where TRoot : class
        => KnownCast.To<TRoot?>(this[Slot<T>.Index]);

    /// <summary>Adds a root.</summary>
    public void Add<T>(object root)
    {
        int index = Slot<T>.Index;
        var roots = new object?[Math.Max(_roots.Length, index + 1)];
        _roots.CopyTo(roots, 0);
        roots[index] = root;
        Volatile.Write(ref _roots, roots);
    }

    /// <summary>Forgets all roots.</summary>
    public void Clear() => Volatile.Write(ref _roots, []);
}
