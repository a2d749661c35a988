namespace Graupel;

/// <summary>How the messages of a channel are separated.</summary>
public enum MessageFraming
{
    /// <summary>
    /// Each message is preceded by its length. A message that is refused is skipped, so the next one can be read, and messages can be skipped
    /// without knowing their type.
    /// </summary>
    Length,

    /// <summary>
    /// Nothing is between messages: the bytes are the same as those of values that were serialized to a stream one after the other. After a message
    /// that is refused, nothing more can be read.
    /// </summary>
    None,
}
