using System.ComponentModel;

namespace Graupel.CodeGen;

/// <summary>
/// Contracts for the values of one member, in the place of those that all members use: some types are written as others there, and so the collections and
/// tuples around them have contracts of their own. Two are equal if they write the same types in the same way.
/// </summary>
/// <param name="replaced">The contracts of what is written as others.</param>
/// <param name="around">Those of all types that hold it.</param>
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed class LiftedContracts(Contract[] replaced, Contract[] around) : IEquatable<LiftedContracts>
{
    /// <summary>The contracts of what is written as others.</summary>
    internal IReadOnlyList<Contract> Replaced => replaced;

    /// <summary>Those of all types that hold it.</summary>
    internal IReadOnlyList<Contract> Around => around;

    /// <inheritdoc/>
    public bool Equals(LiftedContracts? other) =>
        other is not null && other.Replaced.Count == replaced.Length && Array.TrueForAll(replaced, one => other.Replaced.Any(another => IsSame(one, another)));

    /// <inheritdoc/>
    public override bool Equals(object? obj) => Equals(obj as LiftedContracts);

    /// <inheritdoc/>
    public override int GetHashCode()
    {
        int hash = 0;
        foreach (Contract one in replaced)
        {
            hash ^= one.Type.GetHashCode();
        }

        return hash;
    }

    private static bool IsSame(Contract one, Contract other) => one.Type == other.Type && one.Author == other.Author;
}
