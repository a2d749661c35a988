using System.Buffers;
using System.Runtime.CompilerServices;
using Graupel.Carriers;
using Graupel.Envelopes;

namespace Graupel;

/// <summary>
/// Writes and reads one value with a header that identifies its format and contract, and a checksum: for files, and wherever bytes outlive the
/// program that wrote them.
/// </summary>
/// <remarks>
/// Reading throws <see cref="GraupelException"/>: <see cref="ErrorKind.InvalidHeader"/> for data that is not an envelope,
/// <see cref="ErrorKind.UnsupportedFormat"/> for an unknown version or another format, <see cref="ErrorKind.EndOfData"/> if it was cut off,
/// <see cref="ErrorKind.ChecksumMismatch"/> if it was damaged, <see cref="ErrorKind.FingerprintMismatch"/> for another contract.
/// No value is returned before the checksum has been checked.
/// </remarks>
public static partial class Envelope
{
    /// <summary>Writes a value in an envelope.</summary>
    /// <typeparam name="T">The type whose contract is written.</typeparam>
    /// <param name="value">The value.</param>
    /// <param name="options">The options; null for <see cref="EnvelopeOptions.Default"/>.</param>
    /// <exception cref="GraupelException">The value cannot be written, or exceeds a limit.</exception>
    public static byte[] Write<T>(T value, EnvelopeOptions? options = null)
    {
        options ??= EnvelopeOptions.Default;
        Serializer<T> root = options.Serializer.For<T>();
        return EnvelopeWriter.Write(root, value, HeaderFor(root, options));
    }

    /// <summary>Writes a value in an envelope. A large payload is written in chunks while it is being serialized.</summary>
    /// <typeparam name="T">The type whose contract is written.</typeparam>
    /// <param name="stream">The stream; it need not seek.</param>
    /// <param name="value">The value.</param>
    /// <param name="options">The options; null for <see cref="EnvelopeOptions.Default"/>.</param>
    /// <exception cref="GraupelException">The value cannot be written, or exceeds a limit.</exception>
    public static void Write<T>(Stream stream, T value, EnvelopeOptions? options = null)
    {
        ArgumentNullException.ThrowIfNull(stream);
        options ??= EnvelopeOptions.Default;
        Serializer<T> root = options.Serializer.For<T>();
        EnvelopeWriter.Write(root, value, HeaderFor(root, options), stream);
    }

    /// <summary>Writes a value in an envelope to a buffer writer, after what it already holds.</summary>
    /// <typeparam name="T">The type whose contract is written.</typeparam>
    /// <param name="writer">The buffer writer.</param>
    /// <param name="value">The value.</param>
    /// <param name="options">The options; null for <see cref="EnvelopeOptions.Default"/>.</param>
    /// <exception cref="GraupelException">The value cannot be written, or exceeds a limit.</exception>
    [OverloadResolutionPriority(1)] // some streams are buffer writers too, and are written without a copy as such
    public static void Write<T>(IBufferWriter<byte> writer, T value, EnvelopeOptions? options = null)
    {
        ArgumentNullException.ThrowIfNull(writer);
        options ??= EnvelopeOptions.Default;
        Serializer<T> root = options.Serializer.For<T>();
        EnvelopeWriter.Write(root, value, HeaderFor(root, options), writer);
    }

    /// <summary>
    /// Writes a value in an envelope to a stream. The value is serialized before the first await, so it may be changed as soon as the call returns.
    /// </summary>
    /// <typeparam name="T">The type whose contract is written.</typeparam>
    /// <param name="stream">The stream; it need not seek.</param>
    /// <param name="value">The value.</param>
    /// <param name="options">The options; null for <see cref="EnvelopeOptions.Default"/>.</param>
    /// <param name="cancellationToken">Ends the wait for the stream. A part may have been written then.</param>
    /// <exception cref="GraupelException">The value cannot be written, or exceeds a limit.</exception>
    public static ValueTask WriteAsync<T>(Stream stream, T value, EnvelopeOptions? options = null, CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(stream);
        options ??= EnvelopeOptions.Default;
        Serializer<T> root = options.Serializer.For<T>();
        return EnvelopeWriter.WriteAsync(root, value, HeaderFor(root, options), stream, cancellationToken);
    }

