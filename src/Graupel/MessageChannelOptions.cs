namespace Graupel;

/// <summary>Options of a <see cref="MessageWriter"/> or <see cref="MessageReader"/>. Both ends must agree on serializer options and framing.</summary>
public sealed record MessageChannelOptions
{
    /// <summary>The option to name where a message is too long.</summary>
    internal const string MessageLimit = $"{nameof(MessageChannelOptions)}.{nameof(MaxMessageBytes)}";

    /// <summary>The default options.</summary>
    public static MessageChannelOptions Default { get; } = new();

    /// <summary>The serializer of the messages. The default is <see cref="Graupel.Serializer.Default"/>.</summary>
    public Serializer Serializer
    {
        get;
        init => field = value ?? throw new ArgumentNullException(nameof(Serializer));
    } = Serializer.Default;

    /// <summary>How messages are separated. The default is <see cref="MessageFraming.Length"/>.</summary>
    public MessageFraming Framing
    {
        get;
        init => field = Choice.Checked(value);
    }

    /// <summary>
    /// The size in bytes of the largest message that may be written or read. The default is 128 MiB. For a sequence that is written or read element
    /// by element, it limits each piece, not the whole.
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
    /// True to send each message before the call that writes it returns. False to collect small messages and send them together: when a
    /// buffer is full, on a flush, and at the end. The default is true.
    /// </summary>
    public bool AutoFlush { get; init; } = true;

    /// <summary>True to leave the stream, socket or pipe open when the channel is disposed. The default is false.</summary>
    public bool LeaveOpen { get; init; }

    /// <summary>The same of options that may not be given.</summary>
    internal static bool LeavesOpen(MessageChannelOptions? options) => (options ?? Default).LeaveOpen;
}
