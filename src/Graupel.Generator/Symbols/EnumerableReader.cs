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

        return new(types.Read(element), IsImmutable(symbol) ? null : EnumerableFacts.AddNames.FirstOrDefault(name => HasAdd(symbol, name, element)), BuilderOf(symbol, element));
    }

    // Adding to one gives another one.
    private static bool IsImmutable(INamedTypeSymbol symbol) =>
        symbol.AllInterfaces.Any(static type => TypeReader.MetadataName(type).StartsWith(Immutable, StringComparison.Ordinal));

    // As a call would find it: in the most derived class that has such a method at all.
    private static bool HasAdd(INamedTypeSymbol symbol, string name, ITypeSymbol element)
    {
        for (INamedTypeSymbol? level = symbol; level is not null; level = level.BaseType)
        {
            IMethodSymbol[] methods = [.. level.GetMembers(name).OfType<IMethodSymbol>().Where(TakesOne)];
            if (methods.Length > 0)
            {
                return methods.Any(method => IsAdd(method, element) && !methods.Any(other => other.Priority() > method.Priority()));
            }
        }

        return false;
    }

    // A call looks for overrides where they are declared first.
    private static bool TakesOne(IMethodSymbol method) =>
        method is { IsOverride: false, DeclaredAccessibility: Accessibility.Public, Parameters: [{ RefKind: not (RefKind.Ref or RefKind.Out) }, ..] }
        && method.Parameters.Skip(1).All(static parameter => parameter.IsOptional || parameter.IsParams);

    private static bool IsAdd(IMethodSymbol method, ITypeSymbol element) =>
        method is { IsStatic: false, IsGenericMethod: false, Parameters: [{ RefKind: RefKind.None } only] } && TypeIdentity.IsSame(only.Type, element);

    private BuilderFacts? BuilderOf(INamedTypeSymbol symbol, ITypeSymbol element) =>
        symbol.Find(AttributeNames.CollectionBuilder)?.ConstructorArguments is [{ Value: INamedTypeSymbol type }, { Value: string method }]
        && Scope.Of(type, compilation).IsReachable && type.GetMembers(method).OfType<IMethodSymbol>().ToArray() is var methods
        && methods.Any(candidate => IsBuilder(candidate, symbol, element) && !methods.Any(other => other.Priority() > candidate.Priority()))
            ? new(types.Read(type), method)
            : null;

    private bool IsBuilder(IMethodSymbol method, INamedTypeSymbol symbol, ITypeSymbol element)
    {
        ITypeSymbol[] arguments = [.. TypeReader.AllArguments(symbol)];
        if (!method.IsStatic || !IsCallable(method) || method.Arity != arguments.Length)
        {
            return false;
        }

        IMethodSymbol closed = arguments.Length == 0 ? method : method.Construct(arguments);
        return closed.Parameters is [{ RefKind: RefKind.None, Type: INamedTypeSymbol span }] && TypeReader.IsNamed(span, "System.ReadOnlySpan`1")
            && TypeIdentity.IsSame(span.TypeArguments[0], element) && CaseReader.IsAssignable(closed.ReturnType, symbol, compilation);
    }

    private bool IsCallable(IMethodSymbol method) => method.DeclaredAccessibility == Accessibility.Public
        || (method.DeclaredAccessibility == Accessibility.Internal
            && (compilation.Declares(method) || method.ContainingAssembly.GivesAccessTo(compilation.Assembly)));
}
