using System.Buffers;
using System.Runtime.CompilerServices;

namespace Graupel;

/// <content>Values of types that are known only at run time: see <see cref="Serializer.For(Type)"/>.</content>
public static partial class Compressed
{
    /// <summary>Writes a value of a type that is known only at run time, as <see cref="Write{T}(T, CompressionOptions?)"/> does.</summary>
    /// <param name="value">The value.</param>
    /// <param name="type">The type whose contract is written.</param>
    /// <param name="options">The options; null for <see cref="CompressionOptions.Default"/>.</param>
    /// <exception cref="GraupelException">The value cannot be written, or exceeds a limit.</exception>
    /// <exception cref="ArgumentException">The value is of another type, or null if the type is not nullable.</exception>
    public static byte[] WriteValue(object? value, Type type, CompressionOptions? options = null)
    {
        options ??= CompressionOptions.Default;
        return Write(options.Serializer.For(type).Boxed, value, options);
    }

    /// <summary>Writes a value of a type that is known only at run time, as <see cref="Write{T}(Stream, T, CompressionOptions?)"/> does.</summary>
    /// <param name="stream">The stream.</param>
    /// <param name="value">The value.</param>
    /// <param name="type">The type whose contract is written.</param>
    /// <param name="options">The options; null for <see cref="CompressionOptions.Default"/>.</param>
    /// <exception cref="GraupelException">The value cannot be written, or exceeds a limit.</exception>
    /// <exception cref="ArgumentException">The value is of another type, or null if the type is not nullable.</exception>
    public static void WriteValue(Stream stream, object? value, Type type, CompressionOptions? options = null)
    {
        ArgumentNullException.ThrowIfNull(stream);
        options ??= CompressionOptions.Default;
        Write(options.Serializer.For(type).Boxed, stream, value, options);
    }

    /// <summary>Writes a value of a type that is known only at run time, as <see cref="Write{T}(IBufferWriter{byte}, T, CompressionOptions?)"/> does.</summary>
    /// <param name="writer">The buffer writer.</param>
    /// <param name="value">The value.</param>
    /// <param name="type">The type whose contract is written.</param>
    /// <param name="options">The options; null for <see cref="CompressionOptions.Default"/>.</param>
    /// <exception cref="GraupelException">The value cannot be written, or exceeds a limit.</exception>
    /// <exception cref="ArgumentException">The value is of another type, or null if the type is not nullable.</exception>
    [OverloadResolutionPriority(1)] // some streams are buffer writers too, and are written without a copy as such
    public static void WriteValue(IBufferWriter<byte> writer, object? value, Type type, CompressionOptions? options = null)
    {
        ArgumentNullException.ThrowIfNull(writer);
        options ??= CompressionOptions.Default;
        Write(options.Serializer.For(type).Boxed, writer, value, options);
    }

    /// <summary>
    /// Writes a value of a type that is known only at run time, as <see cref="WriteAsync{T}(Stream, T, CompressionOptions?, CancellationToken)"/> does.
    /// </summary>
    /// <param name="stream">The stream.</param>
    /// <param name="value">The value.</param>
    /// <param name="type">The type whose contract is written.</param>
    /// <param name="options">The options; null for <see cref="CompressionOptions.Default"/>.</param>
    /// <param name="cancellationToken">Ends the wait for the stream. A part may have been written then.</param>
    /// <exception cref="GraupelException">The value cannot be written, or exceeds a limit.</exception>
    /// <exception cref="ArgumentException">The value is of another type, or null if the type is not nullable.</exception>
    public static ValueTask WriteValueAsync(Stream stream, object? value, Type type, CompressionOptions? options = null, CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(stream);
        options ??= CompressionOptions.Default;
        return WriteAsync(options.Serializer.For(type).BoxedFor(value), stream, value, options, cancellationToken);
    }

