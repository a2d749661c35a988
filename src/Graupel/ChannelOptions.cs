namespace Graupel;

/// <summary>How a <see cref="MessageWriter"/> or <see cref="MessageReader"/> works. Both ends must agree on serializer options and framing.</summary>
public sealed record ChannelOptions
{
    /// <summary>The options that hold when nothing else is said.</summary>
    public static ChannelOptions Default { get; } = new();

    /// <summary>Writes and reads the messages; <see cref="Graupel.Serializer.Default"/>.</summary>
    public Serializer Serializer
    {
        get;
        init => field = value ?? throw new ArgumentNullException(nameof(Serializer));
    } = Serializer.Default;

    /// <summary>How messages are told apart; <see cref="MessageFraming.Length"/>.</summary>
    public MessageFraming Framing
    {
        get;
        init => field = Choice.Checked(value);
    }

    /// <summary>
    /// Bytes of the largest message, written or read; 128 MiB. Of a sequence that is written or read element by element it limits each
    /// piece, not the whole.
    /// </summary>
    public long MaxMessageBytes
    {
        get;
        init
        {
            ArgumentOutOfRangeException.ThrowIfNegativeOrZero(value, nameof(MaxMessageBytes));
            field = value;
        }
    } = 128L << 20;

    /// <summary>
    /// True, as by default, to send each message before the call that writes it returns. False to gather small messages and send them
    /// together: when a buffer is full, on a flush, and at the end.
    /// </summary>
    public bool AutoFlush { get; init; } = true;

    /// <summary>True to leave the stream, socket or pipe open when the channel is disposed; false by default.</summary>
    public bool LeaveOpen { get; init; }
}
