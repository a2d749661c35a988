using System.Runtime.CompilerServices;
using Graupel.Bench.Floors;
using Graupel.Formats;
using Graupel.Formats.Compact;

namespace Graupel.Bench.NetSerializer;

/// <summary>The bytes of a memory stream, read where they lie.</summary>
internal ref struct MemoryInput(ReadOnlySpan<byte> bytes) : IFloorInput
{
    private readonly int _length = bytes.Length;
    private FloorInput _input = new(bytes);

    public readonly int Consumed => _length - _input.Left;

    public readonly void Need(int size)
    {
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public ref byte Take(int size) => ref _input.Take(size);

    public uint Varint() => _input.Varint();

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public ulong Number()
    {
        if (_input.Left >= sizeof(ulong))
        {
            int size = CompactNumber.Decode(_input.Peek(), out ulong value);
            if (size < CompactNumber.MaximumSize)
            {
                _input.Take(size);
                return value;
            }
        }

        return OtherNumber();
    }

    public string? Text() => _input.Text();

    public void Fill(Span<byte> destination) => _input.Span(destination.Length).CopyTo(destination);

    public void Blocks(Span<int> destination)
    {
        var cursor = new InputCursor(_input.Rest, null);
        IntBlocks.Read(ref cursor, destination);
        _input.Take((int)cursor.Offset);
    }

    private ulong OtherNumber()
    {
        int size = CompactNumber.SizeOf(_input.First);
        return CompactNumber.TryRead(_input.Span(size), out ulong value) ? value : throw new InvalidDataException();
    }
}
