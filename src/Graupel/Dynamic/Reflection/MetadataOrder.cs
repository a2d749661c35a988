using System.Reflection;

namespace Graupel.Dynamic;

/// <summary>The order of members in metadata, which reflection does not keep.</summary>
internal static class MetadataOrder
{
    /// <summary>Sorts an array of the caller's own. (LINQ's sort would have code compiled that nothing else at start needs.)</summary>
    public static T[] Of<T>(T[] members)
        where T : MemberInfo
    {
        Array.Sort(members, static (one, other) => one.MetadataToken.CompareTo(other.MetadataToken));
        return members;
    }
}
