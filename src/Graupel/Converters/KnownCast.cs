using System.Diagnostics;
using System.Runtime.CompilerServices;

namespace Graupel.Converters;

/// <summary>
/// Casts of objects whose type was looked up before, or decided by the place where they are kept: in code that types share, a checked cast costs as much
/// as a scalar.
/// </summary>
internal static class KnownCast
{
    /// <summary>An object as what it is.</summary>
    /// <typeparam name="T">The type of the object, or one that it derives from or implements.</typeparam>
    /// <param name="value">The object, or null where the type has it.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static T To<T>(object? value)
    {
        Debug.Assert(value is T or null, "something else was looked up");
        return typeof(T).IsValueType ? (T)value! : Unsafe.As<object?, T>(ref value);
    }
}
