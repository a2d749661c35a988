using System.Text;

namespace Graupel.Model.Planning;

/// <summary>
/// A plan as text: everything that printers use, one line a fact. Equal plans give equal texts, so front ends can be compared. Left out is by which
/// way generated code reaches members that structs implement for an interface, because IL needs none.
/// </summary>
internal static class PlanDump
{
    public static string Of(Plan plan)
    {
        var text = new StringBuilder();
        switch (plan)
        {
            case CompositePlan composite:
                text.AppendLine(FormattableString.Invariant($"composite {composite.Type} = {Of(composite)}"));
                break;
            case UnionPlan union:
                string unknown = union.Unknown?.Name ?? "-";
                text.AppendLine(FormattableString.Invariant($"union {union.Type} exact={union.IsExact} open={union.IsOpen} unknown={unknown}"));
                foreach (CasePlan c in union.Cases)
                {
                    string id = c.Id?.ToString(System.Globalization.CultureInfo.InvariantCulture) ?? "-";
                    text.AppendLine(FormattableString.Invariant($"  case {id} {c.NameHash:X8} {c.Type}"));
                }

                Append(text, union.Object, "  ");
                break;
            case ObjectPlan contract:
                Append(text, contract, "");
                break;
            default:
                text.AppendLine(FormattableString.Invariant($"built-in {plan.Type}"));
                break;
        }

        return text.ToString();
    }

    private static string Of(CompositePlan plan)
    {
        string maker = plan.Maker is { } made ? $" by {made.Form} {made.Type} {made.Method}" : "";
        string compared = plan.Compared is { } one ? FormattableString.Invariant($" compared {one.Comparison} ({Of(one.Collection)})") : "";
        string contract = $"{plan.Contract}<{string.Join(", ", plan.ContractArguments)}>{(plan.IsMethod ? "()" : "")}";
        return $"{contract} needs [{string.Join(", ", plan.Needs)}]{maker}{compared}";
    }

    // What a record does not print itself.
    private static string Traits(MemberPlan member)
    {
        string shared = member.SharesName ? " shared" : "";
        string length = member.FixedLength > 0 ? FormattableString.Invariant($" length={member.FixedLength}") : "";
        string isNull = member.IsNeverNull ? " not null" : "";
        return $"{shared}{(member.CanOmit ? " omitted" : "")}{length}{isNull}{(member.Nulls is { } nulls ? $" of {nulls}" : "")}";
    }

    private static void Append(StringBuilder text, ObjectPlan? plan, string indent)
    {
        if (plan is null)
        {
            return;
        }

        text.Append(FormattableString.Invariant($"{indent}object {plan.Type} \"{plan.ContractName}\" exact={plan.IsExact} sealed={plan.IsSealed}"));
        text.Append(FormattableString.Invariant($" recursive={plan.IsRecursive} populate={plan.CanPopulate} tail={plan.Tail} fixed={plan.FixedSize}"));
        text.AppendLine(plan.IsMemory ? " memory" : "");
        string factory = plan.Construction.Factory is { } method ? $" by {method}" : "";
        text.Append(FormattableString.Invariant($"{indent}  make {plan.Construction.Form} accessor={plan.Construction.ByAccessor}{factory}"));
        text.AppendLine(FormattableString.Invariant($" ({string.Join(", ", plan.Construction.Parameters)})"));
        foreach (MemberPlan member in plan.Members)
        {
            text.AppendLine(FormattableString.Invariant($"{indent}  member {member}{Traits(member)}"));
            if (member.Own is { } own)
            {
                text.AppendLine(FormattableString.Invariant($"{indent}    by {Of(own)}"));
            }

            Append(text, member.Lift, indent + "    ");
        }

        if (plan.Callbacks is { } callbacks)
        {
            string called = callbacks.IsCalledBack ? " called back" : "";
            text.Append(FormattableString.Invariant($"{indent}  call base={callbacks.OfBase} interface={callbacks.IsNotified}{called}"));
            text.AppendLine(FormattableString.Invariant($" [{string.Join(", ", callbacks.Own)}]"));
        }

        AppendSteps(text, plan.Write, $"{indent}  write");
        AppendSteps(text, plan.WriteSome, $"{indent}  write some");
        AppendSteps(text, plan.Read, $"{indent}  read");
        Append(text, plan.InlineBase, indent + "  base ");
    }

    private static void Append(StringBuilder text, LiftPlan? lift, string indent)
    {
        foreach (CompositePlan replaced in lift?.Replaced ?? default)
        {
            text.AppendLine(FormattableString.Invariant($"{indent}there {replaced.Type} by {Of(replaced)}"));
        }

        foreach (Plan plan in lift?.Around ?? default)
        {
            text.Append(indent).Append(Of(plan));
        }
    }

    private static void AppendSteps(StringBuilder text, IEnumerable<Op> ops, string indent)
    {
        foreach (Op op in ops)
        {
            string unless = op.Unless < 0 ? "" : FormattableString.Invariant($" unless={op.Unless}");
            string strings = string.Join(",", op.Strings);
            text.AppendLine(FormattableString.Invariant($"{indent} {op.Code} {op.Member} {op.When} scalars={op.Scalars} strings=[{strings}]{unless}"));
        }
    }
}
