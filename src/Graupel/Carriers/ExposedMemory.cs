using System.Diagnostics.CodeAnalysis;
using System.Runtime.CompilerServices;

namespace Graupel.Carriers;

/// <summary>Memory streams that let their memory be read in place.</summary>
internal static class ExposedMemory
{
    /// <summary>Whether a stream is one. A derived class may do more on reading than copy bytes, so it is read as any other stream.</summary>
    /// <param name="stream">The stream.</param>
    /// <param name="memory">The same stream.</param>
    /// <param name="rest">The bytes from its position on.</param>
    /// <param name="position">The position.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool TryGet(Stream stream, [NotNullWhen(true)] out MemoryStream? memory, out ReadOnlySpan<byte> rest, out long position)
    {
        position = 0;
        memory = stream.GetType() == typeof(MemoryStream) ? (MemoryStream)stream : null;
        if (memory is null || !memory.TryGetBuffer(out ArraySegment<byte> all))
        {
            rest = default;
            return false;
        }

        position = memory.Position;
        rest = all.AsSpan((int)Math.Min(position, all.Count));
        return true;
    }
}
