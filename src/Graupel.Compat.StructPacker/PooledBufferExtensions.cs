namespace Graupel.Compat.StructPacker;

/// <summary>What StructPacker's buffers can do beside <see cref="PooledBuffer"/>'s own.</summary>
public static class PooledBufferExtensions
{
    /// <summary>Writes the bytes to a stream.</summary>
    /// <exception cref="ObjectDisposedException">The array was given back.</exception>
    public static void WriteInto(this PooledBuffer buffer, Stream stream)
    {
        ArgumentNullException.ThrowIfNull(buffer);
        ArgumentNullException.ThrowIfNull(stream);
        stream.Write(buffer.Data, 0, buffer.Size);
    }

    /// <summary>Writes the bytes to a stream; do not dispose of the buffer before that is done.</summary>
    /// <exception cref="ObjectDisposedException">The array was given back.</exception>
    public static Task WriteIntoAsync(this PooledBuffer buffer, Stream stream, CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(buffer);
        ArgumentNullException.ThrowIfNull(stream);
        return stream.WriteAsync(buffer.Data, 0, buffer.Size, cancellationToken);
    }

    /// <summary>The bytes, in an array of their size.</summary>
    /// <exception cref="ObjectDisposedException">The array was given back.</exception>
    public static byte[] ToArray(this PooledBuffer buffer)
    {
        ArgumentNullException.ThrowIfNull(buffer);
        return buffer.Span.ToArray();
    }
}
