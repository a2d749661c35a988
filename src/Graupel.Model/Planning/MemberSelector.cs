namespace Graupel.Model.Planning;

/// <summary>Decides which fields and properties of a type are members, and under which number or name.</summary>
internal sealed class MemberSelector(PlanContext context)
{
    // The members of a base are one more, and 4096 is what a header may list.
    private const int MostMembers = 4095;

    private readonly Dictionary<string, IReadOnlyList<SelectedMember>> _selected = new(StringComparer.Ordinal);

    /// <summary>The members in declaration order. Whether each can be set is decided later.</summary>
    public IReadOnlyList<SelectedMember> Select(TypeFacts facts)
    {
        if (!_selected.TryGetValue(facts.Type.Name, out IReadOnlyList<SelectedMember>? members))
        {
            MemberFacts[] taken = [.. DeclarationOrder.Of(facts.Members).Where(m => IsMember(m, facts))];
            var names = new HashSet<string>(StringComparer.Ordinal);
            var shared = new HashSet<string>(taken.Select(static m => m.ShortName).Where(name => !names.Add(name)), StringComparer.Ordinal);
            members = [.. taken.Select(m => Make(m, facts) with { SharesName = shared.Contains(m.ShortName) })];
            _selected.Add(facts.Type.Name, members);
        }

        return members;
    }

    /// <summary>Reports attributes that ask for what the contract cannot take. Fields are taken without any.</summary>
    public void CheckAttributes(TypeFacts facts)
    {
        if (facts is { IsExact: true, IsOwnAssembly: true })
        {
            CheckOptional(facts);
        }

        if (facts.Style == ContractStyle.Serializable)
        {
            return;
        }

        foreach (VainFacts vain in facts.Vain)
        {
            context.Report(ContractRules.VainAttribute, facts.Type, vain.Name, facts.Type.Name, vain.Name, vain.Reason);
        }

        CheckOthers(facts);
        CheckSetOnly(facts);
        if (facts.Style == ContractStyle.Pack)
        {
            CheckPacked(facts);
        }
    }

    private void CheckOptional(TypeFacts facts)
    {
        foreach (SelectedMember member in Select(facts).Where(static m => m.Facts.IsOptionalField))
        {
            context.Report(ContractRules.OptionalPure, facts.Type, member.Facts.Name, facts.Type.Name, member.Facts.Name);
        }
    }

    // What another serializer leaves out, includes or numbers is not what this one does.
    private void CheckOthers(TypeFacts facts)
    {
        if (!facts.IsOwnAssembly)
        {
            return;
        }

        foreach (MemberFacts member in facts.Members.Where(static m => m is { Other: not null, IsIgnored: false } && !IsMarked(m)))
        {
            bool isWritten = Select(facts).Any(m => m.Facts.Name == member.Name);
            string? consequence = member.Other!.LeavesOut switch
            {
                true when isWritten => "the member is written; leave it out with [SkipPack]",
                false when !isWritten => "the member is not written; mark it with [Order] or [DataMember]",
                false => "neither its number nor its name is taken from there; number it with [Order], or name it with [DataMember]",
                _ => null,
            };
            if (consequence is not null)
            {
                context.Report(ContractRules.OtherAttribute, facts.Type, member.Name, facts.Type.Name, member.Name, member.Other.Name, consequence);
            }
        }
    }

    // What anyone may set and nobody may get is data; an internal getter of a packed type is told otherwise.
    private void CheckSetOnly(TypeFacts facts)
    {
        if (!facts.IsOwnAssembly || facts.Style == ContractStyle.DataContract)
        {
            return;
        }

        Visibility least = facts.Style == ContractStyle.Pack ? Visibility.Internal : Visibility.Public;
        foreach (MemberFacts member in facts.Members.Where(member => member.Getter < least && IsSetOnly(member)))
        {
            context.Report(ContractRules.SetOnly, facts.Type, member.Name, facts.Type.Name, member.Name);
        }
    }

    private static bool IsSetOnly(MemberFacts member) =>
        member is { HasBackingField: true, HasGetter: true, SetterVisibility: Visibility.Public, IsIgnored: false, IsRequired: false, IsOverride: false }
        && member.Setter != SetterForm.None
        && !IsMarked(member)
        && !Classification.IsUnknownMembers(member.Type);

