using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using Graupel.Carriers;
using Graupel.Formats;
using Graupel.Formats.Compact;

namespace Graupel.Bench.NetSerializer;

/// <summary>A stream that cannot go back: nothing is taken that is not needed.</summary>
/// <param name="stream">The stream.</param>
/// <param name="buffer">Memory of the thread, for all that is not large.</param>
internal ref struct StreamInput(Stream stream, byte[] buffer) : IFloorInput
{
    private int _at;
    private int _end;

    public void Need(int size)
    {
        if (_end - _at < size)
        {
            Fetch(size);
        }
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public ref byte Take(int size)
    {
        Need(size);
        ref byte place = ref Unsafe.Add(ref MemoryMarshal.GetArrayDataReference(buffer), _at);
        _at += size;
        return ref place;
    }

    public uint Varint()
    {
        uint value = 0;
        for (int shift = 0; shift < 35; shift += 7)
        {
            byte one = Take(1);
            value |= (uint)(one & 0x7F) << shift;
            if (one < 0x80)
            {
                return value;
            }
        }

        throw new InvalidDataException();
    }

    public ulong Number()
    {
        Need(1);
        int size = CompactNumber.SizeOf(buffer[_at]);
        return CompactNumber.TryRead(MemoryMarshal.CreateReadOnlySpan(ref Take(size), size), out ulong value) ? value : throw new InvalidDataException();
    }

    public string? Text()
    {
        uint header = Varint();
        if (header == 0)
        {
            return null;
        }

        int length = (int)(header - 1) >> 1;
        return length == 0 ? "" : HeadedText.ReadNarrow(ref Take(length), length);
    }

    public void Fill(Span<byte> destination)
    {
        int here = Math.Min(_end - _at, destination.Length);
        buffer.AsSpan(_at, here).CopyTo(destination);
        _at += here;
        stream.ReadExactly(destination[here..]);
    }

    public readonly void Blocks(Span<int> destination)
    {
        var source = new StreamSource([]);
        try
        {
            source.Begin(stream, long.MaxValue);
            var cursor = new InputCursor(buffer.AsSpan(_at, _end - _at), source);
            IntBlocks.Read(ref cursor, destination);
        }
        finally
        {
            source.End();
        }
    }

    private void Fetch(int size)
    {
        buffer.AsSpan(_at, _end - _at).CopyTo(buffer);
        _end -= _at;
        _at = 0;
        stream.ReadExactly(buffer, _end, size - _end);
        _end = size;
    }
}
