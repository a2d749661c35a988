using Graupel.Model;

namespace Graupel.Generator.Printing;

/// <summary>A contract inside a converter: its own, or a base whose members it reads itself because a constructor needs them.</summary>
internal sealed class Level
{
    /// <summary>The names of the variables and parameters in the methods that members are written and read in.</summary>
    public static readonly IReadOnlyList<string> OwnLocals =
    [
        "value", "writer", "reader", "registry", "header", "form", "map", "run", "view", "walk", "values", "at", "tail", "self", "omitted", "what",
        "keys",
    ];

    private const string OwnAccess = "Access";

    private const string BaseAccess = "BaseAccess";

    private readonly string?[] _fields;
    private readonly string[] _locals;
    private readonly string[] _accessors;
    private readonly HashSet<string> _used = new(StringComparer.Ordinal);

    public Level(LevelSheet sheet, int depth, NamePool fields, NamePool locals)
    {
        (ObjectPlan plan, GenericDefinition? definition, HidesOrder) = sheet;
        Plan = plan;
        Definition = definition;
        Depth = depth;
        Shape = depth == 0 ? "ObjectShape" : fields.Add($"_baseShape{Suffix}");
        _fields = [.. plan.Members.Select(member => member.NeedsConverter(depth) ? fields.AddField(FieldName(member)) : null)];
        _locals = [.. plan.Members.Select(member => locals.AddLocal(member.ShortName))];
        EquatableList<string> shared = definition?.Shared?.Members ?? default;
        var accessors = new NamePool(
            [
                PartsPrinter.Create, AccessClass, .. (plan.Callbacks?.Own ?? default).Select(Accessor), .. definition?.Parameters ?? default,
                .. definition?.Shared?.Methods ?? default,
            ]);
        Fresh = plan.OmitsDefaults && depth == 0 ? fields.Add("_fresh") : null;
        _accessors =
        [
            .. plan.Members.Select((member, i) => shared.Count > 0 && shared[i].Length > 0 ? shared[i] : accessors.AddAccessor(Capitalize(member.ShortName))),
        ];
    }

    public ObjectPlan Plan { get; }

    public GenericDefinition? Definition { get; }

    /// <summary>0 for the contract itself, 1 for its base, and so on.</summary>
    public int Depth { get; }

    /// <summary>The order of its members was not shown, so they must not be told apart by it.</summary>
    public bool HidesOrder { get; }

    public string Suffix => Depth > 1 ? Depth.ToString(System.Globalization.CultureInfo.InvariantCulture) : "";

    /// <summary>What holds the shape: the base of the converter, or a field.</summary>
    public string Shape { get; }

    /// <summary>The field that holds a fresh instance; null where none is needed.</summary>
    public string? Fresh { get; }

    public string Values => Depth == 0 ? "Values" : $"BaseValues{Suffix}";

    public string Fill => Depth == 0 ? "Fill" : $"FillBase{Suffix}";

    /// <summary>The class of the accessors, without type arguments.</summary>
    public string AccessClass => Depth == 0 ? OwnAccess : BaseAccess + Suffix;

    /// <summary>Whether the class of some level's accessors may have this name.</summary>
    public static bool IsAccessClass(string name) => name == OwnAccess || name.StartsWith(BaseAccess, StringComparison.Ordinal);

    public bool IsValueType => Plan.Type.IsValueType;

    /// <summary>The parameter <c>value</c> as this level's type: the contract itself may hide members of its bases.</summary>
    public string Value => Depth == 0 ? "value" : $"(({CSharpType.Text(Plan.Type)})value)";

    /// <summary>The field that holds the converter of a member; null for members that need none.</summary>
    public string? Field(int member) => _fields[member];

    /// <summary>A local variable for the value of a member.</summary>
    public string Local(int member) => _locals[member];

    /// <summary>The name of a member in the class of the accessors.</summary>
    public string Accessor(int member) => _accessors[member];

    /// <summary>The name of a callback in the class of the accessors.</summary>
    public static string Accessor(CallbackPlan callback) => Accessor(callback.Event);

    /// <summary>The name of a callback in a class of accessors.</summary>
    public static string Accessor(CallbackEvent callback) => $"On{callback}";

    private static string FieldName(MemberPlan member) => member.Form switch
    {
        ValueForm.Base => "base",
        ValueForm.Tail => "self",
        _ => member.ShortName,
    };

    /// <summary>The name of a member in a class of accessors, if it is free there.</summary>
    public static string Capitalize(string name)
    {
        string bare = name.TrimStart('_');
        return bare.Length == 0 || char.IsDigit(bare[0]) ? "Member" + bare : char.ToUpperInvariant(bare[0]) + bare[1..];
    }

    /// <summary>How a value that stands in a parameter by reference is handed to an accessor.</summary>
    public string Argument(string target, string byReference) => IsValueType ? $"{byReference} {target}" : target;

    /// <summary>Calls an accessor.</summary>
    public string Access(string method, string arguments)
    {
        if (Definition?.Shared is { } shared && shared.Methods.Contains(method))
        {
            return $"{shared.Class}{Definition.Arguments}.{method}({arguments})";
        }

        _used.Add(method);
        return $"{AccessClass}{Definition?.Arguments}.{method}({arguments})";
    }

    /// <summary>Whether the code printed so far calls an accessor.</summary>
    public bool Uses(string method) => _used.Contains(method);

    /// <summary>The value of a member of <paramref name="target"/>.</summary>
    public string Get(int member, string target) => Plan.Members[member].Get switch
    {
        AccessForm.FieldAccessor or AccessForm.BackingField when IsValueType => Access("Get" + Accessor(member), Argument(target, "in")),
        AccessForm.FieldAccessor or AccessForm.BackingField => Access(Accessor(member), target),
        AccessForm.MethodAccessor or AccessForm.FixedBuffer => Access("Get" + Accessor(member), Argument(target, "in")),

        // Where it is declared as dynamic, calls with it would be dispatched at run time.
        _ when Plan.Members[member].Type is { Definition: "System.Object", Form: TypeForm.Plain } =>
            $"((object?){target}.{Identifier.Escape(Plan.Members[member].Name)})",
        _ => $"{target}.{Identifier.Escape(Plan.Members[member].Name)}",
    };

    /// <summary>The statement that sets a member of <paramref name="target"/>.</summary>
    public string Set(int member, string target, string value) => Plan.Members[member].Set switch
    {
        AccessForm.MethodAccessor when Plan.Members[member].IsSetByField => $"{Access(Accessor(member), Argument(target, "ref"))} = {value};",
        AccessForm.FieldAccessor or AccessForm.BackingField => $"{Access(Accessor(member), Argument(target, "ref"))} = {value};",
        AccessForm.MethodAccessor or AccessForm.FixedBuffer => $"{Access("Set" + Accessor(member), $"{Argument(target, "ref")}, {value}")};",
        _ => $"{target}.{Identifier.Escape(Plan.Members[member].Name)} = {value};",
    };
}
