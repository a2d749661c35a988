namespace Graupel.Compat.StructPacker;

/// <summary>Methods of StructPacker's buffers that <see cref="PooledBuffer"/> does not have.</summary>
public static class PooledBufferExtensions
{
    /// <summary>Writes the bytes to a stream.</summary>
    /// <exception cref="ObjectDisposedException">The array was returned to the pool.</exception>
    public static void WriteInto(this PooledBuffer buffer, Stream stream)
    {
        ArgumentNullException.ThrowIfNull(buffer);
        ArgumentNullException.ThrowIfNull(stream);
        stream.Write(buffer.Data, 0, buffer.Size);
    }

    /// <summary>Writes the bytes to a stream; do not dispose the buffer before that has completed.</summary>
    /// <exception cref="ObjectDisposedException">The array was returned to the pool.</exception>
    public static Task WriteIntoAsync(this PooledBuffer buffer, Stream stream, CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(buffer);
        ArgumentNullException.ThrowIfNull(stream);
        return stream.WriteAsync(buffer.Data, 0, buffer.Size, cancellationToken);
    }

    /// <summary>Copies the bytes to an array of exactly their size.</summary>
    /// <exception cref="ObjectDisposedException">The array was returned to the pool.</exception>
    public static byte[] ToArray(this PooledBuffer buffer)
    {
        ArgumentNullException.ThrowIfNull(buffer);
        return buffer.Span.ToArray();
    }
}
