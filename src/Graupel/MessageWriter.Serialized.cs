using Graupel.Channels;

namespace Graupel;

/// <content>Writing messages that were serialized before.</content>
public sealed partial class MessageWriter
{
    /// <summary>
    /// Writes a message that was serialized before, as when one is sent to many, or what <see cref="MessageReader.ReadSerialized"/> gave. Requires length
    /// frames. The bytes are not examined: they must be one value, written with the serializer of the channel as the type that the reader states.
    /// </summary>
    /// <param name="message">The bytes of the message. They are copied, or sent, before the call returns.</param>
    /// <exception cref="GraupelException">The message exceeds a limit.</exception>
    /// <exception cref="InvalidOperationException">The channel has no length frames.</exception>
    public void WriteSerialized(ReadOnlyMemory<byte> message)
    {
        if (!HasFrames)
        {
            throw NoFrames();
        }

        WriteBody(new RawBody(message));
    }

    /// <summary>Writes a message that was serialized before, as <see cref="WriteSerialized"/> does.</summary>
    /// <param name="message">The bytes of the message. They are copied before the first await, so they may be changed as soon as the call returns.</param>
    /// <param name="cancellationToken">Cancels sending; the writer can no longer be used then, unless nothing was being sent.</param>
    /// <exception cref="GraupelException">The message exceeds a limit.</exception>
    /// <exception cref="InvalidOperationException">The channel has no length frames.</exception>
    public ValueTask WriteSerializedAsync(ReadOnlyMemory<byte> message, CancellationToken cancellationToken = default) =>
        HasFrames ? WriteBodyAsync(new RawBody(message), cancellationToken) : ValueTask.FromException(NoFrames());

    private bool HasFrames => _options.Framing == MessageFraming.Length;

    private static InvalidOperationException NoFrames() => new("Without length frames only the type of a message tells where it ends: write the value itself.");
}
