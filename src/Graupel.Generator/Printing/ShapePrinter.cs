using Graupel.Model;
using Graupel.Model.Planning;

namespace Graupel.Generator.Printing;

/// <summary>Prints what formats are told of a contract.</summary>
internal sealed class ShapePrinter(CodeText code, LibraryNames library)
{
    /// <summary>What the names of the shapes of bases begin with.</summary>
    public const string BaseShape = nameof(BaseShape);

    private const int LongestLine = 140;
    private const int PlacesPerLine = 3;

    /// <summary>The members, by name and number.</summary>
    public void PrintShape(Level level)
    {
        ObjectPlan plan = level.Plan;
        string @static = level.Depth == 0 ? "" : "static ";
        string head = $"private {@static}readonly {library.ObjectShape} {ShapeName(level)} = new(";
        string arguments = $"{CSharpText.Of(plan.ContractName)}, isValueType: {CSharpText.Of(plan.Type.IsValueType)}";
        (string Text, bool IsSet)[] facts = [("IsTuple = true", TupleFacts.IsTuple(plan.Type)), ("KeepsUnknown = true", plan.Unknown >= 0), ("HidesOrder = true", level.HidesOrder)];
        string end = $"{Initializer(facts)};";
        IReadOnlyList<MemberPlan> members = plan.WireMembers;
        if (members.Count == 0)
        {
            code.Line($"{head}{arguments}){end}");
            return;
        }

        code.Line(head);
        using var lines = code.Indent();
        code.Line($"{arguments},");
        for (int i = 0; i < members.Count; i++)
        {
            code.Line(Member(members[i]) + (i < members.Count - 1 ? "," : $"){end}"));
        }
    }

    public static string ShapeName(Level level) => level.Depth == 0 ? "_shape" : $"{BaseShape}{level.Suffix}";

    /// <summary>What stands at the place of each member.</summary>
    public void PrintMemberShapes(Level level)
    {
        string head = $"protected override {library.WireShape}[] MemberShapes() =>";
        string[] places = [.. level.Plan.WireMembers.Select((member, i) => Place(level, member, i))];
        string line = $"{head} [{string.Join(", ", places)}];";
        if (line.Length <= LongestLine)
        {
            code.Line(line);
            return;
        }

        code.Line(head);
        using var next = code.Indent();
        for (int i = 0; i < places.Length; i += PlacesPerLine)
        {
            string start = i == 0 ? "[" : " ";
            string end = i + PlacesPerLine < places.Length ? "," : "];";
            code.Line(start + string.Join(", ", places.Skip(i).Take(PlacesPerLine)) + end);
        }
    }

    private string Place(Level level, MemberPlan member, int index) => member.Form switch
    {
        ValueForm.Scalar or ValueForm.NullableScalar => $"{library.WireShapes}.Scalar({WireKindName.Of(member, library.WireKind)})",
        ValueForm.String => $"{library.WireShapes}.String",
        _ => $"{level.Field(index)}.Shape",
    };

    private string Member(MemberPlan member)
    {
        string required = member.IsRequired ? ", Required: true" : "";
        (string Text, bool IsSet)[] properties =
        [
            ($"Type = typeof({CSharpType.Text(member.Type)})", member.Form == ValueForm.Child),
            ("IsOwn = true", member.Own is not null),
            ("CanOmit = true", member.CanOmit),
        ];
        string names = $"{CSharpText.Of(member.Label)}, {CSharpText.Of(member.WireName)}";
        string kind = WireKindName.Of(member, library.WireKind);
        return $"new {library.MemberShape}({names}, {CSharpText.Of(member.Order)}, {kind}{required}){Initializer(properties)}";
    }

    private static string Initializer(IEnumerable<(string Text, bool IsSet)> properties)
    {
        string set = string.Join(", ", properties.Where(static property => property.IsSet).Select(static property => property.Text));
        return set.Length == 0 ? "" : $" {{ {set} }}";
    }
}
