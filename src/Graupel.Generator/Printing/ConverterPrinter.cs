using Graupel.Model;

namespace Graupel.Generator.Printing;

/// <summary>Prints the class that writes and reads the members of one contract.</summary>
internal sealed class ConverterPrinter(CodeText code, IReadOnlyList<Level> levels, LiftText lifts, LibraryNames library)
{
    /// <summary>The name of the class, in its contract.</summary>
    public const string Name = "ContractConverter";

    private Level Own => levels[0];

    private ObjectPlan Plan => Own.Plan;

    private string Type => CSharpType.Text(Plan.Type);

    public void Print()
    {
        code.Line($"private sealed class {Name}<TWriter, TReader>({library.Registry}<TWriter, TReader> registry, {library.ObjectShape} shape)");
        using (code.Indent())
        {
            code.Line($": {library.ObjectConverter}<TWriter, TReader, {Type}>(registry, shape, {Traits()})");
            code.Line($"where TWriter : struct, {library.IWriter}, allows ref struct");
            code.Line($"where TReader : struct, {library.IReader}, allows ref struct");
        }

        using var converter = code.Block("");
        PrintFields();
        PrintInitialize();
        PrintMakeFresh();
        PrintHold();
        if (HasFields)
        {
            code.Line();
        }

        new ShapePrinter(code, library).PrintMemberShapes(Own);
        PrintIsExactType();
        new WritePrinter(code, Own, library).Print();
        PrintCreate();
        PrintPopulate();
        PrintReadMembers();
        PrintTail();
        PrintUnknown();
        new CallbackPrinter(code, Own, library).Print();
        new FramePrinter(code, Plan, library).Print(New());
    }

    private void PrintFields()
    {
        foreach (Level level in levels)
        {
            if (level.Depth > 0)
            {
                code.Line($"private {library.ObjectShape} {level.Shape};");
            }

            foreach ((string field, string type) in Converters(level))
            {
                code.Line($"private {type} {field};");
            }
        }

        if (Own.Fresh is { } fresh)
        {
            code.Line($"private {Type} {fresh};");
        }
    }

    private string Traits()
    {
        string[] set = [.. Plan.Traits.Select(trait => $"{library.ObjectTraits}.{trait}")];
        return set.Length == 0 ? $"{library.ObjectTraits}.None" : string.Join(" | ", set);
    }

    private void PrintInitialize()
    {
        if (!HasConverters)
        {
            return;
        }

        code.Line();
        using var method = code.Block($"protected override void InitializeMembers({library.Registry}<TWriter, TReader> registry)");
        foreach (Level level in levels)
        {
            if (level.Depth > 0)
            {
                code.Line($"{level.Shape} = registry.ShapeOf<{CSharpType.Text(level.Plan.Type)}>({ShapePrinter.ShapeName(level)});");
            }

            for (int i = 0; i < level.Plan.Members.Count; i++)
            {
                MemberPlan member = level.Plan.Members[i];
                if (level.Field(i) is { } field)
                {
                    ConverterSource source = Plan.SourceOf(member);
                    string arguments = source switch
                    {
                        ConverterSource.GetOwn or ConverterSource.GetOwnOfType => $"{level.Shape}, {i}, {CompositeText.Of(member.Own!)}",
                        ConverterSource.GetFilled => $"{level.Shape}, {i}",
                        ConverterSource.GetLifted => lifts.Of(member.Lift!, library),
                        ConverterSource.GetLiftedFilled => $"{level.Shape}, {i}, {lifts.Of(member.Lift!, library)}",
                        ConverterSource.GetLiftedOwn => $"{level.Shape}, {i}, {CompositeText.Of(member.Own!)}, {lifts.Of(member.Lift!, library)}",
                        ConverterSource.GetBase => "this",
                        _ => "",
                    };
                    code.Line($"{field} = registry.{source}<{CSharpType.Text(member.Type)}>({arguments});");
                }
            }
        }
    }

    private void PrintMakeFresh()
    {
        if (Own.Fresh is { } fresh)
        {
            code.Line();
            code.Line($"protected override void MakeFresh() => {fresh} = Create();");
        }
    }

