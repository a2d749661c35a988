using System.Buffers;
using System.Runtime.CompilerServices;
using Graupel.Carriers;
using Graupel.Compression;

namespace Graupel;

/// <summary>
/// Writes and reads one value as a compressed stream of a common codec, which any other tool can decompress. Limits are checked while the data is
/// decompressed, so a few bytes cannot use more memory than the limits allow; the same limits apply on write, so that what was written can be read.
/// </summary>
/// <remarks>
/// Writing throws <see cref="GraupelException"/> if the value cannot be written or exceeds the limits; nothing is written then. Reading throws it for bytes that
/// are not a stream of the codec (<see cref="ErrorKind.InvalidHeader"/>), are cut off (<see cref="ErrorKind.EndOfData"/>), decompress to more than the limits
/// allow (<see cref="ErrorKind.LimitExceeded"/>), or are not a value of the type. Bytes after the value, or after the end of the compressed stream, are refused
/// unless the options of the serializer allow them.
/// </remarks>
public static class Compressed
{
    /// <summary>Writes a value and compresses it.</summary>
    /// <typeparam name="T">The type whose contract is written.</typeparam>
    /// <param name="value">The value.</param>
    /// <param name="options">The options; null for <see cref="CompressionOptions.Default"/>.</param>
    public static byte[] Write<T>(T value, CompressionOptions? options = null)
    {
        using MemoryStream output = Compressor.Run(value, options);
        return output.ToArray();
    }

    /// <summary>Compresses a value and writes it to a buffer writer, after what it already holds.</summary>
    /// <typeparam name="T">The type whose contract is written.</typeparam>
    /// <param name="writer">The buffer writer.</param>
    /// <param name="value">The value.</param>
    /// <param name="options">The options; null for <see cref="CompressionOptions.Default"/>.</param>
    [OverloadResolutionPriority(1)] // some streams are buffer writers too, and are written without a copy as such
    public static void Write<T>(IBufferWriter<byte> writer, T value, CompressionOptions? options = null)
    {
        ArgumentNullException.ThrowIfNull(writer);
        using MemoryStream output = Compressor.Run(value, options);
        writer.Write(output.GetBuffer().AsSpan(0, (int)output.Length));
    }

    /// <summary>Compresses a value and writes it to a stream.</summary>
    /// <typeparam name="T">The type whose contract is written.</typeparam>
    /// <param name="stream">The stream.</param>
    /// <param name="value">The value.</param>
    /// <param name="options">The options; null for <see cref="CompressionOptions.Default"/>.</param>
    public static void Write<T>(Stream stream, T value, CompressionOptions? options = null)
    {
        ArgumentNullException.ThrowIfNull(stream);
        using MemoryStream output = Compressor.Run(value, options);
        output.WriteTo(stream);
    }

    /// <summary>
    /// Compresses a value and writes it to a stream. The value is serialized before the first await, so it may be changed as soon as the call returns.
    /// </summary>
    /// <typeparam name="T">The type whose contract is written.</typeparam>
    /// <param name="stream">The stream.</param>
    /// <param name="value">The value.</param>
    /// <param name="options">The options; null for <see cref="CompressionOptions.Default"/>.</param>
    /// <param name="cancellationToken">Ends the wait for the stream.</param>
    public static async ValueTask WriteAsync<T>(Stream stream, T value, CompressionOptions? options = null, CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(stream);
        using MemoryStream output = Compressor.Run(value, options);
        await stream.WriteAsync(output.GetBuffer().AsMemory(0, (int)output.Length), cancellationToken).ConfigureAwait(false);
    }

    /// <summary>Decompresses a value and reads it.</summary>
    /// <typeparam name="T">The type whose contract is read.</typeparam>
    /// <param name="data">The compressed bytes.</param>
    /// <param name="options">The options; null for <see cref="CompressionOptions.Default"/>.</param>
    public static T Read<T>(ReadOnlyMemory<byte> data, CompressionOptions? options = null) => Read<T>(new ReadOnlySequence<byte>(data), options);

    /// <inheritdoc cref="Read{T}(ReadOnlyMemory{byte}, CompressionOptions?)"/>
    [OverloadResolutionPriority(1)] // [] is an empty segment too
    public static T Read<T>(byte[] data, CompressionOptions? options = null)
    {
        ArgumentNullException.ThrowIfNull(data);
        return Read<T>(data.AsMemory(), options);
    }

    /// <inheritdoc cref="Read{T}(ReadOnlyMemory{byte}, CompressionOptions?)"/>
    public static T Read<T>(ArraySegment<byte> data, CompressionOptions? options = null) => Read<T>(data.AsMemory(), options);

    /// <inheritdoc cref="Read{T}(ReadOnlyMemory{byte}, CompressionOptions?)"/>
    [OverloadResolutionPriority(-1)] // some data, such as BinaryData, is both memory and a span
    public static T Read<T>(ReadOnlySpan<byte> data, CompressionOptions? options = null)
    {
        // Codecs read memory.
        byte[] copy = BufferPool.Rent(data.Length);
        try
        {
            data.CopyTo(copy);
            return Read<T>(copy.AsMemory(0, data.Length), options);
        }
        finally
        {
            BufferPool.Return(copy);
        }
    }

    /// <inheritdoc cref="Read{T}(ReadOnlyMemory{byte}, CompressionOptions?)"/>
    public static T Read<T>(PooledBuffer data, CompressionOptions? options = null)
    {
        ArgumentNullException.ThrowIfNull(data);
        return Read<T>(data.Memory, options);
    }

    /// <inheritdoc cref="Read{T}(ReadOnlyMemory{byte}, CompressionOptions?)"/>
    public static T Read<T>(in ReadOnlySequence<byte> data, CompressionOptions? options = null)
    {
        options ??= CompressionOptions.Default;
        byte[] plain = Decompression.Run(in data, options, out int length);
        try
        {
            return options.Serializer.Deserialize<T>(plain.AsSpan(0, length));
        }
        finally
        {
            BufferPool.Return(plain);
        }
    }

    /// <summary>
    /// Decompresses a value and reads it. The compressed bytes are all that the stream still has. After a failure, a stream that can seek is where it was.
    /// </summary>
    /// <typeparam name="T">The type whose contract is read.</typeparam>
    /// <param name="stream">The stream, which is read to its end.</param>
    /// <param name="options">The options; null for <see cref="CompressionOptions.Default"/>.</param>
    public static T Read<T>(Stream stream, CompressionOptions? options = null)
    {
        ArgumentNullException.ThrowIfNull(stream);
        using var input = new CompressedInput(stream, options ?? CompressionOptions.Default);
        try
        {
            input.Read();
            return Read<T>(input.Bytes, options);
        }
        catch
        {
            input.Rewind();
            throw;
        }
    }

    /// <inheritdoc cref="Read{T}(Stream, CompressionOptions?)"/>
    /// <param name="stream">The stream, which is read to its end.</param>
    /// <param name="options">The options; null for <see cref="CompressionOptions.Default"/>.</param>
    /// <param name="cancellationToken">Ends the wait for bytes.</param>
    public static async ValueTask<T> ReadAsync<T>(Stream stream, CompressionOptions? options = null, CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(stream);
        using var input = new CompressedInput(stream, options ?? CompressionOptions.Default);
        try
        {
            await input.ReadAsync(cancellationToken).ConfigureAwait(false);
            return Read<T>(input.Bytes, options);
        }
        catch
        {
            input.Rewind();
            throw;
        }
    }
}
