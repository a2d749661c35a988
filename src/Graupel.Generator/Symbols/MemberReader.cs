using Graupel.Model;
using Graupel.Model.Planning;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Graupel.Generator.Symbols;

/// <summary>Reads the fields and properties of a type.</summary>
internal sealed class MemberReader(TypeReader types)
{
    public IEnumerable<MemberFacts> Read(INamedTypeSymbol type)
    {
        Dictionary<ISymbol, IFieldSymbol> fields = new(SymbolEqualityComparer.Default);
        foreach (IFieldSymbol field in type.GetMembers().OfType<IFieldSymbol>())
        {
            if (PropertyOf(field) is { } property)
            {
                fields[property] = field;
            }
        }

        (ISymbol Symbol, MemberFacts Facts)[] members =
            [.. from symbol in type.GetMembers() let facts = Read(symbol, fields) where facts is not null select (symbol, facts)];
        return type.GetMembers().Any(IsElsewhere)
            ? DeclarationOrder.Merge(Stored(type, members), members.Select(static member => member.Facts).Where(static facts => !facts.IsField))
            : members.Select(static member => member.Facts);
    }

    // In the order of the fields, as in metadata.
    private static IEnumerable<MemberFacts> Stored(INamedTypeSymbol type, (ISymbol Symbol, MemberFacts Facts)[] members) =>
        type.GetMembers().OfType<IFieldSymbol>().Join(
            members, static field => PropertyOf(field) ?? (ISymbol)field, static member => member.Symbol, static (_, member) => member.Facts, SymbolEqualityComparer.Default);

    // The field of a partial property belongs to its implementation.
    private static IPropertySymbol? PropertyOf(IFieldSymbol field) =>
        field.AssociatedSymbol is IPropertySymbol property ? property.PartialDefinitionPart ?? property : null;

    private static bool IsElsewhere(ISymbol member) => member is IFieldSymbol { AssociatedSymbol: IPropertySymbol { PartialDefinitionPart: not null } };

    private MemberFacts? Read(ISymbol member, Dictionary<ISymbol, IFieldSymbol> fields) => member switch
    {
        IFieldSymbol { IsStatic: false, AssociatedSymbol: null } field when field.CanBeReferencedByName || Identifier.IsKeptParameter(field.Name) =>
            Read(field),
        IPropertySymbol { IsStatic: false, IsIndexer: false, ReturnsByRef: false, ReturnsByRefReadonly: false } property
            when (property.CanBeReferencedByName || !property.ExplicitInterfaceImplementations.IsEmpty)
                && !IsEqualityContract(property) => Read(property, fields.TryGetValue(property, out IFieldSymbol? backing) ? backing : null),
        _ => null,
    };

    private MemberFacts Read(IFieldSymbol field) => field is { IsFixedSizeBuffer: true, Type: IPointerTypeSymbol { PointedAtType: { } element } }
        ? Make(field) with { Type = BuiltTypes.Array(types.Read(element)), FixedLength = field.FixedSize }
        : Make(field);

    private MemberFacts Make(IFieldSymbol field) => Make(
        field,
        field.Type,
        isField: true,
        hasGetter: true,
        getter: VisibilityOf(field),
        setter: field.IsReadOnly ? SetterForm.None : SetterForm.Set,
        setterVisibility: VisibilityOf(field),
        hasBackingField: false,
        field.IsRequired,
        field) with
    {
        IsMemory = true,
    };

    private MemberFacts Read(IPropertySymbol property, IFieldSymbol? backing)
    {
        bool isByField = backing is not null && UnnameableInterface.IsOf(property);
        bool isAutomatic = IsStored(property, backing);
        return Make(
            property,
            property.Type,
            isField: false,
            hasGetter: property.GetMethod is not null,
            getter: VisibilityOf(property.GetMethod),
            setter: property.SetMethod switch
            {
                null => SetterForm.None,
                { IsInitOnly: true } => SetterForm.Init,
                _ => SetterForm.Set,
            },
            setterVisibility: VisibilityOf(property.SetMethod),
            hasBackingField: isAutomatic,
            property.IsRequired,
            backing) with
        {
            ByInterface = !isByField && property.ContainingType.IsValueType && property.ExplicitInterfaceImplementations is [{ } implemented, ..]
                ? types.Read(implemented.ContainingType)
                : null,
            IsGotByField = isByField,
            IsSetInside = property.SetMethod is null && MemberMetadata.HasSetter(property),
            IsMemory = property.ContainingType.IsValueType && backing is not null && HasNoCode(property),
            IsVirtual = property is { IsAbstract: false, IsSealed: false } and ({ IsVirtual: true } or { IsOverride: true }) && backing is not null && HasNoCode(property),
            Shows = property.SetMethod is null && !isAutomatic ? ShownField.Of(property) : null,
            IsSetByField = isByField
                || (property is { ContainingType.IsValueType: true, SetMethod: { IsInitOnly: true } setter }
                    && backing is not null
                    && IsImplementation(setter)),
        };
    }

    /// <summary>Whether a property has a field of its own. Assemblies that only show what is public have none.</summary>
    public static bool IsStored(IPropertySymbol property) => IsStored(property, FieldBehind(property));

    private static bool IsStored(IPropertySymbol property, IFieldSymbol? backing) => property.DeclaringSyntaxReferences.IsEmpty
        ? (property.GetMethod ?? property.SetMethod)?.Has(AttributeNames.CompilerGenerated) == true || MemberMetadata.HasField(property)
        : backing is not null;

