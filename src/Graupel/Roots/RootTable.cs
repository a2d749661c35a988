using System.Runtime.CompilerServices;

namespace Graupel.Roots;

/// <summary>The roots of one serializer, by the numbers of their types. Threads read it while one adds a root; a struct, so that it takes a step less to find one.</summary>
internal struct RootTable()
{
    // Replaced when a root is added, by one write when everything in it is complete; never changed.
    private object?[] _roots = [];

    /// <summary>The root of the type that has a number (<see cref="Slot{T}"/>), or null. Only <see cref="Add"/> fills its place, and with nothing else.</summary>
    public readonly object? this[int index]
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get
        {
            object?[] roots = _roots;
            return unchecked((uint)index < (uint)roots.Length) ? roots[index] : null;
        }
    }

    /// <summary>Adds the root of the type that has a number.</summary>
    public void Add(int index, object root)
    {
        var roots = new object?[Math.Max(_roots.Length, index + 1)];
        _roots.CopyTo(roots, 0);
        roots[index] = root;
        Volatile.Write(ref _roots, roots);
    }

    /// <summary>Forgets all roots.</summary>
    public void Clear() => Volatile.Write(ref _roots, []);
}
