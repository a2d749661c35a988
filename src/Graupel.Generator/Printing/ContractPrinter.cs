using Graupel.Model;

namespace Graupel.Generator.Printing;

/// <summary>Prints the file of one object contract: a class that knows its shape and, nested in it, the converter.</summary>
internal static class ContractPrinter
{
    public static string Print(ObjectSheet sheet)
    {
        var code = new CodeText();
        var library = new LibraryNames(isNested: sheet.Scope.IsNested);
        using (new GeneratedFile(code, sheet).Open())
        {
            PrintClass(code, sheet, library);
        }

        return code.ToString();
    }

    private static void PrintClass(CodeText code, ObjectSheet sheet, LibraryNames library)
    {
        GeneratedFile.PrintMarks(code);
        string comma = sheet.Plan is null ? "" : ",";
        if (sheet.Union is { } union)
        {
            PrintUnionHead(code, sheet, union, library, comma);
        }
        else
        {
            code.Line($"{Visibility(sheet)} sealed class {sheet.Name.Identifier} : {library.Contract}<{CSharpType.Text(sheet.Type)}>{comma}");
        }

        if (sheet.Plan is not null)
        {
            PrintInterfaces(code, library);
        }

        using var contract = code.Block("");
        if (sheet.Union is { } traits)
        {
            PrintUnionTraits(code, traits, library);
        }

        if (sheet.Plan is { } plan)
        {
            PrintObject(code, sheet, plan, library);
        }
    }

    // Inside its host a contract is as hidden as the type may be.
    private static string Visibility(ObjectSheet sheet) => sheet.Scope.IsNested ? "private" : "internal";

    private static void PrintUnionHead(CodeText code, ObjectSheet sheet, UnionPlan union, LibraryNames library, string comma)
    {
        string type = CSharpType.Text(sheet.Type);
        code.Line($"{Visibility(sheet)} sealed class {sheet.Name.Identifier}() : {library.UnionContract}<{type}>(");
        using var next = code.Indent();
        code.Line($"isExact: {CSharpText.Of(union.IsExact)}{(union.Cases.Count == 0 ? ")" + comma : ",")}");
        for (int i = 0; i < union.Cases.Count; i++)
        {
            code.Line($"{CaseText.Of(sheet.Type, union.Cases[i], library)}{(i == union.Cases.Count - 1 ? ")" + comma : ",")}");
        }
    }

    private static void PrintInterfaces(CodeText code, LibraryNames library)
    {
        using var next = code.Indent();
        code.Line(string.Join(", ", LibraryNames.AllFormats.Select(format => $"{library.IObjectContract}<{library.WriterAndReader(format)}>")));
    }

    private static void PrintUnionTraits(CodeText code, UnionPlan union, LibraryNames library)
    {
        if (union.IsOpen)
        {
            code.Line("public override bool IsOpen => true;");
        }

        if (union.Unknown is { } unknown)
        {
            string arguments = $"{CSharpType.Text(union.Type)}, {CSharpType.Text(unknown)}";
            code.Line($"public override {library.UnknownCase}<{CSharpType.Text(union.Type)}> Unknown => new {library.UnknownCase}<{arguments}>();");
        }
    }

    private static void PrintObject(CodeText code, ObjectSheet sheet, ObjectPlan plan, LibraryNames library)
    {
        List<Level> levels = Levels(sheet);
        foreach (Level level in levels)
        {
            new ShapePrinter(code, library).PrintShape(level);
            code.Line();
        }

        if (sheet.Union is null && plan.IsExact)
        {
            code.Line("public override bool IsExact => true;");
            code.Line();
        }

        if (sheet.Union is null && plan.NoValues is { } reason)
        {
            code.Line($"public override global::Graupel.ContractException NoValues => new({CSharpText.Of(reason.Id)}, {CSharpText.Of(reason.Message)});");
            code.Line();
        }

        if (sheet.Levels[0].Definition is { Shared: { } shared } generic)
        {
            code.Line($"public override uint PartsVersion => {shared.Class}{generic.Arguments}.{PartsPrinter.Version};");
            code.Line();
        }

        PrintFactories(code, library);
        PrintFindNull(code, levels);
        code.Line();
        var lifts = new LiftText(levels.Select(static level => level.Plan));
        new ConverterPrinter(code, levels, lifts, library).Print();
        foreach (Level level in levels)
        {
            new AccessorPrinter(code, level).Print();
        }

        for (int i = 0; i < lifts.Tuples.Count; i++)
        {
            code.Line();
            PrintClass(code, Nested(sheet, lifts.Tuples[i], LiftText.NameOf(i)), library);
        }
    }

    private static ObjectSheet Nested(ObjectSheet sheet, ObjectPlan tuple, string name) =>
        new(new([new LevelSheet(tuple, Definition: null, HidesOrder: false)]), Union: null, sheet.Name with { Identifier = name }, sheet.Scope);

    private static void PrintFindNull(CodeText code, List<Level> levels)
    {
        string[] checks =
        [
            .. from depth in Enumerable.Range(0, levels.Count)
               let level = levels[depth]
               from i in Enumerable.Range(0, level.Plan.Members.Count)
               where level.Plan.Members[i].Form != ValueForm.Tail
               let check = NullCheckText.Of(level.Plan.Members[i], level.Get(i, level.Value), FormattableString.Invariant($"at{depth}_{i}"))
               where check.Length > 0
               select check,
        ];
        if (checks.Length == 0)
        {
            return;
        }

        code.Line();
        code.Line($"public override string? FindNull(in {CSharpType.Text(levels[0].Plan.Type)} value) =>");
        using var next = code.Indent();
        foreach (string check in checks)
        {
            code.Line(check);
        }

        code.Line("null;");
    }

    // One for each format, so that whatever compiles ahead of the program's start finds the converters here.
    private static void PrintFactories(CodeText code, LibraryNames library)
    {
        foreach (string format in LibraryNames.AllFormats)
        {
            string arguments = library.WriterAndReader(format);
            code.Line(
                $"public {library.Converter} CreateObjectConverter({library.Registry}<{arguments}> registry) => "
                + $"new {ConverterPrinter.Name}<{arguments}>(registry, _shape);");
        }
    }

    private static List<Level> Levels(ObjectSheet sheet)
    {
        var fields = new NamePool();
        var locals = new NamePool([.. Level.OwnLocals]);
        var levels = new List<Level>();
        foreach (LevelSheet level in sheet.Levels)
        {
            levels.Add(new Level(level, levels.Count, fields, locals));
        }

        return levels;
    }
}
