using System.Buffers.Binary;
using Graupel.Carriers;
using Graupel.Formats;

namespace Graupel.Envelopes;

/// <summary>Reads the payload of an envelope from a stream, without its chunk lengths, and never a byte after the envelope.</summary>
internal sealed partial class EnvelopeSource : Source, IDisposable
{
    private readonly Stream _stream;
    private readonly bool _isChunked;
    private readonly long _maxBytes;

    // The envelope reaches no further, counted from its beginning; -1 if that is not known.
    private readonly long _end;
    private ReadBuffer _buffer;
    private long _left;
    private long _announced;
    private bool _isAtEnd;
    private long _offset = EnvelopeHeader.Size;
    private Crc32C _checksum;
    private PayloadPlaces _places;

    /// <param name="stream">The stream, after the header.</param>
    /// <param name="length">Number of bytes of the payload; null for chunks.</param>
    /// <param name="header">The header, which the checksum covers.</param>
    /// <param name="maxBytes">The most bytes that the payload may have.</param>
    public EnvelopeSource(Stream stream, long? length, ReadOnlySpan<byte> header, long maxBytes)
    {
        _stream = stream;
        _maxBytes = maxBytes;
        Announce(length ?? 0);
        _isChunked = length is null;
        _isAtEnd = length == 0;
        long behind = stream.CanSeek ? StreamPosition.BytesBehind(stream, stream.Position) : -1;
        _end = behind < _left ? -1 : EnvelopeHeader.Size + behind;
        _checksum.Append(header);
    }

    /// <inheritdoc/>
    public override long Remaining
    {
        get
        {
            if (_end < 0)
            {
                return -1;
            }

            return _isChunked && !_isAtEnd ? Math.Max(0, Math.Min(_end - _offset, _maxBytes - _announced + _left)) : _left;
        }
    }

    /// <inheritdoc/>
    public override void EnsureAllowed(long more) => StreamCount.EnsureWithin(_maxBytes, _announced - _left, more);

    /// <summary>True when a chunk has no length, or too many bytes, so that nothing behind it is looked for.</summary>
    public bool IsLost { get; private set; }

    /// <summary>Where in the envelope the bytes of the payload are that have come so far.</summary>
    public ref readonly PayloadPlaces Places => ref _places;

    /// <inheritdoc/>
    public override ReadOnlySpan<byte> GetMore(int unread, int minimum)
    {
        try
        {
            _buffer.KeepLast(unread);
            int wanted = _buffer.NextPiece(minimum);
            while (_buffer.Length < minimum && MoveToPiece())
            {
                _buffer.Add(Take(_buffer.Room(Math.Min(wanted - _buffer.Length, _left)).Span));
            }
        }
        catch (GraupelException e) when (e.Place(e.Offset))
        {
            // The reader of the payload does not count what is around it, and nothing of what the stream throws.
            throw;
        }

        return _buffer.Bytes;
    }

    /// <summary>The whole payload, if nothing of it was read.</summary>
    public ReadOnlySpan<byte> GetRest()
    {
        while (MoveToPiece())
        {
            _buffer.Add(Take(_buffer.Room(_left).Span));
        }

        return _buffer.Bytes;
    }

    /// <summary>Steps over what is left of the payload.</summary>
    public void SkipRest()
    {
        _buffer.KeepLast(0);
        while (MoveToPiece())
        {
            Take(_buffer.Room(_left).Span);
        }
    }

    /// <summary>Reads the checksum, which follows, and compares.</summary>
    public void VerifyChecksum()
    {
        Span<byte> bytes = stackalloc byte[Crc32C.Size];
        EnsureChecksum(bytes[..StreamCount.Fill(_stream, bytes)]);
    }

    /// <summary>Gives the borrowed memory back.</summary>
    public void Dispose() => _buffer.Dispose();

    private bool MoveToPiece()
    {
        if (IsBetweenChunks)
        {
            SetChunk(ReadChunkLength());
        }

        return !_isAtEnd;
    }

    private long ReadChunkLength()
    {
        Span<byte> bytes = stackalloc byte[Varint.MaximumSize];
        int count = 0;
        long length;
        do
        {
            count += Fill(bytes.Slice(count, 1));
        }
        while (!TryReadChunkLength(bytes[..count], out length));
        return length;
    }

    private int Take(Span<byte> destination)
    {
        int count = Fill(destination);
        Leave(count);
        return count;
    }

    private int Fill(Span<byte> destination)
    {
        int count = StreamCount.Checked(_stream.Read(destination), destination.Length);
        Arrive(destination[..count]);
        return count;
    }

    private bool IsBetweenChunks => _isChunked && !_isAtEnd && _left == 0;

    private void SetChunk(long length)
    {
        Announce(length);
        _isAtEnd = length == 0;
        if (!_isAtEnd)
        {
            _places.Add(length);
        }
    }

    private void Announce(long length)
    {
        _left = length;
        if (length > _maxBytes - _announced)
        {
            IsLost = true;
            Throw.TooManyBytes(_maxBytes, _offset);
        }

        _announced += length;
    }

    private void Leave(int count)
    {
        _left -= count;
        _isAtEnd = _left == 0 && !_isChunked;
    }

    private void Arrive(ReadOnlySpan<byte> bytes)
    {
        if (bytes.IsEmpty)
        {
            Throw.EndOfData(_offset);
        }

        _checksum.Append(bytes);
        _offset += bytes.Length;
    }

    private bool TryReadChunkLength(ReadOnlySpan<byte> bytes, out long length)
    {
        int size = Varint.Read(bytes, out ulong value);
        if (size < 0)
        {
            IsLost = true;
            Throw.InvalidHeader("a chunk length is not in its shortest form", _offset - bytes.Length);
        }

        length = (long)value;
        return size > 0;
    }

    private void EnsureChecksum(ReadOnlySpan<byte> bytes)
    {
        if (bytes.Length < Crc32C.Size)
        {
            Throw.EndOfData(_offset + bytes.Length);
        }

        if (BinaryPrimitives.ReadUInt32LittleEndian(bytes) != _checksum.Value)
        {
            Throw.ChecksumMismatch(_offset);
        }
    }
}
