namespace Graupel.Roots;

/// <summary>Numbers the root types of the process, so that every serializer finds what belongs to a type by one array access.</summary>
/// <typeparam name="T">The root type.</typeparam>
internal static class Slot<T>
{
    /// <summary>The type's number.</summary>
    public static readonly int Index = SlotCounter.Next();
}

/// <summary>The only static state that changes: how many types have a number.</summary>
internal static class SlotCounter
{
    private static int _count;

    public static int Next() => Interlocked.Increment(ref _count) - 1;
}
