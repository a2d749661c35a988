using System.Runtime.InteropServices;
using Graupel.Carriers;
using Graupel.Formats;
using Graupel.Formats.Compact;

namespace Graupel.Bench.NetSerializer;

/// <summary>Many integers: as they lie in memory, or in the blocks of Compact, whose code is the library's own.</summary>
internal static class IntBlocks
{
    public static nint Put<TCode>(ref byte place, ReadOnlySpan<int> values)
        where TCode : struct, IFloorCode
    {
        if (TCode.IsFixed)
        {
            MemoryMarshal.AsBytes(values).CopyTo(MemoryMarshal.CreateSpan(ref place, 4 * values.Length));
            return 4 * values.Length;
        }

        var nothing = new Output(null!);
        var cursor = new OutputCursor(MemoryMarshal.CreateSpan(ref place, (9 * values.Length) + (2 * OutputCursor.Slack)), ref nothing);
        BlockWriter<uint>.Write(ref cursor, MemoryMarshal.Cast<int, uint>(values), isSigned: true);
        return cursor.Written;
    }

    public static void Get<TCode, TInput>(ref TInput input, Span<int> destination)
        where TCode : struct, IFloorCode
        where TInput : struct, IFloorInput, allows ref struct
    {
        if (TCode.IsFixed)
        {
            input.Fill(MemoryMarshal.AsBytes(destination));
        }
        else
        {
            input.Blocks(destination);
        }
    }

    public static void Read(ref InputCursor input, Span<int> destination)
    {
        while (destination.Length >= BlockCode.Shortest)
        {
            Span<int> block = destination[..Math.Min(IntegerBlock.Length, destination.Length)];
            BlockReader<uint>.Read(ref input, MemoryMarshal.Cast<int, uint>(block), isSigned: true);
            destination = destination[block.Length..];
        }

        foreach (ref int one in destination)
        {
            int size = CompactNumber.SizeOf(input.Peek(1));
            one = CompactNumber.TryRead(input.TakeSpan(size), out ulong value) ? (int)CompactNumber.Unfold(value) : throw new InvalidDataException();
        }
    }
}
