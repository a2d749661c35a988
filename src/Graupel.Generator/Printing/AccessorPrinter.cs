using Graupel.Model;

namespace Graupel.Generator.Printing;

/// <summary>Prints the class through which a body reaches members that C# would not let it name.</summary>
internal sealed class AccessorPrinter(CodeText code, Level level)
{
    private const string Attribute = "[global::System.Runtime.CompilerServices.UnsafeAccessor(global::System.Runtime.CompilerServices.UnsafeAccessorKind.";

    private string Receiver => level.Definition?.Type ?? CSharpType.Text(level.Plan.Type);

    public void Print()
    {
        string[] accessors = [.. Accessors()];
        if (accessors.Length == 0)
        {
            return;
        }

        code.Line();
        code.Line($"private static class {level.AccessClass}{level.Definition?.Parameters}");
        using (code.Indent())
        {
            foreach (string constraint in level.Definition?.Constraints ?? default)
            {
                code.Line(constraint);
            }
        }

        using (code.Block(""))
        {
            for (int i = 0; i < accessors.Length; i += 2)
            {
                if (i > 0)
                {
                    code.Line();
                }

                code.Line(accessors[i]);
                code.Line(accessors[i + 1]);
            }
        }
    }

    // Attribute and declaration in turn.
    private IEnumerable<string> Accessors()
    {
        Construction construction = level.Plan.Construction;
        if (level.Depth == 0 && (construction.ByAccessor || construction.Form == ConstructionForm.NewByAccessor))
        {
            yield return $"{Attribute}Constructor)]";
            yield return $"public static extern {Receiver} Create({ConstructorParameters(construction)});";
        }

        for (int i = 0; i < level.Plan.Members.Count; i++)
        {
            MemberPlan member = level.Plan.Members[i];
            string name = level.Accessor(i);
            string type = level.Definition?.Members[i] ?? CSharpType.Text(member.Type);
            string field = member.IsField ? member.Name : $"<{member.Name}>k__BackingField";
            bool setsField = member.Set is AccessForm.FieldAccessor or AccessForm.BackingField;
            if (member.Get is AccessForm.FieldAccessor or AccessForm.BackingField && level.IsValueType)
            {
                yield return $"{Attribute}Field, Name = \"{field}\")]";
                yield return $"public static extern ref readonly {type} Get{name}(in {Receiver} self);";
            }

            if (setsField || (member.Get is AccessForm.FieldAccessor or AccessForm.BackingField && !level.IsValueType))
            {
                yield return $"{Attribute}Field, Name = \"{field}\")]";
                yield return $"public static extern ref {type} {name}({(level.IsValueType ? "ref " : "")}{Receiver} self);";
            }

            if (member.Get == AccessForm.MethodAccessor)
            {
                yield return $"{Attribute}Method, Name = \"get_{member.Name}\")]";
                yield return $"public static extern {type} Get{name}({(level.IsValueType ? "in " : "")}{Receiver} self);";
            }

            if (member.Set == AccessForm.MethodAccessor)
            {
                yield return $"{Attribute}Method, Name = \"set_{member.Name}\")]";
                yield return $"public static extern void Set{name}({(level.IsValueType ? "ref " : "")}{Receiver} self, {type} value);";
            }
        }
    }

    private string ConstructorParameters(Construction construction) => string.Join(
        ", ",
        construction.Parameters.Select((parameter, i) => $"{level.Definition?.ConstructorParameters[i] ?? CSharpType.Text(parameter.Type)} p{i}"));
}
