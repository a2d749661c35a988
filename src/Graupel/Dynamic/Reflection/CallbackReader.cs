using System.Diagnostics.CodeAnalysis;
using System.Reflection;
using System.Runtime.CompilerServices;
using System.Runtime.Serialization;
using Graupel.Model;

namespace Graupel.Dynamic;

/// <summary>Reads the methods that a type declares to be called before and after.</summary>
[RequiresUnreferencedCode(CompilerMessages.Unreferenced)]
[RequiresDynamicCode(CompilerMessages.DynamicCode)]
internal static class CallbackReader
{
    /// <summary>The methods in any order; of records the compiler's own are left out.</summary>
    public static IEnumerable<CallbackFacts> Read(Type type) =>
        from method in type.GetMethods(MemberReader.Declared | BindingFlags.Static)
        where !method.IsSpecialName && !method.Name.StartsWith('<')
        from attribute in method.GetCustomAttributesData()
        let @event = CallbackFacts.EventOf(attribute.AttributeType.FullName)
        where @event is not null
        select new CallbackFacts(@event.Value, method.Name, VisibilityOf(method), method.GetParameters().Length == 1, IsCallable(method));

    /// <summary>Those that are <c>async void</c>, also where they implement the interfaces for it.</summary>
    public static IEnumerable<string> ReadUnawaited(Type type) => type.GetMethods(MemberReader.Declared | BindingFlags.Static)
        .Where(static method => method.GetCustomAttributesData().Any(static one => CallbackFacts.EventOf(one.AttributeType.FullName) is not null))
        .Concat(Implementing(type, typeof(ISerializationCallbacks)))
        .Concat(Implementing(type, typeof(IDeserializationCallback)))
        .Where(static method => method.ReturnType == typeof(void) && method.IsDefined(typeof(AsyncStateMachineAttribute), inherit: false))
        .Select(static method => method.Name)
        .Distinct();

    private static IEnumerable<MethodInfo> Implementing(Type type, Type callbacks) => type.IsInterface || !callbacks.IsAssignableFrom(type)
        ? []
        : type.GetInterfaceMap(callbacks).TargetMethods.Where(method => method.DeclaringType == type);

    private static Visibility VisibilityOf(MethodInfo method) => method.Has(AttributeNames.Conditional) || HasRival(method) ? Visibility.Private : MemberReader.VisibilityOf(method);

    private static bool HasRival(MethodInfo method) => method.DeclaringType!.GetMethods(MemberReader.Declared | BindingFlags.Static)
        .Any(other => other.Name == method.Name && other.Priority() > method.Priority());

    private static bool IsCallable(MethodInfo method) =>
        method is { IsStatic: false, IsGenericMethod: false } and ({ IsVirtual: false } or { IsFinal: true })
        && !method.Name.Contains('.')
        && method.ReturnType == typeof(void)
        && method.GetParameters() is [] or [{ ParameterType.FullName: CallbackFacts.Context }];
}
