using Graupel.Generator.Symbols;
using Graupel.Model;
using Microsoft.CodeAnalysis;

namespace Graupel.Generator.Roots;

/// <summary>Finds the types that must have a contract because an attribute in the project says so.</summary>
internal sealed class RootFinder(Compilation compilation, CancellationToken cancellation)
{
    /// <summary>The types that have an attribute themselves. Generic ones are closed where they are used.</summary>
    public IEnumerable<Root> Declared(IEnumerable<DeclaredRoot> declared) => Declared(declared, areBases: false);

    /// <summary>The abstract classes among them that have no cases, so that they only serve as bases.</summary>
    public IEnumerable<Root> Bases(IEnumerable<DeclaredRoot> declared) => Declared(declared, areBases: true);

    /// <summary>The types of <c>[assembly: ContractFor(typeof(X))]</c>.</summary>
    public IEnumerable<Root> InAssemblyAttributes() =>
        from attribute in compilation.Assembly.FindAll(AttributeNames.ContractFor)
        where attribute.ConstructorArguments is [{ Value: ITypeSymbol }]
        let type = (ITypeSymbol)attribute.ConstructorArguments[0].Value!
        select new Root(type, attribute.Location(cancellation));

    /// <summary>The open ones among them that stand for nothing but themselves, so that there is nothing to make a contract for.</summary>
    public IEnumerable<Root> Open() =>
        from attribute in compilation.Assembly.FindAll(AttributeNames.ContractFor)
        where attribute.ConstructorArguments is [{ Value: INamedTypeSymbol { TypeKind: not TypeKind.Error } type }]
            && TypeReader.HasParameters((ITypeSymbol)type)
            && !attribute.Named<bool>("WholeNamespace")
        select new Root((ITypeSymbol)attribute.ConstructorArguments[0].Value!, attribute.Location(cancellation));

    /// <summary>The types beside those of <c>[assembly: ContractFor(typeof(X), WholeNamespace = true)]</c>.</summary>
    public IEnumerable<Root> InNamespaces() =>
        from attribute in compilation.Assembly.FindAll(AttributeNames.ContractFor)
        where attribute.ConstructorArguments is [{ Value: INamedTypeSymbol }] && attribute.Named<bool>("WholeNamespace")
        from type in ((INamedTypeSymbol)attribute.ConstructorArguments[0].Value!).ContainingNamespace.GetTypeMembers()
        where type is { TypeKind: TypeKind.Class or TypeKind.Struct, IsStatic: false, IsRefLikeType: false, IsGenericType: false }
            && type.CanBeReferencedByName
            && SymbolEqualityComparer.Default.Equals(
                type.ContainingAssembly, ((INamedTypeSymbol)attribute.ConstructorArguments[0].Value!).ContainingAssembly)
            && compilation.IsSymbolAccessibleWithin(type, compilation.Assembly)
            && !IsOnlyBase(type)
            && !IsException(type)
            && !DerivesFrom(type, "System.Attribute")
        select new Root(type, attribute.Location(cancellation));

    private IEnumerable<Root> Declared(IEnumerable<DeclaredRoot> declared, bool areBases) =>
        from one in declared
        let type = compilation.Assembly.GetTypeByMetadataName(one.Name)
        where type is not null
            && HasName(type)
            && !TypeReader.HasParameters((ITypeSymbol)type)
            && !(one.IsForOthers && IsException(type))
            && IsOnlyBase(type) == areBases
        select new Root(type, null);

    // One that is being typed has none yet.
    private static bool HasName(INamedTypeSymbol? type) => type is null || (type.Name.Length > 0 && HasName(type.ContainingType));

    // An abstract class without cases is no value, but may be the base of contracts.
    private static bool IsOnlyBase(INamedTypeSymbol type) =>
        type is { IsAbstract: true, TypeKind: TypeKind.Class } && !type.Has(AttributeNames.Union) && !type.Has(AttributeNames.KnownType);

    // Exceptions are marked by custom, whether anything writes them or not.
    private static bool IsException(INamedTypeSymbol type) => DerivesFrom(type, "System.Exception");

    private static bool DerivesFrom(INamedTypeSymbol type, string name)
    {
        for (INamedTypeSymbol? @base = type; @base is not null; @base = @base.BaseType)
        {
            if (TypeReader.IsNamed(@base, name))
            {
                return true;
            }
        }

        return false;
    }
}

/// <summary>A type that must have a contract, and the place that says so.</summary>
internal readonly record struct Root(ITypeSymbol Type, Location? Location);
