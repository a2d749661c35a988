using Graupel.Generator.Symbols;
using Graupel.Model;
using Microsoft.CodeAnalysis;

namespace Graupel.Generator.Diagnostics;

/// <summary>Finds the attribute that declares a case: on its base, on the case itself, or on the assembly.</summary>
internal static class CaseLocator
{
    /// <summary>
    /// Where the declaration stands, of several the last one with an id; null where the place is none of a case, or its base does not name it.
    /// </summary>
    public static Location? Find(ProblemPlace place, Compilation compilation, CancellationToken cancellation)
    {
        if (place.Case is not { } @case)
        {
            return null;
        }

        INamedTypeSymbol? type = place.Type is null ? null : compilation.Assembly.GetTypeByMetadataName(place.Type);
        AttributeData[] declaring =
        [
            .. On(type, place.Type, @case),
            .. On(compilation.Assembly.GetTypeByMetadataName(@case), place.Type, @case),
            .. On(compilation.Assembly, place.Type, @case),
        ];
        AttributeData? found = declaring.LastOrDefault(HasId) ?? declaring.LastOrDefault();
        return found?.Location(cancellation);
    }

    // A base of another assembly is not the place, but the case itself is.
    private static IEnumerable<AttributeData> On(ISymbol? symbol, string? place, string @case) => symbol?.GetAttributes().Where(attribute =>
    {
        string[] types = [.. attribute.Values()
            .OfType<INamedTypeSymbol>()
            .Select(TypeReader.MetadataName)];
        return AttributeReading.FullName(attribute.AttributeClass) switch
        {
            AttributeNames.Union or AttributeNames.KnownType => types.Contains(@case),
            AttributeNames.UnionCase when types.Length > 0 => (types[0] == place || place is null || place == @case)
                && (types.Skip(1).FirstOrDefault() ?? AttributeReading.FullName(symbol as INamedTypeSymbol)) == @case,
            _ => false,
        };
    }) ?? [];

    private static bool HasId(AttributeData attribute) => attribute.Values().Any(static one => one is int);
}
