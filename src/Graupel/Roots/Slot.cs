using System.Runtime.CompilerServices;
using Graupel.Converters;

namespace Graupel.Roots;

/// <summary>Numbers the root types of the process, so that every serializer finds what belongs to a type by one array access.</summary>
/// <typeparam name="T">The root type.</typeparam>
internal static class Slot<T>
{
    /// <summary>The type's number.</summary>
    public static readonly int Index = SlotCounter.Next();

    /// <summary>The root for values of the type in a serializer.</summary>
    /// <remarks>A method of the type, not of the serializer: in code that types share, each generic method on the way is looked up in the one before.</remarks>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static Serializer<T> In(Serializer serializer) => serializer.Roots[Index] is { } root ? KnownCast.To<Serializer<T>>(root) : serializer.Add<T>();
}

/// <summary>How many types have a number: state of the process, which only counts up.</summary>
internal static class SlotCounter
{
    private static int _count;

    public static int Next() => Interlocked.Increment(ref _count) - 1;
}
