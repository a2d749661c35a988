namespace Graupel;

/// <summary>Makes the generator create a contract for a type that is declared elsewhere or has no attribute, such as <c>List&lt;Order&gt;</c>.</summary>
/// <param name="type">The type.</param>
[AttributeUsage(AttributeTargets.Assembly, AllowMultiple = true)]
public sealed class ContractForAttribute(Type type) : Attribute
{
    /// <summary>The type.</summary>
    public Type Type { get; } = type;

    /// <summary>
    /// True to do the same for all accessible, non-generic classes and structs of its namespace in its assembly. Types that cannot be contracts
    /// get none, and a diagnostic (info) that says why.
    /// </summary>
    public bool WholeNamespace { get; init; }
}
