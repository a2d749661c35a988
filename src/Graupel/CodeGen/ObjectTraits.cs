using System.ComponentModel;

namespace Graupel.CodeGen;

/// <summary>What is constant about an object contract.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
[Flags]
public enum ObjectTraits
{
    /// <summary>Nothing.</summary>
    None = 0,

    /// <summary>An instance exists before its members are read: it is made by a construction without parameters.</summary>
    CanCreate = 1,

    /// <summary>Members can be read into an existing instance.</summary>
    CanPopulate = 2,

    /// <summary>Values can contain values of the same type, however deep: such nesting is counted.</summary>
    IsRecursive = 4,

    /// <summary>The last member is a value of the contract itself, so that a chain of them is a loop.</summary>
    HasTail = 8,

    /// <summary>No value can be of a derived type.</summary>
    IsSealed = 16,

    /// <summary>Methods are called before and after an object is written or read.</summary>
    HasCallbacks = 32,

    /// <summary>Members are left out where they hold what a fresh instance holds.</summary>
    OmitsDefaults = 64,

    /// <summary>Null is refused where annotations say that there is none. Options say so, not contracts.</summary>
    ChecksNulls = 128,

    /// <summary>Members that the contract does not have are kept.</summary>
    KeepsUnknown = 256,

    /// <summary>Bases have kept members which are written among those of this contract. The bases say so.</summary>
    KeepsBelow = 512,

    /// <summary>Members are read in a row also where each stands behind a key.</summary>
    TakesKeys = 1024,

    /// <summary>A struct whose values are nothing but members, which take any bits and run no code; structs inside say so themselves.</summary>
    IsMemory = 2048,
}
