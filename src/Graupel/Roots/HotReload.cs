using System.Reflection.Metadata;
using System.Runtime.CompilerServices;
using Graupel.Roots;

[assembly: MetadataUpdateHandler(typeof(HotReload))]

namespace Graupel.Roots;

/// <summary>
/// Types that change while a program is debugged: the runtime says so, and all serializers forget their contracts, which are then created anew. In all other
/// programs there is nothing to remember.
/// </summary>
internal static class HotReload
{
    private static readonly ConditionalWeakTable<Serializer, object?>? Serializers = IsSupported ? new() : null;

    /// <summary>Whether types may change. Trimmed programs leave it out.</summary>
    public static bool IsSupported => MetadataUpdater.IsSupported;

    /// <summary>Remembers a serializer, as long as somebody else holds it.</summary>
    public static void Add(Serializer serializer) => Serializers?.Add(serializer, null);

    /// <summary>Called by the runtime.</summary>
    /// <param name="types">The types that have changed, or null for any.</param>
    internal static void ClearCache(Type[]? types)
    {
        if (Serializers is not null)
        {
            foreach ((Serializer serializer, _) in Serializers)
            {
                serializer.Restart();
            }
        }
    }
}
