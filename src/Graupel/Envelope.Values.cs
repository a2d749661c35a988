using System.Buffers;
using System.Runtime.CompilerServices;
using Graupel.Envelopes;

namespace Graupel;

/// <content>Values of types that are known only at run time: see <see cref="Serializer.For(Type)"/>.</content>
public static partial class Envelope
{
    /// <summary>Writes a value of a type that is known only at run time, as <see cref="Write{T}(T, EnvelopeOptions?)"/> does.</summary>
    /// <param name="value">The value.</param>
    /// <param name="type">The type whose contract is written.</param>
    /// <param name="options">The options; null for <see cref="EnvelopeOptions.Default"/>.</param>
    /// <exception cref="GraupelException">The value cannot be written, or exceeds a limit.</exception>
    /// <exception cref="ArgumentException">The value is of another type, or null if the type is not nullable.</exception>
    public static byte[] WriteValue(object? value, Type type, EnvelopeOptions? options = null)
    {
        options ??= EnvelopeOptions.Default;
        Serializer<object?> root = options.Serializer.For(type).Boxed;
        return EnvelopeWriter.Write(root, value, HeaderFor(root, options));
    }

    /// <summary>Writes a value of a type that is known only at run time, as <see cref="Write{T}(Stream, T, EnvelopeOptions?)"/> does.</summary>
    /// <param name="stream">The stream; it need not seek.</param>
    /// <param name="value">The value.</param>
    /// <param name="type">The type whose contract is written.</param>
    /// <param name="options">The options; null for <see cref="EnvelopeOptions.Default"/>.</param>
    /// <exception cref="GraupelException">The value cannot be written, or exceeds a limit.</exception>
    /// <exception cref="ArgumentException">The value is of another type, or null if the type is not nullable.</exception>
    public static void WriteValue(Stream stream, object? value, Type type, EnvelopeOptions? options = null)
    {
        ArgumentNullException.ThrowIfNull(stream);
        options ??= EnvelopeOptions.Default;
        Serializer<object?> root = options.Serializer.For(type).Boxed;
        EnvelopeWriter.Write(root, value, HeaderFor(root, options), stream);
    }

    /// <summary>Writes a value of a type that is known only at run time, as <see cref="Write{T}(IBufferWriter{byte}, T, EnvelopeOptions?)"/> does.</summary>
    /// <param name="writer">The buffer writer.</param>
    /// <param name="value">The value.</param>
    /// <param name="type">The type whose contract is written.</param>
    /// <param name="options">The options; null for <see cref="EnvelopeOptions.Default"/>.</param>
    /// <exception cref="GraupelException">The value cannot be written, or exceeds a limit.</exception>
    /// <exception cref="ArgumentException">The value is of another type, or null if the type is not nullable.</exception>
    [OverloadResolutionPriority(1)] // some streams are buffer writers too, and are written without a copy as such
    public static void WriteValue(IBufferWriter<byte> writer, object? value, Type type, EnvelopeOptions? options = null)
    {
        ArgumentNullException.ThrowIfNull(writer);
        options ??= EnvelopeOptions.Default;
        Serializer<object?> root = options.Serializer.For(type).Boxed;
        EnvelopeWriter.Write(root, value, HeaderFor(root, options), writer);
    }

    /// <summary>
    /// Writes a value of a type that is known only at run time, as <see cref="WriteAsync{T}(Stream, T, EnvelopeOptions?, CancellationToken)"/> does.
    /// </summary>
    /// <param name="stream">The stream; it need not seek.</param>
    /// <param name="value">The value.</param>
    /// <param name="type">The type whose contract is written.</param>
    /// <param name="options">The options; null for <see cref="EnvelopeOptions.Default"/>.</param>
    /// <param name="cancellationToken">Ends the wait for the stream. A part may have been written then.</param>
    /// <exception cref="GraupelException">The value cannot be written, or exceeds a limit.</exception>
    /// <exception cref="ArgumentException">The value is of another type, or null if the type is not nullable.</exception>
    public static ValueTask WriteValueAsync(Stream stream, object? value, Type type, EnvelopeOptions? options = null, CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(stream);
        options ??= EnvelopeOptions.Default;
        Serializer<object?> root = options.Serializer.For(type).BoxedFor(value);
        return EnvelopeWriter.WriteAsync(root, value, HeaderFor(root, options), stream, cancellationToken);
    }

