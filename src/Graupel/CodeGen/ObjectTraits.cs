using System.ComponentModel;

namespace Graupel.CodeGen;

/// <summary>Constant properties of an object contract.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
[Flags]
public enum ObjectTraits
{
    /// <summary>Nothing.</summary>
    None = 0,

    /// <summary>An instance exists before its members are read: it is created without parameters.</summary>
    CanCreate = 1,

    /// <summary>Members can be read into an existing instance.</summary>
    CanPopulate = 2,

    /// <summary>Values can contain values of the same type, to any depth: such nesting is counted.</summary>
    IsRecursive = 4,

    /// <summary>The last member is a value of the contract itself, so a chain of them is written in a loop.</summary>
    HasTail = 8,

    /// <summary>No value can be of a derived type.</summary>
    IsSealed = 16,

    /// <summary>Methods are called before and after an object is written or read.</summary>
    HasCallbacks = 32,

    /// <summary>Members are left out if they hold what a new instance holds.</summary>
    OmitsDefaults = 64,

    /// <summary>Null is refused where annotations do not allow it. Set by options, not by contracts.</summary>
    ChecksNulls = 128,

    /// <summary>Members that the contract does not have are kept.</summary>
    KeepsUnknown = 256,

    /// <summary>Bases have kept members that are written among those of this contract. Set by the bases.</summary>
    KeepsBelow = 512,

    /// <summary>Members are read in a row even if each has a key.</summary>
    TakesKeys = 1024,

    /// <summary>A struct that consists only of its members, which accept any bits and run no code; nested structs have this trait themselves.</summary>
    IsMemory = 2048,

    /// <summary>Members hold collections that are filled: new instances show which.</summary>
    HoldsCollections = 4096,

    /// <summary>The same, where instances are made from their members: they are made like the first object that is written.</summary>
    LearnsCollections = 8192,
}
