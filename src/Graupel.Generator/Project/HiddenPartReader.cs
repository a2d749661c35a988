using Graupel.Generator.Printing;
using Graupel.Generator.Symbols;
using Graupel.Model;
using Graupel.Model.Planning;
using Microsoft.CodeAnalysis;

namespace Graupel.Generator.Project;

/// <summary>
/// Reads what generic contracts hide from the assemblies that close them. A contract is left as it is if something of it cannot be told: then its closed forms belong to the
/// run-time compiler.
/// </summary>
internal sealed class HiddenPartReader(TypeReader types)
{
    private static readonly SymbolDisplayFormat Annotated =
        SymbolDisplayFormat.FullyQualifiedFormat.AddMiscellaneousOptions(SymbolDisplayMiscellaneousOptions.IncludeNullableReferenceTypeModifier);

    // What a contract reads of a member, but for its name, type and accessors.
    private static readonly string[] Told = [.. AttributeNames.OfMembers, AttributeNames.MaybeNull, AttributeNames.OptionalField];

    /// <summary>The contracts among some types.</summary>
    public IEnumerable<PartsSheet> Read(IEnumerable<INamedTypeSymbol> declared) => declared
        .Where(static type => TypeReader.HasParameters((ITypeSymbol)type) && !type.IsStatic && IsPublic(type) && !type.Has(AttributeNames.Surrogate) && !type.Has(AttributeNames.UseContract))
        .Select(Read)
        .OfType<PartsSheet>()
        .OrderBy(static sheet => sheet.Definition, StringComparer.Ordinal);

    private PartsSheet? Read(INamedTypeSymbol type)
    {
        MemberFacts[] all = [.. new MemberReader(types).Read(type)];
        var hidden = all.Where(member => IsHidden(member, type)).Select(member => (Facts: member, Symbol: SymbolOf(member, type))).ToArray();
        IMethodSymbol[] constructors = type.IsAbstract ? [] : [.. type.InstanceConstructors.Where(one => IsHiddenConstructor(one, type))];
        IMethodSymbol[] callbacks = [.. type.GetMembers().OfType<IMethodSymbol>().Where(static method => !IsOpen(method) && AttributeNames.OfCallbacks.Any(method.Has))];
        CallbackFacts[] calls = [.. CallbackReader.Read(type).Where(call => Array.Exists(callbacks, method => method.Name == call.Name))];
        bool canBeTold = Array.TrueForAll(hidden, static member => CanBeTold(member.Facts, member.Symbol))
            && Array.TrueForAll(constructors, CanBeTold)
            && Array.TrueForAll(callbacks, static method => !method.Has(AttributeNames.Conditional))
            && Array.TrueForAll(calls, static call => call.IsCallable)
            && !type.GetMembers().OfType<IMethodSymbol>().Any(static method => method.IsStatic && method.Has(AttributeNames.ContractConstructor) && !IsOpen(method));
        if (!canBeTold || (hidden.Length + constructors.Length + calls.Length == 0 && !HidesOrder(all)))
        {
            return null;
        }

        string definition = TypeReader.MetadataName(type);
        var generic = DefinitionReader.Outline(type, out OpenTypeText text);
        return new PartsSheet(
            GeneratedNames.OfParts(definition),
            definition,
            type.ConstructUnboundGenericType().ToDisplayString(SymbolDisplayFormat.FullyQualifiedFormat),
            generic,
            type.IsValueType,
            new(all.Select(static member => member.Name)),
            new(hidden.Select(member => Tell(member.Facts, member.Symbol, text))),
            new(constructors.Select(one => Tell(one, text))),
            new(calls));
    }

