using Graupel.Model;

namespace Graupel.Generator.Printing;

/// <summary>The struct that holds the values of one level until the instance can be made from them.</summary>
internal sealed class ValuesLayout
{
    private readonly string[] _fields;
    private readonly string?[] _presences;

    public ValuesLayout(Level level, ValuesLayout? @base, Construction construction)
    {
        Level = level;
        Base = @base;
        // A field cannot have the name of its struct.
        var names = new NamePool(level.Values);
        _fields = [.. level.Plan.Members.Select(member => Identifier.Escape(names.Add(member.Form == ValueForm.Base ? "Base" : member.ShortName)))];
        _presences =
        [
            .. level.Plan.Members.Select((member, index) =>
                construction.SetsLater(level.Plan, level.Depth, index) ? names.Add("Has" + member.ShortName.TrimStart('_')) : null),
        ];
        BaseField = @base is null ? null : _fields[BaseMember(level)];
    }

    public Level Level { get; }

    public ValuesLayout? Base { get; }

    public string? BaseField { get; }

    public string Field(int member) => _fields[member];

    /// <summary>The flag of a member that is set after construction, and only if it was read.</summary>
    public string? Presence(int member) => _presences[member];

    private static int BaseMember(Level level) => level.Plan.Members.TakeWhile(static member => member.Form != ValueForm.Base).Count();
}
