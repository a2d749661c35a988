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

    private readonly Dictionary<(Type Definition, string Name, int Parameters), MethodInfo> _methods = [];
    private readonly Dictionary<Type, ConstructorInfo> _constructors = [];

    /// <summary>A method or a getter; a public one, if there are others.</summary>
    /// <param name="type">The type; one that is not generic will do.</param>
    /// <param name="name">The name.</param>
    public MethodInfo Method(Type type, string name) => Method(type, name, -1);

    /// <summary>One of several methods of a name.</summary>
    /// <param name="type">The type; one that is not generic will do.</param>
    /// <param name="name">The name.</param>
    /// <param name="parameters">How many parameters it has, unlike the others.</param>
    public MethodInfo Method(Type type, string name, int parameters)
    {
        Type definition = DefinitionOf(type);
        if (!_methods.TryGetValue((definition, name, parameters), out MethodInfo? method))
        {
            method = Find(definition, name, parameters);
            _methods.Add((definition, name, parameters), method);
        }

        return (MethodInfo)Close(type, method);
    }

    /// <summary>The only constructor, which is not public.</summary>
    public ConstructorInfo Constructor(Type type)
    {
        Type definition = DefinitionOf(type);
        if (!_constructors.TryGetValue(definition, out ConstructorInfo? constructor))
        {
            constructor = definition.GetConstructors(Hidden).Single(static one => !one.IsStatic);
            _constructors.Add(definition, constructor);
        }

        return (ConstructorInfo)Close(type, constructor);
    }

    private static Type DefinitionOf(Type type) => type.IsGenericType ? type.GetGenericTypeDefinition() : type;

    private static MethodBase Close(Type type, MethodBase method) =>
        type.IsGenericType ? MethodBase.GetMethodFromHandle(method.MethodHandle, type.TypeHandle)! : method;

    private static MethodInfo Find(Type definition, string name, int parameters) => parameters < 0
        ? definition.GetMethod(name) ?? definition.GetMethod(name, Hidden) ?? definition.GetProperty(name, Any)!.GetMethod!
        : definition.GetMethods(Any).Single(one => one.Name == name && one.GetParameters().Length == parameters);
}
