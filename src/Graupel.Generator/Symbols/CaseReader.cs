using Graupel.Model;
using Microsoft.CodeAnalysis;

namespace Graupel.Generator.Symbols;

/// <summary>Reads the cases that a base type declares, or that its project declares for it.</summary>
internal sealed class CaseReader(Compilation compilation, TypeReader types, CaseIndex index)
{
    /// <summary>The cases of a base.</summary>
    public IEnumerable<CaseFacts> Read(INamedTypeSymbol type)
    {
        IEnumerable<CaseFacts> own =
            from attribute in type.GetAttributes()
            let @case = Read(attribute, type)
            where @case is not null
            select @case;
        return IsOwnBase(type) ? own.Concat(index.Of(type).Select(one => Make(one.Id, one.Type, type))) : own;
    }

    /// <summary>True for bases of this project that take cases which they do not name.</summary>
    public bool IsOwnBase(INamedTypeSymbol type) => compilation.Declares(type) && IsBase(type);

    /// <summary>True when cases are declared elsewhere than on the base.</summary>
    public bool IsOpen(INamedTypeSymbol type) =>
        type.FindAll(AttributeNames.Union).Any(static attribute => attribute.ConstructorArguments.Length == 0)
        || (!compilation.Declares(type) && IsBase(type) && index.Of(type).Any());

    /// <summary>What keeps unknown cases.</summary>
    public UnknownCaseFacts? ReadUnknown(INamedTypeSymbol type) =>
        type.Find(AttributeNames.UnknownCase) is { ConstructorArguments: [{ Value: INamedTypeSymbol target }] }
            ? new UnknownCaseFacts(types.Read(target), IsFit(target, type))
            : null;

    /// <summary>A case that is declared elsewhere than in the assembly of its base.</summary>
    public CaseFacts Make(int? id, ITypeSymbol target, INamedTypeSymbol @base) =>
        new(id, types.Read(target), IsAssignable(target, @base, compilation));

    /// <summary>True where values of a type are values of a base too.</summary>
    public static bool IsAssignable(ITypeSymbol target, ITypeSymbol @base, Compilation compilation) =>
        compilation.ClassifyCommonConversion(target, @base) is { IsImplicit: true, IsUserDefined: false, IsNumeric: false };

    // Only these take cases that they do not name themselves.
    private static bool IsBase(INamedTypeSymbol type) => type.IsAbstract || type.TypeKind == TypeKind.Interface || type.Has(AttributeNames.Union);

    private CaseFacts? Read(AttributeData attribute, INamedTypeSymbol type)
    {
        string? name = AttributeReading.FullName(attribute.AttributeClass);
        return (name, attribute.ConstructorArguments) switch
        {
            (AttributeNames.Union, [{ Value: int id }, { Value: ITypeSymbol target }]) => Declared(id, target, type),
            (AttributeNames.KnownType, [{ Value: ITypeSymbol target }]) => Declared(null, target, type),
            _ => null,
        };
    }

    private CaseFacts? Declared(int? id, ITypeSymbol target, INamedTypeSymbol type) => target switch
    {
        IArrayTypeSymbol => null,
        INamedTypeSymbol named when ClosedCase.IsOfOthers(named, type, compilation) => null,
        INamedTypeSymbol named => Make(id, ClosedCase.Of(named, type, compilation) ?? named, type),
        _ => Make(id, target, type),
    };

    private bool IsFit(INamedTypeSymbol target, INamedTypeSymbol type) =>
        target is { TypeKind: TypeKind.Class, IsAbstract: false } && IsAssignable(target, type, compilation)
        && target.AllInterfaces.Any(static one => TypeReader.IsNamed(one, "Graupel.IUnknownCase"))
        && ConstructorReader.CanBeMade(target);
}
