using Graupel.Carriers;
using Graupel.Formats;
using Graupel.Roots;

namespace Graupel;

/// <content>Reading from streams, and writing to them without blocking.</content>
public abstract partial class Serializer<T>
{
    /// <summary>Writes a value to a stream. The value is serialized before the first await, so it may be changed as soon as the call returns.</summary>
    /// <param name="stream">The stream; it need not seek.</param>
    /// <param name="value">The value.</param>
    /// <param name="cancellationToken">Ends the wait for the stream, which may have taken some of the bytes.</param>
    /// <exception cref="GraupelException">The value cannot be written, or exceeds a limit.</exception>
    public ValueTask SerializeAsync(Stream stream, T value, CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(stream);
        return WriteAsync(stream, value, cancellationToken);
    }

    private async ValueTask WriteAsync(Stream stream, T value, CancellationToken cancellationToken)
    {
        using BorrowedChain chain = BorrowedChain.Take();
        int last = Write(in value, chain.First, chain.Sink);
        if (chain.Sink.IsSingle)
        {
            await stream.WriteAsync(chain.Sink.SinglePiece(last), cancellationToken).ConfigureAwait(false);
            return;
        }

        foreach (ReadOnlyMemory<byte> piece in chain.Pieces(last))
        {
            await stream.WriteAsync(piece, cancellationToken).ConfigureAwait(false);
        }
    }

    /// <summary>
    /// Reads a value from a stream and leaves the stream right after it, whether it can seek or not. After a failure, a stream that can
    /// seek is at the start of the value; the position of any other stream is undefined.
    /// </summary>
    /// <param name="stream">The stream.</param>
    /// <exception cref="GraupelException">The bytes are not a value of the type, or exceed a limit.</exception>
    public T Deserialize(Stream stream)
    {
        ArgumentNullException.ThrowIfNull(stream);
        T value = default!;
        if (ExposedMemory.TryGet(stream, out MemoryStream? memory, out ReadOnlySpan<byte> data, out long position))
        {
            value = Read(data, null, toEnd: false, out long consumed);
            StreamCount.EnsureWithin(Options.Limits.MaxStreamBytes, consumed, 0);
            memory.Position = position + consumed;
        }
        else
        {
            ReadFrom(stream, fills: false, ref value);
        }

        return value;
    }

    /// <inheritdoc cref="Deserialize(Stream)"/>
    /// <param name="stream">The stream.</param>
    /// <param name="cancellationToken">Ends the wait for bytes. Of a stream that cannot seek, those that have arrived are lost then.</param>
    public ValueTask<T> DeserializeAsync(Stream stream, CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(stream);
        return ReadAsync(stream, cancellationToken);
    }

    private async ValueTask<T> ReadAsync(Stream stream, CancellationToken cancellationToken)
    {
        if (ExposedMemory.TryGet(stream, out _, out _, out _))
        {
            cancellationToken.ThrowIfCancellationRequested();
            return Deserialize(stream);
        }

        return await ReadFromAsync(stream, fills: false, default!, cancellationToken).ConfigureAwait(false);
    }

    /// <summary>
    /// Reads from a stream into an existing value, as <see cref="Populate(byte[], ref T)"/> does, once all bytes of the value have arrived. The stream is left right
    /// after the value.
    /// </summary>
    /// <param name="stream">The stream.</param>
    /// <param name="value">The value. It is not changed before all bytes have arrived. If reading fails after that, the object may be partly filled.</param>
    /// <param name="cancellationToken">Ends the wait for bytes. Of a stream that cannot seek, those that have arrived are lost then.</param>
    /// <returns>The value, or another one if it cannot be filled.</returns>
    /// <exception cref="GraupelException">The bytes are not a value of the type, or exceed a limit.</exception>
    public ValueTask<T> PopulateAsync(Stream stream, T value, CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(stream);
        return ReadFromAsync(stream, fills: true, value, cancellationToken);
    }

    private async ValueTask<T> ReadFromAsync(Stream stream, bool fills, T value, CancellationToken cancellationToken)
    {
        using Frame frame = Frame.Take(stream, Options.Limits.MaxStreamBytes);
        try
        {
            bool isWhole = await GatherAsync(frame, cancellationToken).ConfigureAwait(false);
            Read(frame.Bytes, null, toEnd: false, fills && isWhole, ref value, out long consumed);
            frame.Complete(consumed);
            return value;
        }
        catch
        {
            frame.Rewind();
            throw;
        }
    }

    // Reads into an existing value, or a new one.
    private void ReadFrom(Stream stream, bool fills, ref T value)
    {
        if (Options.References != References.None && !stream.CanSeek)
        {
            ReadWhole(stream, fills, ref value);
            return;
        }

        Scratch scratch = Scratch.Take();
        StreamSource source = scratch.Source;
        try
        {
            source.Begin(stream, Options.Limits.MaxStreamBytes);
            Read(source.ReadAhead(), source, toEnd: false, fills, ref value, out _);
        }
        catch
        {
            source.Rewind();
            throw;
        }
        finally
        {
            source.End();
            scratch.Release();
        }
    }

    // Arrays that their own elements refer to have to be there before them, for which the end must be known.
    private void ReadWhole(Stream stream, bool fills, ref T value)
    {
        using Frame frame = Frame.Take(stream, Options.Limits.MaxStreamBytes);
        try
        {
            bool isWhole = Gather(frame);
            Read(frame.Bytes, null, toEnd: false, fills && isWhole, ref value, out long consumed);
            frame.Complete(consumed);
        }
        catch
        {
            frame.Rewind();
            throw;
        }
    }

    /// <summary>Reads one value, into an existing one or as a new one.</summary>
    /// <param name="first">The first bytes.</param>
    /// <param name="source">Provides more, or null.</param>
    /// <param name="toEnd">Whether bytes after the value are refused.</param>
    /// <param name="fills">Whether the existing value is filled.</param>
    /// <param name="value">The value; assigned only after everything has been read.</param>
    /// <param name="consumed">Number of bytes of the value.</param>
    internal void Read(ReadOnlySpan<byte> first, Source? source, bool toEnd, bool fills, ref T value, out long consumed)
    {
        if (fills)
        {
            Populate(first, source, toEnd, ref value, out consumed);
        }
        else
        {
            value = Read(first, source, toEnd, out consumed);
        }
    }

    private bool Gather(Frame frame)
    {
        try
        {
            FrameScanner scanner = TakeScanner();
            bool isWhole = frame.Read(scanner);
            BringBack(scanner);
            return isWhole;
        }
        catch (GraupelException e) when (e.Kind != ErrorKind.LimitExceeded)
        {
            RefuseAsReader(frame.Bytes, null);
            throw;
        }
    }

    private async ValueTask<bool> GatherAsync(Frame frame, CancellationToken cancellationToken)
    {
        try
        {
            FrameScanner scanner = TakeScanner();
            bool isWhole = await frame.ReadAsync(scanner, cancellationToken).ConfigureAwait(false);
            BringBack(scanner);
            return isWhole;
        }
        catch (GraupelException e) when (e.Kind != ErrorKind.LimitExceeded)
        {
            RefuseAsReader(frame.Bytes, null);
            throw;
        }
    }

    /// <summary>After a scanner has refused bytes: refuses them as the reader does, which says more. Returns if that needs more bytes than there are.</summary>
    internal void RefuseAsReader(ReadOnlySpan<byte> first, Source? source)
    {
        try
        {
            _ = Read(first, source, toEnd: false, out _);
        }
        catch (GraupelException e) when (e.Kind == ErrorKind.EndOfData)
        {
        }
    }
}
