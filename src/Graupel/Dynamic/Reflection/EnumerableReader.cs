using System.Diagnostics.CodeAnalysis;
using System.Reflection;
using Graupel.Model;

namespace Graupel.Dynamic;

/// <summary>Reads which elements a class enumerates, and how they are added.</summary>
[RequiresUnreferencedCode(CompilerMessages.Unreferenced)]
[RequiresDynamicCode(CompilerMessages.DynamicCode)]
internal sealed class EnumerableReader(TypeTable types)
{
    /// <summary>Null for classes that give no elements, or elements of several types.</summary>
    public EnumerableFacts? Read(Type type) =>
        ReflectionReader.Only(type, typeof(IEnumerable<>))?.GenericTypeArguments is [{ } element]
            ? new(types.Read(element), IsImmutable(type) ? null : EnumerableFacts.AddNames.FirstOrDefault(name => FindAdd(type, name, element) is not null), BuilderOf(type, element))
            : null;

    // Adding to one returns another one.
    private static bool IsImmutable(Type type) => Array.Exists(type.GetInterfaces(), static one => one.Namespace == "System.Collections.Immutable");

    /// <summary>The method that takes one element, as a call would find it: in the most derived class that has such a method at all.</summary>
    public static MethodInfo? FindAdd(Type type, string name, Type element)
    {
        for (Type? level = type; level is not null; level = level.BaseType)
        {
            MethodInfo[] methods =
            [
                .. level.GetMethods(BindingFlags.Instance | BindingFlags.Static | BindingFlags.Public | BindingFlags.DeclaredOnly)
                    .Where(method => method.Name == name && TakesOne(method)),
            ];
            if (methods.Length > 0)
            {
                return Array.Find(methods, method => IsAdd(method, element) && !Array.Exists(methods, other => other.Priority() > method.Priority()));
            }
        }

        return null;
    }

    // A call looks for overrides where they are declared first.
    private static bool TakesOne(MethodInfo method) => method.GetBaseDefinition().DeclaringType == method.DeclaringType
        && method.GetParameters() is [{ } first, .. var others]
        && ConstructorReader.PassingOf(first) != ParameterPassing.Reference
        && Array.TrueForAll(others, static other => other.IsOptional || other.CustomAttributes.Any(static one => one.AttributeType.FullName is AttributeNames.ParamArray or AttributeNames.ParamCollection));

    private static bool IsAdd(MethodInfo method, Type element) =>
        method is { IsStatic: false, IsGenericMethod: false } && method.GetParameters() is [{ } only] && only.ParameterType == element;

    /// <summary>The method that makes a collection from a span of its elements, closed for the collection.</summary>
    public static MethodInfo? FindBuilder(Type type, Type element, Type builder, string name)
    {
        Type[] arguments = type.GetGenericArguments();
        Type span = typeof(ReadOnlySpan<>).MakeGenericType(element);
        MethodInfo[] named = [.. builder.GetMethods(BindingFlags.Static | BindingFlags.Public | BindingFlags.NonPublic).Where(method => method.Name == name)];
        return named
            .Where(method => (method.IsPublic || method.IsAssembly) && method.GetGenericArguments().Length == arguments.Length)
            .Where(method => !Array.Exists(named, other => other.Priority() > method.Priority()))
            .Select(method => Close(method, arguments))
            .FirstOrDefault(method => method?.GetParameters() is [{ } only] && only.ParameterType == span
                && type.IsAssignableFrom(method.ReturnType) && type.IsValueType == method.ReturnType.IsValueType);
    }

    // Null where constraints are not met.
    private static MethodInfo? Close(MethodInfo method, Type[] arguments)
    {
        try
        {
            return method.IsGenericMethodDefinition ? method.MakeGenericMethod(arguments) : method;
        }
        catch (ArgumentException)
        {
            return null;
        }
    }

    private BuilderFacts? BuilderOf(Type type, Type element) =>
        type.Find(AttributeNames.CollectionBuilder)?.ConstructorArguments is [{ Value: Type builder }, { Value: string method }]
        && IsReachable(builder) && FindBuilder(type, element, builder, method) is not null
            ? new(types.Read(builder), method)
            : null;

    private static bool IsReachable(Type type) => type.DeclaringType is not { } outer || ((type.IsNestedPublic || type.IsNestedAssembly || type.IsNestedFamORAssem) && IsReachable(outer));
}
