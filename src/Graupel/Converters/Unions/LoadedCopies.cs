using System.Reflection;
using System.Runtime.Loader;
using Graupel.CodeGen;

namespace Graupel.Converters;

/// <summary>Cases of one tag that are one type, loaded into several load contexts: hosts of plugins have such.</summary>
internal static class LoadedCopies
{
    /// <summary>The place of the one that is read: that of the context that the library is in; the complement of any where none is there.</summary>
    /// <param name="cases">One case, or those of one tag.</param>
    /// <exception cref="ContractException">They are different types.</exception>
    public static int Choose((int Place, UnionCase Case)[] cases)
    {
        (int place, UnionCase first) = cases[0];
        if (cases.Length == 1)
        {
            return place;
        }

        foreach ((int _, UnionCase other) in cases.AsSpan(1))
        {
            if (first.Type.AssemblyQualifiedName != other.Type.AssemblyQualifiedName)
            {
                Throw.SameTags(first, other);
            }
        }

        int own = Array.FindIndex(cases, static one => IsNear(one.Case.Type.Assembly));
        return own < 0 ? ~place : cases[own].Place;
    }

    private static bool IsNear(Assembly assembly) =>
        AssemblyLoadContext.GetLoadContext(assembly) == AssemblyLoadContext.GetLoadContext(typeof(LoadedCopies).Assembly);
}
