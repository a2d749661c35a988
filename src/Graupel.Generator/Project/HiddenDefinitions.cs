using Graupel.Generator.Symbols;
using Graupel.Model;
using Graupel.Model.Planning;
using Microsoft.CodeAnalysis;

namespace Graupel.Generator.Project;

/// <summary>
/// Generic contracts with members or callbacks that no other assembly sees. Other assemblies close them, and their generator cannot know what it is
/// not shown.
/// </summary>
internal static class HiddenDefinitions
{
    /// <summary>Each of them, and the first such member.</summary>
    /// <param name="declared">The types with an attribute that makes contracts.</param>
    /// <param name="compilation">The project.</param>
    public static IEnumerable<HiddenDefinition> In(IEnumerable<INamedTypeSymbol> declared, Compilation compilation)
    {
        EquatableList<string> friends = FriendsOf(compilation.Assembly);
        IEnumerable<HiddenDefinition> found =
            from type in declared
            where type.IsGenericType && !type.IsFileLocal && compilation.IsSymbolAccessibleWithin(type, compilation.Assembly)
            let wanted = type.GetMembers().Where(IsWanted)
            let secret = wanted.FirstOrDefault(static member => member.DeclaredAccessibility == Accessibility.Private && !IsShown(member))
            let hidden = secret ?? wanted.FirstOrDefault(static member => IsInternal(member) && !IsShown(member))
            where hidden is not null
            select new HiddenDefinition(
                type.ConstructUnboundGenericType().ToDisplayString(SymbolDisplayFormat.FullyQualifiedFormat), hidden.Name, secret is null ? friends : default);
        return found.OrderBy(static one => one.Type, StringComparer.Ordinal);
    }

    // The assemblies that see what is internal.
    private static EquatableList<string> FriendsOf(IAssemblySymbol assembly) => new(
        assembly.FindAll(AttributeNames.InternalsVisibleTo)
            .Select(static one => one.ConstructorArguments is [{ Value: string name }] ? name.Split(',')[0].Trim() : "")
            .Where(static name => name.Length > 0)
            .OrderBy(static name => name, StringComparer.Ordinal));

    private static bool IsInternal(ISymbol member) => member.DeclaredAccessibility is Accessibility.Internal or Accessibility.ProtectedAndInternal;

    // All fields of structs are.
    private static bool IsShown(ISymbol member) => member is IFieldSymbol { ContainingType.IsValueType: true };

    private static bool IsWanted(ISymbol member) =>
        member is IMethodSymbol or IFieldSymbol or IPropertySymbol && WantedParts.IsWanted(member is IMethodSymbol, IsKeeper(member), member.Has);

    private static bool IsKeeper(ISymbol member) => member switch
    {
        IFieldSymbol { AssociatedSymbol: null } field => IsKept(field.Type),
        IPropertySymbol property => IsKept(property.Type),
        _ => false,
    };

    private static bool IsKept(ITypeSymbol type) => TypeReader.IsNamed(type as INamedTypeSymbol, Classification.UnknownMembers);
}

/// <param name="Type">The definition as it stands in <c>typeof</c>.</param>
/// <param name="Member">A member that others do not see.</param>
/// <param name="Friends">Names of assemblies that see it all the same.</param>
internal sealed record HiddenDefinition(string Type, string Member, EquatableList<string> Friends);
