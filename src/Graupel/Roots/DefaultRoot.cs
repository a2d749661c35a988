using System.Runtime.CompilerServices;

namespace Graupel.Roots;

/// <summary>The root of a type in the default serializer, found by one load: a look-up in its table costs as much as a few members.</summary>
/// <typeparam name="T">The root type.</typeparam>
internal static class DefaultRoot<T>
{
    private static Serializer<T>? _value;

    /// <summary>What <see cref="Serializer.For"/> returns.</summary>
    public static Serializer<T> Value
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => _value ?? Find();
    }

    private static Serializer<T> Find()
    {
        Serializer<T> root = Serializer.Default.For<T>();
        return HotReload.IsSupported ? root : _value = root;
    }
}
