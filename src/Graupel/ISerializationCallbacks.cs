namespace Graupel;

/// <summary>
/// Is told when an object is written or read. Each method does nothing until it is implemented. Methods marked with
/// <c>[OnSerializing]</c>, <c>[OnSerialized]</c>, <c>[OnDeserializing]</c> or <c>[OnDeserialized]</c> are called likewise, and before these.
/// Exceptions pass to the caller as they are.
/// </summary>
public interface ISerializationCallbacks
{
    /// <summary>Called before the members of the object are written.</summary>
    void OnSerializing()
    {
    }

    /// <summary>Called when the members of the object are written.</summary>
    void OnSerialized()
    {
    }

    /// <summary>Called before members of the object are set. What a constructor with parameters takes is there already.</summary>
    void OnDeserializing()
    {
    }

    /// <summary>
    /// Called when the members of the object are read, and with them all objects below. Only in a chain of last members the front is told first.
    /// </summary>
    void OnDeserialized()
    {
    }
}
