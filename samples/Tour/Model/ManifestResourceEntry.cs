using System.Runtime.Serialization;
using System.Text.Json.Serialization;

namespace Tour.Model;

/// <summary>A manifest resource, wherever its bytes are.</summary>
[DataContract]
[KnownType(typeof(EmbeddedResourceEntry))]
[KnownType(typeof(LinkedResourceEntry))]
[JsonDerivedType(typeof(EmbeddedResourceEntry), "embedded")]
[JsonDerivedType(typeof(LinkedResourceEntry), "linked")]
public abstract class ManifestResourceEntry
{
    /// <summary>The name that code asks for.</summary>
    [DataMember(Order = 1)]
    public string Name { get; set; } = "";

    /// <summary>Whether other assemblies may ask for it.</summary>
    [DataMember(Order = 2)]
    public bool IsPublic { get; set; }
}

/// <summary>A resource inside the assembly's own file.</summary>
[DataContract]
public sealed class EmbeddedResourceEntry : ManifestResourceEntry
{
    /// <summary>The number of bytes before it in the resource section.</summary>
    [DataMember(Order = 1)]
    public long Offset { get; set; }

    /// <summary>Its size in bytes.</summary>
    [DataMember(Order = 2)]
    public uint Size { get; set; }
}

/// <summary>A resource in another file or assembly.</summary>
[DataContract]
public sealed class LinkedResourceEntry : ManifestResourceEntry
{
    /// <summary>The name of the file or assembly.</summary>
    [DataMember(Order = 1)]
    public string Target { get; set; } = "";
}
