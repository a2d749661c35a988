using System.Buffers;
using System.Runtime.CompilerServices;

namespace Graupel;

/// <content>Reading an envelope that other bytes follow, as in memory that holds several.</content>
public static partial class Envelope
{
    /// <summary>Reads a value from an envelope at the beginning of the data; other bytes may follow, such as another envelope.</summary>
    /// <typeparam name="T">The type whose contract is read.</typeparam>
    /// <param name="data">The bytes.</param>
    /// <param name="consumed">Number of bytes of the envelope.</param>
    /// <param name="options">The options; null for <see cref="EnvelopeOptions.Default"/>.</param>
    /// <exception cref="GraupelException">The data is not an envelope, is cut off or damaged, or holds a value of another format, contract or type.</exception>
    public static T Read<T>(ReadOnlySpan<byte> data, out int consumed, EnvelopeOptions? options = null)
    {
        options ??= EnvelopeOptions.Default;
        return Read(options.Serializer.For<T>(), data, options, out consumed);
    }

    /// <inheritdoc cref="Read{T}(ReadOnlySpan{byte}, out int, EnvelopeOptions?)"/>
    [OverloadResolutionPriority(1)] // [] is an empty segment too
    public static T Read<T>(byte[] data, out int consumed, EnvelopeOptions? options = null)
    {
        ArgumentNullException.ThrowIfNull(data);
        return Read<T>(data.AsSpan(), out consumed, options);
    }

    /// <inheritdoc cref="Read{T}(ReadOnlySpan{byte}, out int, EnvelopeOptions?)"/>
    public static T Read<T>(ArraySegment<byte> data, out int consumed, EnvelopeOptions? options = null) => Read<T>(data.AsSpan(), out consumed, options);

    /// <inheritdoc cref="Read{T}(ReadOnlySpan{byte}, out int, EnvelopeOptions?)"/>
    [OverloadResolutionPriority(-1)] // some data, such as BinaryData, is both memory and a span
    public static T Read<T>(ReadOnlyMemory<byte> data, out int consumed, EnvelopeOptions? options = null) => Read<T>(data.Span, out consumed, options);

    /// <inheritdoc cref="Read{T}(ReadOnlySpan{byte}, out int, EnvelopeOptions?)"/>
    public static T Read<T>(in ReadOnlySequence<byte> data, out long consumed, EnvelopeOptions? options = null)
    {
        options ??= EnvelopeOptions.Default;
        return Read(options.Serializer.For<T>(), in data, options, out consumed);
    }

    /// <summary>
    /// Reads a value of a type that is known only at run time, as <see cref="Read{T}(ReadOnlySpan{byte}, out int, EnvelopeOptions?)"/> does: other bytes may follow.
    /// </summary>
    /// <param name="data">The bytes.</param>
    /// <param name="type">The type whose contract is read.</param>
    /// <param name="consumed">Number of bytes of the envelope.</param>
    /// <param name="options">The options; null for <see cref="EnvelopeOptions.Default"/>.</param>
    /// <exception cref="GraupelException">The data is not an envelope, is cut off or damaged, or holds a value of another format, contract or type.</exception>
    public static object? ReadValue(ReadOnlySpan<byte> data, Type type, out int consumed, EnvelopeOptions? options = null)
    {
        options ??= EnvelopeOptions.Default;
        return Read(options.Serializer.For(type).Boxed, data, options, out consumed);
    }

    /// <inheritdoc cref="ReadValue(ReadOnlySpan{byte}, Type, out int, EnvelopeOptions?)"/>
    [OverloadResolutionPriority(1)] // [] is an empty segment too
    public static object? ReadValue(byte[] data, Type type, out int consumed, EnvelopeOptions? options = null)
    {
        ArgumentNullException.ThrowIfNull(data);
        return ReadValue(data.AsSpan(), type, out consumed, options);
    }

    /// <inheritdoc cref="ReadValue(ReadOnlySpan{byte}, Type, out int, EnvelopeOptions?)"/>
    public static object? ReadValue(ArraySegment<byte> data, Type type, out int consumed, EnvelopeOptions? options = null) =>
        ReadValue(data.AsSpan(), type, out consumed, options);

    /// <inheritdoc cref="ReadValue(ReadOnlySpan{byte}, Type, out int, EnvelopeOptions?)"/>
    [OverloadResolutionPriority(-1)] // some data, such as BinaryData, is both memory and a span
    public static object? ReadValue(ReadOnlyMemory<byte> data, Type type, out int consumed, EnvelopeOptions? options = null) =>
        ReadValue(data.Span, type, out consumed, options);

    /// <inheritdoc cref="ReadValue(ReadOnlySpan{byte}, Type, out int, EnvelopeOptions?)"/>
    public static object? ReadValue(in ReadOnlySequence<byte> data, Type type, out long consumed, EnvelopeOptions? options = null)
    {
        options ??= EnvelopeOptions.Default;
        return Read(options.Serializer.For(type).Boxed, in data, options, out consumed);
    }
}
