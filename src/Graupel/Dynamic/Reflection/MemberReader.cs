using System.Diagnostics.CodeAnalysis;
using System.Reflection;
using System.Runtime.CompilerServices;
using Graupel.Model;
using Graupel.Model.Planning;

namespace Graupel.Dynamic;

/// <summary>Reads the fields and properties of a type.</summary>
[RequiresUnreferencedCode(CompilerMessages.Unreferenced)]
[RequiresDynamicCode(CompilerMessages.DynamicCode)]
internal sealed class MemberReader(TypeTable types)
{
    public const BindingFlags Declared = BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly;

    /// <summary>The members in declaration order, as far as metadata tells it.</summary>
    public IEnumerable<MemberFacts> Read(Type type, bool isOwn)
    {
        bool isRecord = RecordTypes.IsRecord(type);
        FieldInfo[] fields = MetadataOrder.Of(type.GetFields(Declared));
        Dictionary<string, FieldInfo> named = new(StringComparer.Ordinal);
        foreach (FieldInfo field in fields)
        {
            named.TryAdd(field.Name, field);
        }

        List<MemberFacts> properties = [];
        Dictionary<string, MemberFacts> stored = new(StringComparer.Ordinal);
        foreach (PropertyInfo property in MetadataOrder.Of(type.GetProperties(Declared))
            .Where(property => IsMember(property, isRecord) && (isOwn || property.GetAccessors().Length > 0)))
        {
            string behind = Identifier.BackingField(property.Name);
            MemberFacts facts = Read(property, type, named.GetValueOrDefault(behind), isOwn);
            properties.Add(facts);
            if (facts.HasBackingField)
            {
                stored.TryAdd(behind, facts);
            }
        }

        return DeclarationOrder.Merge(
            fields.Select(field => stored.GetValueOrDefault(field.Name) ?? (IsMember(field, type) && (isOwn || field.IsPublic) ? Read(field) : null)).OfType<MemberFacts>(),
            properties);
    }

    /// <summary>The field of an automatic property.</summary>
    public static FieldInfo? BackingField(Type type, string property) => type.GetField(Identifier.BackingField(property), Declared);

    public static Visibility VisibilityOf(MethodBase? method) => method switch
    {
        { IsPublic: true } => Visibility.Public,
        { IsAssembly: true } or { IsFamilyOrAssembly: true } => Visibility.Internal,
        _ => Visibility.Private,
    };

    // The field of an event has the name of the event. F# names the fields of its properties, and its own, with an @ after the name.
    private static bool IsMember(FieldInfo field, Type type) => (IsPlain(field.Name.Replace('@', '_')) || Identifier.IsKeptParameter(field.Name)) && type.GetEvent(field.Name, Declared) is null;

    private static bool IsMember(PropertyInfo property, bool isRecord)
    {
        MethodInfo any = (property.GetMethod ?? property.SetMethod)!;
        return (IsPlain(property.Name) || (any is { IsPrivate: true, IsVirtual: true } && IsPlain(Identifier.Short(property.Name))))
            && property.GetIndexParameters().Length == 0
            && !property.PropertyType.IsByRef
            && !(isRecord && property.Name == "EqualityContract" && !any.IsPublic);
    }

    // An override that returns a derived type takes a new slot.
    private static bool IsOverride(MethodInfo method) =>
        method.IsVirtual && ((method.Attributes & MethodAttributes.NewSlot) == 0 || method.Has(AttributeNames.PreserveBaseOverrides));

    // Compilers mark names that code cannot use, and those prefixed with the name of an interface; everything else may occur in a name of some language.
    private static bool IsPlain(string name) => name.AsSpan().IndexOfAny("<>.$@") < 0;

    private MemberFacts Read(FieldInfo field) => field.Find(AttributeNames.FixedBuffer)?.ConstructorArguments is [{ Value: Type element }, { Value: int length }]
        ? Make(field, element.MakeArrayType()) with { FixedLength = length }
        : Make(field, field.FieldType);

    private MemberFacts Make(FieldInfo field, Type type) => Make(
        field,
        types.Read(type),
        isField: true,
        hasGetter: true,
        getter: VisibilityOf(field),
        setter: field.IsInitOnly ? SetterForm.None : SetterForm.Set,
        setterVisibility: VisibilityOf(field),
        hasBackingField: false,
        field) with
    {
        IsMemory = true,
    };

    private MemberFacts Read(PropertyInfo property, Type type, FieldInfo? backing, bool isOwn)
    {
        MethodInfo any = (property.GetMethod ?? property.SetMethod)!;
        return Make(
            property,
            types.Read(property.PropertyType),
            isField: false,
            hasGetter: property.GetMethod is not null,
            getter: VisibilityOf(property.GetMethod),
            setter: SetterOf(property.SetMethod),
            setterVisibility: VisibilityOf(property.SetMethod),
            hasBackingField: isOwn ? backing is not null : any.Has(AttributeNames.CompilerGenerated),
            backing,
            IsOverride(any)) with
        {
            IsVirtual = any is { IsVirtual: true, IsFinal: false, IsAbstract: false } && backing is not null && any.Has(AttributeNames.CompilerGenerated),
            IsMemory = type.IsValueType && backing is not null && Array.TrueForAll(property.GetAccessors(nonPublic: true), static accessor => accessor.Has(AttributeNames.CompilerGenerated)),
        };
    }

    private MemberFacts Make(
        MemberInfo member,
        TypeRef type,
        bool isField,
        bool hasGetter,
        Visibility getter,
        SetterForm setter,
        Visibility setterVisibility,
        bool hasBackingField,
        FieldInfo? field,
        bool isOverride = false)
    {
        CustomAttributeData? dataMember = member.Find(AttributeNames.DataMember);
        Type declared = member is PropertyInfo property ? property.PropertyType : ((FieldInfo)member).FieldType;
        return new(
            member.Name,
            type,
            isField,
            hasGetter,
            getter,
            setter,
            setterVisibility,
            hasBackingField,
            member.Has(AttributeNames.RequiredMember),
            OrderOf(member, dataMember),
            dataMember?.Named<string>("Name"),
            IsDataMember: dataMember is not null,
            IsMarkedRequired: dataMember?.Named<bool>("IsRequired") ?? false,
            IsIgnored: member.IsLeftOut() || IsNotSerialized(field),
            isOverride,
            OwnContractReader.Read(member, declared, types),
            IsOmitted: dataMember?.Named<bool?>("EmitDefaultValue") == false,
            NullableReader.IsNeverNull(member),
            NullParts: NullableReader.PartsOf(member),
            Inner: new(OwnContractReader.ReadInner(member, declared, types)));
    }

    private static int? OrderOf(MemberInfo member, CustomAttributeData? dataMember) =>
        member.Find(AttributeNames.Order)?.ConstructorArguments is [{ Value: int order }] ? order : dataMember?.Named<int?>("Order");

    private static SetterForm SetterOf(MethodInfo? setter) => setter is null ? SetterForm.None
        : setter.ReturnParameter.GetRequiredCustomModifiers().Contains(typeof(IsExternalInit)) ? SetterForm.Init
        : SetterForm.Set;

    private static Visibility VisibilityOf(FieldInfo field) =>
        field.IsPublic ? Visibility.Public : field.IsAssembly || field.IsFamilyOrAssembly ? Visibility.Internal : Visibility.Private;

#pragma warning disable SYSLIB0050 // the attribute has no other trace in metadata than this flag
    public static bool IsNotSerialized(FieldInfo? field) => field?.IsNotSerialized == true;
#pragma warning restore SYSLIB0050
}
