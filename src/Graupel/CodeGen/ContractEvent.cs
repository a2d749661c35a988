using System.ComponentModel;

namespace Graupel.CodeGen;

/// <summary>When the callbacks of an object are called.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public enum ContractEvent
{
    /// <summary>Before its members are written.</summary>
    Serializing,

    /// <summary>After its members have been written.</summary>
    Serialized,

    /// <summary>Before its members are set.</summary>
    Deserializing,

    /// <summary>After its members have been set.</summary>
    Deserialized,
}
