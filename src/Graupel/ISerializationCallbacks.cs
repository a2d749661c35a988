namespace Graupel;

/// <summary>
/// Callbacks for an object that is being written or read. By default each method does nothing. Methods marked with
/// <c>[OnSerializing]</c>, <c>[OnSerialized]</c>, <c>[OnDeserializing]</c> or <c>[OnDeserialized]</c> are called at the same points, before these.
/// Exceptions reach the caller unchanged.
/// </summary>
public interface ISerializationCallbacks
{
    /// <summary>Called before the members of the object are written.</summary>
    void OnSerializing()
    {
    }

    /// <summary>Called after the members of the object have been written.</summary>
    void OnSerialized()
    {
    }

    /// <summary>Called before the members of the object are set. Members that are constructor parameters are already set.</summary>
    void OnDeserializing()
    {
    }

    /// <summary>
    /// Called after the members of the object, and all objects below it, have been read. Only in a chain of last members is the first object called first.
    /// </summary>
    void OnDeserialized()
    {
    }
}
