using Graupel.Model;

namespace Graupel.Generator.Printing;

/// <summary>Prints how an instance is made from members that were read before it exists.</summary>
internal sealed class ValuesPrinter(CodeText code, IReadOnlyList<Level> levels, LibraryNames library)
{
    private readonly IReadOnlyList<ValuesLayout> _layouts = LayOut(levels);

    private ObjectPlan Plan => levels[0].Plan;

    public void PrintRead()
    {
        string type = CSharpType.Text(Plan.Type);
        using (code.Block($"protected override {type} ReadMembers(ref TReader reader, {library.ObjectForm} form, {library.HeaderMap}? map)"))
        {
            code.Line($"var values = new Values();");
            PrintDefaults();
            PrintFillByForm(levels[0]);
            PrintCheck();
            code.Line($"{type} value = {New(Read)};");
            if (Plan.Callbacks is not null)
            {
                code.Line($"Notify({library.ContractEvent}.Deserializing, ref value);");
            }

            PrintRest();
            if (Plan.Callbacks is not null)
            {
                code.Line("reader.At(-1);");
                code.Line($"Notify({library.ContractEvent}.Deserialized, ref value);");
            }

            code.Line("return value;");
        }
    }

    /// <summary>The method that makes an instance from what the constructor takes of another one.</summary>
    public void PrintCreateLike()
    {
        string type = CSharpType.Text(Plan.Type);
        code.Line($"protected override {type} CreateLike(in {type} value) => {New(Held)};");
    }

    /// <summary>For each level, innermost contract first, the method that fills the values and the struct that holds them.</summary>
    public void PrintFills()
    {
        foreach (ValuesLayout layout in _layouts)
        {
            Level level = layout.Level;
            var members = new ReadPrinter(code, new ValuesTarget(level, layout), library);
            code.Line();
            if (level.Depth > 0)
            {
                PrintFillBase(level);
                code.Line();
            }

            if (level.Plan.IsShort)
            {
                code.Line(FramePrinter.Inlined);
            }

            using (code.Block($"private bool {level.Fill}Row(ref TReader reader, ref {level.Values} values)"))
            {
                members.PrintRow();
            }

            code.Line();
            using (code.Block($"private void {level.Fill}Keyed(ref TReader reader, {library.HeaderMap}? map, ref {level.Values} values)"))
            {
                members.PrintWalk();
            }

            code.Line();
            PrintStruct(layout);
        }
    }

    // The members of an inlined base are an object of their own on the wire, and in error paths.
    private void PrintFillBase(Level level)
    {
        using var fill = code.Block($"private void {level.Fill}(ref TReader reader, ref {level.Values} values)");
        code.Line("int at = reader.Member;");
        using (code.Block("try"))
        {
            code.Line(
                $"{library.ObjectForm} form = reader.ReadObjectHeader({level.Shape}, {library.ObjectPlace}.Base, out {library.HeaderMap}? map);");
            PrintFillByForm(level);
        }

        using (code.Block($"catch (global::Graupel.GraupelException e) when ({library.Members}.Trace(e, {level.Shape}, reader.Member, at))"))
        {
            code.Line("throw;");
        }
    }

    private void PrintFillByForm(Level level)
    {
        // As in FramePrinter.
        using var keyed = code.Block($"if (form != {library.ObjectForm}.Positional || {level.Fill}Row(ref reader, ref values))");
        code.Line($"{level.Values} other = values; {level.Fill}Keyed(ref reader, map, ref other); values = other;");
    }

    private static IReadOnlyList<ValuesLayout> LayOut(IReadOnlyList<Level> levels)
    {
        var layouts = new Stack<ValuesLayout>();
        foreach (Level level in levels.Reverse())
        {
            layouts.Push(new ValuesLayout(level, layouts.Count > 0 ? layouts.Peek() : null, levels[0].Plan.Construction));
        }

        return [.. layouts];
    }

    private void PrintDefaults()
    {
        foreach (ConstructorArgument parameter in Plan.Construction.Parameters)
        {
            if (parameter.DefaultLiteral is { } literal)
            {
                code.Line($"{Path(parameter.Level)}.{_layouts[parameter.Level].Field(parameter.Member)} = {literal};");
            }
        }
    }

    private void PrintCheck()
    {
        if (Plan.HasRest)
        {
            ConstructorArgument rest = Plan.Construction.Parameters[Plan.Construction.Parameters.Count - 1];
            code.Line($"{library.Members}.EnsureRest(ref reader, {Path(rest.Level)}.{_layouts[rest.Level].Field(rest.Member)});");
        }
    }

    private string Held(ConstructorArgument parameter) => levels[parameter.Level].Get(parameter.Member, levels[parameter.Level].Value);

    private string Read(ConstructorArgument parameter) =>
        $"{(parameter.IsReference ? "in " : "")}{Path(parameter.Level)}.{_layouts[parameter.Level].Field(parameter.Member)}";

    private string New(Func<ConstructorArgument, string> value)
    {
        string arguments = string.Join(", ", Plan.Construction.Parameters.Select(parameter => Cast(parameter, value(parameter))));
        return Plan.Construction.Factory is not null ? FactoryCall.Text(Plan, arguments, library)
            : Plan.Construction.ByAccessor ? levels[0].Access(PartsPrinter.Create, arguments)
            : $"new({arguments})";
    }

    // Where the member's type derives from the parameter's, so that C# takes no other constructor.
    private string Cast(ConstructorArgument parameter, string value) =>
        parameter.IsReference || levels[parameter.Level].Plan.Members[parameter.Member].Type.Name == parameter.Type.Name
            ? value
            : $"({CSharpType.Text(parameter.Type)}){value}";

    private void PrintRest()
    {
        foreach (ValuesLayout layout in _layouts)
        {
            Level level = layout.Level;
            string target = level.Value;
            for (int i = 0; i < level.Plan.Members.Count; i++)
            {
                if (layout.Presence(i) is { } presence)
                {
                    using var present = code.Block($"if ({Path(level.Depth)}.{presence})");
                    string read = $"{Path(level.Depth)}.{layout.Field(i)}";
                    code.Line(level.Set(i, target, Later(level, i, target, read)));
                }
            }
        }
    }

    private static string Later(Level level, int member, string target, string read) => level.Plan.Members[member] switch
    {
        { IsRenewed: true } => $"{level.Field(member)}.Renew(ref reader, {level.Get(member, target)}, {read})",
        { KeepsInstance: true } => $"{level.Field(member)}.Refill(ref reader, {level.Get(member, target)}, {read})",
        _ => read,
    };

    private string Path(int level) => level == 0 ? "values" : $"{Path(level - 1)}.{_layouts[level - 1].BaseField}";

    private void PrintStruct(ValuesLayout layout)
    {
        using var block = code.Block($"private struct {layout.Level.Values}");
        for (int i = 0; i < layout.Level.Plan.Members.Count; i++)
        {
            MemberPlan member = layout.Level.Plan.Members[i];
            string type = member.Form == ValueForm.Base ? layout.Base!.Level.Values : CSharpType.Text(member.Type);
            code.Line($"public {type} {layout.Field(i)};");
            if (layout.Presence(i) is { } presence)
            {
                code.Line($"public bool {presence};");
            }
        }
    }
}
