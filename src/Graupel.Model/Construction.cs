namespace Graupel.Model;

internal enum ConstructionForm
{
    /// <summary>Abstract: no instance of its own.</summary>
    None,

    /// <summary><c>new T()</c>, or a factory without parameters.</summary>
    New,

    /// <summary>The default of a struct that declares no constructor without parameters.</summary>
    Default,

    /// <summary>A parameterless constructor that only an accessor reaches, or whose required members only an accessor leaves out.</summary>
    NewByAccessor,

    /// <summary>No constructor runs.</summary>
    Uninitialized,

    /// <summary>A constructor with parameters; members not among them are set afterwards.</summary>
    Parameters,
}

/// <param name="Form">How.</param>
/// <param name="ByAccessor">The constructor with parameters is reached by an accessor.</param>
/// <param name="Parameters">For each parameter the member it takes.</param>
/// <param name="Factory">The static method of the type that makes it in the place of a constructor, or null.</param>
internal sealed record Construction(ConstructionForm Form, bool ByAccessor, EquatableList<ConstructorArgument> Parameters, string? Factory = null)
{
    /// <summary>Whether a parameter takes a member.</summary>
    /// <param name="level">0 for a member of the contract itself, 1 for one of its base, and so on.</param>
    /// <param name="member">Index of the member in that level.</param>
    public bool Takes(int level, int member) => Parameters.Any(parameter => parameter.Level == level && parameter.Member == member);

    /// <summary>Whether a member is set after construction, and only if it was read.</summary>
    /// <param name="plan">The level that has the member.</param>
    /// <param name="level">0 for the contract itself, 1 for its base, and so on.</param>
    /// <param name="member">Index of the member in that level.</param>
    public bool SetsLater(ObjectPlan plan, int level, int member) => plan.Members[member].Form != ValueForm.Base && !Takes(level, member);
}

/// <param name="Level">0 for the contract itself, 1 for its base, and so on.</param>
/// <param name="Member">Index of the member in that level.</param>
/// <param name="Type">Type of the parameter.</param>
/// <param name="DefaultLiteral">C# text of the default value used when the member is missing, or null.</param>
/// <param name="IsReference">True where a reference that is only read is passed.</param>
internal sealed record ConstructorArgument(int Level, int Member, TypeRef Type, string? DefaultLiteral, bool IsReference = false);
