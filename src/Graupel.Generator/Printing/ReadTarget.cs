using Graupel.Model;

namespace Graupel.Generator.Printing;

/// <summary>Where the values of members go as they are read.</summary>
internal abstract class ReadTarget(Level level)
{
    public Level Level => level;

    /// <summary>Stores the value of a member.</summary>
    public abstract IEnumerable<string> Assign(int member, string value);

    /// <summary>Has a converter read a member, in the way of <paramref name="reading"/>.</summary>
    public abstract IEnumerable<string> ReadChild(int member, ChildReading reading);

    /// <summary>Reads the part of the base.</summary>
    public abstract IEnumerable<string> ReadBase(int member);
}

/// <summary>How a child is read: with its header expected, or in a walk.</summary>
/// <param name="Read">Gives a new value; takes the converter.</param>
/// <param name="Populate">Reads into a local variable; takes the converter and the variable.</param>
internal sealed record ChildReading(Func<string, string> Read, Func<string, string, string> Populate);

/// <summary>Members are set on an instance.</summary>
internal sealed class InstanceTarget(Level level) : ReadTarget(level)
{
    private const string Value = "value";

    public override IEnumerable<string> Assign(int member, string value) => [Level.Set(member, Value, value)];

    public override IEnumerable<string> ReadChild(int member, ChildReading reading)
    {
        MemberPlan plan = Level.Plan.Members[member];
        string converter = Level.Field(member)!;
        if (!plan.KeepsInstance && plan.Set != AccessForm.Fill)
        {
            return [Level.Set(member, Value, reading.Read(converter))];
        }

        string local = Level.Local(member);
        string get = $"{CSharpType.Text(plan.Type)} {local} = {Level.Get(member, Value)};";
        string populate = reading.Populate(converter, local);
        return plan.Set == AccessForm.Fill ? [get, populate] : [get, populate, Level.Set(member, Value, local)];
    }

    public override IEnumerable<string> ReadBase(int member)
    {
        MemberPlan plan = Level.Plan.Members[member];
        string local = Level.Local(member);
        return [$"{CSharpType.Text(plan.Type)} {local} = value;", $"{Level.Field(member)}.PopulateBase(ref reader, ref {local});"];
    }
}

/// <summary>Members are kept aside until the instance can be made from them.</summary>
internal sealed class ValuesTarget(Level level, ValuesLayout layout) : ReadTarget(level)
{
    public override IEnumerable<string> Assign(int member, string value)
    {
        string assign = $"values.{layout.Field(member)} = {value};";
        return layout.Presence(member) is { } presence ? [assign, $"values.{presence} = true;"] : [assign];
    }

    public override IEnumerable<string> ReadChild(int member, ChildReading reading) => Assign(member, reading.Read(Level.Field(member)!));

    public override IEnumerable<string> ReadBase(int member) => [$"{layout.Base!.Level.Fill}(ref reader, ref values.{layout.BaseField});"];
}
