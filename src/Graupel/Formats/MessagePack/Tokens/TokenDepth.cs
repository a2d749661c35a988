namespace Graupel.Formats.MessagePack;

/// <summary>How deep arrays and maps may be nested where each of them takes a call.</summary>
internal static class TokenDepth
{
    public const int Limit = 500;

    /// <param name="depth">The number of arrays and maps around a value, and the value itself.</param>
    /// <param name="offset">Where it is; -1 if that is not known.</param>
    public static void Check(int depth, long offset)
    {
        if (depth > Limit)
        {
            Throw.DepthExceeded(Limit, offset);
        }

        Depth.CheckStack(depth, offset);
    }
}
