namespace Graupel;

/// <summary>Has the generator make a contract for a type that is declared elsewhere or has no attribute, such as <c>List&lt;Order&gt;</c>.</summary>
/// <param name="type">The type.</param>
[AttributeUsage(AttributeTargets.Assembly, AllowMultiple = true)]
public sealed class ContractForAttribute(Type type) : Attribute
{
    /// <summary>The type.</summary>
    public Type Type { get; } = type;

    /// <summary>
    /// True to do the same for all classes and structs of its namespace in its assembly that code of the project can name, without
    /// type parameters. Those that cannot be contracts get a remark (info) that says why, and none.
    /// </summary>
    public bool WholeNamespace { get; set; }
}