    /// <summary>Reads a value from an envelope. No bytes may follow the envelope.</summary>
    /// <typeparam name="T">The type whose contract is read.</typeparam>
    /// <param name="data">The bytes.</param>
    /// <param name="options">The options; null for <see cref="EnvelopeOptions.Default"/>.</param>
    /// <exception cref="GraupelException">The data is not an envelope, is cut off or damaged, or holds a value of another format, contract or type.</exception>
    public static T Read<T>(ReadOnlySpan<byte> data, EnvelopeOptions? options = null)
    {
        options ??= EnvelopeOptions.Default;
        return Read(options.Serializer.For<T>(), data, options);
    }

    /// <inheritdoc cref="Read{T}(ReadOnlySpan{byte}, EnvelopeOptions?)"/>
    [OverloadResolutionPriority(1)] // [] is an empty segment too
    public static T Read<T>(byte[] data, EnvelopeOptions? options = null)
    {
        ArgumentNullException.ThrowIfNull(data);
        return Read<T>(data.AsSpan(), options);
    }

    /// <inheritdoc cref="Read{T}(ReadOnlySpan{byte}, EnvelopeOptions?)"/>
    public static T Read<T>(ArraySegment<byte> data, EnvelopeOptions? options = null) => Read<T>(data.AsSpan(), options);

    /// <inheritdoc cref="Read{T}(ReadOnlySpan{byte}, EnvelopeOptions?)"/>
    [OverloadResolutionPriority(-1)] // some data, such as BinaryData, is both memory and a span
    public static T Read<T>(ReadOnlyMemory<byte> data, EnvelopeOptions? options = null) => Read<T>(data.Span, options);

    /// <inheritdoc cref="Read{T}(ReadOnlySpan{byte}, EnvelopeOptions?)"/>
    public static T Read<T>(PooledBuffer data, EnvelopeOptions? options = null)
    {
        ArgumentNullException.ThrowIfNull(data);
        return Read<T>(data.Span, options);
    }

    /// <inheritdoc cref="Read{T}(ReadOnlySpan{byte}, EnvelopeOptions?)"/>
    public static T Read<T>(in ReadOnlySequence<byte> data, EnvelopeOptions? options = null)
    {
        options ??= EnvelopeOptions.Default;
        return Read(options.Serializer.For<T>(), in data, options);
    }

    /// <summary>
    /// Reads a value from an envelope, and leaves the stream right after it. After a failure, a stream that can seek is at the start of the
    /// envelope.
    /// </summary>
    /// <typeparam name="T">The type whose contract is read.</typeparam>
    /// <param name="stream">The stream; it need not seek.</param>
    /// <param name="options">The options; null for <see cref="EnvelopeOptions.Default"/>.</param>
    /// <exception cref="GraupelException">The data is not an envelope, is cut off or damaged, or holds a value of another format, contract or type.</exception>
    public static T Read<T>(Stream stream, EnvelopeOptions? options = null)
    {
        ArgumentNullException.ThrowIfNull(stream);
        options ??= EnvelopeOptions.Default;
        return Read(options.Serializer.For<T>(), stream, options);
    }

    /// <inheritdoc cref="Read{T}(Stream, EnvelopeOptions?)"/>
    /// <param name="stream">The stream; it need not seek.</param>
    /// <param name="options">The options; null for <see cref="EnvelopeOptions.Default"/>.</param>
    /// <param name="cancellationToken">Ends the wait for bytes. A stream that can seek is then at the start of the envelope; of any other, what was read is lost.</param>
    public static ValueTask<T> ReadAsync<T>(Stream stream, EnvelopeOptions? options = null, CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(stream);
        options ??= EnvelopeOptions.Default;
        return ReadAsync(options.Serializer.For<T>(), stream, options, cancellationToken);
    }

    private static T Read<T>(Serializer<T> root, ReadOnlySpan<byte> data, EnvelopeOptions options)
    {
        T value = Read(root, data, options, out int consumed);
        EnsureEnd(consumed, data.Length);
        return value;
    }

