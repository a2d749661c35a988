namespace Graupel.Channels;

/// <summary>Where the bytes of a channel go.</summary>
internal abstract class MessageOutput
{
    /// <summary>Whether it can be waited for by blocking.</summary>
    public abstract bool CanBlock { get; }

    /// <summary>Takes bytes; they may be overwritten afterwards.</summary>
    public abstract void Write(ReadOnlyMemory<byte> bytes);

    /// <inheritdoc cref="Write"/>
    public abstract ValueTask WriteAsync(ReadOnlyMemory<byte> bytes, CancellationToken cancellationToken);

    /// <summary>Sends what was taken.</summary>
    public abstract void Flush();

    /// <inheritdoc cref="Flush"/>
    public abstract ValueTask FlushAsync(CancellationToken cancellationToken);

    /// <summary>Is told when the writer was disposed and no call is under way any more.</summary>
    public abstract void Release();

    /// <summary>Closes the carrier.</summary>
    public abstract void Close();

    /// <inheritdoc cref="Close"/>
    public abstract ValueTask CloseAsync();
}
