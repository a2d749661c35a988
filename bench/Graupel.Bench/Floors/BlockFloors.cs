using System.Numerics;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using Graupel.Formats;
using static Graupel.Bench.Floors.FloorOutput;

namespace Graupel.Bench.Floors;

/// <summary>Sequences of fixed-size elements, written and read by hand in the Fast format: one block of memory.</summary>
internal static class BlockFloors
{
    public static byte[] Write<T>(ReadOnlySpan<T> items, WireKind kind)
        where T : unmanaged
    {
        ReadOnlySpan<byte> body = MemoryMarshal.AsBytes(items);
        Span<byte> header = stackalloc byte[8];
        int size = Varint(ref header[0], (uint)items.Length + 2);
        header[size++] = (byte)kind;
        byte[] result = GC.AllocateUninitializedArray<byte>(size + body.Length);
        header[..size].CopyTo(result);
        body.CopyTo(result.AsSpan(size));
        return result;
    }

    public static T[] ReadArray<T>(byte[] bytes, WireKind kind)
        where T : unmanaged
    {
        ReadOnlySpan<byte> body = Body<T>(bytes, kind, out int count);
        T[] array = GC.AllocateUninitializedArray<T>(count);
        body.CopyTo(MemoryMarshal.AsBytes(array.AsSpan()));
        return array;
    }

    public static List<T> ReadList<T>(byte[] bytes, WireKind kind)
        where T : unmanaged
    {
        ReadOnlySpan<byte> body = Body<T>(bytes, kind, out int count);
        var list = new List<T>(count);
        CollectionsMarshal.SetCount(list, count);
        body.CopyTo(MemoryMarshal.AsBytes(CollectionsMarshal.AsSpan(list)));
        return list;
    }

    public static byte[] WriteBlob(byte[] blob)
    {
        Span<byte> header = stackalloc byte[8];
        int size = Varint(ref header[0], (uint)blob.Length + 1);
        byte[] result = GC.AllocateUninitializedArray<byte>(size + blob.Length);
        header[..size].CopyTo(result);
        blob.CopyTo(result, size);
        return result;
    }

    public static byte[] ReadBlob(byte[] bytes)
    {
        var input = new FloorInput(bytes);
        int count = (int)input.Varint() - 1;
        ReadOnlySpan<byte> body = input.Span(count);
        input.End();
        byte[] result = GC.AllocateUninitializedArray<byte>(count);
        body.CopyTo(result);
        return result;
    }

    public static byte[] WriteDates(List<DateTime> dates)
    {
        byte[] result = GC.AllocateUninitializedArray<byte>(3 + (8 * dates.Count));
        int size = Varint(ref result[0], (uint)dates.Count + 2);
        result[size++] = (byte)WireKind.DateTime;
        ReadOnlySpan<ulong> bits = MemoryMarshal.Cast<DateTime, ulong>(CollectionsMarshal.AsSpan(dates));
        if (AreUsualDates(bits))
        {
            MemoryMarshal.AsBytes(bits).CopyTo(result.AsSpan(size));
            return result;
        }

        ref byte place = ref Unsafe.Add(ref MemoryMarshal.GetArrayDataReference(result), size);
        foreach (DateTime date in CollectionsMarshal.AsSpan(dates))
        {
            Store(ref place, 0, ObjectFloors.FastDates(date));
            place = ref Unsafe.Add(ref place, 8);
        }

        return result;
    }

    public static List<DateTime> ReadDates(byte[] bytes)
    {
        ReadOnlySpan<ulong> body = MemoryMarshal.Cast<byte, ulong>(Body<ulong>(bytes, WireKind.DateTime, out int count));
        var list = new List<DateTime>(count);
        CollectionsMarshal.SetCount(list, count);
        Span<DateTime> dates = CollectionsMarshal.AsSpan(list);
        if (AreUsualDates(body))
        {
            body.CopyTo(MemoryMarshal.Cast<DateTime, ulong>(dates));
            return list;
        }

        for (int i = 0; i < dates.Length; i++)
        {
            dates[i] = Date(body[i]);
        }

        return list;
    }

    // Not local, and with ticks in their range: the bits of the memory are those of the wire.
    private static bool AreUsualDates(ReadOnlySpan<ulong> bits)
    {
        var local = new Vector<ulong>(1UL << 63);
        var ticks = new Vector<ulong>((1UL << 62) - 1);
        var most = new Vector<ulong>((ulong)DateTime.MaxValue.Ticks);
        Vector<ulong> unusual = Vector<ulong>.Zero;
        int i = 0;
        for (; i <= bits.Length - Vector<ulong>.Count; i += Vector<ulong>.Count)
        {
            var each = new Vector<ulong>(bits[i..]);
            unusual |= (each & local) | Vector.GreaterThan(each & ticks, most);
        }

        for (; i < bits.Length; i++)
        {
            if (bits[i] >> 63 != 0 || (bits[i] & ((1UL << 62) - 1)) > (ulong)DateTime.MaxValue.Ticks)
            {
                return false;
            }
        }

        return unusual == Vector<ulong>.Zero;
    }

    public static byte[] WriteSet(HashSet<int> set)
    {
        byte[] result = GC.AllocateUninitializedArray<byte>(3 + (4 * set.Count));
        int size = Varint(ref result[0], (uint)set.Count + 2);
        result[size++] = (byte)WireKind.Int32;
        ref byte place = ref Unsafe.Add(ref MemoryMarshal.GetArrayDataReference(result), size);
        foreach (int item in set)
        {
            Store(ref place, 0, item);
            place = ref Unsafe.Add(ref place, 4);
        }

        return result;
    }

    public static HashSet<int> ReadSet(byte[] bytes)
    {
        ReadOnlySpan<int> body = MemoryMarshal.Cast<byte, int>(Body<int>(bytes, WireKind.Int32, out int count));
        var set = new HashSet<int>(count);
        foreach (int item in body)
        {
            if (!set.Add(item))
            {
                throw new InvalidDataException();
            }
        }

        return set;
    }

    private static ReadOnlySpan<byte> Body<T>(byte[] bytes, WireKind kind, out int count)
    {
        var input = new FloorInput(bytes);
        count = (int)input.Varint() - 2;
        if (input.Take(1) != (byte)kind)
        {
            throw new InvalidDataException();
        }

        ReadOnlySpan<byte> body = input.Span(checked(count * Unsafe.SizeOf<T>()));
        input.End();
        return body;
    }
}
