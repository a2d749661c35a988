using System.Diagnostics.CodeAnalysis;
using System.Reflection;

namespace Graupel.Dynamic;

/// <summary>
/// Methods of generic types. To find one by name, reflection searches each type that is closed; here only the definition is searched, once.
/// </summary>
[RequiresUnreferencedCode(CompilerMessages.Unreferenced)]
[RequiresDynamicCode(CompilerMessages.DynamicCode)]
internal sealed class ClosedMembers
{
    private const BindingFlags Hidden = BindingFlags.Instance | BindingFlags.Static | BindingFlags.NonPublic;
    private const BindingFlags Any = Hidden | BindingFlags.Public;

    private readonly Dictionary<(Type Definition, string Name, int Parameters), MethodBase> _known = [];

    /// <summary>A method or a getter; a public one, if there are others.</summary>
    /// <param name="type">The type; one that is not generic will do.</param>
    /// <param name="name">The name.</param>
    public MethodInfo Method(Type type, string name) => (MethodInfo)Close(type, Find(type, name, -1));

    /// <summary>One of several methods of a name.</summary>
    /// <param name="type">The type; one that is not generic will do.</param>
    /// <param name="name">The name.</param>
    /// <param name="parameters">How many parameters it has, unlike the others.</param>
    public MethodInfo Method(Type type, string name, int parameters) => (MethodInfo)Close(type, Find(type, name, parameters));

    /// <summary>The only constructor, which is not public.</summary>
    public ConstructorInfo Constructor(Type type) => (ConstructorInfo)Close(type, Find(type, ConstructorInfo.ConstructorName, -1));

    private static MethodBase Close(Type type, MethodBase method) =>
        type.IsGenericType ? MethodBase.GetMethodFromHandle(method.MethodHandle, type.TypeHandle)! : method;

    private MethodBase Find(Type type, string name, int parameters)
    {
        Type definition = type.IsGenericType ? type.GetGenericTypeDefinition() : type;
        if (!_known.TryGetValue((definition, name, parameters), out MethodBase? method))
        {
            method = name == ConstructorInfo.ConstructorName ? definition.GetConstructors(Hidden).Single(static one => !one.IsStatic)
                : parameters < 0 ? definition.GetMethod(name) ?? definition.GetMethod(name, Hidden) ?? definition.GetProperty(name, Any)!.GetMethod!
                : definition.GetMethods(Any).Single(one => one.Name == name && one.GetParameters().Length == parameters);
            _known.Add((definition, name, parameters), method);
        }

        return method;
    }
}
