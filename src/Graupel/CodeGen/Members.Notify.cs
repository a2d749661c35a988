using System.Runtime.Serialization;

namespace Graupel.CodeGen;

/// <content>Callbacks.</content>
public static partial class Members
{
    /// <summary>Calls a method of the interface, on a struct without copying it.</summary>
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

    /// <summary>Calls the framework's interface after reading, on a struct without copying it.</summary>
    public static void CallBack<T>(ContractEvent what, ref T value)
        where T : IDeserializationCallback
    {
        if (what == ContractEvent.Deserialized)
        {
            value.OnDeserialization(sender: null);
        }
    }
}