    private static T Read<T>(Serializer<T> root, in ReadOnlySequence<byte> data, EnvelopeOptions options)
    {
        T value = Read(root, in data, options, out long consumed);
        EnsureEnd(consumed, data.Length);
        return value;
    }

    private static void EnsureEnd(long consumed, long length)
    {
        if (consumed < length)
        {
            Throw.TrailingBytes(consumed);
        }
    }

    private static T Read<T>(Serializer<T> root, ReadOnlySpan<byte> data, EnvelopeOptions options, out int consumed)
    {
        EnvelopeHeader header = EnvelopeHeader.Read(data);
        Check(header, root, options);
        return EnvelopeReader.Read(root, header, data, out consumed);
    }

    private static T Read<T>(Serializer<T> root, in ReadOnlySequence<byte> data, EnvelopeOptions options, out long consumed)
    {
        T value;
        if (data.IsSingleSegment)
        {
            value = Read(root, data.FirstSpan, options, out int count);
            consumed = count;
            return value;
        }

        using var stream = new SequenceStream(data);
        value = Read(root, stream, options);
        consumed = stream.Position;
        return value;
    }

    private static T Read<T>(Serializer<T> root, Stream stream, EnvelopeOptions options)
    {
        long start = StreamPosition.Of(stream);
        try
        {
            Span<byte> bytes = stackalloc byte[EnvelopeHeader.Size];
            bytes = bytes[..StreamCount.Fill(stream, bytes)];
            EnvelopeHeader header = EnvelopeHeader.Read(bytes);
            Check(header, root, options);
            return EnvelopeReader.Read(root, header, bytes, stream);
        }
        catch
        {
            StreamPosition.Restore(stream, start);
            throw;
        }
    }

    private static async ValueTask<T> ReadAsync<T>(Serializer<T> root, Stream stream, EnvelopeOptions options, CancellationToken cancellationToken)
    {
        long start = StreamPosition.Of(stream);
        try
        {
            Memory<byte> bytes = new byte[EnvelopeHeader.Size];
            bytes = bytes[..await StreamCount.FillAsync(stream, bytes, cancellationToken).ConfigureAwait(false)];
            EnvelopeHeader header = EnvelopeHeader.Read(bytes.Span);
            Check(header, root, options);
            return await EnvelopeReader.ReadAsync(root, header, bytes, stream, cancellationToken).ConfigureAwait(false);
        }
        catch
        {
            StreamPosition.Restore(stream, start);
            throw;
        }
    }

    private static EnvelopeHeader HeaderFor<T>(Serializer<T> root, EnvelopeOptions options) =>
        new(root.Options.Format, options.WriteFingerprint ? root.Fingerprint : null, payloadLength: null) { IsPureData = root.IsPureData };

    private static void Check<T>(EnvelopeHeader header, Serializer<T> root, EnvelopeOptions options)
    {
        if (header.Format.Id != root.Options.Format.Id)
        {
            Throw.UnsupportedFormat($"the envelope holds {header.Format}, but the serializer reads {root.Options.Format}", 0);
        }

        if (options.FingerprintCheck == FingerprintCheck.Always && header.Fingerprint is null)
        {
            Throw.FingerprintMissing();
        }

        // Without a fingerprint, this still tells two contracts apart of which one reads headers where the other has values.
        if (options.FingerprintCheck != FingerprintCheck.Never && header.Fingerprint is null && header.IsPureData != root.IsPureData)
        {
            Throw.UnsupportedFormat(
                $"the envelope holds {(header.IsPureData ? "pure data of an exact" : "a tolerant")} contract, but that of {CSharpName.Of(root.Type)} is {(root.IsPureData ? "exact" : "tolerant")}", 0);
        }

        bool isChecked = options.FingerprintCheck switch
        {
            FingerprintCheck.Always => true,
            FingerprintCheck.Never => false,
            _ => root.IsPureData || header.IsPureData,
        };
        if (isChecked && header.Fingerprint is { } fingerprint && fingerprint != root.Fingerprint)
        {
            Throw.FingerprintMismatch(root.Type, fingerprint, root.Fingerprint);
        }
    }
}
