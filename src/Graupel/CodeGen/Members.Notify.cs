namespace Graupel.CodeGen;

/// <content>Callbacks.</content>
public static partial class Members
{
    /// <summary>Calls a method of the interface, on a struct too without a copy.</summary>
    public static void Notify<T>(ContractEvent what, ref T value)
        where T : ISerializationCallbacks
    {
        switch (what)
        {
            case ContractEvent.Serializing:
                value.OnSerializing();
                break;
            case ContractEvent.Serialized:
                value.OnSerialized();
                break;
            case ContractEvent.Deserializing:
                value.OnDeserializing();
                break;
            default:
                value.OnDeserialized();
                break;
        }
    }
}
