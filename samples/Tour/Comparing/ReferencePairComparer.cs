using System.Runtime.CompilerServices;

namespace Tour.Comparing;

/// <summary>Tells pairs of objects apart by identity.</summary>
internal sealed class ReferencePairComparer : IEqualityComparer<(object Left, object Right)>
{
    public static readonly ReferencePairComparer Instance = new();

    public bool Equals((object Left, object Right) x, (object Left, object Right) y) =>
        ReferenceEquals(x.Left, y.Left) && ReferenceEquals(x.Right, y.Right);

    public int GetHashCode((object Left, object Right) pair) =>
        HashCode.Combine(RuntimeHelpers.GetHashCode(pair.Left), RuntimeHelpers.GetHashCode(pair.Right));
}
