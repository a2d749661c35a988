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
        PrintHead(code, $"private static class {level.AccessClass}", level.Definition);
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

    /// <summary>Prints the head of a class of accessors, which has the parameters and constraints of the type that is reached.</summary>
    public static void PrintHead(CodeText code, string declaration, GenericDefinition? definition)
    {
        code.Line($"{declaration}{(definition is { } generic ? $"<{string.Join(", ", generic.Parameters)}>" : "")}");
        using var next = code.Indent();
        foreach (string constraint in definition?.Constraints ?? default)
        {
            code.Line(constraint);
        }
    }

    /// <summary>The attribute of an accessor to a constructor.</summary>
    public static string TargetConstructor => $"{Attribute}Constructor)]";

    /// <summary>The attribute of an accessor to a field or method.</summary>
    public static string Target(string kind, string name) => $"{Attribute}{kind}, Name = \"{name}\")]";

    private IEnumerable<(string Method, string[] Lines)> All() =>
        OfConstruction().Concat(OfCallbacks()).Concat(Enumerable.Range(0, level.Plan.Members.Count).SelectMany(OfMember));

    private IEnumerable<(string Method, string[] Lines)> OfConstruction()
    {
        if (level.Plan.Construction.Factory is null)
        {
            yield return Extern(PartsPrinter.Create, TargetConstructor, $"{Receiver} {PartsPrinter.Create}({ConstructorParameters(level.Plan.Construction)})");
        }
    }

    private IEnumerable<(string Method, string[] Lines)> OfCallbacks()
    {
        foreach (CallbackPlan callback in level.Plan.Callbacks?.Own ?? default)
        {
            string context = callback.HasContext ? ", global::System.Runtime.Serialization.StreamingContext context" : "";
            yield return Extern(
                Level.Accessor(callback), Target("Method", callback.Method), $"void {Level.Accessor(callback)}({Self("ref ")}{context})");
        }
    }

    private IEnumerable<(string Method, string[] Lines)> OfMember(int index)
    {
        MemberPlan member = level.Plan.Members[index];
        string name = level.Accessor(index);
        string type = level.Definition?.Members[index] ?? CSharpType.Text(member.Type);
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

        foreach ((string Method, string[] Lines) accessor in member.FixedLength > 0 ? OfBuffer(member, name, type) : OfField(member, name, type))
        {
            yield return accessor;
        }
    }

    // A buffer of fixed size has no reference of its type: it is copied.
    private IEnumerable<(string Method, string[] Lines)> OfBuffer(MemberPlan member, string name, string type)
    {
        string buffer = $"ref {Movable}(in self).{Identifier.Escape(member.Name)}[0], {CSharpText.Of(member.FixedLength)}";
        yield return ($"Get{name}", [$"public static unsafe {type} Get{name}({Self("in ")}) => {Buffers}.ToArray({buffer});"]);
        yield return ($"Set{name}", [$"public static unsafe void Set{name}({Self("ref ")}, {type}? value) => {Buffers}.Fill({buffer}, value);"]);
    }

    private IEnumerable<(string Method, string[] Lines)> OfField(MemberPlan member, string name, string type)
    {
        string field = Target("Field", member.IsField ? member.Name : Identifier.BackingField(member.Name));
        yield return Extern(name, field, $"ref {type} {name}({Self("ref ")})");
        if (level.IsValueType && (member.Get is AccessForm.FieldAccessor or AccessForm.BackingField || member.IsGotByField))
        {
            yield return Extern($"Get{name}", field, $"ref readonly {type} Get{name}({Self("in ")})");
        }
    }

    private static (string Method, string[] Lines) Extern(string method, string target, string declaration) =>
        (method, [target, $"public static extern {declaration};"]);

    private string Self(string byReference) => $"{(level.IsValueType ? byReference : "")}{Receiver} self";

    private string ConstructorParameters(Construction construction) => string.Join(", ", construction.Parameters.Select((parameter, i) =>
    {
        string type = level.Definition?.ConstructorParameters[i] ?? CSharpType.Text(parameter.Type);
        return $"{(parameter.IsReference ? "in " : "")}{type} p{i}";
    }));
}
