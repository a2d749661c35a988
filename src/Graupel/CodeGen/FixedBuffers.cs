using System.ComponentModel;
using System.Globalization;
using Graupel.Converters;

namespace Graupel.CodeGen;

/// <summary>Fixed buffers in structs (<c>fixed byte name[16]</c>), which are written as the array of their elements.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public static class FixedBuffers
{
    /// <summary>A copy of the elements.</summary>
    /// <param name="first">The first element of the buffer.</param>
    /// <param name="length">The number of elements that the buffer is declared with.</param>
    public static T[] ToArray<T>(ref T first, int length)
        where T : unmanaged
        => ElementMemory.Items(ref first, length).ToArray();

    /// <summary>Copies elements into a buffer.</summary>
    /// <param name="first">The first element of the buffer.</param>
    /// <param name="length">The number of elements that the buffer is declared with.</param>
    /// <param name="items">As many elements; null leaves the buffer as it is.</param>
    /// <exception cref="GraupelException">There are more or fewer elements.</exception>
    public static void Fill<T>(ref T first, int length, T[]? items)
        where T : unmanaged
    {
        // As a member that is missing, which some formats cannot tell from null.
        if (items is null)
        {
            return;
        }

        if (items.Length != length)
        {
            Throw.InvalidLength(string.Create(CultureInfo.InvariantCulture, $"{items.Length} elements for a fixed buffer of {length}"), -1);
        }

        items.CopyTo(ElementMemory.Items(ref first, length));
    }
}
