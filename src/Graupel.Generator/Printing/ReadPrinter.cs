using Graupel.Model;

namespace Graupel.Generator.Printing;

/// <summary>Prints how members are read, in a row and one by one.</summary>
internal sealed class ReadPrinter(CodeText code, ReadTarget target, LibraryNames library)
{
    private readonly ChildReading _inRow = new(
        static converter => $"{converter}.Read(ref reader)",
        static (converter, local) => $"{converter}.Populate(ref reader, ref {local});",
        (converter, instance) => Held(library, $"{library.Members}.Fill(ref reader, {converter}, {instance})", instance),
        static (converter, local) => $"{converter}.PopulateBase(ref reader, ref {local});");

    private readonly ChildReading _inWalk = new(
        converter => $"{library.Members}.Read(ref reader, in walk, {converter})",
        (converter, local) => $"{library.Members}.Populate(ref reader, in walk, {converter}, ref {local});",
        (converter, instance) => Held(library, $"{library.Members}.Fill(ref reader, in walk, {converter}, {instance})", instance),
        (converter, local) => $"{library.Members}.PopulateBase(ref reader, in walk, {converter}, ref {local});");

    private static string Held(LibraryNames library, string filled, string instance) =>
        $"{library.Members}.EnsureHeld({filled}, {instance}, ref reader);";

    private Level Level => target.Level;

    private bool HasTail => Level.Plan.Tail >= 0 && target is InstanceTarget;

    private bool TakesKeys => Level.Plan.TakesKeys;

    /// <summary>
    /// The lines of a method with the parameter <c>reader</c>, for members that stand as expected. It gives true when members are left: the tail, or
    /// those from a key on that stands where another one was expected.
    /// </summary>
    public void PrintRow()
    {
        if (TakesKeys)
        {
            code.Line($"{library.ObjectHeader}? keys = reader.RowKeys;");
        }

        foreach (OpGroup group in OpGroup.Of(Level.Plan.Read))
        {
            using CodeText.Braces? condition = group.When switch
            {
                OpWhen.FixedLayout => code.Block("if (TReader.HasFixedLayout)"),
                OpWhen.Sequential => code.Block("if (!TReader.HasFixedLayout)"),
                _ => null,
            };
            foreach (Op op in group.Ops)
            {
                PrintStep(op);
            }
        }

        code.Line($"return {CSharpText.Of(HasTail)};");
    }

    private void PrintStep(Op op)
    {
        switch (op.Code)
        {
            case OpCode.Begin:
                code.Line($"{library.FixedView} view = reader.View({Level.Plan.FixedSize});");
                break;
            case OpCode.Scalar:
                Lines(Keyed(op.Member, target.Assign(op.Member, ScalarInRow(Level.Plan.Members[op.Member]))));
                break;
            case OpCode.String:
                Noted(op.Member, target.Assign(op.Member, "reader.ReadString()"));
                break;
            case OpCode.Child:
                Noted(op.Member, target.ReadChild(op.Member, _inRow));
                break;
            case OpCode.Base:
                PrintBase(op.Member);
                break;
            case OpCode.Tail:
                code.Line($"reader.At({op.Member});");
                break;
        }
    }

    private void Noted(int member, IEnumerable<string> statements) => Lines(Keyed(member, Located(member, statements)));

    // One line a member where that is enough.
    private static string[] Located(int member, IEnumerable<string> statements)
    {
        string[] lines = [.. statements];
        string at = $"reader.At({member});";
        return lines is [string only] ? [$"{at} {only}"] : [at, .. lines];
    }

    // No key stands in front of the members of a base that have some themselves.
    private void PrintBase(int member)
    {
        Lines(Located(member, target.ReadBase(member, _inRow)));
        if (TakesKeys)
        {
            code.Line("if (reader.LeavesRow(keys)) return true;");
        }
    }

    // The caller walks the members from the first one whose key is another.
    private string[] Keyed(int member, IEnumerable<string> statements)
    {
        string[] lines = [.. statements];
        return TakesKeys ? [$"if (!reader.TakesKey(keys, {member})) return true; {lines[0]}", .. lines.Skip(1)] : lines;
    }

    private string ScalarInRow(MemberPlan member) => member.Form == ValueForm.Scalar
        ? ScalarInRow(member, member.Offset)
        : $"reader.ReadPresence(in view, {member.Offset}, {member.Size}) ? {ScalarInRow(member, member.Offset + 1)} : null";

    private string ScalarInRow(MemberPlan member, int offset) => ScalarCast.FromWire(
        member,
        member.IsNative
            ? $"{library.Scalar(member.ReadName)}.Read(ref reader, in view, {offset})"
            : $"reader.Read{member.Scalar}(in view, {offset})");

    /// <summary>The lines of a method with the parameters <c>reader</c> and <c>map</c>, for members one by one.</summary>
    public void PrintWalk()
    {
        int count = Level.Plan.WireMembers.Count;
        code.Line($"{library.MemberWalk} walk = reader.BeginMembers({Level.Shape}, map);");
        using (code.Block("while (reader.NextMember(ref walk))"))
        using (code.Block("switch (walk.Member)"))
        {
            for (int i = 0; i < count; i++)
            {
                PrintCase(i);
            }

            PrintUnknown();
        }

        // Values have no tail to report.
        if (target is InstanceTarget)
        {
            code.Line("return false;");
        }
    }

    private void PrintUnknown()
    {
        int unknown = Level.Plan.Unknown;
        string read = unknown < 0
            ? "reader.SkipMember(ref walk);"
            : string.Join(" ", target.Assign(unknown, $"{library.Members}.Keep<TWriter, TReader>(ref reader, ref walk, {target.Current(unknown)})"));
        code.Line($"default: {read} break;");
    }

    private void PrintCase(int index)
    {
        string[] statements = [.. Walked(index)];
        if (statements is [string only] && (index != Level.Plan.Tail || !HasTail))
        {
            code.Line($"case {index}: {only} break;");
            return;
        }

        code.Line($"case {index}:");
        using (code.Block(""))
        {
            if (index == Level.Plan.Tail && HasTail)
            {
                PrintTailInWalk();
            }

            Lines(statements);
            code.Line("break;");
        }
    }

    // The value of a tail that comes last is read by the loop around.
    private void PrintTailInWalk()
    {
        string kind = library.WireKind;
        using var isNext = code.Block($"if (walk.IsLast && walk.Kind is {kind}.Object or {kind}.Tracked or {kind}.Absent)");
        code.Line("return true;");
    }

    private IEnumerable<string> Walked(int index)
    {
        MemberPlan member = Level.Plan.Members[index];
        return member.Form switch
        {
            ValueForm.Scalar =>
                target.Assign(index, ScalarCast.FromWire(member, $"{library.Members}.Read{member.ReadName}(ref reader, in walk)")),
            ValueForm.NullableScalar =>
                target.Assign(
                    index,
                    ScalarCast.FromNullable(member, $"{library.Members}.ReadNullable{member.ReadName}(ref reader, in walk)")),
            ValueForm.String => target.Assign(index, $"{library.Members}.ReadString(ref reader, in walk)"),
            ValueForm.Base => [$"reader.At({index});", .. target.ReadBase(index, _inWalk)],
            _ => target.ReadChild(index, _inWalk),
        };
    }

    private void Lines(IEnumerable<string> lines)
    {
        foreach (string line in lines)
        {
            code.Line(line);
        }
    }
}
