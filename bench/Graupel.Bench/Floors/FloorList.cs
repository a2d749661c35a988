using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using Graupel.Converters;

namespace Graupel.Bench.Floors;

/// <summary>Lists that are written by hand, with the two checks of the library: they are of no derived class, and do not change meanwhile.</summary>
internal static class FloorList
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static ReadOnlySpan<T> Items<T>(List<T> list, out int version)
    {
        if (list.GetType() != typeof(List<T>))
        {
            throw new NotSupportedException();
        }

        version = ElementMemory.Versions<T>.Of(list);
        return CollectionsMarshal.AsSpan(list);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void EnsureUnchanged<T>(List<T> list, int version)
    {
        if (ElementMemory.Versions<T>.Of(list) != version)
        {
            throw new InvalidOperationException();
        }
    }
}
