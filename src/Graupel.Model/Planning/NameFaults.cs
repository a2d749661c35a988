namespace Graupel.Model.Planning;

/// <summary>Says what is wrong with the names of two members or cases.</summary>
internal static class NameFaults
{
    /// <summary>They have one name.</summary>
    /// <param name="kind">What they are.</param>
    /// <param name="first">One of them.</param>
    /// <param name="second">The other one.</param>
    /// <param name="name">Their name in the bytes.</param>
    public static (string What, string Fault) Same(string kind, string first, string second, string name) =>
        ($"The {kind} {first} and {second}", $"have one name, {name}");

    /// <summary>Their names have one hash.</summary>
    public static (string What, string Fault) Hash(string first, string second) => ($"The names {first} and {second}", "have the same 32-bit hash");
}
