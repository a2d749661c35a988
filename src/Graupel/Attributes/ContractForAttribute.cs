namespace Graupel;

/// <summary>Has the generator make a contract for a type that is declared elsewhere or has no attribute, such as <c>List&lt;Order&gt;</c>.</summary>
/// <param name="type">The type.</param>
[AttributeUsage(AttributeTargets.Assembly, AllowMultiple = true)]
public sealed class ContractForAttribute(Type type) : Attribute
{
    /// <summary>The type.</summary>
    public Type Type { get; } = type;
}
