namespace Graupel;

/// <summary>
/// Gives a member its number: what stands for it on the wire, for ever. Numbers are unique in a type; a number that was once used is never
/// given to another member. Either all members of a contract have one or none has.
/// </summary>
/// <param name="order">The number, 0 or more.</param>
[AttributeUsage(AttributeTargets.Property | AttributeTargets.Field)]
public sealed class OrderAttribute(int order) : Attribute
{
    /// <summary>The number.</summary>
    public int Order { get; } = order;
}
