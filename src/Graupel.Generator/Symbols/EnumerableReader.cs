using Graupel.Model;
using Microsoft.CodeAnalysis;

namespace Graupel.Generator.Symbols;

/// <summary>Reads what elements a class gives, and what it takes them by.</summary>
internal sealed class EnumerableReader(Compilation compilation, TypeReader types)
{
    private const string Immutable = "System.Collections.Immutable.";

    /// <summary>Null for classes that give no elements, or elements of several types.</summary>
    public EnumerableFacts? Read(INamedTypeSymbol symbol)
    {
        if (SymbolReader.Only(symbol, "System.Collections.Generic.IEnumerable`1") is not { TypeArguments: [{ } element] })
        {
            return null;
        }

        return new(types.Read(element), !IsImmutable(symbol) && HasAdd(symbol, element), BuilderOf(symbol));
    }

    // Adding to one gives another one.
    private static bool IsImmutable(INamedTypeSymbol symbol) =>
        symbol.AllInterfaces.Any(static type => TypeReader.MetadataName(type).StartsWith(Immutable, StringComparison.Ordinal));

    // As a call would find it: in the most derived class that has such a method at all.
    private static bool HasAdd(INamedTypeSymbol symbol, ITypeSymbol element)
    {
        for (INamedTypeSymbol? level = symbol; level is not null; level = level.BaseType)
        {
            IMethodSymbol[] methods = [.. level.GetMembers("Add").OfType<IMethodSymbol>().Where(IsAdd)];
            if (methods.Length > 0)
            {
                return methods.Any(method => SymbolEqualityComparer.Default.Equals(method.Parameters[0].Type, element));
            }
        }

        return false;
    }

    private static bool IsAdd(IMethodSymbol method) =>
        method is { IsStatic: false, IsGenericMethod: false, DeclaredAccessibility: Accessibility.Public, Parameters: [{ RefKind: RefKind.None }] };

    private BuilderFacts? BuilderOf(INamedTypeSymbol symbol) =>
        symbol.Find(KnownAttributes.CollectionBuilder)?.ConstructorArguments is [{ Value: INamedTypeSymbol type }, { Value: string method }]
        && Scope.Of(type, compilation).IsReachable && type.GetMembers(method).OfType<IMethodSymbol>().Any(candidate => IsBuilder(candidate, symbol))
            ? new(types.Read(type), method)
            : null;

    private bool IsBuilder(IMethodSymbol method, INamedTypeSymbol symbol) =>
        method is { IsStatic: true, Parameters: [{ Type: INamedTypeSymbol span }] } && IsCallable(method)
        && method.Arity == Arity(symbol) && TypeReader.MetadataName(span) == "System.ReadOnlySpan`1";

    private bool IsCallable(IMethodSymbol method) => method.DeclaredAccessibility == Accessibility.Public
        || (method.DeclaredAccessibility == Accessibility.Internal
            && (compilation.Declares(method) || method.ContainingAssembly.GivesAccessTo(compilation.Assembly)));

    private static int Arity(INamedTypeSymbol? symbol) => symbol is null ? 0 : symbol.Arity + Arity(symbol.ContainingType);
}
