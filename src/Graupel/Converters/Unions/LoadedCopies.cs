using System.Reflection;
using System.Runtime.Loader;
using Graupel.CodeGen;
using Graupel.Formats;

namespace Graupel.Converters;

/// <summary>Cases of one tag that are one type, loaded into several load contexts, perhaps in several versions: hosts of plugins have such.</summary>
internal static class LoadedCopies
{
    /// <summary>
    /// The place of the one that is read: that of the context that the library is in; the complement of any where none is there. Those that are being unloaded
    /// give way to any other.
    /// </summary>
    /// <param name="cases">The cases.</param>
    /// <param name="chosen">What was chosen before, among others of the same tag.</param>
    /// <param name="other">The place of one more.</param>
    /// <exception cref="ContractException">They are different types.</exception>
    public static int Choose(ReadOnlySpan<UnionCase> cases, int chosen, int other)
    {
        int one = int.Max(chosen, ~chosen);
        if (IsUnloading(cases[other].Type))
        {
            return chosen;
        }

        if (IsUnloading(cases[one].Type))
        {
            return other;
        }

        if (!AreCopies(cases[one].Type, cases[other].Type))
        {
            Throw.SameTags(cases[one], cases[other]);
        }

        return IsNear(cases[one].Type, cases[other].Type) ? one : IsNear(cases[other].Type, cases[one].Type) ? other : ~one;
    }

    /// <summary>Chooses among all cases of a tag, of which some may be unloaded by now.</summary>
    public static int Choose(ReadOnlySpan<UnionCase> cases, UnionTag tag)
    {
        int? chosen = null;
        for (int i = 0; i < cases.Length; i++)
        {
            if (cases[i].Tag == tag)
            {
                chosen = chosen is { } one ? Choose(cases, one, i) : i;
            }
        }

        return chosen!.Value;
    }

    // Versions may differ: a new one of a plugin is loaded while an old one still runs.
    private static bool AreCopies(Type one, Type other) => one.ToString() == other.ToString() && (one.GetElementType() is { } element
        ? AreCopies(element, other.GetElementType()!)
        : one.Assembly.GetName().Name == other.Assembly.GetName().Name
            && one.GenericTypeArguments.Zip(other.GenericTypeArguments).All(static pair => AreCopies(pair.First, pair.Second)));

    // The types have one name, so their parts correspond. Those that they share may be anywhere.
    private static bool IsNear(Type type, Type copy) => type.GetElementType() is { } element
        ? IsNear(element, copy.GetElementType()!)
        : (type.Assembly == copy.Assembly || IsNear(type.Assembly))
            && type.GenericTypeArguments.Zip(copy.GenericTypeArguments).All(static pair => IsNear(pair.First, pair.Second));

    private static bool IsNear(Assembly assembly) =>
        AssemblyLoadContext.GetLoadContext(assembly) == AssemblyLoadContext.GetLoadContext(typeof(LoadedCopies).Assembly);

    // The list of contexts has none whose unloading has begun, although its assemblies are there until nothing holds them.
    private static bool IsUnloading(Type type) => type.IsCollectible
        && (type.GetElementType() is { } element ? IsUnloading(element) : IsUnloading(type.Assembly) || type.GenericTypeArguments.Any(IsUnloading));

    private static bool IsUnloading(Assembly assembly) =>
        assembly.IsCollectible && AssemblyLoadContext.GetLoadContext(assembly) is { IsCollectible: true } context && !AssemblyLoadContext.All.Contains(context);
}
