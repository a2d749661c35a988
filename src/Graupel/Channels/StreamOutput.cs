namespace Graupel.Channels;

/// <summary>Writes to a stream.</summary>
internal class StreamOutput(Stream stream) : MessageOutput
{
    /// <inheritdoc/>
    public override bool CanBlock => true;

    /// <inheritdoc/>
    public override void Write(ReadOnlyMemory<byte> bytes) => stream.Write(bytes.Span);

    /// <inheritdoc/>
    public override ValueTask WriteAsync(ReadOnlyMemory<byte> bytes, CancellationToken cancellationToken) => stream.WriteAsync(bytes, cancellationToken);

    /// <inheritdoc/>
    public override void Flush() => stream.Flush();

    /// <inheritdoc/>
    public override ValueTask FlushAsync(CancellationToken cancellationToken) => new(stream.FlushAsync(cancellationToken));

    /// <inheritdoc/>
    public override void Release()
    {
    }

    /// <inheritdoc/>
    public override void Close() => stream.Dispose();

    /// <inheritdoc/>
    public override ValueTask CloseAsync() => stream.DisposeAsync();
}
