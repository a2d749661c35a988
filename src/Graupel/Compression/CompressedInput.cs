using Graupel.Carriers;

namespace Graupel.Compression;

/// <summary>Takes all that a stream has, as long as a value within the limits could take so much.</summary>
internal sealed class CompressedInput : IDisposable
{
    private readonly Stream _stream;
    private readonly long _start;
    private readonly long _most;
    private ReadBuffer _buffer;

    /// <summary>Starts at the stream's position.</summary>
    public CompressedInput(Stream stream, CompressionOptions options)
    {
        _stream = stream;
        _start = StreamPosition.Of(stream);
        _most = Decompression.MostCompressed(options);
    }

    /// <summary>The bytes that were read.</summary>
    public ReadOnlyMemory<byte> Bytes => _buffer.Memory;

    /// <summary>Reads to the end.</summary>
    public void Read()
    {
        while (Take(_stream.Read(NextRoom().Span)))
        {
        }
    }

    /// <summary>Reads to the end, without blocking.</summary>
    public async ValueTask ReadAsync(CancellationToken cancellationToken)
    {
        while (Take(await _stream.ReadAsync(NextRoom(), cancellationToken).ConfigureAwait(false)))
        {
        }
    }

    /// <summary>After a failure: sets the stream back, if it can seek.</summary>
    public void Rewind() => StreamPosition.Restore(_stream, _start);

    /// <summary>Gives the borrowed memory back.</summary>
    public void Dispose() => _buffer.Dispose();

    private Memory<byte> NextRoom() => _buffer.Room(_buffer.NextPiece(1));

    private bool Take(int count)
    {
        _buffer.Add(count);
        if (_buffer.Length > _most)
        {
            Throw.LimitExceeded($"a value that takes more than {_most} bytes compressed", $"{nameof(CompressionOptions)}.{nameof(CompressionOptions.MaxBytes)}", 0);
        }

        return count > 0;
    }
}
