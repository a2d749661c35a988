using Graupel.Generator.Symbols;
using Graupel.Model;
using Graupel.Model.Planning;
using Microsoft.CodeAnalysis;

namespace Graupel.Generator.Project;

/// <summary>
/// Finds what is wrong with a generic contract whatever its parameters stand for. It is planned in its closed forms only, which the project that declares
/// it may not have.
/// </summary>
internal static class OpenContracts
{
    /// <summary>Two members with one order number, and the generic type that declares them.</summary>
    public static IEnumerable<(INamedTypeSymbol Type, MemberFacts First, MemberFacts Second)> RepeatedOrders(
        IEnumerable<INamedTypeSymbol> declared, TypeReader types) =>
        from type in declared
        where TypeReader.HasParameters((ITypeSymbol)type) && type.Has(AttributeNames.Contract)
            && !type.Has(AttributeNames.Surrogate) && !type.Has(AttributeNames.UseContract)
        let numbered = new MemberReader(types).Read(type).Where(static one => one is { Order: >= 0, IsIgnored: false, IsOverride: false }).ToArray()
        from pair in Repeated.Pairs(numbered, static one => one.Order ?? -1)
        select (type, pair.First, pair.Second);
}
