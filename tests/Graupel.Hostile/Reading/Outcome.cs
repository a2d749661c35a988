namespace Graupel.Hostile.Reading;

/// <summary>What came of one read.</summary>
/// <param name="Value">What was read.</param>
/// <param name="Error">What was thrown, or null.</param>
/// <param name="Allocated">Bytes that were allocated meanwhile.</param>
internal readonly record struct Outcome(object? Value, Exception? Error, long Allocated)
{
    public static Outcome Of(Func<object?> read)
    {
        long before = GC.GetAllocatedBytesForCurrentThread();
        try
        {
            object? value = read();
            return new Outcome(value, null, GC.GetAllocatedBytesForCurrentThread() - before);
        }
        catch (Exception e)
        {
            return new Outcome(null, e, GC.GetAllocatedBytesForCurrentThread() - before);
        }
    }

    /// <summary>Says what is wrong with a read that should have been refused for little memory.</summary>
    /// <param name="allowed">Bytes that it may allocate.</param>
    public string? ProblemUnlessRefused(long allowed) =>
        Error is null ? "was accepted"
        : Error is not GraupelException ? $"threw {Error}"
        : Allocated > allowed ? $"allocated {Allocated} bytes, more than {allowed}; {Error.Message}"
        : null;
}
