using Graupel.Model;

namespace Graupel.Generator.Printing;

/// <summary>
/// Prints what stands around the members of single objects and of elements, as the base class has it, but with direct calls, for contracts of which
/// nothing else is written or read: no callbacks, no tail, no members that are omitted or kept.
/// </summary>
internal sealed class FramePrinter(CodeText code, ObjectPlan plan, LibraryNames library)
{
    public const string Inlined =
        "[global::System.Runtime.CompilerServices.MethodImpl(global::System.Runtime.CompilerServices.MethodImplOptions.AggressiveInlining)]";

    // All classes share what calls the loops: with one of them inlined, its frame grows for all, however deep they are nested.
    private const string Apart =
        "[global::System.Runtime.CompilerServices.MethodImpl(global::System.Runtime.CompilerServices.MethodImplOptions.NoInlining)]";

    private string Type => CSharpType.Text(plan.Type);

    /// <param name="created">A new instance, where it is made before its members are read.</param>
    public void Print(string created)
    {
        if (plan.IsWrittenPlainly)
        {
            PrintWrite();
            PrintWriteEach();
        }

        if (!plan.IsReadPlainly)
        {
            return;
        }

        PrintRead(created);
        if (plan.CanCreate)
        {
            PrintReadMembers(created);
        }

        PrintReadEach();
    }

    private void PrintWrite()
    {
        code.Line();
        using var method = code.Block($"public override void Write(ref TWriter writer, in {Type} value)");
        string[] others =
        [
            .. (string[])(plan.Type.IsValueType ? [] : ["value is null"]),
            "HasMoreToWrite",
            .. (string[])(plan.IsSealed ? [] : [$"((object)value).GetType() != typeof({Type})"]),
        ];
        code.Line($"if ({string.Join(" || ", others)}) {{ base.Write(ref writer, in value); return; }}");
        Count("writer.Enter();");
        code.Line("int at = writer.Member;");
        code.Line("try { WriteMembers(ref writer, Single, in value); }");
        PrintCatch("Locate(e, ref writer, at, in value)");
        Count("writer.Leave();");
    }

    private void PrintWriteEach()
    {
        code.Line();
        code.Line(Apart);
        using var method = code.Block(
            $"protected override void WriteEach(ref TWriter writer, ref global::System.ReadOnlySpan<{Type}> rest)");
        code.Line($"{library.ObjectHeader} header = Element;");
        using var loop = code.Block(Loop("ReadOnlySpan"));

        // A variable of its own, because what holds a class is looked up again after each store to the output.
        code.Line(plan.Type.IsValueType ? $"ref readonly {Type} value = ref left[0];" : $"{Type} value = left[0];");
        if (!plan.Type.IsValueType)
        {
            code.Line("if (value is null) { writer.WriteNullElement(); continue; }");
        }

        if (!plan.IsSealed)
        {
            code.Line($"if (((object)value).GetType() != typeof({Type})) RefuseType(in value);");
        }

        code.Line("WriteMembers(ref writer, header, in value);");
    }

    private void PrintRead(string created)
    {
        code.Line();
        using var method = code.Block($"public override {Type} Read(ref TReader reader)");
        code.Line($"if (!BeginRead(ref reader, out {library.ObjectForm} form)) return ReadOther(ref reader, form);");
        Count("reader.Enter();");
        code.Line("int at = reader.Member;");
        if (!plan.IsRecursive)
        {
            PrintTry($"{Type} value", "return", created);
            return;
        }

        code.Line($"{Type} value;");
        PrintTry("value", "value =", created);
        code.Line("reader.Leave();");
        code.Line("return value;");
    }

    private void PrintTry(string value, string give, string created)
    {
        if (!plan.CanCreate)
        {
            code.Line($"try {{ {give} ReadMembers(ref reader, form, null); }}");
        }
        else
        {
            using var @try = code.Block("try");
            PrintMake(value, created, "null");
            if (!plan.IsRecursive)
            {
                code.Line("return value;");
            }
        }

        PrintCatch("Locate(e, reader.Member, at)");
    }

    private void PrintReadMembers(string created)
    {
        code.Line();
        code.Line(Inlined);
        using var method = code.Block(
            $"protected override {Type} ReadMembers(ref TReader reader, {library.ObjectForm} form, {library.HeaderMap}? map)");
        PrintMake($"{Type} value", created, "map");
        code.Line("return value;");
    }

    // Printed where it is needed, not called: nested objects have a frame of each method, and the first use compiles each one.
    private void PrintMake(string value, string created, string map)
    {
        // What a method fills that is not inlined has an address, and so no register.
        code.Line($"{value} = {created};");
        code.Line(
            $"if (form != {library.ObjectForm}.Positional || PopulateRow(ref reader, ref value)) "
            + $"{{ {Type} other = value; PopulateKeyed(ref reader, {map}, ref other); value = other; }}");
    }

    private void PrintReadEach()
    {
        code.Line();
        code.Line(Apart);
        using var method = code.Block(
            $"protected override void ReadEach(ref TReader reader, ref global::System.Span<{Type}> rest, in {library.ElementForm} form)");
        using var loop = code.Block(Loop("Span"));
        string begin = $"BeginElement(ref reader, in form, out {library.ObjectForm} one, out {library.HeaderMap}? map)";
        code.Line($"left[0] = {begin} ? ReadMembers(ref reader, one, map) : default!;");
    }

    // What is left is a variable of the loop's own, of which the compiler knows that nobody else changes it.
    private string Loop(string span) => $"for (global::System.{span}<{Type}> left = rest; left.Length > 0; rest = left = left.Slice(1))";

    // Values that can contain others of their type, however deep, count their levels.
    private void Count(string level)
    {
        if (plan.IsRecursive)
        {
            code.Line(level);
        }
    }

    private void PrintCatch(string filter) =>
        code.Line($"catch (global::Graupel.GraupelException e) when ({filter}) {{ throw; }}");
}
