using System.Buffers.Binary;
using System.Diagnostics;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace Graupel.Formats;

/// <summary>Bytes of input whose presence is already checked: members of fixed size are read from it at constant offsets.</summary>
/// <remarks>
/// For generated code, which is not memory-safe by itself: the check that made the view is the bounds check for all that is read, and offsets and sizes are constants of
/// the contract. Other offsets read other memory; converters written by hand use <see cref="IReader"/>'s methods for whole values.
/// </remarks>
public readonly ref struct FixedView
{
    private readonly ref byte _start;
    private readonly int _size;

    /// <summary>Creates a view of <paramref name="size"/> bytes that begin at <paramref name="start"/>; the caller has checked that they exist.</summary>
    /// <param name="start">The first byte.</param>
    /// <param name="size">Number of bytes.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public FixedView(ref byte start, int size)
    {
        _start = ref start;
        _size = size;
    }

    /// <summary>The first byte.</summary>
    internal ref byte Start => ref _start;

    /// <summary>Number of bytes.</summary>
    internal int Size => _size;

    /// <summary>Loads one byte.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public byte LoadByte(int offset) => At(offset, 1);

    /// <summary>Loads two bytes, little-endian.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public ushort LoadUInt16(int offset)
    {
        ushort value = Unsafe.ReadUnaligned<ushort>(ref At(offset, 2));
        return BitConverter.IsLittleEndian ? value : BinaryPrimitives.ReverseEndianness(value);
    }

    /// <summary>Loads four bytes, little-endian.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public uint LoadUInt32(int offset)
    {
        uint value = Unsafe.ReadUnaligned<uint>(ref At(offset, 4));
        return BitConverter.IsLittleEndian ? value : BinaryPrimitives.ReverseEndianness(value);
    }

    /// <summary>Loads eight bytes, little-endian.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public ulong LoadUInt64(int offset)
    {
        ulong value = Unsafe.ReadUnaligned<ulong>(ref At(offset, 8));
        return BitConverter.IsLittleEndian ? value : BinaryPrimitives.ReverseEndianness(value);
    }

    /// <summary>The bytes of a member.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public ReadOnlySpan<byte> Bytes(int offset, int size) => MemoryMarshal.CreateReadOnlySpan(ref At(offset, size), size);

    /// <summary>Whether the bytes of a member are zero: a load where its size, which is a constant, is that of a number.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal bool IsZero(int offset, int size) => size switch
    {
        sizeof(byte) => LoadByte(offset) == 0,
        sizeof(ushort) => LoadUInt16(offset) == 0,
        sizeof(uint) => LoadUInt32(offset) == 0,
        sizeof(ulong) => LoadUInt64(offset) == 0,
        _ => !Bytes(offset, size).ContainsAnyExcept((byte)0),
    };

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private ref byte At(int offset, int size)
    {
        Debug.Assert(offset >= 0 && offset + size <= _size, "a member lies outside the viewed run");
        return ref Unsafe.Add(ref _start, offset);
    }
}
