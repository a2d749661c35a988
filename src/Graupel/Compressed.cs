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
public static partial class Compressed
{
    /// <summary>Writes a value and compresses it.</summary>
    /// <typeparam name="T">The type whose contract is written.</typeparam>
    /// <param name="value">The value.</param>
    /// <param name="options">The options; null for <see cref="CompressionOptions.Default"/>.</param>
    /// <exception cref="GraupelException">The value cannot be written, or exceeds a limit.</exception>
    public static byte[] Write<T>(T value, CompressionOptions? options = null)
    {
        options ??= CompressionOptions.Default;
        return Write(options.Serializer.For<T>(), value, options);
    }

    /// <summary>Compresses a value and writes it to a buffer writer, after what it already holds.</summary>
    /// <typeparam name="T">The type whose contract is written.</typeparam>
    /// <param name="writer">The buffer writer.</param>
    /// <param name="value">The value.</param>
    /// <param name="options">The options; null for <see cref="CompressionOptions.Default"/>.</param>
    /// <exception cref="GraupelException">The value cannot be written, or exceeds a limit.</exception>
    [OverloadResolutionPriority(1)] // some streams are buffer writers too, and are written without a copy as such
    public static void Write<T>(IBufferWriter<byte> writer, T value, CompressionOptions? options = null)
    {
        ArgumentNullException.ThrowIfNull(writer);
        options ??= CompressionOptions.Default;
        Write(options.Serializer.For<T>(), writer, value, options);
    }

    /// <summary>Compresses a value and writes it to a stream.</summary>
    /// <typeparam name="T">The type whose contract is written.</typeparam>
    /// <param name="stream">The stream.</param>
    /// <param name="value">The value.</param>
    /// <param name="options">The options; null for <see cref="CompressionOptions.Default"/>.</param>
    /// <exception cref="GraupelException">The value cannot be written, or exceeds a limit.</exception>
    public static void Write<T>(Stream stream, T value, CompressionOptions? options = null)
    {
        ArgumentNullException.ThrowIfNull(stream);
        options ??= CompressionOptions.Default;
        Write(options.Serializer.For<T>(), stream, value, options);
    }

    /// <summary>
    /// Compresses a value and writes it to a stream. The value is serialized before the first await, so it may be changed as soon as the call returns.
    /// </summary>
    /// <typeparam name="T">The type whose contract is written.</typeparam>
    /// <param name="stream">The stream.</param>
    /// <param name="value">The value.</param>
    /// <param name="options">The options; null for <see cref="CompressionOptions.Default"/>.</param>
    /// <param name="cancellationToken">Ends the wait for the stream. A part may have been written then.</param>
    /// <exception cref="GraupelException">The value cannot be written, or exceeds a limit.</exception>
    public static ValueTask WriteAsync<T>(Stream stream, T value, CompressionOptions? options = null, CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(stream);
        options ??= CompressionOptions.Default;
        return WriteAsync(options.Serializer.For<T>(), stream, value, options, cancellationToken);
    }

    /// <summary>Decompresses a value and reads it.</summary>
    /// <typeparam name="T">The type whose contract is read.</typeparam>
    /// <param name="data">The compressed bytes.</param>
    /// <param name="options">The options; null for <see cref="CompressionOptions.Default"/>.</param>
    /// <exception cref="GraupelException">The data is no stream of the codec, is cut off, exceeds a limit, or is not a value of the type.</exception>
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
        options ??= CompressionOptions.Default;
        return Read(options.Serializer.For<T>(), data, options);
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
        return Read(options.Serializer.For<T>(), in data, options);
    }

    /// <summary>
    /// Decompresses a value and reads it. The compressed bytes are all that the stream still has. After a failure, a stream that can seek is where it was.
    /// </summary>
    /// <typeparam name="T">The type whose contract is read.</typeparam>
    /// <param name="stream">The stream, which is read to its end.</param>
    /// <param name="options">The options; null for <see cref="CompressionOptions.Default"/>.</param>
    /// <exception cref="GraupelException">The data is no stream of the codec, is cut off, exceeds a limit, or is not a value of the type.</exception>
    public static T Read<T>(Stream stream, CompressionOptions? options = null)
    {
        ArgumentNullException.ThrowIfNull(stream);
        options ??= CompressionOptions.Default;
        return Read(options.Serializer.For<T>(), stream, options);
    }

    /// <inheritdoc cref="Read{T}(Stream, CompressionOptions?)"/>
    /// <param name="stream">The stream, which is read to its end.</param>
    /// <param name="options">The options; null for <see cref="CompressionOptions.Default"/>.</param>
    /// <param name="cancellationToken">Ends the wait for bytes. A stream that can seek is then where it was; of any other, what was read is lost.</param>
    public static ValueTask<T> ReadAsync<T>(Stream stream, CompressionOptions? options = null, CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(stream);
        options ??= CompressionOptions.Default;
        return ReadAsync(options.Serializer.For<T>(), stream, options, cancellationToken);
    }

    private static byte[] Write<T>(Serializer<T> root, T value, CompressionOptions options)
    {
        using CompressedOutput output = Compressor.Run(root, value, options);
        return output.ToArray();
    }

    private static void Write<T>(Serializer<T> root, IBufferWriter<byte> writer, T value, CompressionOptions options)
    {
        using CompressedOutput output = Compressor.Run(root, value, options);
        foreach (ReadOnlyMemory<byte> piece in output.Pieces())
        {
            writer.Write(piece.Span);
        }
    }

    private static void Write<T>(Serializer<T> root, Stream stream, T value, CompressionOptions options)
    {
        using CompressedOutput output = Compressor.Run(root, value, options);
        foreach (ReadOnlyMemory<byte> piece in output.Pieces())
        {
            stream.Write(piece.Span);
        }
    }

    private static async ValueTask WriteAsync<T>(Serializer<T> root, Stream stream, T value, CompressionOptions options, CancellationToken cancellationToken)
    {
        using CompressedOutput output = Compressor.Run(root, value, options);
        foreach (ReadOnlyMemory<byte> piece in output.Pieces())
        {
            await stream.WriteAsync(piece, cancellationToken).ConfigureAwait(false);
        }
    }

    private static T Read<T>(Serializer<T> root, ReadOnlySpan<byte> data, CompressionOptions options)
    {
        // Codecs read memory.
        byte[] copy = BufferPool.Rent(data.Length);
        try
        {
            data.CopyTo(copy);
            return Read(root, new ReadOnlySequence<byte>(copy, 0, data.Length), options);
        }
        finally
        {
            BufferPool.Return(copy);
        }
    }

    private static T Read<T>(Serializer<T> root, in ReadOnlySequence<byte> data, CompressionOptions options)
    {
        using ReadBuffer plain = Decompression.Run(in data, options);
        return root.Deserialize(plain.Bytes);
    }

    private static T Read<T>(Serializer<T> root, Stream stream, CompressionOptions options)
    {
        using var input = new CompressedInput(stream, options);
        try
        {
            input.Read();
            return Read(root, new ReadOnlySequence<byte>(input.Bytes), options);
        }
        catch
        {
            input.Rewind();
            throw;
        }
    }

    private static async ValueTask<T> ReadAsync<T>(Serializer<T> root, Stream stream, CompressionOptions options, CancellationToken cancellationToken)
    {
        using var input = new CompressedInput(stream, options);
        try
        {
            await input.ReadAsync(cancellationToken).ConfigureAwait(false);
            return Read(root, new ReadOnlySequence<byte>(input.Bytes), options);
        }
        catch
        {
            input.Rewind();
            throw;
        }
    }
}
