using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using Graupel.Bench.Floors;
using static Graupel.Bench.Floors.FloorOutput;

namespace Graupel.Bench.IcyRain;

/// <summary>What the other floors lack of those tables, by hand.</summary>
internal static class TableFloors
{
    private const ulong Header = 0x2A_80_60_43_22_10_19;
    private const int HeaderSize = 7;
    private const int FixedSize = 26;

    public static byte[] WriteScalar<T>(T value)
        where T : unmanaged
    {
        FloorBuffer.Holder holder = FloorBuffer.Rent();
        try
        {
            Store(ref holder.Bytes[0], 0, value);
            return holder.Copy(Unsafe.SizeOf<T>());
        }
        finally
        {
            holder.IsBusy = false;
        }
    }

    public static object ReadInt(byte[] bytes)
    {
        var input = new FloorInput(bytes);
        int value = Unsafe.ReadUnaligned<int>(ref input.Take(sizeof(int)));
        input.End();
        return value;
    }

    public static object ReadBool(byte[] bytes)
    {
        var input = new FloorInput(bytes);
        byte value = input.Take(1);
        input.End();
        return value <= 1 ? value == 1 : throw new InvalidDataException();
    }

    public static byte[] WriteObject(TestData? data)
    {
        FloorBuffer.Holder holder = FloorBuffer.Rent();
        try
        {
            if (data is null)
            {
                return [0];
            }

            nint need = HeaderSize + FixedSize + Max(data.Property5) + Slack;
            byte[] buffer = holder.Bytes.Length < need ? holder.Grow(0, need) : holder.Bytes;
            ref byte start = ref MemoryMarshal.GetArrayDataReference(buffer);
            Store(ref start, 0, Header);
            ref byte run = ref Unsafe.Add(ref start, HeaderSize);
            Store(ref run, 0, data.Property1 ? (byte)1 : (byte)0);
            Store(ref run, 1, data.Property2);
            Store(ref run, 5, data.Property3);
            Store(ref run, 13, ObjectFloors.FastDates(data.Property4));
            Store(ref run, 21, data.Property6.HasValue ? (byte)1 : (byte)0);
            Store(ref run, 22, data.Property6.GetValueOrDefault());
            return holder.Copy(HeaderSize + FixedSize + (int)Text(ref Unsafe.Add(ref run, FixedSize), data.Property5));
        }
        finally
        {
            holder.IsBusy = false;
        }
    }

    public static TestData ReadObject(byte[] bytes)
    {
        var input = new FloorInput(bytes);
        if (!input.StartsWith(Header, (1UL << (8 * HeaderSize)) - 1))
        {
            throw new InvalidDataException();
        }

        input.Take(HeaderSize);
        ref byte run = ref input.Take(FixedSize);
        byte flag = run;
        byte presence = Unsafe.Add(ref run, 21);
        int last = Unsafe.ReadUnaligned<int>(ref Unsafe.Add(ref run, 22));
        if (flag > 1 || presence > 1 || (presence == 0 && last != 0))
        {
            throw new InvalidDataException();
        }

        var data = new TestData
        {
            Property1 = flag != 0,
            Property2 = Unsafe.ReadUnaligned<int>(ref Unsafe.Add(ref run, 1)),
            Property3 = Unsafe.ReadUnaligned<double>(ref Unsafe.Add(ref run, 5)),
            Property4 = Date(Unsafe.ReadUnaligned<ulong>(ref Unsafe.Add(ref run, 13))),
            Property5 = input.Text(),
            Property6 = presence == 1 ? last : null,
        };
        input.End();
        return data;
    }
}
