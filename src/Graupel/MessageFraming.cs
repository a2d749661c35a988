namespace Graupel;

/// <summary>How the messages of a channel are told apart.</summary>
public enum MessageFraming
{
    /// <summary>
    /// Each message has its length in front. A message that is refused is stepped over, so the next one can be read, and messages may be skipped
    /// by someone who does not know their type.
    /// </summary>
    Length,

    /// <summary>
    /// Nothing stands between messages: the same bytes as values that were serialized to a stream one behind the other. Behind a message
    /// that is refused nothing more can be read.
    /// </summary>
    None,
}
