namespace Graupel.Generator.Tests.Shapes;

/// <summary>One type of a random family.</summary>
/// <param name="Bare">The name without type parameters.</param>
/// <param name="Parameters">These, or nothing.</param>
/// <param name="Id">As a case.</param>
/// <param name="Parent">The base class or the interface.</param>
internal sealed record Kin(string Bare, string Parameters, int Id, Kin? Parent)
{
    public bool IsInterface { get; init; }

    public bool IsStruct { get; init; }

    public bool IsRecord { get; init; }

    public bool IsSealed { get; init; }

    public bool IsAbstract { get; set; }

    /// <summary>Some cases are declared on themselves.</summary>
    public bool IsOpen { get; set; }

    /// <summary>Cases, with the attributes that declare them.</summary>
    public List<(Kin Kin, string Attribute)> Cases { get; } = [];

    public List<string> Attributes { get; } = [];

    /// <summary>The names of members.</summary>
    public List<string> Members { get; } = [];

    /// <summary>Properties that may be or have to be overridden.</summary>
    public List<VirtualProperty> Virtuals { get; } = [];

    /// <summary>Those of bases that it overrides.</summary>
    public List<VirtualProperty> Overridden { get; } = [];

    /// <summary>Those of them that no type below may override.</summary>
    public List<VirtualProperty> Final { get; } = [];

    /// <summary>The one that an interface asks for.</summary>
    public VirtualProperty? Asked { get; set; }

    public string Name => Bare + Parameters;

    public string Definition => Bare + (Parameters.Length > 0 ? "<>" : "");

    public bool CanBeMember => Cases.Count > 0 || IsOpen || (!IsAbstract && !IsInterface);

    public bool IsBelow(Kin other) => Parent == other || Parent?.IsBelow(other) == true;

    public bool Equals(Kin? other) => ReferenceEquals(this, other);

    public override int GetHashCode() => Id;
}

/// <param name="Type">Of its value.</param>
/// <param name="Name">Of the property.</param>
/// <param name="Accessors">As they are declared.</param>
/// <param name="IsAbstract">It has no value in the base.</param>
internal sealed record VirtualProperty(string Type, string Name, string Accessors, bool IsAbstract);
