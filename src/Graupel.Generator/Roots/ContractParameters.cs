using System.Collections.Immutable;
using System.Runtime.CompilerServices;
using Graupel.Generator.Symbols;
using Graupel.Model;
using Microsoft.CodeAnalysis;

namespace Graupel.Generator.Roots;

/// <summary>Which type parameters are handed to a serializer, so that what stands for them needs a contract.</summary>
internal static class ContractParameters
{
    private static readonly string[] EntryPoints =
    [
        "Graupel.Serialization", "Graupel.Serializer", "Graupel.Envelope", "Graupel.Compressed", "Graupel.MessageWriter", "Graupel.MessageReader",
        "Graupel.MessageHandshake",
    ];

    // Of C# 14: the compilers that this is made for and those that it runs in call it by other names.
    private const TypeKind Extension = (TypeKind)14;

    private static readonly ConditionalWeakTable<IAssemblySymbol, HashSet<string>> Known = new();

    /// <summary>What has the type parameters that a member is used with, if it is not the member itself.</summary>
    public static ISymbol OwnerOf(ISymbol symbol) => symbol is IPropertySymbol { ContainingType: { TypeKind: Extension } extensions } ? extensions : symbol;

    /// <summary>The type arguments of a method, type or property of extensions that stand for contract parameters.</summary>
    public static IEnumerable<ITypeSymbol> ArgumentsOf(ISymbol symbol) => OwnerOf(symbol) switch
    {
        IMethodSymbol { ContainingType: { TypeKind: Extension } extensions } method => OwnArgumentsOf(method).Concat(ArgumentsOf(extensions)),
        IMethodSymbol method => OwnArgumentsOf(method),
        INamedTypeSymbol { IsGenericType: true, IsUnboundGenericType: false } type => type.TypeParameters
            .Zip(type.TypeArguments, static (parameter, argument) => IsMarked(parameter) ? argument : null)
            .OfType<ITypeSymbol>(),
        _ => [],
    };

    /// <summary>What declares a type parameter, in words.</summary>
    public static string NameOf(ISymbol symbol) =>
        symbol is INamedTypeSymbol { TypeKind: Extension, ContainingType: { } outer } ? $"an extension block of {outer.Name}" : symbol.Name;

    private static IEnumerable<ITypeSymbol> OwnArgumentsOf(IMethodSymbol symbol) => symbol switch
    {
        { IsGenericMethod: true } method => (method.ReducedFrom ?? method).OriginalDefinition.TypeParameters
            .Zip(method.TypeArguments, (parameter, argument) => IsEntryPoint(method.ContainingType) || IsMarked(parameter) ? argument : null)
            .OfType<ITypeSymbol>(),
        _ => [],
    };

    /// <summary>The type that options are told how to write; null where no such method is called.</summary>
    public static ITypeSymbol? ReplacedBy(ISymbol symbol) =>
        symbol is IMethodSymbol { Name: "WithSurrogate" or "WithContract", TypeArguments: [{ } type, ..] } method && IsOptions(method.ContainingType)
            ? type
            : null;

    public static bool IsOptions(INamedTypeSymbol type) => TypeReader.IsNamed(type, "Graupel.SerializerOptions");

    /// <summary>
    /// Whether a type parameter is marked, or the one that it overrides or explicitly implements: calls are seen there, and an explicit implementation
    /// has no others.
    /// </summary>
    public static bool IsMarked(ITypeParameterSymbol parameter) => parameter.Has(AttributeNames.ContractParameter)
        || CalledFor(parameter.DeclaringMethod).Any(called => IsMarked(called.TypeParameters[parameter.Ordinal]));

    /// <summary>Names of all methods and types with contract parameters that come from referenced assemblies.</summary>
    public static IEnumerable<string> NamesInReferences(Compilation compilation, CancellationToken cancellation)
    {
        if (compilation.GetTypeByMetadataName(AttributeNames.ContractParameter)?.ContainingAssembly is not { } library)
        {
            return [];
        }

        return compilation.SourceModule.ReferencedAssemblySymbols
            .Where(assembly => SymbolEqualityComparer.Default.Equals(assembly, library)
                || assembly.Modules.Any(module => module.ReferencedAssemblies.Any(reference => reference.Name == library.Name)))
            .SelectMany(assembly => Known.TryGetValue(assembly, out HashSet<string>? names)
                ? names
                : Known.GetValue(assembly, added => NamesIn(added.GlobalNamespace, cancellation)));
    }

    private static ImmutableArray<IMethodSymbol> CalledFor(IMethodSymbol? method) => method switch
    {
        null => [],
        { OverriddenMethod: { } overridden } => [overridden],
        _ => method.ExplicitInterfaceImplementations,
    };

    /// <summary>Whether a type is one that writes and reads whatever its methods are handed.</summary>
    public static bool IsEntryPoint(INamedTypeSymbol type) => EntryPoints.Contains(TypeReader.MetadataName(type));

    private static HashSet<string> NamesIn(INamespaceSymbol space, CancellationToken cancellation)
    {
        var names = new HashSet<string>(StringComparer.Ordinal);
        var pending = new Stack<INamespaceOrTypeSymbol>([space]);
        while (pending.Count > 0)
        {
            cancellation.ThrowIfCancellationRequested();
            foreach (ISymbol member in pending.Pop().GetMembers())
            {
                if (member is INamespaceOrTypeSymbol inner && (inner.IsNamespace || inner.DeclaredAccessibility != Accessibility.Private))
                {
                    pending.Push(inner);
                }

                if (FamilyCalls.IsOne(member)
                    || TypeOfCalls.IsOne(member)
                    || (member is IMethodSymbol { IsGenericMethod: true } method
                        && (IsEntryPoint(method.ContainingType) || IsOptions(method.ContainingType) || method.TypeParameters.Any(IsMarked))))
                {
                    names.Add(member.Name);
                }
                else if (member is INamedTypeSymbol { IsGenericType: true } type && type.TypeParameters.Any(IsMarked))
                {
                    names.UnionWith(type.TypeKind == Extension ? type.GetMembers().Select(static one => one.Name) : [type.Name]);
                }
            }
        }

        return names;
    }
}
