namespace Tour.Ways;

/// <summary>The ways that the tour shows.</summary>
internal static class AllWays
{
    /// <summary>Makes every way, the yardstick last.</summary>
    public static IReadOnlyList<IWay> Create() => [new JsonWay()];
}
