using Graupel.Carriers;

namespace Graupel.Channels;

/// <summary>Takes whole messages out of the input and reads them.</summary>
/// <param name="input">The bytes.</param>
/// <param name="splitter">Finds messages.</param>
/// <param name="limit">Bytes of the largest message.</param>
internal sealed class MessageTaker(MessageInput input, MessageSplitter splitter, long limit) : IDisposable
{
    // The chunks of a message that came so far.
    private ReadBuffer _chunks;

    /// <summary>Number of bytes of the message that were taken before its end arrived.</summary>
    public int Taken => _chunks.Length;

    /// <summary>Takes the next message, if it has arrived as a whole.</summary>
    /// <param name="target">What it becomes; changed only when it has been read.</param>
    public bool TryTake<TTarget>(ref TTarget target)
        where TTarget : struct, IMessageTarget
    {
        if (TryTakeWhole(ref target))
        {
            return true;
        }

        while (TryNext(in target, out MessagePiece piece))
        {
            if (piece.Kind != PieceKind.Chunk)
            {
                if (piece.Kind == PieceKind.Whole)
                {
                    Read(ref target, piece.Length);
                }
                else
                {
                    ReadChunks(ref target);
                }

                return true;
            }

            Add(in target, piece.Length);
        }

        return false;
    }

    /// <summary>Takes the next message if it has arrived in one piece, has a length in front, and nothing else is to be done.</summary>
    /// <inheritdoc cref="TryTake"/>
    public bool TryTakeWhole<TTarget>(ref TTarget target)
        where TTarget : struct, IMessageTarget
    {
        ReadOnlySpan<byte> message = splitter.PeekWhole(input.First, out int size);
        if (size == 0)
        {
            return false;
        }

        try
        {
            target.Read(message, null, !target.AllowsTrailingBytes);
            return true;
        }
        catch (GraupelException e) when (Explain(e, message.Length, message))
        {
            throw;
        }
        finally
        {
            input.Advance(size);
        }
    }

    /// <summary>Forgets the part of a message that was taken, and gives the borrowed memory back.</summary>
    public void Dispose() => _chunks.Dispose();

    private bool TryNext<TTarget>(in TTarget target, out MessagePiece piece)
        where TTarget : struct, IMessageTarget
    {
        try
        {
            return splitter.TryNext(out piece);
        }
        catch (GraupelException)
        {
            // What was taken before belongs to the message that is refused.
            _chunks.Dispose();
            if (splitter.NeedsScanner)
            {
                ReadOnlySpan<byte> first = input.First;
                using SequenceSource? source = first.Length < input.Length ? new SequenceSource(input.All) : null;
                target.Refuse(source is null ? first : default, source);
            }

            throw;
        }
    }

    private void Read<TTarget>(ref TTarget target, long length)
        where TTarget : struct, IMessageTarget
    {
        if (splitter.EndScan() is { } scanner)
        {
            target.BringBack(scanner, length);
        }

        try
        {
            ReadOnlySpan<byte> first = input.First;
            if (first.Length >= length)
            {
                target.Read(first[..(int)length], null, EndsWithValue(in target));
                return;
            }

            using var source = new SequenceSource(input.All.Slice(0, length));
            target.Read(default, source, EndsWithValue(in target));
        }
        catch (GraupelException e) when (Explain(e, length, input.First))
        {
            throw;
        }
        catch
        {
            splitter.Refuse();
            throw;
        }
        finally
        {
            input.Advance(length);
        }
    }

    // Runs in an exception filter, where the message is still there.
    private bool Explain(GraupelException error, long length, ReadOnlySpan<byte> bytes) =>
        error.Remark(!splitter.NeedsScanner && HandshakeBytes.IsMessage(length, bytes) ? Suspicion.OfHandshake : null);

    private void ReadChunks<TTarget>(ref TTarget target)
        where TTarget : struct, IMessageTarget
    {
        try
        {
            EnsureJoins(in target);
            target.Read(_chunks.Bytes, null, EndsWithValue(in target));
        }
        finally
        {
            _chunks.Dispose();
        }
    }

    private void Add<TTarget>(in TTarget target, long length)
        where TTarget : struct, IMessageTarget
    {
        try
        {
            EnsureJoins(in target);
            long most = Math.Min(limit, Array.MaxLength);
            if (_chunks.Length + length > most)
            {
                Throw.LimitExceeded($"a message in chunks of more than {most} bytes", MessageChannelOptions.MessageLimit, 0);
            }

            while (length > 0)
            {
                Span<byte> room = _chunks.Room(length).Span;
                int count = Math.Min(room.Length, input.First.Length);
                input.First[..count].CopyTo(room);
                _chunks.Add(count);
                input.Advance(count);
                length -= count;
            }
        }
        catch
        {
            // What is left of the chunk is not taken for the next one.
            _chunks.Dispose();
            input.Advance(length);
            splitter.Abandon();
            throw;
        }
    }

    private static void EnsureJoins<TTarget>(in TTarget target)
        where TTarget : struct, IMessageTarget
    {
        if (!target.JoinsChunks)
        {
            Throw.UnsupportedFormat("a sequence that was written element by element is not one value: read it with ReadSequence", 0);
        }
    }

    private bool EndsWithValue<TTarget>(in TTarget target)
        where TTarget : struct, IMessageTarget
        => splitter.NeedsScanner || !target.AllowsTrailingBytes;
}
