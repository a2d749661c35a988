using System.Runtime.CompilerServices;

namespace Graupel.Formats;

/// <summary>How deep values may be nested: as the limit says, and never deeper than the stack of the thread.</summary>
internal static class Depth
{
    // Levels that fit on every usual stack, also on one of 192 KB with several collections in each. Up to these no check is needed.
    private const int AlwaysFits = 16;

    /// <summary>Whether a level is to be checked: <see cref="Check"/> must follow.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool IsChecked(int depth, int limit) => depth > limit || depth > AlwaysFits;

    /// <summary>Refuses a level that is beyond the limit, or for which the stack is not sufficient.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Check(int depth, int limit, long offset)
    {
        if (depth > limit)
        {
            Throw.MaxDepthExceeded(limit, offset);
        }

        CheckStack(depth, offset);
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
