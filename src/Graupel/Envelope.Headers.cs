using System.Diagnostics.CodeAnalysis;
using Graupel.Carriers;

namespace Graupel;

/// <content>Headers alone.</content>
public static partial class Envelope
{
    /// <summary>Reads the header of an envelope, which describes its payload.</summary>
    /// <param name="data">The beginning of the envelope, at least <see cref="EnvelopeHeader.Size"/> bytes.</param>
    /// <exception cref="GraupelException">The data is not an envelope, or its header is cut off, damaged, or of an unknown version.</exception>
    public static EnvelopeHeader ReadHeader(ReadOnlySpan<byte> data) => EnvelopeHeader.Read(data);

    /// <summary>Reads the header of an envelope, if the data is one: for data that may be something else, too.</summary>
    /// <param name="data">The beginning of the data, at least <see cref="EnvelopeHeader.Size"/> bytes of it.</param>
    /// <param name="header">The header.</param>
    /// <returns>False if the data does not begin with the four bytes that every envelope begins with, also if it is shorter.</returns>
    /// <exception cref="GraupelException">The data begins as an envelope, but the header is cut off, damaged, or of an unknown version.</exception>
    public static bool TryReadHeader(ReadOnlySpan<byte> data, [NotNullWhen(true)] out EnvelopeHeader? header)
    {
        header = EnvelopeHeader.HasMagic(data) ? EnvelopeHeader.Read(data) : null;
        return header is not null;
    }

    /// <summary>Reads the header of an envelope, which describes its payload, and leaves the stream where it was.</summary>
    /// <param name="stream">A stream that can seek.</param>
    /// <exception cref="GraupelException">The data is not an envelope, or its header is cut off, damaged, or of an unknown version.</exception>
    /// <exception cref="NotSupportedException">The stream cannot seek.</exception>
    public static EnvelopeHeader PeekHeader(Stream stream)
    {
        ArgumentNullException.ThrowIfNull(stream);
        long start = PositionOf(stream);
        Span<byte> bytes = stackalloc byte[EnvelopeHeader.Size];
        try
        {
            bytes = bytes[..StreamCount.Fill(stream, bytes)];
        }
        catch
        {
            StreamPosition.Restore(stream, start);
            throw;
        }

        stream.Position = start;
        return EnvelopeHeader.Read(bytes);
    }

    /// <inheritdoc cref="PeekHeader(Stream)"/>
    /// <param name="stream">A stream that can seek.</param>
    /// <param name="cancellationToken">Ends the wait for bytes. The stream is then where it was.</param>
    public static ValueTask<EnvelopeHeader> PeekHeaderAsync(Stream stream, CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(stream);
        return PeekCheckedHeaderAsync(stream, cancellationToken);
    }

    private static async ValueTask<EnvelopeHeader> PeekCheckedHeaderAsync(Stream stream, CancellationToken cancellationToken)
    {
        long start = PositionOf(stream);
        byte[] bytes = new byte[EnvelopeHeader.Size];
        int count;
        try
        {
            count = await StreamCount.FillAsync(stream, bytes, cancellationToken).ConfigureAwait(false);
        }
        catch
        {
            StreamPosition.Restore(stream, start);
            throw;
        }

        stream.Position = start;
        return EnvelopeHeader.Read(bytes.AsSpan(0, count));
    }

    private static long PositionOf(Stream stream) => stream.CanSeek
        ? stream.Position
        : throw new NotSupportedException("The stream cannot seek: read EnvelopeHeader.Size bytes, and hand over these.");
}
