using Graupel.Model;
using Microsoft.CodeAnalysis;

namespace Graupel.Generator.Symbols;

/// <summary>Reads the attributes of exactly one declaration.</summary>
internal static class AttributeReading
{
    /// <summary>Whether an attribute says that a member is not written.</summary>
    public static bool IsLeftOut(this ISymbol member) => WantedParts.IsLeftOut(member.Has);

    /// <summary>C# calls a method in the place of overloads with a lower one.</summary>
    public static int Priority(this IMethodSymbol method) =>
        method.Find(AttributeNames.OverloadResolutionPriority)?.ConstructorArguments is [{ Value: int priority }] ? priority : 0;

    public static AttributeData? Find(this ISymbol symbol, string name) => symbol.FindAll(name).FirstOrDefault();

    public static IEnumerable<AttributeData> FindAll(this ISymbol symbol, string name) =>
        symbol.GetAttributes().Where(attribute => TypeReader.IsNamed(attribute.AttributeClass, name));

    public static bool Has(this ISymbol symbol, string name) => symbol.Find(name) is not null;

    public static string? FullName(INamedTypeSymbol? type) => type is null ? null : TypeReader.MetadataName(type);

    /// <summary>The arguments of the constructor that are no arrays; null in the place of those.</summary>
    public static object?[] Values(this AttributeData attribute) =>
        [.. attribute.ConstructorArguments.Select(static one => one.Kind == TypedConstantKind.Array ? null : one.Value)];

    /// <summary>Where it stands in the source of the project; null for those of other assemblies.</summary>
    public static Location? Location(this AttributeData attribute, CancellationToken cancellation) =>
        attribute.ApplicationSyntaxReference?.GetSyntax(cancellation).GetLocation();

    public static T? Named<T>(this AttributeData attribute, string name) =>
        attribute.NamedArguments.Where(argument => argument.Key == name).Select(argument => argument.Value.Value).OfType<T>().FirstOrDefault();
}
