using System.IO.Pipelines;
using System.Runtime.CompilerServices;
using Graupel.Carriers;
using Graupel.Channels;
using Graupel.Formats;

namespace Graupel;

/// <content>Pipes.</content>
public abstract partial class Serializer<T>
{
    /// <summary>
    /// Writes a value to a pipe and flushes it, as often as the pipe needs: the call waits while the reader of the pipe is behind. The value is serialized before the
    /// first await, and nothing of it is in the pipe if that fails. The pipe is not completed.
    /// </summary>
    /// <param name="pipe">The pipe.</param>
    /// <param name="value">The value.</param>
    /// <param name="cancellationToken">Ends the wait for the reader of the pipe. The bytes may be in the pipe then, or a part of them.</param>
    /// <exception cref="GraupelException">The value cannot be written, or exceeds a limit.</exception>
    /// <exception cref="IOException">The reader of the pipe has completed.</exception>
    /// <exception cref="OperationCanceledException">The token, or the flush of the pipe, was cancelled.</exception>
    [OverloadResolutionPriority(-1)] // null is a stream
    public ValueTask SerializeAsync(PipeWriter pipe, T value, CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(pipe);
        return WriteAsync(pipe, value, cancellationToken);
    }

    private async ValueTask WriteAsync(PipeWriter pipe, T value, CancellationToken cancellationToken)
    {
        using BorrowedChain chain = BorrowedChain.Take();
        int last = Write(in value, chain.First, chain.Sink);
        cancellationToken.ThrowIfCancellationRequested();
        var output = new PipeOutput(pipe);
        foreach (ReadOnlyMemory<byte> piece in chain.Pieces(last))
        {
            await output.WriteAsync(piece, cancellationToken).ConfigureAwait(false);
        }
    }

    /// <summary>
    /// Reads a value from a pipe. What follows the value stays in the pipe, for other calls or other readers, and so do all bytes after a failure or a cancelled call.
    /// The pipe is not completed.
    /// </summary>
    /// <param name="pipe">The pipe.</param>
    /// <param name="cancellationToken">Ends the wait for bytes.</param>
    /// <exception cref="GraupelException">
    /// The bytes are not a value of the type, or exceed a limit, or the writer of the pipe has completed before the end of the value (<see cref="ErrorKind.EndOfData"/>).
    /// </exception>
    /// <exception cref="OperationCanceledException">The token, or the read of the pipe, was cancelled.</exception>
    [OverloadResolutionPriority(-1)] // null is a stream
    public ValueTask<T> DeserializeAsync(PipeReader pipe, CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(pipe);
        return ReadFromAsync(pipe, fills: false, default!, cancellationToken);
    }

    /// <summary>
    /// Reads from a pipe into an existing value, as <see cref="Populate(byte[], ref T)"/> does, once all bytes of the value have arrived. What follows the value stays
    /// in the pipe, and so do all bytes after a failure or a cancelled call. The pipe is not completed.
    /// </summary>
    /// <param name="pipe">The pipe.</param>
    /// <param name="value">The value. It is not changed before all bytes have arrived. If reading fails after that, the object may be partly filled.</param>
    /// <param name="cancellationToken">Ends the wait for bytes.</param>
    /// <returns>The value, or another one if it cannot be filled.</returns>
    /// <exception cref="GraupelException">
    /// The bytes are not a value of the type, or exceed a limit, or the writer of the pipe has completed before the end of the value (<see cref="ErrorKind.EndOfData"/>).
    /// </exception>
    /// <exception cref="OperationCanceledException">The token, or the read of the pipe, was cancelled.</exception>
    [OverloadResolutionPriority(-1)] // null is a stream
    public ValueTask<T> PopulateAsync(PipeReader pipe, T value, CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(pipe);
        return ReadFromAsync(pipe, fills: true, value, cancellationToken);
    }

    private async ValueTask<T> ReadFromAsync(PipeReader pipe, bool fills, T value, CancellationToken cancellationToken)
    {
        cancellationToken.ThrowIfCancellationRequested();
        FrameScanner scanner = TakeScanner();
        if (scanner.Run(default, 0, out _, out _))
        {
            // Without bytes there is nothing to wait for.
            BringBack(scanner);
            Read(default, null, toEnd: false, fills, ref value, out _);
            return value;
        }

        var input = new PipeInput(pipe);
        try
        {
            var splitter = new ValueSplitter(input, long.MaxValue);
            splitter.Begin(scanner, splits: false);
            long length;
            while (!TryFindEnd(input, splitter, out length))
            {
                StreamCount.EnsureWithin(Options.Limits.MaxStreamBytes, input.Length, splitter.Missing);
                if (!await input.FillAsync(splitter.Missing, cancellationToken).ConfigureAwait(false))
                {
                    // Refused by the reader, which says where, and fills nothing.
                    length = input.Length;
                    fills = false;
                    break;
                }
            }

            StreamCount.EnsureWithin(Options.Limits.MaxStreamBytes, length, 0);
            Read(input.All.Slice(0, length), toEnd: false, fills, ref value, out long consumed);
            input.Advance(consumed);
            return value;
        }
        finally
        {
            input.Release();
        }
    }

    private bool TryFindEnd(PipeInput input, ValueSplitter splitter, out long length)
    {
        try
        {
            if (splitter.TryNext(out MessagePiece piece))
            {
                BringBack(splitter.EndScan()!);
                length = piece.Length;
                return true;
            }
        }
        catch (GraupelException)
        {
            bool isOnePiece = input.First.Length == input.Length;
            using SequenceSource? source = isOnePiece ? null : new SequenceSource(input.All);
            RefuseAsReader(isOnePiece ? input.First : default, source);
            throw;
        }

        length = 0;
        return false;
    }
}