    // An attribute on a member says that it is data, and so does a setter, or a value of its own, of one that only other projects do not see.
    private void CheckPacked(TypeFacts facts)
    {
        foreach (MemberFacts member in facts.Members.Where(static m => !m.IsIgnored && !IsPublic(m) && !Classification.IsUnknownMembers(m.Type)))
        {
            if (IsMarked(member))
            {
                context.Report(
                    ContractRules.VainAttribute, facts.Type, member.Name, facts.Type.Name, member.Name,
                    "has no public getter, and [Pack] takes public members alone");
            }
            else if (member.Getter == Visibility.Internal
                && !member.IsOverride
                && (member.IsField || member.HasBackingField || member.Setter != SetterForm.None))
            {
                context.Report(ContractRules.InternalData, facts.Type, member.Name, facts.Type.Name, member.Name);
            }
        }
    }

    /// <summary>Reports mistakes in the numbers and names of the members that are left when those that cannot be set are gone.</summary>
    public void Check(IReadOnlyList<SelectedMember> members, TypeFacts facts)
    {
        members = [.. members.Where(static m => !KeepingPlanner.IsKeeper(m))];
        if (members.Count > MostMembers)
        {
            context.Report(
                ContractRules.TooManyMembers, facts.Type, null, facts.Type.Name, members.Count.ToString(System.Globalization.CultureInfo.InvariantCulture));
        }

        EnsureOrders(members, facts);
        EnsureNames(members, facts);
        CheckRequired(members, facts);
    }

    /// <summary>Ascending by number, or as declared where there are none.</summary>
    public static IReadOnlyList<SelectedMember> Sort(IEnumerable<SelectedMember> members)
    {
        // Members mostly stand in order, and LINQ's sort by a number is compiled anew in each program.
        SelectedMember[] all = [.. members];
        return IsSorted(all) ? all : [.. all.OrderBy(PlaceOf)];
    }

    private bool IsMember(MemberFacts member, TypeFacts facts)
    {
        if (member.IsIgnored)
        {
            return false;
        }

        if (facts.Style == ContractStyle.Serializable)
        {
            return member.IsField || member.HasBackingField;
        }

        bool isAsked = facts.Style switch
        {
            _ when Classification.IsUnknownMembers(member.Type) => true,
            ContractStyle.Pack => IsPublic(member),
            ContractStyle.DataContract => IsMarked(member),
            _ => IsPublic(member) || IsMarked(member),
        };
        return !member.IsOverride ? isAsked : FormOfOverridden(member, facts) switch
        {
            AccessForm.Constructor => isAsked && (IsMarked(member) || !IsLeftOutByBase(member, facts)),
            AccessForm.BackingField => member is { HasBackingField: true, Setter: SetterForm.None },
            _ => false,
        };
    }

    // A base that sets its property reaches the override. One that sets the field behind its own does not reach the field behind the override.
    private AccessForm FormOfOverridden(MemberFacts member, TypeFacts facts)
    {
        for (TypeFacts? level = context.BaseFactsOf(facts); level is not null; level = context.BaseFactsOf(level))
        {
            if (Select(level).FirstOrDefault(m => m.Facts.Name == member.Name) is { } found
                && AccessPlanner.Set(found.Facts, level) is var form and not AccessForm.Constructor)
            {
                return form;
            }
        }

        return AccessForm.Constructor;
    }

    private bool IsLeftOutByBase(MemberFacts member, TypeFacts facts)
    {
        for (TypeFacts? level = context.BaseFactsOf(facts); level is not null; level = context.BaseFactsOf(level))
        {
            if (level.Members.FirstOrDefault(other => other.Name == member.Name) is { } overridden)
            {
                return overridden.IsIgnored;
            }
        }

        return false;
    }

    /// <summary>True when an attribute asks for the member, so that it cannot be left out silently.</summary>
    public static bool IsMarked(MemberFacts member) =>
        member.Order is not null || member.IsDataMember || member is { Own: not null, IsOwnOfAssembly: false } || member.Inner.Count > 0;

    private static bool IsPublic(MemberFacts member) => member.HasGetter && member.Getter == Visibility.Public;

    private static SelectedMember Make(MemberFacts member, TypeFacts facts)
    {
        if (Classification.IsUnknownMembers(member.Type))
        {
            return new SelectedMember(member, KeepingPlanner.Last, member.Name, IsRequired: false);
        }

        bool numbered = facts.Style != ContractStyle.Serializable;
        return new SelectedMember(
            member, numbered ? member.Order ?? -1 : -1, member.WireName ?? member.ShortName, member.IsRequired || member.IsMarkedRequired);
    }

