using Graupel.Hostile.Reading;

namespace Graupel.Hostile.Lengths;

/// <summary>A place in a payload where a length or count stands.</summary>
/// <param name="Name">What is counted, and where.</param>
/// <param name="Target">What the payload is read as.</param>
/// <param name="Payload">The payload, as it is when nobody lies.</param>
/// <param name="Start">Where the length begins.</param>
/// <param name="Size">Bytes that it takes.</param>
/// <param name="Header">How it is written.</param>
internal sealed record LengthSpot(string Name, Target Target, byte[] Payload, int Start, int Size, LengthHeader Header)
{
    /// <summary>The payload with other lengths.</summary>
    public IEnumerable<byte[]> Lie() =>
        from number in Lies.All
        let header = Header(number)
        where header is not null
        select (byte[])[.. Payload[..Start], .. header, .. Payload[(Start + Size)..]];

    /// <summary>The payload with another length and more bytes behind it; null where the length cannot be written.</summary>
    public byte[]? Claim(UInt128 count, byte[] more) => Header(count) is { } header
        ? [.. Payload[..Start], .. header, .. Payload[(Start + Size)..], .. more]
        : null;
}
