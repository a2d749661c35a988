using Graupel.Formats;

namespace Graupel.Channels;

/// <summary>Finds where messages end. It keeps its place between calls, so that a wait for more bytes may be given up and taken up again.</summary>
internal abstract class MessageSplitter
{
    /// <summary>If there is no complete piece: how many bytes are known to be missing.</summary>
    public long Missing { get; protected set; } = 1;

    /// <summary>True when the place of the next message is not known, so that nothing more can be read.</summary>
    public bool IsLost { get; private set; }

    /// <summary>True when nothing of a message has arrived, so that the input may end.</summary>
    public abstract bool IsBetween { get; }

    /// <summary>Where the last message begins that was begun, as a number of bytes before it.</summary>
    public long Start { get; protected set; }

    /// <summary>True when some of that message was stepped over, and some was not.</summary>
    public abstract bool IsWithin { get; }

    /// <summary>Counts the bytes of the message that have arrived.</summary>
    /// <exception cref="GraupelException">There cannot be a message.</exception>
    public abstract long CountArrived();

    /// <summary>Starts with a message of a type.</summary>
    /// <param name="scanner">Finds the end of its value; only where <see cref="NeedsScanner"/> is true.</param>
    /// <param name="splits">Whether the message is a sequence whose elements are taken as they arrive.</param>
    public abstract void Begin(FrameScanner? scanner, bool splits);

    /// <summary>Whether only the type of a message tells where it ends.</summary>
    public abstract bool NeedsScanner { get; }

    /// <summary>Gives up the scanner of <see cref="Begin"/>, if there is one, which has found the end of its value.</summary>
    public virtual FrameScanner? EndScan() => null;

    /// <summary>Finds the next piece of a message; the caller steps over it when it is used.</summary>
    /// <returns>False when it has not arrived.</returns>
    /// <exception cref="GraupelException">There cannot be a message.</exception>
    public abstract bool TryNext(out MessagePiece piece);

    /// <summary>Finds the next message if it is in one piece and nothing else is to be done, which is mostly so. Nothing is stepped over.</summary>
    /// <param name="first">The available bytes, as far as they are in one piece.</param>
    /// <param name="size">Number of bytes to step over when the message was taken, or 0.</param>
    public virtual ReadOnlySpan<byte> PeekWhole(ReadOnlySpan<byte> first, out int size)
    {
        size = 0;
        return default;
    }

    /// <summary>Says that what is left of a message is not wanted, if some of it was taken.</summary>
    public abstract void Abandon();

    /// <summary>Says that a message is not what it should be.</summary>
    public void Refuse()
    {
        Abandon();
        if (NeedsScanner)
        {
            Lose();
        }
    }

    /// <summary>Steps over what is left of a message that was given up.</summary>
    /// <returns>False when more bytes must arrive.</returns>
    public abstract bool TrySkipRest();

    /// <summary>Steps over the next message, or what is left of one that was begun to be stepped over.</summary>
    /// <returns>False when more bytes must arrive.</returns>
    public abstract bool TrySkip();

    /// <summary>Says that the place of the next message is not known.</summary>
    public void Lose() => IsLost = true;
}
