using Graupel.Generator.Symbols;
using Microsoft.CodeAnalysis;

namespace Graupel.Generator.Project;

/// <summary>
/// Generic contracts with members or callbacks that no other assembly sees. Other assemblies close them, and their generator cannot know what it is not shown.
/// </summary>
internal static class HiddenDefinitions
{
    private static readonly string[] Callbacks =
        [KnownAttributes.OnSerializing, KnownAttributes.OnSerialized, KnownAttributes.OnDeserializing, KnownAttributes.OnDeserialized];

    private static readonly string[] LeavingOut = [KnownAttributes.SkipPack, KnownAttributes.IgnoreDataMember];

    /// <summary>Each of them, and the first such member.</summary>
    /// <param name="declared">The types with an attribute that makes contracts.</param>
    /// <param name="compilation">The project.</param>
    public static IEnumerable<HiddenDefinition> In(IEnumerable<INamedTypeSymbol> declared, Compilation compilation) =>
        from type in declared
        where type.IsGenericType && !type.IsFileLocal && compilation.IsSymbolAccessibleWithin(type, compilation.Assembly)
        let hidden = type.GetMembers().FirstOrDefault(static member => IsHidden(member) && IsWanted(member))
        where hidden is not null
        let name = type.ConstructUnboundGenericType().ToDisplayString(SymbolDisplayFormat.FullyQualifiedFormat)
        orderby name
        select new HiddenDefinition(name, hidden.Name);

    private static bool IsHidden(ISymbol member) =>
        member.DeclaredAccessibility is Accessibility.Private or Accessibility.Internal or Accessibility.ProtectedAndInternal;

    private static bool IsWanted(ISymbol member) => member is IMethodSymbol
        ? Callbacks.Any(member.Has)
        : member is IFieldSymbol or IPropertySymbol && KnownAttributes.OfMembers.Any(member.Has) && !LeavingOut.Any(member.Has);
}

/// <param name="Type">The definition as it stands in <c>typeof</c>.</param>
/// <param name="Member">A member that others do not see.</param>
internal sealed record HiddenDefinition(string Type, string Member);