    /// <summary>Reads a value of a type that is known only at run time, as <see cref="Read{T}(ReadOnlyMemory{byte}, CompressionOptions?)"/> does.</summary>
    /// <param name="data">The compressed bytes.</param>
    /// <param name="type">The type whose contract is read.</param>
    /// <param name="options">The options; null for <see cref="CompressionOptions.Default"/>.</param>
    /// <exception cref="GraupelException">The data is no stream of the codec, is cut off, exceeds a limit, or is not a value of the type.</exception>
    public static object? ReadValue(ReadOnlyMemory<byte> data, Type type, CompressionOptions? options = null) => ReadValue(new ReadOnlySequence<byte>(data), type, options);

    /// <inheritdoc cref="ReadValue(ReadOnlyMemory{byte}, Type, CompressionOptions?)"/>
    [OverloadResolutionPriority(1)] // [] is an empty segment too
    public static object? ReadValue(byte[] data, Type type, CompressionOptions? options = null)
    {
        ArgumentNullException.ThrowIfNull(data);
        return ReadValue(data.AsMemory(), type, options);
    }

    /// <inheritdoc cref="ReadValue(ReadOnlyMemory{byte}, Type, CompressionOptions?)"/>
    public static object? ReadValue(ArraySegment<byte> data, Type type, CompressionOptions? options = null) => ReadValue(data.AsMemory(), type, options);

    /// <inheritdoc cref="ReadValue(ReadOnlyMemory{byte}, Type, CompressionOptions?)"/>
    [OverloadResolutionPriority(-1)] // some data, such as BinaryData, is both memory and a span
    public static object? ReadValue(ReadOnlySpan<byte> data, Type type, CompressionOptions? options = null)
    {
        options ??= CompressionOptions.Default;
        return Read(options.Serializer.For(type).Boxed, data, options);
    }

    /// <inheritdoc cref="ReadValue(ReadOnlyMemory{byte}, Type, CompressionOptions?)"/>
    public static object? ReadValue(PooledBuffer data, Type type, CompressionOptions? options = null)
    {
        ArgumentNullException.ThrowIfNull(data);
        return ReadValue(data.Memory, type, options);
    }

    /// <inheritdoc cref="ReadValue(ReadOnlyMemory{byte}, Type, CompressionOptions?)"/>
    public static object? ReadValue(in ReadOnlySequence<byte> data, Type type, CompressionOptions? options = null)
    {
        options ??= CompressionOptions.Default;
        return Read(options.Serializer.For(type).Boxed, in data, options);
    }

    /// <summary>Reads a value of a type that is known only at run time, as <see cref="Read{T}(Stream, CompressionOptions?)"/> does.</summary>
    /// <param name="stream">The stream, which is read to its end.</param>
    /// <param name="type">The type whose contract is read.</param>
    /// <param name="options">The options; null for <see cref="CompressionOptions.Default"/>.</param>
    /// <exception cref="GraupelException">The data is no stream of the codec, is cut off, exceeds a limit, or is not a value of the type.</exception>
    public static object? ReadValue(Stream stream, Type type, CompressionOptions? options = null)
    {
        ArgumentNullException.ThrowIfNull(stream);
        options ??= CompressionOptions.Default;
        return Read(options.Serializer.For(type).Boxed, stream, options);
    }

    /// <summary>Reads a value of a type that is known only at run time, as <see cref="ReadAsync{T}(Stream, CompressionOptions?, CancellationToken)"/> does.</summary>
    /// <param name="stream">The stream, which is read to its end.</param>
    /// <param name="type">The type whose contract is read.</param>
    /// <param name="options">The options; null for <see cref="CompressionOptions.Default"/>.</param>
    /// <param name="cancellationToken">Ends the wait for bytes. A stream that can seek is then where it was; of any other, what was read is lost.</param>
    /// <exception cref="GraupelException">The data is no stream of the codec, is cut off, exceeds a limit, or is not a value of the type.</exception>
    public static ValueTask<object?> ReadValueAsync(Stream stream, Type type, CompressionOptions? options = null, CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(stream);
        options ??= CompressionOptions.Default;
        return ReadAsync(options.Serializer.For(type).Boxed, stream, options, cancellationToken);
    }
}
