using System.Reflection;
using System.Runtime.Loader;
using Graupel.CodeGen;

namespace Graupel.Converters;

/// <summary>Cases of one tag that are one type, loaded into several load contexts: hosts of plugins have such.</summary>
internal static class LoadedCopies
{
    /// <summary>The place of the one that is read: that of the context that the library is in; the complement of any where none is there.</summary>
    /// <param name="cases">The cases.</param>
    /// <param name="chosen">What was chosen before, among others of the same tag.</param>
    /// <param name="other">The place of one more.</param>
    /// <exception cref="ContractException">They are different types.</exception>
    public static int Choose(UnionCase[] cases, int chosen, int other)
    {
        int one = int.Max(chosen, ~chosen);
        if (cases[one].Type.AssemblyQualifiedName != cases[other].Type.AssemblyQualifiedName)
        {
            Throw.SameTags(cases[one], cases[other]);
        }

        return IsNear(cases[one].Type.Assembly) ? one : IsNear(cases[other].Type.Assembly) ? other : ~one;
    }

    private static bool IsNear(Assembly assembly) =>
        AssemblyLoadContext.GetLoadContext(assembly) == AssemblyLoadContext.GetLoadContext(typeof(LoadedCopies).Assembly);
}
