namespace Graupel.CodeGen;

/// <summary>How options have a type written. Two are equal if they come from equal objects.</summary>
/// <param name="Given">The surrogate or contract that the options were given.</param>
/// <param name="Contract">The contract made of it.</param>
internal sealed record Replacement(object Given, Contract Contract)
{
    /// <inheritdoc/>
    public bool Equals(Replacement? other) => other is not null && other.Contract.GetType() == Contract.GetType() && other.Given.Equals(Given);

    /// <inheritdoc/>
    public override int GetHashCode() => Given.GetHashCode();
}
