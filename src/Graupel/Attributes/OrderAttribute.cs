namespace Graupel;

/// <summary>
/// Gives a member its number, which identifies it on the wire forever. Numbers are unique in a type; a number that was once used must never be
/// given to another member. Either all members of a contract have a number or none has.
/// </summary>
/// <param name="order">The number, 0 or more.</param>
[AttributeUsage(AttributeTargets.Property | AttributeTargets.Field)]
public sealed class OrderAttribute(int order) : Attribute
{
    /// <summary>The number.</summary>
    public int Order { get; } = order;
}
