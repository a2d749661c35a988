using Graupel.Model;

namespace Graupel.Generator.Printing;

/// <summary>Prints how members are written.</summary>
internal sealed class WritePrinter(CodeText code, Level level, LibraryNames library)
{
    private string Source => level.Plan.Type.IsValueType ? "value" : "self";

    private bool _isPartial;

    public void Print()
    {
        code.Line();
        if (level.Plan.IsShort)
        {
            code.Line(FramePrinter.Inlined);
        }

        Print($"protected override void WriteMembers(ref TWriter writer, {library.ObjectHeader} header, in {Type} value)", level.Plan.Write);
        PrintSome();
    }

    // How members are written where some are left out, and which those are.
    private void PrintSome()
    {
        if (level.Plan.WriteSome.Count == 0)
        {
            return;
        }

        if (level.Fresh is not null)
        {
            code.Line();
            PrintOmitted();
        }

        _isPartial = true;
        code.Line();
        Print(
            $"protected override void WriteSome(ref TWriter writer, {library.ObjectHeader} header, in {Type} value, ulong omitted)",
            level.Plan.WriteSome);
    }

    private string Type => CSharpType.Text(level.Plan.Type);

    private void Print(string head, IEnumerable<Op> ops)
    {
        using var method = code.Block(head);
        PrintSelf();
        bool hasRun = false;
        foreach (OpGroup group in OpGroup.Of(ops))
        {
            using CodeText.Braces? condition = Condition(group) is { } text ? code.Block($"if ({text})") : null;
            foreach (Op op in group.Ops)
            {
                Print(op, ref hasRun);
            }
        }
    }

    private void PrintOmitted()
    {
        using var method = code.Block($"protected override ulong Omitted(in {Type} value)");
        PrintSelf();
        code.Line("ulong omitted = 0;");
        for (int i = 0; i < level.Plan.Members.Count; i++)
        {
            if (level.Plan.Members[i] is { CanOmit: true } member)
            {
                code.Line($"if ({library.Members}.{Comparison(member)}({level.Get(i, Source)}, {level.Get(i, level.Fresh!)})) omitted |= {Bit(i)};");
            }
        }

        code.Line("return omitted;");
    }

    private static string Comparison(MemberPlan member) => member.Form switch
    {
        ValueForm.Scalar => "IsSame",
        ValueForm.NullableScalar => "IsSameNullable",
        ValueForm.String => "IsSameText",
        _ => "IsNull",
    };

    private static string Bit(int member) => FormattableString.Invariant($"0x{1UL << member:X}UL");

    private static string? Condition(OpGroup group)
    {
        string? format = group.When switch
        {
            OpWhen.FixedLayout => "TWriter.HasFixedLayout",
            OpWhen.Sequential => "!TWriter.HasFixedLayout",
            _ => null,
        };
        string? isThere = group.Unless < 0 ? null : $"(omitted & {Bit(group.Unless)}) == 0";
        return format is null ? isThere : isThere is null ? format : $"{format} && {isThere}";
    }

    private void PrintSelf()
    {
        if (!level.Plan.Type.IsValueType)
        {
            // Else the object would be looked up through the reference again after each call.
            code.Line($"{Type} self = value;");
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
            case OpCode.BeginHeader:
                code.Line($"{library.FixedRun} run = writer.Begin(header, 0, 0, 0);");
                hasRun = true;
                break;
            case OpCode.BeginScalar:
                code.Line($"run = writer.BeginScalars({level.Plan.Members[op.Member].FixedSize}, 1);");
                break;
            case OpCode.Commit:
                code.Line("writer.Commit(ref run);");
                break;
            case OpCode.Scalar:
                Scalar(op);
                break;
            case OpCode.String:
                code.Line(
                    $"writer.At({op.Member}); writer.PutKey(ref run, header, {op.Member}); "
                    + $"writer.PutString(ref run, {level.Local(op.Member)});");
                break;
            case OpCode.Child:
                code.Line($"{Key(op.Member)} {level.Field(op.Member)}.Write(ref writer, {level.Get(op.Member, Source)});");
                break;
            case OpCode.List:
                code.Line(
                    $"writer.At({op.Member}); WriteList{ElementOf(level.Plan.Members[op.Member].Type)}"
                    + $"(ref writer, ref run, header, {op.Member}, {level.Field(op.Member)}, {level.Get(op.Member, Source)});");
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

        string variable = op.Strings.Count == 0
            ? "0"
            : string.Join(" + ", op.Strings.Select(member => $"TWriter.MaximumSize({level.Local(member)})"));
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
        int offset = _isPartial ? 0 : member.Offset;
        if (member.Form == ValueForm.Scalar)
        {
            code.Line(key + Put(member, offset, value));
            return;
        }

        string local = level.Local(op.Member);
        code.Line($"{CSharpType.Text(member.Type)} {local} = {value};");
        code.Line($"{key}writer.PutPresence(ref run, {offset}, {member.Size}, {local}.HasValue);");
        code.Line($"if ({local}.HasValue) {Put(member, offset + 1, $"{local}.GetValueOrDefault()")}");
    }

    private static string Put(MemberPlan member, int offset, string value) =>
        $"writer.Put{member.Scalar}(ref run, {offset}, {ScalarCast.ToWire(member, value)});";

    private static string Key(int member) => $"writer.At({member}); writer.WriteKey(header, {member});";

    // A list of dynamic is one of object here, which the compiler does not infer.
    private static string ElementOf(TypeRef list) => MentionsObject(list) ? $"<{CSharpType.Text(list.Arguments[0])}>" : "";

    private static bool MentionsObject(TypeRef type) => type.Definition == "System.Object" || type.Arguments.Any(MentionsObject);
}
