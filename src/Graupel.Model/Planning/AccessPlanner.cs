namespace Graupel.Model.Planning;

/// <summary>Decides how the value of a member is got and set.</summary>
internal static class AccessPlanner
{
    public static AccessForm Get(MemberFacts member, TypeFacts owner)
    {
        if (member.FixedLength > 0)
        {
            return AccessForm.FixedBuffer;
        }

        // An override has a field of its own, and is a member of its own.
        if (member is { IsVirtual: true, Setter: SetterForm.None } && Set(member, owner) == AccessForm.BackingField)
        {
            return AccessForm.BackingField;
        }

        if (member.HasGetter && IsVisible(member.Getter, owner))
        {
            return AccessForm.Direct;
        }

        return member.IsField ? AccessForm.FieldAccessor : member.HasGetter ? AccessForm.MethodAccessor : AccessForm.BackingField;
    }

    /// <summary>How a member is set on an existing instance; <see cref="AccessForm.Constructor"/> when it cannot be.</summary>
    public static AccessForm Set(MemberFacts member, TypeFacts owner)
    {
        if (member.FixedLength > 0)
        {
            return AccessForm.FixedBuffer;
        }

        if (member.IsField)
        {
            return member.Setter == SetterForm.Set && IsVisible(member.Getter, owner) ? AccessForm.Direct
                : owner.IsOwnAssembly ? AccessForm.FieldAccessor : AccessForm.Constructor;
        }

        bool visible = IsVisible(member.SetterVisibility, owner);
        return member.Setter switch
        {
            SetterForm.Set when visible => AccessForm.Direct,
            SetterForm.Set or SetterForm.Init when visible || owner.IsOwnAssembly => AccessForm.MethodAccessor,
            SetterForm.None when member.HasBackingField && owner.IsOwnAssembly => AccessForm.BackingField,
            SetterForm.None when member.Own is null && IsFillable(member.Type) => AccessForm.Fill,
            _ => AccessForm.Constructor,
        };
    }

    /// <summary>How code of the assembly of its type sets a member on an existing instance.</summary>
    public static AccessForm SetAtHome(MemberFacts member, TypeFacts owner) =>
        member.IsSetInside ? AccessForm.MethodAccessor : Set(member, owner with { IsOwnAssembly = true });

    /// <summary>How the contract of its type sets a member, which may be that of another assembly.</summary>
    public static AccessForm SetByContract(MemberFacts member, TypeFacts owner) => owner.HasContract ? SetAtHome(member, owner) : Set(member, owner);

    /// <summary>Whether an instance that the member already holds is filled rather than replaced.</summary>
    public static bool KeepsInstance(MemberFacts member)
    {
        CompositeForm? form = Classification.IsBlob(member.Type) ? null : Classification.Composite(member.Type)?.Form;
        return form switch
        {
            CompositeForm.KeepsComparer or CompositeForm.MadeWithComparer => true,
            CompositeForm.FilledInPlace or CompositeForm.PerhapsFilled => !member.IsField && member.Setter == SetterForm.None,
            _ => false,
        };
    }

    /// <summary>Whether values of a type are shown and not changed, but may be what another member changes.</summary>
    public static bool IsShown(TypeRef type) => !Classification.IsBlob(type) && Classification.Composite(type)?.Form is CompositeForm.PerhapsFilled;

    /// <summary>
    /// Whether what a property shows may be what another collection of the class holds, which has such elements, and only the backing field can get another one.
    /// </summary>
    public static bool MayBeView(MemberFacts member, TypeFacts owner) => !member.IsField && Set(member, owner) == AccessForm.BackingField
        && (IsReadOnly(member.Type) || member.Type.Definition.StartsWith("System.Collections.Generic.I", StringComparison.Ordinal))
        && owner.Members.Any(other => other.Name != member.Name && (other.IsField || other.HasBackingField) && !IsReadOnly(other.Type)
            && other.Type.Arguments.Any(held => member.Type.Arguments.Any(shown => shown.Name == held.Name)));

    private static bool IsReadOnly(TypeRef type) => type.Definition.StartsWith("System.Collections.ObjectModel.ReadOnly", StringComparison.Ordinal)
        || type.Definition.StartsWith("System.Collections.Generic.IReadOnly", StringComparison.Ordinal)
        || type.Definition == "System.Collections.Generic.IEnumerable`1";

    private static bool IsFillable(TypeRef type) =>
        !Classification.IsBlob(type) && Classification.Composite(type)?.Form is CompositeForm.FilledInPlace or CompositeForm.KeepsComparer;

    /// <summary>Whether generated code can name what has a visibility.</summary>
    public static bool IsVisible(Visibility visibility, TypeFacts owner) =>
        visibility == Visibility.Public || (visibility == Visibility.Internal && owner.IsOwnAssembly);
}