    /// <summary>Reads a value of a type that is known only at run time, as <see cref="Read{T}(ReadOnlySpan{byte}, EnvelopeOptions?)"/> does.</summary>
    /// <param name="data">The bytes.</param>
    /// <param name="type">The type whose contract is read.</param>
    /// <param name="options">The options; null for <see cref="EnvelopeOptions.Default"/>.</param>
    /// <exception cref="GraupelException">The data is not an envelope, is cut off or damaged, or holds a value of another format, contract or type.</exception>
    public static object? ReadValue(ReadOnlySpan<byte> data, Type type, EnvelopeOptions? options = null)
    {
        options ??= EnvelopeOptions.Default;
        return Read(options.Serializer.For(type).Boxed, data, options);
    }

    /// <inheritdoc cref="ReadValue(ReadOnlySpan{byte}, Type, EnvelopeOptions?)"/>
    [OverloadResolutionPriority(1)] // [] is an empty segment too
    public static object? ReadValue(byte[] data, Type type, EnvelopeOptions? options = null)
    {
        ArgumentNullException.ThrowIfNull(data);
        return ReadValue(data.AsSpan(), type, options);
    }

    /// <inheritdoc cref="ReadValue(ReadOnlySpan{byte}, Type, EnvelopeOptions?)"/>
    public static object? ReadValue(ArraySegment<byte> data, Type type, EnvelopeOptions? options = null) => ReadValue(data.AsSpan(), type, options);

    /// <inheritdoc cref="ReadValue(ReadOnlySpan{byte}, Type, EnvelopeOptions?)"/>
    [OverloadResolutionPriority(-1)] // some data, such as BinaryData, is both memory and a span
    public static object? ReadValue(ReadOnlyMemory<byte> data, Type type, EnvelopeOptions? options = null) => ReadValue(data.Span, type, options);

    /// <inheritdoc cref="ReadValue(ReadOnlySpan{byte}, Type, EnvelopeOptions?)"/>
    public static object? ReadValue(PooledBuffer data, Type type, EnvelopeOptions? options = null)
    {
        ArgumentNullException.ThrowIfNull(data);
        return ReadValue(data.Span, type, options);
    }

    /// <inheritdoc cref="ReadValue(ReadOnlySpan{byte}, Type, EnvelopeOptions?)"/>
    public static object? ReadValue(in ReadOnlySequence<byte> data, Type type, EnvelopeOptions? options = null)
    {
        options ??= EnvelopeOptions.Default;
        return Read(options.Serializer.For(type).Boxed, in data, options);
    }

    /// <summary>Reads a value of a type that is known only at run time, as <see cref="Read{T}(Stream, EnvelopeOptions?)"/> does.</summary>
    /// <param name="stream">The stream; it need not seek.</param>
    /// <param name="type">The type whose contract is read.</param>
    /// <param name="options">The options; null for <see cref="EnvelopeOptions.Default"/>.</param>
    /// <exception cref="GraupelException">The data is not an envelope, is cut off or damaged, or holds a value of another format, contract or type.</exception>
    public static object? ReadValue(Stream stream, Type type, EnvelopeOptions? options = null)
    {
        ArgumentNullException.ThrowIfNull(stream);
        options ??= EnvelopeOptions.Default;
        return Read(options.Serializer.For(type).Boxed, stream, options);
    }

    /// <summary>Reads a value of a type that is known only at run time, as <see cref="ReadAsync{T}(Stream, EnvelopeOptions?, CancellationToken)"/> does.</summary>
    /// <param name="stream">The stream; it need not seek.</param>
    /// <param name="type">The type whose contract is read.</param>
    /// <param name="options">The options; null for <see cref="EnvelopeOptions.Default"/>.</param>
    /// <param name="cancellationToken">Ends the wait for bytes. A stream that can seek is then at the start of the envelope; of any other, what was read is lost.</param>
    /// <exception cref="GraupelException">The data is not an envelope, is cut off or damaged, or holds a value of another format, contract or type.</exception>
    public static ValueTask<object?> ReadValueAsync(Stream stream, Type type, EnvelopeOptions? options = null, CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(stream);
        options ??= EnvelopeOptions.Default;
        return ReadAsync(options.Serializer.For(type).Boxed, stream, options, cancellationToken);
    }
}
