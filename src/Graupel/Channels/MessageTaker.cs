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
    /// <param name="serializer">Reads it.</param>
    /// <param name="fills">Whether it is read into the value that there is.</param>
    /// <param name="message">The message; assigned only when it has been read.</param>
    public bool TryTake<T>(Serializer<T> serializer, bool fills, ref T message)
    {
        while (TryNext(serializer, out MessagePiece piece))
        {
            if (piece.Kind != PieceKind.Chunk)
            {
                if (piece.Kind == PieceKind.Whole)
                {
                    Read(serializer, piece.Length, fills, ref message);
                }
                else
                {
                    ReadChunks(serializer, fills, ref message);
                }

                return true;
            }

            Add(piece.Length);
        }

        return false;
    }

    /// <summary>Forgets the part of a message that was taken, and gives the borrowed memory back.</summary>
    public void Dispose() => _chunks.Dispose();

    private bool TryNext<T>(Serializer<T> serializer, out MessagePiece piece)
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
                serializer.RefuseAsReader(source is null ? first : default, source);
            }

            throw;
        }
    }

    private void Read<T>(Serializer<T> serializer, long length, bool fills, ref T message)
    {
        if (splitter.EndScan() is { } scanner)
        {
            serializer.BringBack(scanner);
            ValueSplitter.EnsureBytes(serializer.Type, length);
        }

        try
        {
            ReadOnlySpan<byte> first = input.First;
            if (first.Length >= length)
            {
                serializer.Read(first[..(int)length], null, EndsWithValue(serializer), fills, ref message, out _);
                return;
            }

            using var source = new SequenceSource(input.All.Slice(0, length));
            serializer.Read(default, source, EndsWithValue(serializer), fills, ref message, out _);
        }
        catch (GraupelException e) when (Explain(e, length))
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
    private bool Explain(GraupelException error, long length) =>
        error.Remark(!splitter.NeedsScanner && HandshakeBytes.IsMessage(length, input.First) ? Suspicion.OfHandshake : null);

    private void ReadChunks<T>(Serializer<T> serializer, bool fills, ref T message)
    {
        try
        {
            serializer.Read(_chunks.Bytes, null, EndsWithValue(serializer), fills, ref message, out _);
        }
        finally
        {
            _chunks.Dispose();
        }
    }

    private void Add(long length)
    {
        try
        {
            long most = Math.Min(limit, Array.MaxLength);
            if (_chunks.Length + length > most)
            {
                Throw.LimitExceeded($"a message in chunks of more than {most} bytes", ChannelOptions.MessageLimit, 0);
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

    private bool EndsWithValue<T>(Serializer<T> serializer) => splitter.NeedsScanner || !serializer.Options.AllowTrailingBytes;
}
