namespace Graupel.CodeGen;

/// <summary>The cases that options add to bases. They never change, and equal others of the same bases, types and ids, in any order.</summary>
internal sealed class OptionCases : IEquatable<OptionCases>
{
    private readonly UnionCase[] _cases;

    private OptionCases(UnionCase[] cases) => _cases = cases;

    /// <summary>The cases, in the order in which they were added.</summary>
    public IReadOnlyList<UnionCase> All => _cases;

    /// <summary>The cases and one more, unless it is one of them.</summary>
    /// <param name="before">The cases; null for none.</param>
    /// <param name="added">The other case.</param>
    /// <param name="parameter">What the id is called where it is given.</param>
    /// <exception cref="ArgumentException">Another case of the base has the id.</exception>
    public static OptionCases With(OptionCases? before, UnionCase added, string parameter)
    {
        if (before is null)
        {
            return new([added]);
        }

        if (Array.Find(before._cases, one => one.Base == added.Base && one.Tag == added.Tag) is not { } known)
        {
            return new([.. before._cases, added]);
        }

        return known.Type == added.Type
            ? before
            : throw new ArgumentException($"{added.Tag.Value} is the id of another case of {CSharpName.Of(added.Base)}, {CSharpName.Of(known.Type)}.", parameter);
    }

    /// <inheritdoc/>
    public bool Equals(OptionCases? other) => other is not null && other._cases.Length == _cases.Length && Array.TrueForAll(_cases, other.Contains);

    /// <inheritdoc/>
    public override bool Equals(object? obj) => Equals(obj as OptionCases);

    /// <inheritdoc/>
    public override int GetHashCode()
    {
        int hash = 0;
        foreach (UnionCase one in _cases)
        {
            hash ^= HashCode.Combine(one.Base, one.Type, one.Tag);
        }

        return hash;
    }

    private bool Contains(UnionCase wanted) =>
        Array.Exists(_cases, one => one.Base == wanted.Base && one.Type == wanted.Type && one.Tag == wanted.Tag);
}