    private void EnsureOrders(IReadOnlyList<SelectedMember> members, TypeFacts facts)
    {
        if (members.All(static m => m.Facts.Order is null) || facts.Style == ContractStyle.Serializable)
        {
            if (members.Count > 0 && facts.Style is ContractStyle.Contract or ContractStyle.DataContract)
            {
                context.Report(ContractRules.NoNumbers, facts.Type, null, facts.Type.Name);
            }

            return;
        }

        foreach (SelectedMember member in members)
        {
            if (member.Facts.Order is null)
            {
                context.Report(ContractRules.MixedOrder, facts.Type, member.Facts.Name, member.Facts.Name, facts.Type.Name);
            }
            else if (member.Facts.Order < 0)
            {
                context.Report(ContractRules.NegativeOrder, facts.Type, member.Facts.Name, facts.Type.Name, member.Facts.Name);
            }
        }

        foreach ((SelectedMember first, SelectedMember second) in Repeated.Pairs(members, static m => m.Order))
        {
            context.Report(
                ContractRules.DuplicateOrder, facts.Type, second.Facts.Name, first.Facts.Name, second.Facts.Name, facts.Type.Name,
                first.Order.ToString(System.Globalization.CultureInfo.InvariantCulture));
        }
    }

    // Numbers are given in the order in which members are added, and pure data has no versions.
    private void CheckRequired(IReadOnlyList<SelectedMember> members, TypeFacts facts)
    {
        bool isLater = false;
        foreach (SelectedMember member in Sort(members))
        {
            if (!member.IsRequired)
            {
                isLater = true;
            }
            else if (isLater && member.Order >= 0 && !facts.IsExact)
            {
                context.Report(ContractRules.RequiredLater, facts.Type, member.Facts.Name, facts.Type.Name, member.Facts.Name);
            }
        }
    }

    // Numbered members too are found by name in the bytes of a writer that has no numbers yet.
    private void EnsureNames(IReadOnlyList<SelectedMember> members, TypeFacts facts)
    {
        foreach ((SelectedMember first, SelectedMember second) in Repeated.Pairs(members, static m => NameHash.OfUtf8(m.WireName)))
        {
            ReportCollision(first, second, facts);
        }

        // 0 is the hash of the members of the base.
        if (members.Where(static m => NameHash.OfUtf8(m.WireName) == 0).Take(2).ToArray() is [var only])
        {
            context.Report(
                ContractRules.HashCollision, facts.Type, only.Facts.Name, $"The name {NameOf(only)}", facts.Type.Name,
                "has the 32-bit hash 0, which stands for the members of the base", "it another name by [DataMember(Name)]");
        }
    }

    private void ReportCollision(SelectedMember first, SelectedMember second, TypeFacts facts)
    {
        (string names, string fault) = first.WireName == second.WireName
            ? NameFaults.Same("members", first.Facts.Name, second.Facts.Name, first.WireName)
            : NameFaults.Hash(NameOf(first), NameOf(second));
        context.Report(ContractRules.HashCollision, facts.Type, second.Facts.Name, names, facts.Type.Name, fault, "one another name by [DataMember(Name)]");
    }

    // Behind the highest number too.
    private static long PlaceOf(SelectedMember member) => KeepingPlanner.IsKeeper(member) ? long.MaxValue : member.Order;

    private static bool IsSorted(SelectedMember[] members)
    {
        for (int i = 1; i < members.Length; i++)
        {
            if (PlaceOf(members[i]) < PlaceOf(members[i - 1]))
            {
                return false;
            }
        }

        return true;
    }

    private static string NameOf(SelectedMember member) =>
        member.WireName == member.Facts.Name ? member.WireName : $"{member.WireName} (of {member.Facts.Name})";
}

/// <param name="Facts">The field or property.</param>
/// <param name="Order">Its number, or -1.</param>
/// <param name="WireName">Its name on the wire.</param>
/// <param name="IsRequired">A payload without it is refused.</param>
/// <param name="SharesName">Another one has the same short name.</param>
internal sealed record SelectedMember(MemberFacts Facts, int Order, string WireName, bool IsRequired, bool SharesName = false);
