using Graupel.Carriers;
using Graupel.Formats;

namespace Graupel.Envelopes;

/// <content>Reading the whole payload without blocking.</content>
internal sealed partial class EnvelopeSource
{
    /// <summary>The payload, after <see cref="GatherAsync"/>.</summary>
    public ReadOnlySpan<byte> Gathered => _buffer.Bytes;

    /// <summary>Reads everything to the end of the envelope, and compares the checksum.</summary>
    public async ValueTask GatherAsync(CancellationToken cancellationToken)
    {
        byte[] small = new byte[Varint.MaximumSize];
        while (await MoveToPieceAsync(small, cancellationToken).ConfigureAwait(false))
        {
            int count = await FillAsync(_buffer.Room(_left), cancellationToken).ConfigureAwait(false);
            Leave(count);
            _buffer.Add(count);
        }

        Memory<byte> checksum = small.AsMemory(0, Crc32C.Size);
        int present = await StreamCount.FillAsync(_stream, checksum, cancellationToken).ConfigureAwait(false);
        EnsureChecksum(checksum.Span[..present]);
    }

    private async ValueTask<bool> MoveToPieceAsync(byte[] small, CancellationToken cancellationToken)
    {
        if (IsBetweenChunks)
        {
            int count = 0;
            long length;
            do
            {
                count += await FillAsync(small.AsMemory(count, 1), cancellationToken).ConfigureAwait(false);
            }
            while (!TryReadChunkLength(small.AsSpan(0, count), out length));
            SetChunk(length);
        }

        return !_isAtEnd;
    }

    private async ValueTask<int> FillAsync(Memory<byte> destination, CancellationToken cancellationToken)
    {
        int count = StreamCount.Checked(await _stream.ReadAsync(destination, cancellationToken).ConfigureAwait(false), destination.Length);
        Arrive(destination.Span[..count]);
        return count;
    }
}
