using System.Buffers;
using System.Diagnostics;
using System.Globalization;
using Graupel.Carriers;

namespace Graupel;

/// <summary>
/// Bytes in an array from a pool. Dispose returns the array to the pool and may be called more than once; afterwards the bytes must not be used.
/// </summary>
/// <remarks>Arrays of up to 16 MB come from <see cref="ArrayPool{T}.Shared"/>, which drops what nobody uses for a while; larger ones are left to the garbage collector.</remarks>
[DebuggerDisplay("{DebuggerText,nq}")]
public sealed class PooledBuffer : IMemoryOwner<byte>
{
    private byte[]? _array;
    private readonly int _size;

    /// <summary>Borrows an array, whatever it holds.</summary>
    /// <param name="size">Number of bytes.</param>
    internal PooledBuffer(int size)
    {
        // Whoever asks for a pooled array wants a large one most of all.
        _array = BufferPool.RentLarge(size);
        _size = size;
    }

    /// <summary>Copies bytes to a borrowed array.</summary>
    internal PooledBuffer(ReadOnlySpan<byte> bytes)
        : this(bytes.Length)
        => bytes.CopyTo(_array);

    /// <summary>The array. The bytes are its first <see cref="Size"/> elements.</summary>
    /// <exception cref="ObjectDisposedException">The array was returned to the pool.</exception>
    public byte[] Data
    {
        get
        {
            byte[]? array = _array;
            ObjectDisposedException.ThrowIf(array is null, this);
            return array;
        }
    }

    /// <summary>Number of bytes.</summary>
    /// <exception cref="ObjectDisposedException">The array was returned to the pool.</exception>
    public int Size
    {
        get
        {
            ObjectDisposedException.ThrowIf(_array is null, this);
            return _size;
        }
    }

    /// <summary>The bytes.</summary>
    /// <exception cref="ObjectDisposedException">The array was returned to the pool.</exception>
    public Memory<byte> Memory => Data.AsMemory(0, _size);

    /// <summary>The bytes.</summary>
    /// <exception cref="ObjectDisposedException">The array was returned to the pool.</exception>
    public Span<byte> Span => Data.AsSpan(0, _size);

    private string DebuggerText => _array is null ? "disposed" : string.Create(CultureInfo.InvariantCulture, $"{_size} bytes");

    /// <inheritdoc/>
    public void Dispose()
    {
        if (Interlocked.Exchange(ref _array, null) is { } array)
        {
            BufferPool.ReturnLarge(array);
        }
    }
}
