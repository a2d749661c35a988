using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using static Graupel.Bench.Floors.MessagePackHand;

namespace Graupel.Bench.Floors;

/// <summary>The collections of the peer workloads, written and read by hand in MessagePack.</summary>
internal static class MessagePackCollectionFloors
{
    private const int MaxInteger = 5;

    public static byte[] WriteInts(ReadOnlySpan<int> values)
    {
        FloorBuffer.Holder holder = FloorBuffer.Rent();
        try
        {
            ref byte start = ref Reserve(holder, 5 + (MaxInteger * (nint)values.Length));
            nint at = ArrayHeader(ref start, values.Length);
            foreach (int value in values)
            {
                at += Integer(ref Unsafe.Add(ref start, at), value);
            }

            return holder.Copy((int)at);
        }
        finally
        {
            holder.IsBusy = false;
        }
    }

    public static int[] ReadInts(byte[] bytes)
    {
        var input = new FloorInput(bytes);
        int[] values = GC.AllocateUninitializedArray<int>(CheckedCount(ref input));
        GetInts(ref input, values);
        return values;
    }

    public static List<int> ReadIntList(byte[] bytes)
    {
        var input = new FloorInput(bytes);
        int count = CheckedCount(ref input);
        var values = new List<int>(count);
        CollectionsMarshal.SetCount(values, count);
        GetInts(ref input, CollectionsMarshal.AsSpan(values));
        return values;
    }

    public static byte[] WriteDoubles(double[] values)
    {
        FloorBuffer.Holder holder = FloorBuffer.Rent();
        try
        {
            ref byte start = ref Reserve(holder, 5 + (9 * (nint)values.Length));
            nint at = ArrayHeader(ref start, values.Length);
            foreach (double value in values)
            {
                at += Double(ref Unsafe.Add(ref start, at), value);
            }

            return holder.Copy((int)at);
        }
        finally
        {
            holder.IsBusy = false;
        }
    }

    public static double[] ReadDoubles(byte[] bytes)
    {
        var input = new FloorInput(bytes);
        double[] values = GC.AllocateUninitializedArray<double>(CheckedCount(ref input));
        for (int i = 0; i < values.Length; i++)
        {
            values[i] = Double(ref input);
        }

        input.End();
        return values;
    }

    public static byte[] WriteBlob(byte[] blob)
    {
        byte[] result = GC.AllocateUninitializedArray<byte>(5 + blob.Length);
        if (blob.Length <= ushort.MaxValue)
        {
            throw new NotSupportedException();
        }

        Put32(ref MemoryMarshal.GetArrayDataReference(result), 0xC6, (uint)blob.Length);
        blob.CopyTo(result, 5);
        return result;
    }

    public static byte[] ReadBlob(byte[] bytes)
    {
        var input = new FloorInput(bytes);
        ReadOnlySpan<byte> body = input.Span((int)Get32(ref input, 0xC6));
        input.End();
        byte[] result = GC.AllocateUninitializedArray<byte>(body.Length);
        body.CopyTo(result);
        return result;
    }

    public static byte[] WriteStrings(List<string> list)
    {
        FloorBuffer.Holder holder = FloorBuffer.Rent();
        try
        {
            nint at = ArrayHeader(ref Reserve(holder, 5), list.Count);
            ReadOnlySpan<string> items = FloorList.Items(list, out int version);
            foreach (string text in items)
            {
                at += Text(ref Reserve(holder, at, Max(text)), text);
            }

            FloorList.EnsureUnchanged(list, version);
            return holder.Copy((int)at);
        }
        finally
        {
            holder.IsBusy = false;
        }
    }

    public static List<string> ReadStrings(byte[] bytes)
    {
        var input = new FloorInput(bytes);
        List<string> list = GetStrings(ref input);
        input.End();
        return list;
    }

    public static List<string> GetStrings(ref FloorInput input)
    {
        int count = CheckedCount(ref input);
        var list = new List<string>(count);
        CollectionsMarshal.SetCount(list, count);
        foreach (ref string text in CollectionsMarshal.AsSpan(list))
        {
            text = Text(ref input)!;
        }

        return list;
    }

    public static byte[] WriteDates(List<DateTime> list)
    {
        FloorBuffer.Holder holder = FloorBuffer.Rent();
        try
        {
            ref byte start = ref Reserve(holder, 5 + (15 * (nint)list.Count));
            nint at = ArrayHeader(ref start, list.Count);
            ReadOnlySpan<DateTime> items = FloorList.Items(list, out int version);
            foreach (DateTime time in items)
            {
                at += Time(ref Unsafe.Add(ref start, at), time);
            }

            FloorList.EnsureUnchanged(list, version);
            return holder.Copy((int)at);
        }
        finally
        {
            holder.IsBusy = false;
        }
    }

    public static List<DateTime> ReadDates(byte[] bytes)
    {
        var input = new FloorInput(bytes);
        int count = CheckedCount(ref input);
        var list = new List<DateTime>(count);
        CollectionsMarshal.SetCount(list, count);
        foreach (ref DateTime time in CollectionsMarshal.AsSpan(list))
        {
            time = Time(ref input);
        }

        input.End();
        return list;
    }

    public static byte[] WriteDictionary(Dictionary<int, string> dictionary)
    {
        FloorBuffer.Holder holder = FloorBuffer.Rent();
        try
        {
            nint at = MapHeader(ref Reserve(holder, 5), dictionary.Count);
            foreach (KeyValuePair<int, string> pair in dictionary)
            {
                ref byte place = ref Reserve(holder, at, MaxInteger + Max(pair.Value));
                nint size = Integer(ref place, pair.Key);
                at += size + Text(ref Unsafe.Add(ref place, size), pair.Value);
            }

            return holder.Copy((int)at);
        }
        finally
        {
            holder.IsBusy = false;
        }
    }

    public static Dictionary<int, string> ReadDictionary(byte[] bytes)
    {
        var input = new FloorInput(bytes);
        int count = MapCount(ref input);
        input.EnsureLeft(2L * count);
        var dictionary = new Dictionary<int, string>(count);
        for (int i = 0; i < count; i++)
        {
            int key = Integer(ref input);
            if (!dictionary.TryAdd(key, Text(ref input)!))
            {
                throw new InvalidDataException();
            }
        }

        input.End();
        return dictionary;
    }

    public static byte[] WriteSet(HashSet<int> set)
    {
        FloorBuffer.Holder holder = FloorBuffer.Rent();
        try
        {
            ref byte start = ref Reserve(holder, 5 + (MaxInteger * (nint)set.Count));
            nint at = ArrayHeader(ref start, set.Count);
            foreach (int value in set)
            {
                at += Integer(ref Unsafe.Add(ref start, at), value);
            }

            return holder.Copy((int)at);
        }
        finally
        {
            holder.IsBusy = false;
        }
    }

    public static HashSet<int> ReadSet(byte[] bytes)
    {
        var input = new FloorInput(bytes);
        int count = CheckedCount(ref input);
        var set = new HashSet<int>(count);
        for (int i = 0; i < count; i++)
        {
            if (!set.Add(Integer(ref input)))
            {
                throw new InvalidDataException();
            }
        }

        input.End();
        return set;
    }

    private static void GetInts(ref FloorInput input, Span<int> values)
    {
        for (int i = 0; i < values.Length; i++)
        {
            values[i] = Integer(ref input);
        }

        input.End();
    }

    private static int CheckedCount(ref FloorInput input)
    {
        int count = Count(ref input);
        input.EnsureLeft(count);
        return count;
    }
}
