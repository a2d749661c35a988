using Graupel.Model;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Graupel.Generator.Symbols;

/// <summary>Reads the methods that a type declares to be called before and after.</summary>
internal static class CallbackReader
{
    public const string Notified = "Graupel.ISerializationCallbacks";
    public const string CalledBack = "System.Runtime.Serialization.IDeserializationCallback";

    public static IEnumerable<CallbackFacts> Read(INamedTypeSymbol type) =>
        from method in type.GetMembers().OfType<IMethodSymbol>()
        where method.MethodKind is MethodKind.Ordinary or MethodKind.ExplicitInterfaceImplementation or MethodKind.Destructor
        where !IsUnfinished(method)
        from attribute in method.GetAttributes()
        let @event = CallbackFacts.EventOf(AttributeReading.FullName(attribute.AttributeClass))
        where @event is not null
        select new CallbackFacts(@event.Value, method.Name, VisibilityOf(method), method.Parameters.Length == 1, IsCallable(method));

    /// <summary>Those that are <c>async void</c>, also where they implement the interfaces for it.</summary>
    public static IEnumerable<string> ReadUnawaited(INamedTypeSymbol type)
    {
        var implementing = new Lazy<IMethodSymbol[]>(() =>
        [
            .. type.AllInterfaces.Where(static one => AttributeReading.FullName(one) is Notified or CalledBack)
                .SelectMany(static one => one.GetMembers())
                .Select(type.FindImplementationForInterfaceMember)
                .OfType<IMethodSymbol>(),
        ]);
        return from method in type.GetMembers().OfType<IMethodSymbol>()
               where IsAsyncVoid(method) && (AttributeNames.OfCallbacks.Any(method.Has) || implementing.Value.Any(one => IsOrOverrides(method, one)))
               select method.Name;
    }

    // The compiler leaves out a partial method that nobody implements, with its attributes. One with a modifier of access must be implemented; it is by another generator.
    private static bool IsUnfinished(IMethodSymbol method) => method is { IsPartialDefinition: true, PartialImplementationPart: null }
        && !method.DeclaringSyntaxReferences.Any(static one => one.GetSyntax() is MethodDeclarationSyntax declared && declared.Modifiers.Any(static modifier => SyntaxFacts.IsAccessibilityModifier(modifier.Kind())));

    // Metadata does not say async but by an attribute.
    private static bool IsAsyncVoid(IMethodSymbol method) => method.ReturnsVoid && (method.IsAsync || method.Has(AttributeNames.AsyncStateMachine));

    private static bool IsOrOverrides(IMethodSymbol method, IMethodSymbol other)
    {
        IMethodSymbol? one = method;
        while (one is not null && !SymbolEqualityComparer.Default.Equals(one, other))
        {
            one = one.OverriddenMethod;
        }

        return one is not null;
    }

    // The compiler leaves out calls of a conditional method, and calls an overload with priority instead.
    private static Visibility VisibilityOf(IMethodSymbol method) =>
        method.Has(AttributeNames.Conditional)
        || method.ContainingType.GetMembers(method.Name).OfType<IMethodSymbol>().Any(other => other.Priority() > method.Priority())
            ? Visibility.Private
            : MemberReader.VisibilityOf(method);

    private static bool IsCallable(IMethodSymbol method) =>
        method is { MethodKind: MethodKind.Ordinary, IsStatic: false, IsGenericMethod: false, ReturnsVoid: true }
        && (method.IsSealed || !(method.IsVirtual || method.IsAbstract || method.IsOverride))
        && (method.Parameters.IsEmpty || (method.Parameters.Length == 1 && IsContext(method.Parameters[0])));

    private static bool IsContext(IParameterSymbol parameter) =>
        parameter.RefKind == RefKind.None
            && AttributeReading.FullName(parameter.Type as INamedTypeSymbol) == CallbackFacts.Context;
}
