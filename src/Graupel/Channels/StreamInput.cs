using System.Buffers;
using Graupel.Carriers;

namespace Graupel.Channels;

/// <summary>
/// Reads a stream ahead, into a buffer that is kept; one that others continue with and that takes nothing back is read only as far as the
/// message certainly goes. A message that does not fit continues in further buffers, which grow with what has arrived and are given back after it.
/// </summary>
/// <param name="stream">The stream.</param>
/// <param name="keepsOpen">Whether others continue with the stream.</param>
internal sealed class StreamInput(Stream stream, bool keepsOpen) : MessageInput
{
    private const int KeptSize = 64 * 1024;
    private const int LargestPiece = 16 << 20;

    // The first is the kept one, unless a message continues in others and its beginning is used up.
    private readonly List<InputPiece> _pieces = [];
    private readonly long _leastRead = keepsOpen && !stream.CanSeek ? 1 : KeptSize;
    private InputPiece? _kept;
    private InputPiece? _first;
    private long _length;

    /// <inheritdoc/>
    public override long Length => _length;

    /// <inheritdoc/>
    public override ReadOnlySpan<byte> First => _first is { } first ? first.Span : default;

    /// <inheritdoc/>
    public override ReadOnlySequence<byte> All => _pieces.Count switch
    {
        0 => default,
        1 => new ReadOnlySequence<byte>(_pieces[0].Memory),
        _ => SequencePieces.Join([.. _pieces.Select(static piece => piece.Memory)]),
    };

    /// <inheritdoc/>
    public override ReadOnlyMemory<byte> Last => _pieces[^1].Memory;

    /// <inheritdoc/>
    protected override void Step(long count)
    {
        _length -= count;
        if (_first is { } kept && kept == _kept && count < kept.Length)
        {
            kept.Start += (int)count;
            return;
        }

        while (count > 0)
        {
            InputPiece first = _first!;
            int used = (int)Math.Min(count, first.Length);
            first.Start += used;
            count -= used;
            if (first.Length == 0 && _pieces.Count > 1)
            {
                RemoveFirst();
            }
        }

        if (_pieces.Count == 1 && _first != _kept && _length <= KeptSize)
        {
            KeepRest();
        }
    }

    /// <inheritdoc/>
    public override bool Fill(long wanted)
    {
        InputPiece piece = Room(wanted);
        int limit = Limit(piece, wanted);
        return Add(piece, stream.Read(piece.Array, piece.End, limit), limit);
    }

    /// <inheritdoc/>
    public override async ValueTask<bool> FillAsync(long wanted, CancellationToken cancellationToken)
    {
        InputPiece piece = Room(wanted);
        int limit = Limit(piece, wanted);
        return Add(piece, await stream.ReadAsync(piece.Array.AsMemory(piece.End, limit), cancellationToken).ConfigureAwait(false), limit);
    }

    /// <inheritdoc/>
    public override void Release()
    {
        if (_length > 0 && keepsOpen && stream.CanSeek)
        {
            stream.Seek(-_length, SeekOrigin.Current);
        }

        foreach (InputPiece piece in _pieces)
        {
            if (piece != _kept)
            {
                BufferPool.Return(piece.Array);
            }
        }

        _pieces.Clear();
        _first = null;
        _length = 0;
        if (_kept is { } kept)
        {
            _kept = null;
            BufferPool.Return(kept.Array);
        }
    }

    /// <inheritdoc/>
    public override void Close() => stream.Dispose();

    /// <inheritdoc/>
    public override ValueTask CloseAsync() => stream.DisposeAsync();

    // What is read beyond the current message must fit into the kept buffer later.
    private int Limit(InputPiece piece, long wanted) => (int)Math.Min(piece.Room, Math.Max(wanted, _leastRead));

    private bool Add(InputPiece piece, int count, int limit)
    {
        piece.End += StreamCount.Checked(count, limit);
        _length += count;
        return count > 0;
    }

    private InputPiece Room(long wanted)
    {
        if (_pieces.Count == 0)
        {
            _kept = new InputPiece(BufferPool.Rent(KeptSize));
            _pieces.Add(_kept);
            _first = _kept;
        }

        InputPiece last = _pieces[^1];
        if (last == _kept && last.Start > 0 && (last.Length == 0 || (last.Room < wanted && wanted <= last.Array.Length - last.Length)))
        {
            last.Memory.CopyTo(last.Array);
            last.End = last.Length;
            last.Start = 0;
        }

        if (last.Room == 0)
        {
            // Few pieces, however little each read brings: all of them are looked through after each.
            int size = (int)Math.Clamp(Math.Max(Math.Min(wanted, _length), _length / 4), KeptSize, LargestPiece);
            last = new InputPiece(BufferPool.Rent(size));
            _pieces.Add(last);
        }

        return last;
    }

    private void RemoveFirst()
    {
        InputPiece first = _first!;
        _pieces.RemoveAt(0);
        _first = _pieces.Count > 0 ? _pieces[0] : null;
        if (first != _kept)
        {
            BufferPool.Return(first.Array);
        }
        else
        {
            first.Start = first.End = 0;
        }
    }

    private void KeepRest()
    {
        InputPiece rest = _first!;
        rest.Memory.CopyTo(_kept!.Array);
        _kept.Start = 0;
        _kept.End = rest.Length;
        RemoveFirst();
        _pieces.Add(_kept);
        _first = _kept;
    }
}
