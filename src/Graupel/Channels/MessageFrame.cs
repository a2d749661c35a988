namespace Graupel.Channels;

/// <summary>
/// The number before a message.
/// <code>
/// message     0 reserved | 1 chunks follow | length + 2
/// chunk       0 end of the message | length
/// </code>
/// </summary>
internal static class MessageFrame
{
    public const int Reserved = 0;
    public const int Chunked = 1;
    public const int FirstLength = 2;
    public const byte LastChunk = 0;
}
