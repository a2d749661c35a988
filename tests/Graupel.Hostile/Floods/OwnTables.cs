using System.Collections.ObjectModel;

namespace Graupel.Hostile.Floods;

/// <summary>Collections of a user that have hash tables, or sort.</summary>
internal static class OwnTables
{
    public static readonly Type[] Hashed = [typeof(OwnSet), typeof(OwnMap), typeof(OwnKeyed)];
}

public sealed class OwnSet : HashSet<Spot>;

public sealed class OwnMap : Dictionary<Spot, bool>;

public sealed class OwnKeyed : KeyedCollection<Spot, Spot>
{
    protected override Spot GetKeyForItem(Spot item) => item;
}

public sealed class OwnSortedList : SortedList<int, bool>;
