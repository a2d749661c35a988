using System.Buffers.Binary;
using Graupel.Carriers;
using Graupel.Formats;

namespace Graupel.Envelopes;

/// <summary>
/// Writes an envelope to a stream. A payload that fits into one buffer is written at once, with its length; a larger one in chunks.
/// </summary>
internal sealed class EnvelopeSink : Sink, IDisposable
{
    private readonly Stream _stream;
    private readonly EnvelopeHeader _header;
    private readonly byte[] _first;
    private byte[]? _rented;
    private bool _isChunked;
    private Crc32C _checksum;

    /// <param name="stream">The stream.</param>
    /// <param name="header">Format and fingerprint.</param>
    /// <param name="first">The buffer for all but large pieces; it stays the caller's.</param>
    public EnvelopeSink(Stream stream, EnvelopeHeader header, byte[] first)
    {
        _stream = stream;
        _header = header;
        _first = first;
    }

    /// <summary>Where the payload begins.</summary>
    public Span<byte> First => _first.AsSpan(EnvelopeHeader.Size, _first.Length - EnvelopeHeader.Size - Crc32C.Size);

    private byte[] Current => _rented ?? _first;

    /// <inheritdoc/>
    public override Span<byte> GetBuffer(int written, int minimum)
    {
        WriteChunk(written);
        Dispose();
        if (minimum > _first.Length - EnvelopeHeader.Size)
        {
            _rented = BufferPool.Rent(EnvelopeHeader.Size + minimum);
        }

        return Current.AsSpan(EnvelopeHeader.Size);
    }

    /// <inheritdoc/>
    public override void Complete(int written)
    {
        if (!_isChunked)
        {
            (_header with { PayloadLength = written }).WriteTo(_first);
            BinaryPrimitives.WriteUInt32LittleEndian(_first.AsSpan(EnvelopeHeader.Size + written), Crc32C.Of(_first.AsSpan(0, EnvelopeHeader.Size + written)));
            _stream.Write(_first, 0, EnvelopeHeader.Size + written + Crc32C.Size);
            return;
        }

        WriteChunk(written);
        byte[] end = new byte[1 + Crc32C.Size];
        _checksum.Append(end.AsSpan(0, 1));
        BinaryPrimitives.WriteUInt32LittleEndian(end.AsSpan(1), _checksum.Value);
        _stream.Write(end);
    }

    /// <summary>Gives the borrowed memory back.</summary>
    public void Dispose()
    {
        byte[]? rented = _rented;
        _rented = null;
        if (rented is not null)
        {
            BufferPool.Return(rented);
        }
    }

    private void WriteChunk(int written)
    {
        if (!_isChunked)
        {
            _isChunked = true;
            byte[] header = new byte[EnvelopeHeader.Size];
            (_header with { PayloadLength = null }).WriteTo(header);
            Put(header);
        }

        if (written > 0)
        {
            // The length goes right before the piece, where the header had its place.
            Span<byte> length = stackalloc byte[Varint.MaximumSize];
            length = length[..Varint.Write(length, (ulong)written)];
            length.CopyTo(Current.AsSpan(EnvelopeHeader.Size - length.Length));
            Put(Current.AsSpan(EnvelopeHeader.Size - length.Length, length.Length + written));
        }
    }

    private void Put(ReadOnlySpan<byte> bytes)
    {
        _checksum.Append(bytes);
        _stream.Write(bytes);
    }
}
