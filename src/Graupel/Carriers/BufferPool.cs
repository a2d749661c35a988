using System.Buffers;

namespace Graupel.Carriers;

/// <summary>
/// Buffers that are borrowed. Those of up to <see cref="MaxPooled"/> bytes come from the shared pool; larger ones are left to the
/// garbage collector, so that nothing is held after a big message. Whoever needs larger ones and knows how much a message takes in all may
/// borrow up to <see cref="MaxLarge"/> bytes.
/// </summary>
internal static class BufferPool
{
    /// <summary>Bytes of the largest buffer that goes back to the pool.</summary>
    public const int MaxPooled = 1 << 20;

    /// <summary>Bytes of the largest buffer that goes back to the pool after a message whose size is known.</summary>
    public const int MaxLarge = 16 << 20;

    /// <summary>Gives a buffer of at least <paramref name="minimum"/> bytes, whatever they hold.</summary>
    public static byte[] Rent(int minimum) => minimum <= MaxPooled ? ArrayPool<byte>.Shared.Rent(minimum) : Allocate(minimum);

    /// <summary>Takes a buffer back.</summary>
    public static void Return(byte[] buffer)
    {
        // The pool gives out powers of two, so what is larger than MaxPooled did not come from it.
        if (buffer.Length <= MaxPooled)
        {
            ArrayPool<byte>.Shared.Return(buffer);
        }
    }

    /// <summary>The same, from the pool up to <see cref="MaxLarge"/> bytes.</summary>
    public static byte[] RentLarge(int minimum) => minimum <= MaxLarge ? ArrayPool<byte>.Shared.Rent(minimum) : Allocate(minimum);

    /// <summary>Takes a buffer back that <see cref="RentLarge"/> gave.</summary>
    public static void ReturnLarge(byte[] buffer)
    {
        if (buffer.Length <= MaxLarge)
        {
            ArrayPool<byte>.Shared.Return(buffer);
        }
    }

    /// <summary>Makes an array that the caller fills from end to end before anybody else sees it.</summary>
    public static byte[] Allocate(int size) => GC.AllocateUninitializedArray<byte>(size);
}