    /// <summary>The field of an automatic property, which is looked for among all of the type.</summary>
    public static IFieldSymbol? FieldBehind(IPropertySymbol property) => property.ContainingType.GetMembers().OfType<IFieldSymbol>()
        .FirstOrDefault(field => SymbolEqualityComparer.Default.Equals(PropertyOf(field), property));

    // There is a field behind an accessor with code, too, where that names it. The code of a partial property stands elsewhere.
    private static bool HasNoCode(IPropertySymbol property)
    {
        IMethodSymbol[] accessors = [.. new[] { property.GetMethod, property.SetMethod }.OfType<IMethodSymbol>()];
        return property.DeclaringSyntaxReferences.IsEmpty
            ? accessors.All(static accessor => accessor.Has(AttributeNames.CompilerGenerated))
            : !property.DeclaringSyntaxReferences.Any(IsPartial) && !accessors.Any(static accessor => accessor.DeclaringSyntaxReferences.Any(IsCode));
    }

    private static bool IsPartial(SyntaxReference property) =>
        property.GetSyntax() is PropertyDeclarationSyntax declared && declared.Modifiers.Any(SyntaxKind.PartialKeyword);

    private static bool IsCode(SyntaxReference accessor) =>
        accessor.GetSyntax() is ArrowExpressionClauseSyntax
            or AccessorDeclarationSyntax { Body: not null }
            or AccessorDeclarationSyntax { ExpressionBody: not null };

    private static bool IsImplementation(IMethodSymbol method) => !method.ExplicitInterfaceImplementations.IsEmpty
        || method.ContainingType.AllInterfaces
            .SelectMany(one => one.GetMembers(method.Name))
            .Any(one => SymbolEqualityComparer.Default.Equals(method.ContainingType.FindImplementationForInterfaceMember(one), method));

    private MemberFacts Make(
        ISymbol member,
        ITypeSymbol type,
        bool isField,
        bool hasGetter,
        Visibility getter,
        SetterForm setter,
        Visibility setterVisibility,
        bool hasBackingField,
        bool isRequired,
        IFieldSymbol? field)
    {
        AttributeData? dataMember = member.Find(AttributeNames.DataMember);
        return new(
            member.Name,
            types.Read(type),
            isField,
            hasGetter,
            getter,
            setter,
            setterVisibility,
            hasBackingField,
            isRequired,
            OrderOf(member, dataMember),
            dataMember?.Named<string>("Name"),
            IsDataMember: dataMember is not null,
            IsMarkedRequired: dataMember?.Named<bool>("IsRequired") ?? false,
            IsIgnored: member.IsLeftOut() || field?.Has(AttributeNames.NonSerialized) == true || MemberMetadata.IsNotSerialized(member),
            member.IsOverride,
            OwnContractReader.Read(member, type, types),
            IsOmitted: dataMember?.Named<bool?>("EmitDefaultValue") == false,
            IsNeverNull: type is { IsReferenceType: true, NullableAnnotation: NullableAnnotation.NotAnnotated }
                && !IsParameter(member)
                && !MayBeNull(member),
            NullParts: PartsOf(DeclaredType(member)),
            Other: OtherSerializers.Find(member),
            IsOptionalField: (field ?? member).Has(AttributeNames.OptionalField),
            Inner: new(OwnContractReader.ReadInner(member, type, types)));
    }

    // The compiler moves the attribute from a property to what its getter returns.
    private static bool MayBeNull(ISymbol member) => member.Has(AttributeNames.MaybeNull)
        || (member as IPropertySymbol)?.GetMethod?.GetReturnTypeAttributes()
            .Any(static one => TypeReader.IsNamed(one.AttributeClass, AttributeNames.MaybeNull)) == true;

    // What a type parameter stands for has annotations where it is used, and contracts know nothing of those.
    private static bool IsParameter(ISymbol member) => DeclaredType(member) is ITypeParameterSymbol;

    private static ITypeSymbol? DeclaredType(ISymbol member) =>
        (member.OriginalDefinition as IFieldSymbol)?.Type ?? (member.OriginalDefinition as IPropertySymbol)?.Type;

    private static EquatableList<NullFacts> PartsOf(ITypeSymbol? type) => type switch
    {
        IArrayTypeSymbol array => NullFacts.Telling(NullsOf(array.ElementType)),
        INamedTypeSymbol { TypeArguments.Length: > 0 } named => NullFacts.Telling([.. named.TypeArguments.Select(NullsOf)]),
        _ => EquatableList<NullFacts>.Empty,
    };

    private static NullFacts NullsOf(ITypeSymbol type) =>
        new(type is { IsReferenceType: true, NullableAnnotation: NullableAnnotation.NotAnnotated } and not ITypeParameterSymbol, PartsOf(type));

    private static int? OrderOf(ISymbol member, AttributeData? dataMember) =>
        member.Find(AttributeNames.Order)?.ConstructorArguments is [{ Value: int order }] ? order : dataMember?.Named<int?>("Order");

    // The compiler's own property of records.
    private static bool IsEqualityContract(IPropertySymbol property) =>
        property.ContainingType.IsRecord && property is { Name: "EqualityContract", DeclaredAccessibility: not Accessibility.Public };

    public static Visibility VisibilityOf(ISymbol? symbol) => symbol?.DeclaredAccessibility switch
    {
        Accessibility.Public => Visibility.Public,
        Accessibility.Internal or Accessibility.ProtectedOrInternal => Visibility.Internal,
        _ => Visibility.Private,
    };
}
