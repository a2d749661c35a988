using Graupel.Formats;
using Graupel.Model;
using Graupel.Model.Planning;

namespace Graupel.Dynamic;

/// <summary>Makes what formats are told of a contract.</summary>
internal static class ShapeMaker
{
    public static ObjectShape Make(ObjectPlan plan, TypeTable types) => new(
        plan.ContractName,
        plan.Type.IsValueType,
        plan.WireMembers.Select(member => new MemberShape(member.Label, member.WireName, member.Order, (WireKind)member.Kind, member.IsRequired)
        {
            Type = member.Form == ValueForm.Child ? types[member.Type] : null,
            IsOwn = member.Own is not null,
            CanOmit = member.CanOmit,
        }).ToArray())
    {
        IsTuple = TupleFacts.IsTuple(plan.Type),
        KeepsUnknown = plan.Unknown >= 0,
    };
}
