using System.Diagnostics.CodeAnalysis;
using System.Reflection;

namespace Graupel.Dynamic;

/// <summary>Makes instances of generic classes whose type arguments are known only at run time.</summary>
[RequiresUnreferencedCode(CompilerMessages.Unreferenced)]
[RequiresDynamicCode(CompilerMessages.DynamicCode)]
internal static class Closed
{
    /// <summary>Calls a public constructor, whose exceptions pass as they are.</summary>
    public static T Make<T>(Type definition, Type[] types, params object[] arguments) => (T)Activator.CreateInstance(
        definition.MakeGenericType(types), BindingFlags.Instance | BindingFlags.Public | BindingFlags.DoNotWrapExceptions, null, arguments, null)!;
}
