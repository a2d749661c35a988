using System.Buffers.Binary;

namespace Graupel;

/// <summary>The header of an envelope, which describes its payload: what <see cref="Envelope.ReadHeader(ReadOnlySpan{byte})"/> and <see cref="Envelope.PeekHeader(Stream)"/> return.</summary>
public sealed record EnvelopeHeader
{
    /// <summary>Number of bytes of a header.</summary>
    public const int Size = 24;

    /// <summary>The version of the envelope that this library writes and reads.</summary>
    public const byte EnvelopeVersion = 1;

    private const byte ChunkedFlag = 1;
    private const byte FingerprintFlag = 2;
    private const byte PureDataFlag = 4;
    private const int VersionAt = 4;
    private const int FormatAt = 5;
    private const int FormatVersionAt = 6;
    private const int FlagsAt = 7;
    private const int FingerprintAt = 8;
    private const int LengthAt = 16;

    internal EnvelopeHeader(WireFormat format, ulong? fingerprint, long? payloadLength)
    {
        Format = format;
        Fingerprint = fingerprint;
        PayloadLength = payloadLength;
    }

    /// <summary>The payload's format.</summary>
    public WireFormat Format { get; }

    /// <summary>The fingerprint of the writer's contract; null if it was not written.</summary>
    public ulong? Fingerprint { get; }

    /// <summary>Number of bytes of the payload; null if it is in chunks, because the writer did not know the length in advance.</summary>
    public long? PayloadLength { get; internal init; }

    /// <summary>Whether the payload is pure data, which can be read only with the same contract: an exact contract in Fast or Compact.</summary>
    public bool IsPureData { get; internal init; }

    private static ReadOnlySpan<byte> Magic => "GRPL"u8;

    /// <summary>Whether bytes begin with those that every envelope begins with.</summary>
    internal static bool HasMagic(ReadOnlySpan<byte> bytes) => bytes.StartsWith(Magic);

    /// <summary>Whether bytes begin as an envelope.</summary>
    internal static bool IsBegun(ReadOnlySpan<byte> bytes) => bytes.Length > VersionAt && HasMagic(bytes) && bytes[VersionAt] == EnvelopeVersion;

    /// <summary>Reads and checks a header.</summary>
    internal static EnvelopeHeader Read(ReadOnlySpan<byte> bytes)
    {
        if (!Magic.StartsWith(bytes[..Math.Min(bytes.Length, Magic.Length)]) || bytes.IsEmpty)
        {
            Throw.InvalidHeader("the data is not an envelope", 0);
        }

        if (bytes.Length < Size)
        {
            Throw.EndOfData(bytes.Length);
        }

        if (bytes[VersionAt] != EnvelopeVersion)
        {
            Throw.UnsupportedFormat($"version {bytes[VersionAt]} of the envelope", VersionAt);
        }

        WireFormat? format = WireFormat.Find(bytes[FormatAt]);
        if (format is null)
        {
            Throw.UnsupportedFormat($"format {bytes[FormatAt]}", FormatAt);
        }

        if (bytes[FormatVersionAt] != format.Version)
        {
            Throw.UnsupportedFormat($"version {bytes[FormatVersionAt]} of the format {format}", FormatVersionAt);
        }

        byte flags = bytes[FlagsAt];
        if (flags > (ChunkedFlag | FingerprintFlag | PureDataFlag))
        {
            Throw.UnsupportedFormat($"flags {flags:X2}", FlagsAt);
        }

        ulong fingerprint = BinaryPrimitives.ReadUInt64LittleEndian(bytes[FingerprintAt..]);
        bool hasFingerprint = (flags & FingerprintFlag) != 0;
        if (!hasFingerprint && fingerprint != 0)
        {
            Throw.InvalidHeader("a fingerprint without its flag", FingerprintAt);
        }

        return new EnvelopeHeader(format, hasFingerprint ? fingerprint : null, ReadLength(bytes[LengthAt..], (flags & ChunkedFlag) != 0))
        {
            IsPureData = (flags & PureDataFlag) != 0,
        };
    }

    /// <summary>Writes the header to the beginning of a span.</summary>
    internal void WriteTo(Span<byte> destination)
    {
        Magic.CopyTo(destination);
        destination[VersionAt] = EnvelopeVersion;
        destination[FormatAt] = Format.Id;
        destination[FormatVersionAt] = Format.Version;
        destination[FlagsAt] = (byte)((PayloadLength is null ? ChunkedFlag : 0) | (Fingerprint is null ? 0 : FingerprintFlag) | (IsPureData ? PureDataFlag : 0));
        BinaryPrimitives.WriteUInt64LittleEndian(destination[FingerprintAt..], Fingerprint ?? 0);
        BinaryPrimitives.WriteInt64LittleEndian(destination[LengthAt..], PayloadLength ?? -1);
    }

    private static long? ReadLength(ReadOnlySpan<byte> bytes, bool isChunked)
    {
        long length = BinaryPrimitives.ReadInt64LittleEndian(bytes);
        if (isChunked != (length == -1))
        {
            Throw.InvalidHeader("the payload length and the flag for chunks contradict each other", LengthAt);
        }

        if (length < -1)
        {
            Throw.InvalidLength("the payload is longer than 2^63 - 1 bytes", LengthAt);
        }

        return isChunked ? null : length;
    }
}
