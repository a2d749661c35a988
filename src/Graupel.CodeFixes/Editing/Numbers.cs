namespace Graupel.CodeFixes.Editing;

/// <summary>New numbers for what has none, or one that another has before it.</summary>
internal static class Numbers
{
    /// <summary>The items that need a number, each with the next one that follows the highest; none where no more follow it.</summary>
    /// <param name="items">All of them, in the order in which numbers are kept.</param>
    /// <param name="numberOf">The number of an item, or null.</param>
    /// <param name="first">The lowest number that is valid.</param>
    public static IEnumerable<(T Item, int Number)> Missing<T>(IEnumerable<T> items, Func<T, int?> numberOf, int first)
    {
        var taken = new HashSet<int>();
        T[] without = [.. items.Where(item => !(numberOf(item) is { } number && number >= first && taken.Add(number)))];
        int last = Math.Max(first - 1, taken.Count == 0 ? 0 : taken.Max());
        return last > int.MaxValue - without.Length ? [] : without.Select((item, index) => (item, last + 1 + index));
    }
}