    // Only what a contract may need: of pure data by fields, all of it; else what an attribute asks for, and what is shown but cannot be set.
    private static bool IsHidden(MemberFacts member, INamedTypeSymbol type)
    {
        bool isStored = member.IsField || member.HasBackingField;
        if (member.IsIgnored || (member.Getter == Visibility.Public && (member.IsField ? member.Setter == SetterForm.Set : IsSetByAnyone(member) || (!isStored && member.Setter == SetterForm.None))))
        {
            return false;
        }

        return MemberSelector.IsMarked(member) || Classification.IsUnknownMembers(member.Type) || (type.Has(AttributeNames.Serializable) && isStored) || (member.Getter == Visibility.Public && !type.Has(AttributeNames.DataContract));
    }

    // Metadata lists fields apart from properties.
    private static bool HidesOrder(MemberFacts[] all)
    {
        MemberFacts[] unnumbered = [.. all.Where(static member => member is { IsIgnored: false, Order: null })];
        return Array.Exists(unnumbered, static member => member.IsField && member.Getter == Visibility.Public) && Array.Exists(unnumbered, static member => member.HasBackingField);
    }

    private static bool IsSetByAnyone(MemberFacts member) => member.Setter != SetterForm.None && member.SetterVisibility == Visibility.Public;

    private static bool IsHiddenConstructor(IMethodSymbol constructor, INamedTypeSymbol type) =>
        !IsOpen(constructor) && !constructor.IsImplicitlyDeclared && !(type.IsRecord && constructor.Parameters is [{ Type: { } only }] && TypeIdentity.IsSame(only, type));

    private static bool CanBeTold(MemberFacts member, ISymbol symbol) =>
        member is { FixedLength: 0, ByInterface: null } && !((member.IsOverride || member.IsVirtual) && symbol.DeclaredAccessibility == Accessibility.Internal)
        && member.ShortName == member.Name && IsPublic(TypeOf(symbol)) && AttributesOf(symbol).SelectMany(AttributeText.TypesIn).All(IsPublic);

    private static bool CanBeTold(IMethodSymbol constructor) => !constructor.Has(AttributeNames.SetsRequiredMembers)
        && constructor.Parameters.All(static parameter => parameter.RefKind is RefKind.None or RefKind.In && IsPublic(parameter.Type));

    private static MemberPart Tell(MemberFacts facts, ISymbol symbol, OpenTypeText text)
    {
        ITypeSymbol type = TypeOf(symbol);
        return new(
            facts,
            text.Of(type, Annotated),
            type.IsValueType || type.NullableAnnotation != NullableAnnotation.None,
            new(AttributesOf(symbol).Select(AttributeText.Of)));
    }

    private static ConstructorPart Tell(IMethodSymbol constructor, OpenTypeText text) => new(
        new(constructor.Parameters.Select(parameter =>
        {
            string value = parameter.HasExplicitDefaultValue ? $" = {AttributeText.OfDefault(parameter)}" : "";
            return $"{(parameter.RefKind == RefKind.In ? "in " : "")}{text.Of(parameter.Type)} {Identifier.Escape(parameter.Name)}{value}";
        })),
        constructor.Has(AttributeNames.ContractConstructor));

    private static IEnumerable<AttributeData> AttributesOf(ISymbol symbol) => Told.SelectMany(symbol.FindAll);

    private static ISymbol SymbolOf(MemberFacts member, INamedTypeSymbol type) => type.GetMembers(member.Name).First(static one => one is IFieldSymbol or IPropertySymbol);

    private static ITypeSymbol TypeOf(ISymbol member) => (member as IFieldSymbol)?.Type ?? ((IPropertySymbol)member).Type;

    private static bool IsOpen(IMethodSymbol method) => method.DeclaredAccessibility == Accessibility.Public;

    // Whether code of any assembly can name a type.
    private static bool IsPublic(ITypeSymbol type) => type switch
    {
        IArrayTypeSymbol array => IsPublic(array.ElementType),
        ITypeParameterSymbol or IDynamicTypeSymbol => true,
        INamedTypeSymbol named => named.DeclaredAccessibility == Accessibility.Public && named.TypeArguments.All(IsPublic)
            && (named.ContainingType is null || IsPublic(named.ContainingType)),
        _ => false,
    };
}
