using System.Runtime.CompilerServices;

namespace Graupel.Carriers;

/// <summary>
/// Collects output of unknown size: in a first buffer that outlives the message, then in borrowed ones of growing size.
/// Nothing is copied before the size is known.
/// </summary>
internal sealed class BufferChain : Sink
{
    private const int LargestPiece = 16 << 20;

    // This much comes from the pool, piece by piece; larger arrays are not pooled.
    private const int MostPooled = 3 * BufferPool.MaxPooled;

    private readonly List<ArraySegment<byte>> _full = [];
    private byte[] _current;
    private long _fullBytes;

    /// <param name="first">The first buffer; it stays the caller's.</param>
    public BufferChain(byte[] first)
    {
        First = first;
        _current = first;
    }

    /// <summary>The buffer where output begins.</summary>
    public byte[] First { get; private set; }

    /// <summary>Whether everything is in one piece: <see cref="SinglePiece"/>.</summary>
    public bool IsSingle => _fullBytes == 0;

    /// <summary>Begins in another first buffer, while there is no output.</summary>
    public void Begin(byte[] first)
    {
        First = first;
        _current = first;
    }

    /// <summary>The only piece; valid until <see cref="Clear"/>.</summary>
    public ReadOnlyMemory<byte> SinglePiece(int written) => _current.AsMemory(0, written);

    /// <inheritdoc/>
    public override Span<byte> GetBuffer(int written, int minimum)
    {
        int size = (int)Math.Min(2L * _current.Length, _fullBytes < MostPooled ? BufferPool.MaxPooled : LargestPiece);
        byte[] next = BufferPool.Rent(Math.Max(size, minimum));
        Close(written);
        _current = next;
        return next;
    }

    /// <summary>Collects some more bytes.</summary>
    /// <param name="bytes">The bytes.</param>
    /// <param name="written">Number of bytes in the last buffer.</param>
    public void Append(ReadOnlySpan<byte> bytes, ref int written)
    {
        for (int room; bytes.Length > (room = _current.Length - written); written = 0)
        {
            bytes[..room].CopyTo(_current.AsSpan(written));
            bytes = bytes[room..];
            GetBuffer(_current.Length, minimum: 1);
        }

        bytes.CopyTo(_current.AsSpan(written));
        written += bytes.Length;
    }

    /// <summary>Number of bytes collected, <paramref name="written"/> of them in the last buffer.</summary>
    public long Length(int written) => _fullBytes + written;

    /// <summary>Everything collected, as an array of its own.</summary>
    /// <exception cref="GraupelException">An array cannot be that large.</exception>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public byte[] ToArray(int written)
    {
        if (_fullBytes > 0)
        {
            return ToLongArray(written);
        }

        byte[] result = BufferPool.Allocate(written);
        _current.AsSpan(0, written).CopyTo(result);
        return result;
    }

    private byte[] ToLongArray(int written)
    {
        byte[] result = BufferPool.Allocate(ArrayLength(written));
        CopyTo(result, written);
        return result;
    }

    /// <summary>Everything collected, in a borrowed array.</summary>
    /// <exception cref="GraupelException">An array cannot be that large.</exception>
    public PooledBuffer ToPooled(int written)
    {
        var result = new PooledBuffer(ArrayLength(written));
        CopyTo(result.Span, written);
        return result;
    }

    /// <summary>Copies everything collected.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void CopyTo(Span<byte> destination, int written)
    {
        if (_fullBytes > 0)
        {
            destination = CopyFull(destination);
        }

        _current.AsSpan(0, written).CopyTo(destination);
    }

    /// <summary>Everything collected, in one piece; valid until <see cref="Clear"/>.</summary>
    /// <exception cref="GraupelException">An array cannot be that large.</exception>
    public ReadOnlySpan<byte> ToSpan(int written) => _fullBytes == 0 ? _current.AsSpan(0, written) : ToArray(written);

    /// <summary>How many pieces everything collected is in.</summary>
    public int PieceCount => _full.Count + 1;

    /// <summary>One of the pieces; valid until <see cref="Clear"/>.</summary>
    public ReadOnlyMemory<byte> Piece(int index, int written) => index < _full.Count ? _full[index] : _current.AsMemory(0, written);

    /// <summary>Everything collected, piece by piece; valid until <see cref="Clear"/>.</summary>
    public IEnumerable<ReadOnlyMemory<byte>> Pieces(int written)
    {
        for (int i = 0; i < PieceCount; i++)
        {
            yield return Piece(i, written);
        }
    }

    /// <summary>Forgets what was collected, and gives back everything except the first buffer.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void Clear()
    {
        if (_current != First)
        {
            ReturnAll();
        }
    }

    private Span<byte> CopyFull(Span<byte> destination)
    {
        foreach (ArraySegment<byte> piece in _full)
        {
            piece.AsSpan().CopyTo(destination);
            destination = destination[piece.Count..];
        }

        return destination;
    }

    private int ArrayLength(int written)
    {
        long length = Length(written);
        if (length > Array.MaxLength)
        {
            Throw.LimitExceeded($"{length} bytes are more than an array can hold; write to a stream or a buffer writer instead", length);
        }

        return (int)length;
    }

    private void Close(int written)
    {
        if (written > 0)
        {
            _full.Add(new ArraySegment<byte>(_current, 0, written));
            _fullBytes += written;
        }
        else
        {
            Return(_current);
        }
    }

    private void ReturnAll()
    {
        Return(_current);
        foreach (ArraySegment<byte> piece in _full)
        {
            Return(piece.Array!);
        }

        // A list remembers its largest size.
        _full.Clear();
        _full.Capacity = 0;
        _fullBytes = 0;
        _current = First;
    }

    private void Return(byte[] buffer)
    {
        if (buffer != First)
        {
            BufferPool.Return(buffer);
        }
    }
}
