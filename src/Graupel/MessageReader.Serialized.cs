using System.Diagnostics.CodeAnalysis;
using Graupel.Channels;

namespace Graupel;

/// <content>Reading messages without deserializing them.</content>
public sealed partial class MessageReader
{
    /// <summary>
    /// Reads the bytes of the next message, whatever it is, to pass it on by <see cref="MessageWriter.WriteSerialized"/>, to keep it, or to deserialize it later.
    /// Requires length frames. The bytes are not examined. A sequence that was written element by element is refused: only <see cref="ReadSequence"/> reads it in all formats.
    /// </summary>
    /// <exception cref="GraupelException">There is no message (<see cref="ErrorKind.EndOfData"/>), or it exceeds a limit, or is such a sequence.</exception>
    /// <exception cref="InvalidOperationException">The channel has no length frames.</exception>
    public byte[] ReadSerialized()
    {
        BytesTarget target = default;
        Take(ref target);
        return target.Value;
    }

    /// <summary>Reads the bytes of the next message, if there is one, as <see cref="ReadSerialized"/> does.</summary>
    /// <param name="message">The bytes of the message.</param>
    /// <returns>False at the end of the channel.</returns>
    /// <exception cref="GraupelException">The message exceeds a limit, or is a sequence that was written element by element.</exception>
    /// <exception cref="InvalidOperationException">The channel has no length frames.</exception>
    public bool TryReadSerialized([NotNullWhen(true)] out byte[]? message)
    {
        BytesTarget target = default;
        bool hasMessage = TryTake(ref target);
        message = target.Value;
        return hasMessage;
    }

    /// <inheritdoc cref="ReadSerialized"/>
    /// <param name="cancellationToken">Ends the wait for bytes; what has arrived is left for the next call.</param>
    public ValueTask<byte[]> ReadSerializedAsync(CancellationToken cancellationToken = default) =>
        TakeAsync<BytesTarget, byte[]>(default, cancellationToken);
}
