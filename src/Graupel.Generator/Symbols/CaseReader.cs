using Graupel.Model;
using Microsoft.CodeAnalysis;

namespace Graupel.Generator.Symbols;

/// <summary>Reads the cases that a base type declares.</summary>
internal sealed class CaseReader(TypeReader types)
{
    public IEnumerable<CaseFacts> Read(INamedTypeSymbol type) =>
        from attribute in type.GetAttributes()
        let @case = Read(attribute, type)
        where @case is not null
        select @case;

    private CaseFacts? Read(AttributeData attribute, INamedTypeSymbol type) => (KnownAttributes.FullName(attribute.AttributeClass), attribute.ConstructorArguments) switch
    {
        (KnownAttributes.Union, [{ Value: int id }, { Value: INamedTypeSymbol target }]) => Make(id, target, type),
        (KnownAttributes.KnownType, [{ Value: INamedTypeSymbol target }]) => Make(null, target, type),
        _ => null,
    };

    private CaseFacts Make(int? id, INamedTypeSymbol target, INamedTypeSymbol type) => new(id, types.Read(target), IsAssignable(target, type));

    private static bool IsAssignable(INamedTypeSymbol target, INamedTypeSymbol type)
    {
        for (INamedTypeSymbol? @base = target; @base is not null; @base = @base.BaseType)
        {
            if (SymbolEqualityComparer.Default.Equals(@base, type))
            {
                return true;
            }
        }

        return target.AllInterfaces.Contains(type, SymbolEqualityComparer.Default);
    }
}
