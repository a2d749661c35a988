using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace Graupel.Bench.Floors;

/// <summary>What every root call pays, by hand: a buffer of the thread, a guard against re-entrance, an exact copy.</summary>
internal static class FloorBuffer
{
    private const int Size = 64 * 1024;

    [ThreadStatic]
    private static Holder? _holder;

    public static Holder Rent()
    {
        Holder holder = _holder ??= new Holder();
        if (holder.IsBusy)
        {
            holder = new Holder();
        }

        holder.IsBusy = true;
        return holder;
    }

    public sealed class Holder
    {
        public byte[] Bytes { get; private set; } = GC.AllocateUninitializedArray<byte>(Size);

        public bool IsBusy { get; set; }

        public byte[] Copy(int length)
        {
            byte[] result = GC.AllocateUninitializedArray<byte>(length);
            Unsafe.CopyBlockUnaligned(ref MemoryMarshal.GetArrayDataReference(result), ref MemoryMarshal.GetArrayDataReference(Bytes), (uint)length);
            return result;
        }

        public byte[] Grow(int position, nint needed)
        {
            byte[] larger = GC.AllocateUninitializedArray<byte>((int)Math.Max(Bytes.Length * 2L, position + needed));
            Bytes.AsSpan(0, position).CopyTo(larger);
            return Bytes = larger;
        }
    }
}
