using Graupel.Model;

namespace Graupel.Generator.Printing;

/// <summary>
/// Prints, for a generic contract, what generated code of other assemblies needs: its hidden members as they are declared, and accessors to them. Only this file is public.
/// </summary>
internal static class PartsPrinter
{
    public const string Hint = "HiddenParts.g.cs";

    /// <summary>The constant that tells one state of a contract's hidden parts from another.</summary>
    public const string Version = "GraupelVersion";

    /// <summary>The constant with the names of all members.</summary>
    public const string Order = "GraupelOrder";

    /// <summary>The type that declares the hidden members.</summary>
    public const string Members = "GraupelMembers";

    /// <summary>What reaches a constructor.</summary>
    public const string Create = nameof(Create);

    public static string Print(string space, EquatableList<PartsSheet> sheets)
    {
        var code = new CodeText();
        GeneratedFile.PrintHead(code);
        foreach (PartsSheet sheet in sheets)
        {
            string commas = new(',', sheet.Generic.Parameters.Count - 1);
            code.Line($"[assembly: global::Graupel.CodeGen.GeneratedParts({CSharpText.Of(sheet.Definition)}, typeof(global::{space}.{sheet.Name}<{commas}>))]");
        }

        code.Line();
        code.Line($"namespace {space};");
        foreach (PartsSheet sheet in sheets)
        {
            code.Line();
            PrintClass(code, sheet);
        }

        return code.ToString();
    }

    /// <summary>A number that changes with what is printed of a contract.</summary>
    public static uint VersionOf(PartsSheet sheet)
    {
        var code = new CodeText();
        PrintBody(code, sheet);
        return Math.Max(NameHash.Of(code.ToString()), 1);
    }

    private static void PrintClass(CodeText code, PartsSheet sheet)
    {
        GeneratedFile.PrintMarks(code);
        code.Line("[global::System.ComponentModel.EditorBrowsable(global::System.ComponentModel.EditorBrowsableState.Never)]");
        AccessorPrinter.PrintHead(code, $"public static class {sheet.Name}", sheet.Generic);
        using var type = code.Block("");
        code.Line($"public const uint {Version} = {VersionOf(sheet)}u;");
        code.Line();
        PrintBody(code, sheet);
    }

    private static void PrintBody(CodeText code, PartsSheet sheet)
    {
        code.Line($"public const string {Order} = {CSharpText.Of(string.Join(",", sheet.Order))};");
        code.Line();
        using (code.Block(sheet.IsValueType ? $"public struct {Members}" : $"public abstract class {Members}"))
        {
            foreach (MemberPart member in sheet.Members)
            {
                PrintMember(code, member);
            }
        }

        foreach ((string[] attributes, string declaration) in Accessors(sheet))
        {
            code.Line();
            foreach (string attribute in attributes)
            {
                code.Line(attribute);
            }

            code.Line($"public static extern {declaration};");
        }
    }

    private static void PrintMember(CodeText code, MemberPart member)
    {
        if (!member.IsAnnotated)
        {
            code.Line("#nullable disable annotations");
        }

        foreach (string attribute in member.Attributes)
        {
            code.Line($"[{attribute}]");
        }

        code.Line($"public {Declaration(member)}");
        if (!member.IsAnnotated)
        {
            code.Line("#nullable enable annotations");
        }
    }

    private static string Declaration(MemberPart member)
    {
        MemberFacts facts = member.Facts;
        string name = $"{member.Type} {Identifier.Escape(facts.Name)}";
        if (facts.IsField)
        {
            return $"{(facts.Setter == SetterForm.None ? "readonly " : "")}{name};";
        }

        string setter = facts.Setter switch
        {
            SetterForm.Set => "set",
            SetterForm.Init => "init",
            _ => "",
        };
        (string getting, string setting) = facts.HasBackingField ? (";", ";") : (" { throw null; }", " { }");
        return $"{name} {{ {(facts.HasGetter ? $"get{getting} " : "")}{(setter.Length > 0 ? $"{setter}{setting} " : "")}}}";
    }

    private static IEnumerable<(string[] Attributes, string Declaration)> Accessors(PartsSheet sheet)
    {
        string type = sheet.Generic.Type;
        string self = $"{(sheet.IsValueType ? "ref " : "")}{type} self";
        foreach (ConstructorPart constructor in sheet.Constructors)
        {
            string[] mark = constructor.IsMarked ? [$"[global::{AttributeNames.ContractConstructor}]"] : [];
            yield return ([.. mark, AccessorPrinter.TargetConstructor], $"{type} {Create}({string.Join(", ", constructor.Parameters)})");
        }

        foreach (CallbackFacts callback in sheet.Callbacks)
        {
            string context = callback.HasContext ? $", global::{CallbackFacts.Context} context" : "";
            yield return (
                [$"[global::System.Runtime.Serialization.On{callback.Event}]", AccessorPrinter.Target("Method", callback.Name)],
                $"void {Level.Accessor(callback.Event)}({self}{context})");
        }

        var names = new NamePool([Create, Version, Order, Members, .. sheet.Callbacks.Select(static one => Level.Accessor(one.Event)), .. sheet.Generic.Parameters]);
        foreach (MemberPart member in sheet.Members)
        {
            foreach ((string attribute, string declaration) in Accessors(member, names.AddAccessor(Level.Capitalize(member.Facts.ShortName)), sheet, self))
            {
                yield return ([attribute], declaration);
            }
        }
    }

    private static IEnumerable<(string Attribute, string Declaration)> Accessors(MemberPart member, string name, PartsSheet sheet, string self)
    {
        MemberFacts facts = member.Facts;
        string shown = $"{(sheet.IsValueType ? "in " : "")}{sheet.Generic.Type} self";
        bool isGot = facts is { IsField: false, HasGetter: true } && facts.Getter != Visibility.Public;
        if (isGot)
        {
            yield return (AccessorPrinter.Target("Method", Identifier.Accessor("get_", facts.Name)), $"{member.Type} Get{name}({shown})");
        }

        if (!facts.IsField && facts.Setter != SetterForm.None)
        {
            yield return (AccessorPrinter.Target("Method", Identifier.Accessor("set_", facts.Name)), $"void Set{name}({self}, {member.Type} value)");
        }

        if (facts.IsField || facts.HasBackingField)
        {
            string field = AccessorPrinter.Target("Field", facts.IsField ? facts.Name : Identifier.BackingField(facts.Name));
            yield return (field, $"ref {member.Type} {name}({self})");
            if (sheet.IsValueType && !isGot)
            {
                yield return (field, $"ref readonly {member.Type} Get{name}({shown})");
            }
        }
    }
}
