using Graupel.Model;

namespace Graupel.Generator.Printing;

/// <summary>Prints the struct that writes and reads the members of one contract.</summary>
internal sealed class BodyPrinter(CodeText code, IReadOnlyList<Level> levels, LibraryNames library)
{
    private Level Own => levels[0];

    private ObjectPlan Plan => Own.Plan;

    private string Type => CSharpType.Text(Plan.Type);

    public void Print()
    {
        code.Line($"private struct Body<TWriter, TReader> : {library.IObjectBody}<TWriter, TReader, {Type}>");
        using (code.Indent())
        {
            code.Line($"where TWriter : struct, {library.IWriter}, allows ref struct");
            code.Line($"where TReader : struct, {library.IReader}, allows ref struct");
        }

        using var body = code.Block("");
        PrintFields();
        PrintConstants();
        PrintInitialize();
        code.Line();
        new ShapePrinter(code, library).PrintMemberShapes(Own);
        code.Line();
        var writing = new WritePrinter(code, Own, library);
        writing.Print();
        writing.PrintSome();
        code.Line();
        PrintCreate();
        PrintPopulate();
        code.Line();
        PrintRead();
        PrintTail();
        PrintUnknown();
        new CallbackPrinter(code, Own, library).Print();
    }

    private void PrintFields()
    {
        foreach (Level level in levels)
        {
            code.Line($"private {library.ObjectShape} {level.Shape};");
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

    private void PrintConstants()
    {
        code.Line();
        code.Line($"public readonly {library.BodyTraits} Traits => {Traits()};");
        string isExact = Plan.IsSealed ? "true" : $"value.GetType() == typeof({Type})";
        code.Line($"readonly bool {library.IObjectBody}<TWriter, TReader, {Type}>.IsExactType(in {Type} value) => {isExact};");
    }

    private string Traits()
    {
        (string Name, bool IsSet)[] traits =
        [
            ("CanCreate", Plan.CanCreate), ("CanPopulate", Plan.CanPopulate), ("IsRecursive", Plan.IsRecursive), ("HasTail", Plan.Tail >= 0),
            ("IsSealed", Plan.IsSealed), ("HasCallbacks", Plan.Callbacks is not null), ("OmitsDefaults", Own.Fresh is not null),
            ("KeepsUnknown", Plan.Unknown >= 0),
        ];
        string[] set = [.. traits.Where(static trait => trait.IsSet).Select(trait => $"{library.BodyTraits}.{trait.Name}")];
        return set.Length == 0 ? $"{library.BodyTraits}.None" : string.Join(" | ", set);
    }

    private void PrintInitialize()
    {
        code.Line();
        using var method = code.Block($"public void Initialize({library.Registry}<TWriter, TReader> registry, {library.ObjectShape} shape)");
        foreach (Level level in levels)
        {
            string name = ShapePrinter.ShapeName(level);
            code.Line(level.Depth == 0 ? $"{level.Shape} = shape;" : $"{level.Shape} = registry.ShapeOf<{CSharpType.Text(level.Plan.Type)}>({name});");
            for (int i = 0; i < level.Plan.Members.Count; i++)
            {
                MemberPlan member = level.Plan.Members[i];
                if (level.Field(i) is { } field && NeedsField(level, member))
                {
                    (string get, string arguments) = member switch
                    {
                        { Own: { } own } => ("GetOwn", $"{level.Shape}, {i}, {CompositeText.Of(own)}"),
                        { Set: AccessForm.Fill } => ("GetFilled", $"shape, {i}"),
                        { Form: ValueForm.Child } => ("Get", ""),
                        _ => ("GetObject", ""),
                    };
                    code.Line($"{field} = registry.{get}<{CSharpType.Text(member.Type)}>({arguments});");
                }
            }
        }

        PrintHeld();
        if (Own.Fresh is { } fresh)
        {
            code.Line($"{fresh} = Create();");
        }
    }

    // What a fresh instance holds says which comparers come back.
    private void PrintHeld()
    {
        int[] held = [.. Enumerable.Range(0, Plan.Members.Count).Where(i => Plan.CanCreate && Plan.Members[i].KeepsInstance)];
        if (held.Length > 0)
        {
            code.Line($"{Type} fresh = Create();");
        }

        foreach (int member in held)
        {
            code.Line($"{Own.Field(member)} = {Own.Field(member)}.ForHeld({Own.Get(member, "fresh")});");
        }
    }

    // An inlined base is written by its own converter, so that its levels only hold what reading takes.
    private static bool NeedsField(Level level, MemberPlan member) => level.Depth == 0 || member.Form != ValueForm.Base;

    private IEnumerable<(string Field, string Type)> Converters(Level level)
    {
        for (int i = 0; i < level.Plan.Members.Count; i++)
        {
            MemberPlan member = level.Plan.Members[i];
            if (level.Field(i) is { } field && NeedsField(level, member))
            {
                string converter = member.Form == ValueForm.Child ? library.Converter : library.ObjectConverter;
                yield return (field, $"{converter}<TWriter, TReader, {CSharpType.Text(member.Type)}>");
            }
        }
    }

    private void PrintCreate() => code.Line($"public readonly {Type} Create() => {Create()};");

    private string Create() => Plan.Construction.Form switch
    {
        ConstructionForm.New when Plan.Construction.Factory is { } factory => $"{Type}.{Identifier.Escape(factory)}()",
        ConstructionForm.New when Plan.Type.IsValueType && Plan.Members.Any(static member => member.IsRequired) => "default",
        ConstructionForm.New => "new()",
        ConstructionForm.NewByAccessor => Own.Access("Create", ""),
        ConstructionForm.Uninitialized =>
            $"({Type})global::System.Runtime.CompilerServices.RuntimeHelpers.GetUninitializedObject(typeof({Type}))",
        _ => NotSupported,
    };

    private const string NotSupported = "throw new global::System.NotSupportedException()";

    private void PrintPopulate()
    {
        var members = new ReadPrinter(code, new InstanceTarget(Own), library);
        PrintPopulate($"public readonly bool Populate(ref TReader reader, ref {Type} value)", members.PrintRow);
        if (Plan.CanPopulate)
        {
            code.Line();
        }

        PrintPopulate($"public readonly bool PopulateKeyed(ref TReader reader, {library.HeaderMap}? map, ref {Type} value)", members.PrintWalk);
    }

    private void PrintPopulate(string head, Action print)
    {
        if (!Plan.CanPopulate)
        {
            code.Line($"{head} => {NotSupported};");
            return;
        }

        using var method = code.Block(head);
        if (!Plan.Type.IsValueType)
        {
            code.Line($"{Type} self = value;");
        }

        print();
    }

    private void PrintRead()
    {
        if (Plan.Construction.Form != ConstructionForm.Parameters)
        {
            code.Line($"public readonly {Type} Read(ref TReader reader, {library.ObjectForm} form, {library.HeaderMap}? map) => {NotSupported};");
            return;
        }

        var values = new ValuesPrinter(code, levels, library);
        values.PrintRead();
        values.PrintFills();
    }

    private void PrintTail()
    {
        int tail = Plan.Tail;
        string annotated = Plan.Type.IsValueType ? Type : $"{Type}?";
        code.Line($"readonly {annotated} {library.IObjectBody}<TWriter, TReader, {Type}>.GetTail(in {Type} value) => {(tail < 0 ? "default" : Own.Get(tail, "value"))};");
        code.Line($"public readonly void SetTail(ref {Type} value, {annotated} tail) {{ {(tail < 0 ? "" : Own.Set(tail, "value", "tail") + " ")}}}");
    }

    private void PrintUnknown()
    {
        if (Plan.Unknown >= 0)
        {
            code.Line($"public readonly global::Graupel.UnknownMembers? GetUnknown(in {Type} value) => {Own.Get(Plan.Unknown, "value")};");
        }
    }
}