    // What new instances hold says which comparers come back.
    private void PrintHold()
    {
        if (!Plan.HoldsCollections)
        {
            return;
        }

        code.Line();
        using var method = code.Block($"protected override void HoldMembers({Type} one, {Type} other)");
        int[] held = Plan.HeldMembers;
        foreach (int member in Plan.ViewMembers)
        {
            code.Line($"EnsureNoView({member}, {Own.Get(member, "one")}, {Own.Get(member, "other")});");
        }

        foreach (int member in Plan.FilledMembers)
        {
            code.Line($"EnsureOwn({member}, {Own.Get(member, "one")}, {Own.Get(member, "one")}, {Own.Get(member, "other")});");
        }

        // Without a setter there is no other that could take the place of a shared one.
        int[] replaced = [.. held.Where(i => Plan.Members[i].IsReplaceable)];
        PrintAll("all", [.. replaced.Where(i => !Plan.Members[i].IsShown)]);
        if (replaced.Any(i => Plan.Members[i].IsShown))
        {
            PrintAll("shown", replaced);
        }

        foreach (int member in held)
        {
            string all = !Plan.Members[member].IsReplaceable ? "" : Plan.Members[member].IsShown ? ", shown" : ", all";
            code.Line($"{Own.Field(member)} = {Own.Field(member)}.ForHeld({Own.Get(member, "one")}{all});");
        }
    }

    // What some members of both instances hold.
    private void PrintAll(string name, int[] members)
    {
        if (members.Length > 0)
        {
            IEnumerable<string> of = members.Select(i => Own.Get(i, "one")).Concat(members.Select(i => Own.Get(i, "other")));
            code.Line($"object?[] {name} = [{string.Join(", ", of)}];");
        }
    }

    private IEnumerable<(string Field, string Type)> Converters(Level level)
    {
        for (int i = 0; i < level.Plan.Members.Count; i++)
        {
            MemberPlan member = level.Plan.Members[i];
            if (level.Field(i) is { } field)
            {
                string converter = member.Form == ValueForm.Child ? library.Converter : library.ObjectConverter;
                yield return (field, $"{converter}<TWriter, TReader, {CSharpType.Text(member.Type)}>");
            }
        }
    }

    private bool HasFields => HasConverters || Own.Fresh is not null;

    private bool HasConverters => levels.Count > 1 || Converters(Own).Any();

    private void PrintIsExactType()
    {
        if (!Plan.IsSealed)
        {
            code.Line();
            code.Line($"protected override bool IsExactType(in {Type} value) => ((object)value).GetType() == typeof({Type});");
        }
    }

    private void PrintCreate()
    {
        if (Plan.CanCreate)
        {
            code.Line();
            code.Line($"protected override {Type} Create() => {New()};");
        }
    }

    private string New() => Plan.Construction.Form switch
    {
        ConstructionForm.New when Plan.Construction.Factory is not null => FactoryCall.Text(Plan, "", library),
        ConstructionForm.New => "new()",
        ConstructionForm.NewByAccessor => Own.Access(PartsPrinter.Create, ""),
        ConstructionForm.Uninitialized =>
            $"({Type})global::System.Runtime.CompilerServices.RuntimeHelpers.GetUninitializedObject(typeof({Type}))",
        _ => "default",
    };

    private void PrintPopulate()
    {
        if (!Plan.CanPopulate)
        {
            return;
        }

        var members = new ReadPrinter(code, new InstanceTarget(Own), library);
        PrintPopulate($"bool PopulateRow(ref TReader reader, ref {Type} value)", Plan.IsShort, members.PrintRow);
        PrintPopulate($"bool PopulateKeyed(ref TReader reader, {library.HeaderMap}? map, ref {Type} value)", isInlined: false, members.PrintWalk);
    }

    private void PrintPopulate(string head, bool isInlined, Action print)
    {
        code.Line();
        if (isInlined)
        {
            code.Line(FramePrinter.Inlined);
        }

        using var method = code.Block($"protected override {head}");
        if (!Plan.Type.IsValueType)
        {
            code.Line($"{Type} self = value;");
        }

        print();
    }

    private void PrintReadMembers()
    {
        if (Plan.Construction.Form == ConstructionForm.Parameters)
        {
            var values = new ValuesPrinter(code, levels, library);
            code.Line();
            values.PrintRead();
            if (Plan.LearnsCollections)
            {
                code.Line();
                values.PrintCreateLike();
            }

            values.PrintFills();
        }
    }

    private void PrintTail()
    {
        if (Plan.Tail >= 0)
        {
            code.Line();
            code.Line($"protected override {Type}? GetTail(in {Type} value) => {Own.Get(Plan.Tail, "value")};");
            code.Line();
            code.Line($"protected override void SetTail(ref {Type} value, {Type}? tail) => {Own.Set(Plan.Tail, "value", "tail")}");
        }
    }

    private void PrintUnknown()
    {
        if (Plan.Unknown >= 0)
        {
            code.Line();
            code.Line($"protected override global::Graupel.UnknownMembers? GetUnknown(in {Type} value) => {Own.Get(Plan.Unknown, "value")};");
        }
    }
}
