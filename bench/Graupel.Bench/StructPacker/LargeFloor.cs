using System.Buffers;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using Graupel.Bench.Floors;
using static Graupel.Bench.Floors.FloorOutput;

namespace Graupel.Bench.StructPacker;

/// <summary>The large structure by hand: nearly all of it is copies of memory.</summary>
internal static class LargeFloor
{
    public static byte[] Write(in LargeMessage message)
    {
        int[] sizes =
        [
            2 * message.Shorts!.Length, 4 * message.Ints!.Length, 8 * message.Longs!.Length, 2 * message.UShorts!.Length, 4 * message.UInts!.Length,
            8 * message.ULongs!.Length, message.Bytes!.Length, message.SBytes!.Length, message.Texts!.Sum(static text => (2 * text.Length) + 3),
            8 * message.Dates!.Length, 8 * message.Spans!.Length, message.Bools!.Length, 2 * message.Chars!.Length, 16 * message.Decimals!.Length,
        ];
        byte[] buffer = ArrayPool<byte>.Shared.Rent(sizes.Sum() + (5 * sizes.Length) + Slack);
        ref byte start = ref MemoryMarshal.GetArrayDataReference(buffer);
        int at = PutBlock<short>(ref start, message.Shorts);
        at += PutBlock<int>(ref Unsafe.Add(ref start, at), message.Ints);
        at += PutBlock<long>(ref Unsafe.Add(ref start, at), message.Longs);
        at += PutBlock<ushort>(ref Unsafe.Add(ref start, at), message.UShorts);
        at += PutBlock<uint>(ref Unsafe.Add(ref start, at), message.UInts);
        at += PutBlock<ulong>(ref Unsafe.Add(ref start, at), message.ULongs);
        at += PutBlock<byte>(ref Unsafe.Add(ref start, at), message.Bytes, 1);
        at += PutBlock<sbyte>(ref Unsafe.Add(ref start, at), message.SBytes);
        at += Varint(ref Unsafe.Add(ref start, at), (uint)message.Texts!.Length + 2);
        foreach (string text in message.Texts)
        {
            at += (int)Text(ref Unsafe.Add(ref start, at), text);
        }

        at += Varint(ref Unsafe.Add(ref start, at), (uint)message.Dates!.Length + 2);
        foreach (DateTime date in message.Dates)
        {
            Store(ref start, at, ObjectFloors.FastDates(date));
            at += 8;
        }

        at += PutBlock<TimeSpan>(ref Unsafe.Add(ref start, at), message.Spans);
        at += PutBlock<bool>(ref Unsafe.Add(ref start, at), message.Bools);
        at += PutBlock<char>(ref Unsafe.Add(ref start, at), message.Chars);
        at += Varint(ref Unsafe.Add(ref start, at), (uint)message.Decimals!.Length + 2);
        foreach (decimal value in message.Decimals)
        {
            decimal.GetBits(value, MemoryMarshal.Cast<byte, int>(MemoryMarshal.CreateSpan(ref Unsafe.Add(ref start, at), 16)));
            at += 16;
        }

        byte[] result = GC.AllocateUninitializedArray<byte>(at);
        buffer.AsSpan(0, at).CopyTo(result);
        ArrayPool<byte>.Shared.Return(buffer);
        return result;
    }

    public static LargeMessage Read(byte[] bytes)
    {
        var input = new FloorInput(bytes);
        var message = new LargeMessage
        {
            Shorts = GetBlock<short>(ref input),
            Ints = GetBlock<int>(ref input),
            Longs = GetBlock<long>(ref input),
            UShorts = GetBlock<ushort>(ref input),
            UInts = GetBlock<uint>(ref input),
            ULongs = GetBlock<ulong>(ref input),
            Bytes = GetBlock<byte>(ref input, 1),
            SBytes = GetBlock<sbyte>(ref input),
            Texts = new string[input.Varint() - 2],
        };
        foreach (ref string text in message.Texts.AsSpan())
        {
            text = input.Text()!;
        }

        message.Dates = new DateTime[input.Varint() - 2];
        foreach (ref DateTime date in message.Dates.AsSpan())
        {
            date = Date(Unsafe.ReadUnaligned<ulong>(ref input.Take(8)));
        }

        message.Spans = GetBlock<TimeSpan>(ref input);
        message.Bools = GetBlock<bool>(ref input);
        message.Chars = GetBlock<char>(ref input);
        message.Decimals = new decimal[input.Varint() - 2];
        foreach (ref decimal value in message.Decimals.AsSpan())
        {
            value = new decimal(MemoryMarshal.Cast<byte, int>(input.Span(16)));
        }

        input.End();
        return MemoryMarshal.AsBytes<bool>(message.Bools).ContainsAnyExceptInRange((byte)0, (byte)1) ? throw new InvalidDataException() : message;
    }

    private static int PutBlock<T>(ref byte place, ReadOnlySpan<T> items, uint headerOffset = 2)
        where T : unmanaged
    {
        int at = Varint(ref place, (uint)items.Length + headerOffset);
        ReadOnlySpan<byte> body = MemoryMarshal.AsBytes(items);
        body.CopyTo(MemoryMarshal.CreateSpan(ref Unsafe.Add(ref place, at), body.Length));
        return at + body.Length;
    }

    private static T[] GetBlock<T>(ref FloorInput input, uint headerOffset = 2)
        where T : unmanaged
    {
        int count = (int)(input.Varint() - headerOffset);
        ReadOnlySpan<byte> body = input.Span(count * Unsafe.SizeOf<T>());
        T[] items = GC.AllocateUninitializedArray<T>(count);
        body.CopyTo(MemoryMarshal.AsBytes(items.AsSpan()));
        return items;
    }
}
