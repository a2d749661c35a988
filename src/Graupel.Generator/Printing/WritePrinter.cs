using Graupel.Model;

namespace Graupel.Generator.Printing;

/// <summary>Prints how members are written.</summary>
internal sealed class WritePrinter(CodeText code, Level level, LibraryNames library)
{
    private string Source => level.Plan.Type.IsValueType ? "value" : "self";

    public void Print()
    {
        ObjectPlan plan = level.Plan;
        using var method = code.Block(
            $"public readonly void Write(ref TWriter writer, {library.ObjectHeader} header, in {CSharpType.Text(plan.Type)} value)");
        if (!plan.Type.IsValueType)
        {
            // Else the object would be looked up through the reference again after each call.
            code.Line($"{CSharpType.Text(plan.Type)} self = value;");
        }

        bool hasRun = false;
        foreach (OpGroup group in OpGroup.Of(plan.Write))
        {
            using CodeText.Braces? condition = group.When switch
            {
                OpWhen.FixedLayout => code.Block("if (TWriter.HasFixedLayout)"),
                OpWhen.Sequential => code.Block("if (!TWriter.HasFixedLayout)"),
                _ => null,
            };
            foreach (Op op in group.Ops)
            {
                Print(op, ref hasRun);
            }
        }
    }

    private void Print(Op op, ref bool hasRun)
    {
        switch (op.Code)
        {
            case OpCode.Begin or OpCode.BeginNext:
                Begin(op, hasRun);
                hasRun = true;
                break;
            case OpCode.Commit:
                code.Line("writer.Commit(ref run);");
                break;
            case OpCode.Scalar:
                Scalar(op);
                break;
            case OpCode.String:
                code.Line($"writer.At({op.Member}); writer.PutKey(ref run, header, {op.Member}); writer.PutString(ref run, {level.Local(op.Member)});");
                break;
            case OpCode.Child:
                code.Line($"{Key(op.Member)} {level.Field(op.Member)}.Write(ref writer, {level.Get(op.Member, Source)});");
                break;
            case OpCode.Base:
                code.Line($"{Key(op.Member)} {level.Field(op.Member)}.WriteBase(ref writer, {Source});");
                break;
            case OpCode.Tail:
                code.Line(Key(op.Member));
                break;
        }
    }

    private void Begin(Op op, bool hasRun)
    {
        // A getter may change its answer: what was measured is what is written.
        foreach (int member in op.Strings)
        {
            code.Line($"string? {level.Local(member)} = {level.Get(member, Source)};");
        }

        string variable = op.Strings.Count == 0 ? "0" : string.Join(" + ", op.Strings.Select(member => $"TWriter.MaximumSize({level.Local(member)})"));
        string reserve = op.Code == OpCode.Begin
            ? $"writer.Begin(header, {level.Plan.FixedSize}, {op.Scalars}, {variable});"
            : $"writer.BeginNext(header, {op.Scalars}, {variable});";
        code.Line(hasRun ? $"run = {reserve}" : $"{library.FixedRun} run = {reserve}");
    }

    private void Scalar(Op op)
    {
        MemberPlan member = level.Plan.Members[op.Member];
        string key = op.When == OpWhen.FixedLayout ? "" : $"writer.PutKey(ref run, header, {op.Member}); ";
        string value = level.Get(op.Member, Source);
        if (member.Form == ValueForm.Scalar)
        {
            code.Line(key + Put(member, member.Offset, value));
            return;
        }

        string local = level.Local(op.Member);
        code.Line($"{CSharpType.Text(member.Type)} {local} = {value};");
        code.Line($"{key}writer.PutPresence(ref run, {member.Offset}, {member.Size}, {local}.HasValue);");
        code.Line($"if ({local}.HasValue) {Put(member, member.Offset + 1, $"{local}.GetValueOrDefault()")}");
    }

    private static string Put(MemberPlan member, int offset, string value) =>
        $"writer.Put{member.Scalar}(ref run, {offset}, {ScalarCast.ToWire(member, value)});";

    private static string Key(int member) => $"writer.At({member}); writer.WriteKey(header, {member});";
}
