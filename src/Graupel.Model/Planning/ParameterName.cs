namespace Graupel.Model.Planning;

/// <summary>The names of constructor parameters, by which they are for members.</summary>
internal static class ParameterName
{
    /// <summary>Whether a parameter may be for a member. Leading underscores and the case do not count: positional records have them in both names, classes in that of the field alone.</summary>
    public static bool IsFor(string parameter, string member) => string.Equals(Bare(parameter), Bare(member), StringComparison.OrdinalIgnoreCase);

    private static string Bare(string name) => name.TrimStart('_');
}
