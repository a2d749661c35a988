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
public static class Envelope
{
    /// <summary>Writes a value in an envelope.</summary>
    /// <typeparam name="T">The type whose contract is written.</typeparam>
    /// <param name="value">The value.</param>
    /// <param name="options">The options; null for <see cref="EnvelopeOptions.Default"/>.</param>
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
    public static void Write<T>(Stream stream, T value, EnvelopeOptions? options = null)
    {
        ArgumentNullException.ThrowIfNull(stream);
        options ??= EnvelopeOptions.Default;
        Serializer<T> root = options.Serializer.For<T>();
        EnvelopeWriter.Write(root, value, HeaderFor(root, options), stream);
    }

    /// <summary>Reads a value from an envelope. No bytes may follow the envelope.</summary>
    /// <typeparam name="T">The type whose contract is read.</typeparam>
    /// <param name="data">The bytes.</param>
    /// <param name="options">The options; null for <see cref="EnvelopeOptions.Default"/>.</param>
    public static T Read<T>(ReadOnlySpan<byte> data, EnvelopeOptions? options = null)
    {
        options ??= EnvelopeOptions.Default;
        Serializer<T> root = options.Serializer.For<T>();
        EnvelopeHeader header = EnvelopeHeader.Read(data);
        Check(header, root, options);
        return EnvelopeReader.Read(root, header, data);
    }

    /// <summary>
    /// Reads a value from an envelope, and leaves the stream right after it. After a failure, a stream that can seek is at the start of the
    /// envelope.
    /// </summary>
    /// <typeparam name="T">The type whose contract is read.</typeparam>
    /// <param name="stream">The stream; it need not seek.</param>
    /// <param name="options">The options; null for <see cref="EnvelopeOptions.Default"/>.</param>
    public static T Read<T>(Stream stream, EnvelopeOptions? options = null)
    {
        ArgumentNullException.ThrowIfNull(stream);
        options ??= EnvelopeOptions.Default;
        Serializer<T> root = options.Serializer.For<T>();
        long start = stream.CanSeek ? stream.Position : -1;
        try
        {
            Span<byte> bytes = stackalloc byte[EnvelopeHeader.Size];
            bytes = bytes[..stream.ReadAtLeast(bytes, bytes.Length, throwOnEndOfStream: false)];
            EnvelopeHeader header = EnvelopeHeader.Read(bytes);
            Check(header, root, options);
            return EnvelopeReader.Read(root, header, bytes, stream);
        }
        catch
        {
            StreamPosition.TryRestore(stream, start);
            throw;
        }
    }

    /// <summary>Reads the header of an envelope, which describes its payload.</summary>
    /// <param name="data">The beginning of the envelope, at least <see cref="EnvelopeHeader.Size"/> bytes.</param>
    public static EnvelopeHeader ReadHeader(ReadOnlySpan<byte> data) => EnvelopeHeader.Read(data);

    /// <summary>Reads the header of an envelope, which describes its payload, and leaves the stream where it was.</summary>
    /// <param name="stream">A stream that can seek.</param>
    /// <exception cref="NotSupportedException">The stream cannot seek.</exception>
    public static EnvelopeHeader ReadHeader(Stream stream)
    {
        ArgumentNullException.ThrowIfNull(stream);
        long start = stream.Position;
        Span<byte> bytes = stackalloc byte[EnvelopeHeader.Size];
        try
        {
            bytes = bytes[..stream.ReadAtLeast(bytes, bytes.Length, throwOnEndOfStream: false)];
        }
        catch
        {
            StreamPosition.TryRestore(stream, start);
            throw;
        }

        stream.Position = start;
        return EnvelopeHeader.Read(bytes);
    }

    private static EnvelopeHeader HeaderFor<T>(Serializer<T> root, EnvelopeOptions options) =>
        new(root.Options.Format, options.WriteFingerprint ? root.Fingerprint : null, PayloadLength: null);

    private static void Check<T>(EnvelopeHeader header, Serializer<T> root, EnvelopeOptions options)
    {
        if (header.Format.Id != root.Options.Format.Id)
        {
            Throw.UnsupportedFormat($"the envelope holds {header.Format}, but the serializer reads {root.Options.Format}", 0);
        }

        bool isChecked = options.FingerprintCheck switch
        {
            FingerprintCheck.Always => true,
            FingerprintCheck.Never => false,
            _ => root.Shape.IsExact,
        };
        if (isChecked && header.Fingerprint is { } fingerprint && fingerprint != root.Fingerprint)
        {
            Throw.FingerprintMismatch(typeof(T), fingerprint, root.Fingerprint);
        }
    }
}
