namespace Graupel;

/// <summary>
/// What happens to a thread and is no answer of the code that it ran: nothing is concluded from it, and it is never swallowed.
/// </summary>
internal static class CriticalErrors
{
    /// <summary>Whether an exception is of this sort.</summary>
    public static bool Include(Exception exception) => exception is OutOfMemoryException or InsufficientExecutionStackException or ThreadInterruptedException;
}
