using Graupel;

namespace Tour.Model;

/// <summary>A type that has members of any kind and implements interfaces.</summary>
[Contract]
public abstract class ObjectTypeEntry : TypeEntry
{
    /// <summary>The interfaces that the definition lists.</summary>
    [Order(1)]
    public List<TypeReference> Interfaces { get; } = [];

    /// <summary>The members: fields, methods, properties, events; accessors are parts of their property or event.</summary>
    [Order(2)]
    public List<MemberEntry> Members { get; } = [];
}

/// <summary>A class.</summary>
[Contract]
public sealed class ClassEntry : ObjectTypeEntry
{
    /// <summary>The base class; null for <see cref="object"/> and for a module's global members.</summary>
    [Order(1)]
    public TypeReference? BaseType { get; init; }
}

/// <summary>A struct.</summary>
[Contract]
public sealed class StructEntry : ObjectTypeEntry
{
    /// <summary>The layout, if the definition asks for one.</summary>
    [Order(1)]
    public LayoutEntry? Layout { get; init; }
}

/// <summary>An interface.</summary>
[Contract]
public sealed class InterfaceEntry : ObjectTypeEntry;

/// <summary>A delegate.</summary>
[Contract]
public sealed class DelegateEntry : TypeEntry
{
    /// <summary>What a call returns.</summary>
    [Order(1)]
    public required TypeReference ReturnType { get; init; }

    /// <summary>The parameters of a call.</summary>
    [Order(2)]
    public List<ParameterEntry> Parameters { get; } = [];
}
