using System.Buffers;

namespace Graupel.Channels;

/// <summary>The bytes of a channel that have arrived and are not yet used, and where more come from.</summary>
internal abstract class MessageInput
{
    /// <summary>Number of available bytes.</summary>
    public abstract long Length { get; }

    /// <summary>The available bytes, as far as they are in one piece.</summary>
    public abstract ReadOnlySpan<byte> First { get; }

    /// <summary>All available bytes.</summary>
    public abstract ReadOnlySequence<byte> All { get; }

    /// <summary>The last piece of the available bytes, where there are several.</summary>
    public abstract ReadOnlyMemory<byte> Last { get; }

    /// <summary>Number of bytes that were stepped over.</summary>
    public long Consumed { get; private set; }

    /// <summary>Steps over available bytes; they must not be used afterwards.</summary>
    public void Advance(long count)
    {
        Consumed += count;
        Step(count);
    }

    /// <inheritdoc cref="Advance"/>
    protected abstract void Step(long count);

    /// <summary>Waits for more bytes.</summary>
    /// <param name="wanted">Number of bytes that are known to be missing; there may be more.</param>
    /// <returns>False when there are none and never will be.</returns>
    public abstract bool Fill(long wanted);

    /// <inheritdoc cref="Fill"/>
    public abstract ValueTask<bool> FillAsync(long wanted, CancellationToken cancellationToken);

    /// <summary>Gives all memory back; where the carrier takes bytes back, the unused ones go there.</summary>
    public abstract void Release();

    /// <summary>Closes the carrier.</summary>
    public abstract void Close();

    /// <inheritdoc cref="Close"/>
    public abstract ValueTask CloseAsync();
}
