using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using Graupel.Bench.Floors;
using static Graupel.Bench.Floors.FloorOutput;

namespace Graupel.Bench.StructPacker;

/// <summary>The small structure by hand.</summary>
internal static class SmallFloor
{
    private const int FixedSize = 65;

    public static byte[] Write(in SmallMessage message)
    {
        FloorBuffer.Holder holder = FloorBuffer.Rent();
        try
        {
            nint need = FixedSize + Max(message.Text) + Slack;
            byte[] buffer = holder.Bytes.Length < need ? holder.Grow(0, need) : holder.Bytes;
            ref byte run = ref MemoryMarshal.GetArrayDataReference(buffer);
            Store(ref run, 0, message.Short);
            Store(ref run, 2, message.Int);
            Store(ref run, 6, message.Long);
            Store(ref run, 14, message.UShort);
            Store(ref run, 16, message.UInt);
            Store(ref run, 20, message.ULong);
            Store(ref run, 28, message.Byte);
            Store(ref run, 29, message.SByte);
            Store(ref run, 30, ObjectFloors.FastDates(message.Date));
            Store(ref run, 38, message.Span.Ticks);
            Store(ref run, 46, message.Bool ? (byte)1 : (byte)0);
            Store(ref run, 47, message.Char);
            decimal.GetBits(message.Decimal, MemoryMarshal.Cast<byte, int>(MemoryMarshal.CreateSpan(ref Unsafe.Add(ref run, 49), 16)));
            return holder.Copy(FixedSize + (int)Text(ref Unsafe.Add(ref run, FixedSize), message.Text));
        }
        finally
        {
            holder.IsBusy = false;
        }
    }

    public static SmallMessage Read(byte[] bytes)
    {
        var input = new FloorInput(bytes);
        ref byte run = ref input.Take(FixedSize);
        byte flag = Unsafe.Add(ref run, 46);
        var message = new SmallMessage
        {
            Short = Unsafe.ReadUnaligned<short>(ref run),
            Int = Unsafe.ReadUnaligned<int>(ref Unsafe.Add(ref run, 2)),
            Long = Unsafe.ReadUnaligned<long>(ref Unsafe.Add(ref run, 6)),
            UShort = Unsafe.ReadUnaligned<ushort>(ref Unsafe.Add(ref run, 14)),
            UInt = Unsafe.ReadUnaligned<uint>(ref Unsafe.Add(ref run, 16)),
            ULong = Unsafe.ReadUnaligned<ulong>(ref Unsafe.Add(ref run, 20)),
            Byte = Unsafe.Add(ref run, 28),
            SByte = Unsafe.ReadUnaligned<sbyte>(ref Unsafe.Add(ref run, 29)),
            Date = Date(Unsafe.ReadUnaligned<ulong>(ref Unsafe.Add(ref run, 30))),
            Span = new TimeSpan(Unsafe.ReadUnaligned<long>(ref Unsafe.Add(ref run, 38))),
            Bool = flag <= 1 ? flag == 1 : throw new InvalidDataException(),
            Char = Unsafe.ReadUnaligned<char>(ref Unsafe.Add(ref run, 47)),
            Decimal = new decimal(MemoryMarshal.Cast<byte, int>(MemoryMarshal.CreateSpan(ref Unsafe.Add(ref run, 49), 16))),
            Text = input.Text(),
        };
        input.End();
        return message;
    }
}
