using Graupel.Model;

namespace Graupel.Generator.Printing;

/// <summary>Prints the class through which a converter reaches members that C# would not let it name.</summary>
internal sealed class AccessorPrinter(CodeText code, Level level)
{
    private const string Compiler = "global::System.Runtime.CompilerServices";

    private const string Attribute = $"[{Compiler}.UnsafeAccessor({Compiler}.UnsafeAccessorKind.";

    private const string Buffers = "global::Graupel.CodeGen.FixedBuffers";

    private const string Movable = $"{Compiler}.Unsafe.AsRef";

    private string Receiver => level.Definition?.Type ?? CSharpType.Text(level.Plan.Type);

    public void Print()
    {
        // Lines of those that the converter calls.
        string[][] accessors = [.. All().Where(accessor => level.Uses(accessor.Method)).Select(static accessor => accessor.Lines)];
        if (accessors.Length == 0)
        {
            return;
        }

        code.Line();
        code.Line($"private static class {level.AccessClass}{(level.Definition is { } generic ? $"<{string.Join(", ", generic.Parameters)}>" : "")}");
        using (code.Indent())
        {
            foreach (string constraint in level.Definition?.Constraints ?? default)
            {
                code.Line(constraint);
            }
        }

        using (code.Block(""))
        {
            for (int i = 0; i < accessors.Length; i++)
            {
                if (i > 0)
                {
                    code.Line();
                }

                foreach (string line in accessors[i])
                {
                    code.Line(line);
                }
            }
        }
    }

    private IEnumerable<(string Method, string[] Lines)> All()
    {
        if (level.Plan.Construction.Factory is null)
        {
            yield return Extern("Create", $"{Attribute}Constructor)]", $"{Receiver} Create({ConstructorParameters(level.Plan.Construction)})");
        }

        foreach (CallbackPlan callback in level.Plan.Callbacks?.Own ?? default)
        {
            string context = callback.HasContext ? ", global::System.Runtime.Serialization.StreamingContext context" : "";
            yield return Extern(
                Level.Accessor(callback), Target("Method", callback.Method), $"void {Level.Accessor(callback)}({Self("ref ")}{context})");
        }

        for (int i = 0; i < level.Plan.Members.Count; i++)
        {
            MemberPlan member = level.Plan.Members[i];
            string name = level.Accessor(i);
            string type = level.Definition?.Members[i] ?? CSharpType.Text(member.Type);
            if (member.ByInterface is { } itself)
            {
                string property = $"where TSelf : struct, {CSharpType.Text(itself)} => self.{Identifier.Escape(member.ShortName)}";
                string closed = CSharpType.Text(member.Type);
                yield return ($"Get{name}", [$"public static {closed} Get{name}<TSelf>(in TSelf self) {property};"]);
                yield return ($"Set{name}", [$"public static void Set{name}<TSelf>(ref TSelf self, {closed} value) {property} = value;"]);
            }

            if (member is { Get: AccessForm.MethodAccessor, ByInterface: null, IsGotByField: false })
            {
                yield return Extern($"Get{name}", Target("Method", Identifier.Accessor("get_", member.Name)), $"{type} Get{name}({Self("in ")})");
            }

            if (member is { Set: AccessForm.MethodAccessor, ByInterface: null })
            {
                yield return Extern(
                    $"Set{name}", Target("Method", Identifier.Accessor("set_", member.Name)), $"void Set{name}({Self("ref ")}, {type} value)");
            }

            if (member.FixedLength > 0)
            {
                string buffer = $"self).{Identifier.Escape(member.Name)}[0], {CSharpText.Of(member.FixedLength)}";
                yield return ($"Get{name}", [$"public static unsafe {type} Get{name}({Self("in ")}) => {Buffers}.ToArray(ref {Movable}(in {buffer});"]);
                yield return ($"Set{name}", [$"public static unsafe void Set{name}({Self("ref ")}, {type}? value) => {Buffers}.Fill(ref {Movable}(in {buffer}, value);"]);
                continue;
            }

            string field = Target("Field", member.IsField ? member.Name : $"<{member.Name}>k__BackingField");
            yield return Extern(name, field, $"ref {type} {name}({Self("ref ")})");
            if (level.IsValueType && (member.Get is AccessForm.FieldAccessor or AccessForm.BackingField || member.IsGotByField))
            {
                yield return Extern($"Get{name}", field, $"ref readonly {type} Get{name}({Self("in ")})");
            }
        }
    }

    private static (string Method, string[] Lines) Extern(string method, string target, string declaration) =>
        (method, [target, $"public static extern {declaration};"]);

    private static string Target(string kind, string name) => $"{Attribute}{kind}, Name = \"{name}\")]";

    private string Self(string byReference) => $"{(level.IsValueType ? byReference : "")}{Receiver} self";

    private string ConstructorParameters(Construction construction) => string.Join(
        ", ",
        construction.Parameters.Select((parameter, i) => $"{(parameter.IsReference ? "in " : "")}{level.Definition?.ConstructorParameters[i] ?? CSharpType.Text(parameter.Type)} p{i}"));
}
