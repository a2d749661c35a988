using Graupel.Carriers;
using Graupel.Formats;

namespace Graupel.Channels;

/// <summary>
/// Complete messages that wait to be sent. Each is serialized after the others, in a buffer that is kept, and continues in pooled ones
/// if it does not fit; one that fails leaves nothing behind.
/// </summary>
/// <param name="limit">Bytes of the largest message.</param>
internal sealed class OutgoingMessages(long limit) : Sink
{
    private const int KeptSize = 64 * 1024;

    // From here on a further message would hardly fit.
    private const int FullSize = KeptSize - (4 * 1024);

    private readonly BufferChain _rest = new([]);
    private byte[]? _buffer;
    private int _ready;
    private long _sent;

    // The current message: where it left the kept buffer, and how many bytes are in the last of the others.
    private int _inPlace = -1;
    private int _last;

    // Most messages have a length of as many bytes as the one before.
    private int _headerSize = 1;

    // Bytes that the current message may take.
    private long _allowed;

    /// <summary>Whether they should be sent before another one is made.</summary>
    public bool IsFull => _ready >= FullSize || _inPlace >= 0;

    /// <summary>Whether there are none.</summary>
    public bool IsEmpty => _ready == 0;

    /// <summary>Bytes of the largest message.</summary>
    public long Limit => limit;

    /// <summary>Number of bytes of all messages so far, those that were sent included.</summary>
    public long Total => _sent + _ready + (_inPlace < 0 ? 0 : _rest.Length(_last));

    /// <summary>Number of bytes of the message made last.</summary>
    public long LastLength { get; private set; }

    /// <summary>Adds a few bytes as they are.</summary>
    public void Add(scoped ReadOnlySpan<byte> bytes)
    {
        if (_inPlace >= 0)
        {
            _rest.Append(bytes, ref _last);
            return;
        }

        bytes.CopyTo(Buffer().AsSpan(_ready));
        _ready += bytes.Length;
    }

    /// <summary>Makes a message with nothing around it, of no more than some bytes.</summary>
    public void Add<TBody>(in TBody body, long allowed = long.MaxValue)
        where TBody : struct, IMessageBody
        => _ready += Make(in body, _ready, Math.Min(limit, allowed));

    /// <summary>Adds any number of bytes that are no message, so that no limit is theirs.</summary>
    public void AddRaw(ReadOnlyMemory<byte> bytes) => _ready += Make(new RawBody(bytes), _ready, long.MaxValue);

    /// <summary>Makes a message of no more than some bytes and puts its length in front, plus <paramref name="lengthBias"/>.</summary>
    public void AddWithLength<TBody>(in TBody body, int lengthBias, long allowed = long.MaxValue)
        where TBody : struct, IMessageBody
    {
        int inPlace = Make(in body, _ready + _headerSize, Math.Min(limit, allowed));
        ulong number = (ulong)(LastLength + lengthBias);
        int size = Varint.Size(number);
        Span<byte> message = _buffer.AsSpan(_ready);
        if (size != _headerSize)
        {
            message.Slice(_headerSize, inPlace).CopyTo(message[size..]);
            _headerSize = size;
        }

        _ready += Varint.Write(message, number) + inPlace;
    }

    /// <summary>Where the next message begins, for <see cref="CutBack"/>.</summary>
    public int Mark => _ready;

    /// <summary>Forgets what was added after a mark; nothing was sent in the meantime.</summary>
    public void CutBack(int mark)
    {
        _ready = mark;
        EndMessage();
    }

    /// <summary>How many pieces everything is in.</summary>
    public int PieceCount => KeptPieces + (_inPlace < 0 ? 0 : _rest.PieceCount);

    private int KeptPieces => _ready > 0 ? 1 : 0;

    /// <summary>One of the pieces; valid until <see cref="Clear"/>.</summary>
    public ReadOnlyMemory<byte> Piece(int index) => index < KeptPieces ? _buffer.AsMemory(0, _ready) : _rest.Piece(index - KeptPieces, _last);

    /// <summary>Forgets everything, and gives back all but the kept buffer.</summary>
    public void Clear()
    {
        _sent = Total;
        _ready = 0;
        EndMessage();
    }

    /// <summary>Gives all memory back.</summary>
    public void Release()
    {
        Clear();
        if (_buffer is { } buffer)
        {
            _buffer = null;
            BufferPool.Return(buffer);
        }
    }

    /// <inheritdoc/>
    public override Span<byte> GetBuffer(int written, int minimum)
    {
        if (_inPlace < 0)
        {
            _inPlace = written;
            written = 0;
            minimum = Math.Max(minimum, KeptSize);
        }

        EnsureAllowed(_inPlace + _rest.Length(written));
        return _rest.GetBuffer(written, minimum);
    }

    private byte[] Buffer() => _buffer ??= BufferPool.Rent(KeptSize);

    private int Make<TBody>(in TBody body, int start, long allowed)
        where TBody : struct, IMessageBody
    {
        _allowed = allowed;
        try
        {
            byte[] buffer = Buffer();
            // The length in front may turn out to be longer.
            _last = body.Write(buffer.AsSpan(start, buffer.Length - start - Varint.MaximumSize), this);
            LastLength = _inPlace < 0 ? _last : _inPlace + _rest.Length(_last);
            EnsureAllowed(LastLength);
            return _inPlace < 0 ? _last : _inPlace;
        }
        catch
        {
            EndMessage();
            throw;
        }
    }

    private void EnsureAllowed(long length)
    {
        if (length > _allowed)
        {
            Throw.LimitExceeded($"a message of more than {_allowed} bytes", MessageChannelOptions.MessageLimit, length);
        }
    }

    private void EndMessage()
    {
        _inPlace = -1;
        _rest.Clear();
    }
}
