using Graupel.Model;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Graupel.Generator.Symbols;

/// <summary>Where generated code has to stand so that it can name some types.</summary>
/// <param name="IsReachable">False when there is no such place.</param>
/// <param name="Namespace">Namespace of the hosts.</param>
/// <param name="Hosts">
/// The types it must be nested in, outermost first; none for types that are visible in the assembly.
/// </param>
internal sealed record Scope(bool IsReachable, string Namespace, EquatableList<Host> Hosts)
{
    /// <summary>True where generated code must be nested in types of the user.</summary>
    public bool IsNested => Hosts.Count > 0;

    public static Scope Assembly { get; } = new(IsReachable: true, "", default);

    public static Scope Nowhere { get; } = new(IsReachable: false, "", default);

    public static Scope Of(ITypeSymbol type, Compilation compilation)
    {
        if (!CanBeArgument(type) || Parts(type).Any(one => one.IsFileLocal || !IsFoundByName(one, compilation)))
        {
            return Nowhere;
        }

        if (compilation.IsSymbolAccessibleWithin(type, compilation.Assembly))
        {
            return Assembly;
        }

        INamedTypeSymbol? host = Parts(type)
            .SelectMany(Outers)
            .OrderBy(static outer => Outers(outer).Count())
            .FirstOrDefault(outer => compilation.IsSymbolAccessibleWithin(type, outer));
        return host is not null && Chain(host).All(one => compilation.Declares(one) && CanHost(one))
            ? new(IsReachable: true, NamespaceOf(host), new(Chain(host).Select(Declared)))
            : Nowhere;
    }

    /// <summary>The place from which all types of both scopes can be named.</summary>
    public Scope And(Scope other)
    {
        (Scope outer, Scope inner) = Hosts.Count <= other.Hosts.Count ? (this, other) : (other, this);
        bool isWithin = !outer.IsNested
            || (outer.Namespace == inner.Namespace && inner.Hosts.Take(outer.Hosts.Count).SequenceEqual(outer.Hosts));
        return IsReachable && other.IsReachable && isWithin ? inner : Nowhere;
    }

    // Every contract has its type as an argument, and C# takes none there whose static members nothing implements.
    private static bool CanBeArgument(ITypeSymbol type)
    {
        if (type is not INamedTypeSymbol { TypeKind: TypeKind.Interface } one)
        {
            return true;
        }

        IMethodSymbol[] methods = [.. one.AllInterfaces.Prepend(one).SelectMany(static level => level.GetMembers()).OfType<IMethodSymbol>()];
        return methods.Where(static method => method is { IsStatic: true, IsAbstract: true, ExplicitInterfaceImplementations.IsEmpty: true }).All(method =>
            methods.Any(other => !other.IsAbstract && other.ExplicitInterfaceImplementations.Contains(method, SymbolEqualityComparer.Default)));
    }

    // A type and all types that its name mentions.
    private static IEnumerable<INamedTypeSymbol> Parts(ITypeSymbol type) => type switch
    {
        IArrayTypeSymbol array => Parts(array.ElementType),
        INamedTypeSymbol named => named.TypeArguments.SelectMany(Parts)
            .Concat(named.ContainingType is { } outer ? Parts(outer) : [])
            .Prepend(named),
        _ => [],
    };

    // Generated code begins all names with "global::".
    private static bool IsFoundByName(INamedTypeSymbol type, Compilation compilation)
    {
        INamedTypeSymbol outermost = Outers(type).LastOrDefault() ?? type;
        return compilation.Declares(outermost)
            || (IsGlobal(outermost, compilation) && compilation.GetTypesByMetadataName(TypeReader.MetadataName(outermost)).All(one =>
                SymbolEqualityComparer.Default.Equals(one, outermost.OriginalDefinition)
                    || !compilation.IsSymbolAccessibleWithin(one, compilation.Assembly)
                    || !IsGlobal(one, compilation)));
    }

    // References can be made to be known by an alias alone. One with several aliases may be several references.
    private static bool IsGlobal(INamedTypeSymbol type, Compilation compilation) =>
        type.ContainingAssembly is not { } assembly
            || compilation.GetMetadataReference(assembly) is not { } reference
            || IsGlobal(reference)
            || compilation.References.Any(other => IsGlobal(other) && AreSame(other, reference));

    private static bool AreSame(MetadataReference one, MetadataReference other) =>
        one is PortableExecutableReference { FilePath: { } path } && path == (other as PortableExecutableReference)?.FilePath;

    private static bool IsGlobal(MetadataReference reference) => reference.Properties.Aliases is var aliases && (aliases.IsEmpty || aliases.Contains("global"));

    private static IEnumerable<INamedTypeSymbol> Outers(INamedTypeSymbol type)
    {
        for (INamedTypeSymbol? outer = type.ContainingType; outer is not null; outer = outer.ContainingType)
        {
            yield return outer;
        }
    }

    private static IEnumerable<INamedTypeSymbol> Chain(INamedTypeSymbol host) => Outers(host).Prepend(host).Reverse();

    // A file of statements is a part of the class of the program.
    private static bool CanHost(INamedTypeSymbol type) => !type.IsGenericType && !type.DeclaringSyntaxReferences.IsEmpty
        && type.DeclaringSyntaxReferences.All(static part => part.GetSyntax() is CompilationUnitSyntax
            || (part.GetSyntax() is TypeDeclarationSyntax declaration && declaration.Modifiers.Any(SyntaxKind.PartialKeyword)));

    private static Host Declared(INamedTypeSymbol type)
    {
        string keyword = type switch
        {
            { TypeKind: TypeKind.Interface } => "interface",
            { IsRecord: true, IsValueType: true } => "record struct",
            { IsRecord: true } => "record",
            { IsValueType: true } => "struct",
            _ => "class",
        };
        return new Host($"partial {keyword}", Identifier.Declared(type.Name));
    }

    private static string NamespaceOf(INamedTypeSymbol type) => type.ContainingNamespace.IsGlobalNamespace
        ? ""
        : string.Join(".", type.ContainingNamespace.ToDisplayString().Split('.').Select(static part => Identifier.Escape(part.TrimStart('@'))));
}

/// <summary>A type of the user that generated code is nested in.</summary>
/// <param name="Keywords">What stands in front of its name, as in <c>partial class</c>.</param>
/// <param name="Name">Its name.</param>
internal sealed record Host(string Keywords, string Name)
{
    public string Declaration => $"{Keywords} {Name}";
}
