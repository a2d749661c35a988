using System.Runtime.CompilerServices;

namespace Graupel.Formats;

/// <summary>How deep values may be nested: as the limit says, and never deeper than the stack of the thread.</summary>
internal static class Depth
{
    // Levels that fit on every usual stack, also with several collections in each. Up to these no check is needed.
    private const int AlwaysFits = 16;

    // The runtime asks for 128 KB, which is half of a small stack. If it has them at this level, the default limit fits too, and more is not asked for in between.
    private const int LastOfFew = 32;
    private const int FitsBehindFew = 64;

    /// <summary>Whether a level is to be checked: <see cref="Check"/> must follow.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool IsChecked(int depth, int limit) => depth > limit || depth > AlwaysFits;

    /// <summary>Refuses a level that is beyond the limit, or for which the stack is not sufficient, as far as that is to be asked.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Check(int depth, int limit, long offset)
    {
        if (depth > limit)
        {
            Throw.MaxDepthExceeded(limit, offset);
        }

        if (depth is <= LastOfFew or > FitsBehindFew)
        {
            CheckStack(depth, offset);
        }
    }

    /// <summary>Refuses a level for which the stack is not sufficient.</summary>
    public static void CheckStack(int depth, long offset)
    {
        if (!RuntimeHelpers.TryEnsureSufficientExecutionStack())
        {
            Throw.StackExceeded(depth, offset);
        }
    }
}
