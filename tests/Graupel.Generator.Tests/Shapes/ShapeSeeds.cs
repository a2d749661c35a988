using System.Globalization;

namespace Graupel.Generator.Tests.Shapes;

/// <summary>The seeds of random contracts.</summary>
internal static class ShapeSeeds
{
    /// <summary>All from the first to the last.</summary>
    /// <param name="variable">The environment variable that asks for others.</param>
    /// <param name="usual">Those that are tried without it, as <c>first-last</c>.</param>
    public static TheoryData<int> Of(string variable, string usual)
    {
        int[] bounds = [.. (Environment.GetEnvironmentVariable(variable) ?? usual).Split('-').Select(static bound => int.Parse(bound, CultureInfo.InvariantCulture))];
        return new(Enumerable.Range(bounds[0], bounds[1] - bounds[0] + 1));
    }
}
