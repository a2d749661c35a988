using System.Diagnostics.CodeAnalysis;

namespace Graupel.Carriers;

/// <summary>
/// Pooled memory that is filled from a stream. Memory grows with what has arrived, not with what was announced. What a message took that outgrew the
/// largest pooled array does not go back, so that nothing is held after it.
/// </summary>
internal struct ReadBuffer : IDisposable
{
    private const int FirstPiece = 4 * 1024;
    private const int LargestPiece = 128 * 1024;

    private readonly byte[]? _first;
    private byte[]? _array;

    // Large arrays, as long as it is not known whether the pool gets them back.
    private List<byte[]>? _outgrown;
    private int _start;
    private int _piece;
    private int _room;

    /// <param name="first">The memory to begin with, which is not given back.</param>
    public ReadBuffer(byte[] first)
    {
        _first = first;
        _array = first;
    }

    /// <summary>Number of bytes that are there.</summary>
    public int Length { get; private set; }

    /// <summary>The bytes that are there.</summary>
    public readonly ReadOnlySpan<byte> Bytes => _array.AsSpan(_start, Length);

    /// <summary>The same, for code that cannot hold a span.</summary>
    public readonly ReadOnlyMemory<byte> Memory => _array.AsMemory(_start, Length);

    /// <summary>Keeps only the last bytes.</summary>
    public void KeepLast(int count)
    {
        _start = count == 0 ? 0 : _start + Length - count;
        Length = count;
    }

    /// <summary>How much to ask a stream for that may be read ahead: little at first, so that small values do not cost much.</summary>
    /// <param name="minimum">Bytes that are needed in any case.</param>
    /// <param name="first">The number of bytes to request first.</param>
    public int NextPiece(int minimum, int first = FirstPiece)
    {
        _piece = Math.Clamp(2 * _piece, first, LargestPiece);
        return Math.Max(minimum, _piece);
    }

    /// <summary>Room for some of the <paramref name="wanted"/> bytes that are to come; <see cref="Add"/> says how many came.</summary>
    public Memory<byte> Room(long wanted)
    {
        int more = (int)Math.Min(wanted, Math.Max(LargestPiece, Length));
        long size = (long)Length + more;
        if (size > Array.MaxLength)
        {
            Throw.LimitExceeded("the value does not fit into memory", Length);
        }

        if (_array is null || size > _array.Length - _start)
        {
            MakeRoom((int)size);
        }

        _room = more;
        return _array.AsMemory(_start + Length, more);
    }

    /// <summary>Takes bytes one by one, as many as are wanted or the stream has.</summary>
    /// <returns>How many it took.</returns>
    public int AddEach(BufferedStream stream, int wanted)
    {
        if (_array is null || Length + wanted > _array.Length - _start)
        {
            MakeRoom(Length + wanted);
        }

        byte[] array = _array;
        int at = _start + Length;
        int end = at + wanted;
        int value = 0;
        while (at < end && (value = stream.ReadByte()) >= 0)
        {
            array[at] = (byte)value;
            at++;
        }

        int count = at - _start - Length;
        Length += count;
        return count;
    }

    /// <summary>Says how many bytes a stream has read into the <see cref="Room"/>.</summary>
    public void Add(int count) => Length += StreamCount.Checked(count, _room);

    /// <summary>Gives the memory back.</summary>
    public void Dispose()
    {
        _start = 0;
        _piece = 0;
        Length = 0;
        GiveBack();
        if (_outgrown is { } outgrown)
        {
            _outgrown = null;
            outgrown.ForEach(BufferPool.ReturnLarge);
        }
    }

    private void GiveBack()
    {
        byte[]? array = _array;
        if (array != _first)
        {
            _array = _first;
            if (array is not null)
            {
                BufferPool.ReturnLarge(array);
            }
        }
    }

    [MemberNotNull(nameof(_array))]
    private void MakeRoom(int size)
    {
        if (_array is { } array && size <= array.Length)
        {
            Bytes.CopyTo(array);
        }
        else
        {
            Grow(size);
        }

        _start = 0;
    }

    [MemberNotNull(nameof(_array))]
    private void Grow(int size)
    {
        long doubled = Math.Min(2L * (_array?.Length ?? 0), Array.MaxLength);
        byte[] larger = BufferPool.RentLarge((int)Math.Max(size, doubled));
        Bytes.CopyTo(larger);
        if (_array is not { Length: > BufferPool.MaxPooled } outgrown)
        {
            GiveBack();
        }
        else if (larger.Length <= BufferPool.MaxLarge)
        {
            (_outgrown ??= []).Add(outgrown);
        }
        else
        {
            _outgrown = null;
        }

        _array = larger;
    }
}
