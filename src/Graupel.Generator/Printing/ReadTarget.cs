using Graupel.Model;

namespace Graupel.Generator.Printing;

/// <summary>Where the values of members go as they are read.</summary>
internal abstract class ReadTarget(Level level)
{
    public Level Level => level;

    /// <summary>Stores the value of a member.</summary>
    public abstract IEnumerable<string> Assign(int member, string value);

    /// <summary>The value that a member has up to now.</summary>
    public abstract string Current(int member);

    /// <summary>Has a converter read a member, in the way of <paramref name="reading"/>.</summary>
    public abstract IEnumerable<string> ReadChild(int member, ChildReading reading);

    /// <summary>Reads the part of the base in the way of <paramref name="reading"/>.</summary>
    public abstract IEnumerable<string> ReadBase(int member, ChildReading reading);
}

/// <summary>How a child is read: in a row, or in a walk. All take the converter first.</summary>
/// <param name="Read">Gives a new value.</param>
/// <param name="Populate">Reads into a local variable.</param>
/// <param name="Fill">Reads into a collection that stays.</param>
/// <param name="PopulateBase">Reads the members of the base into a local variable.</param>
internal sealed record ChildReading(
    Func<string, string> Read, Func<string, string, string> Populate, Func<string, string, string> Fill, Func<string, string, string> PopulateBase);

/// <summary>Members are set on an instance.</summary>
internal sealed class InstanceTarget(Level level) : ReadTarget(level)
{
    /// <summary>Classes are read through a local variable: else the object would be looked up again after each call.</summary>
    private string Value => Level.IsValueType ? "value" : "self";

    public override IEnumerable<string> Assign(int member, string value) => [Level.Set(member, Value, value)];

    public override string Current(int member) => Level.Get(member, Value);

    public override IEnumerable<string> ReadChild(int member, ChildReading reading)
    {
        MemberPlan plan = Level.Plan.Members[member];
        string converter = Level.Field(member)!;
        if (plan.Set == AccessForm.Fill)
        {
            return [reading.Fill(converter, Level.Get(member, Value))];
        }

        if (!plan.KeepsInstance)
        {
            return [Level.Set(member, Value, reading.Read(converter))];
        }

        string local = Level.Local(member);
        return
        [
            $"{CSharpType.Text(plan.Type)} {local} = {Level.Get(member, Value)};",
            reading.Populate(converter, local),
            Level.Set(member, Value, local),
        ];
    }

    public override IEnumerable<string> ReadBase(int member, ChildReading reading)
    {
        string local = Level.Local(member);
        return [$"{CSharpType.Text(Level.Plan.Members[member].Type)} {local} = {Value};", reading.PopulateBase(Level.Field(member)!, local)];
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

    public override string Current(int member) => $"values.{layout.Field(member)}";

    public override IEnumerable<string> ReadChild(int member, ChildReading reading) => Assign(member, reading.Read(Level.Field(member)!));

    public override IEnumerable<string> ReadBase(int member, ChildReading reading) =>
        [$"{layout.Base!.Level.Fill}(ref reader, ref values.{layout.BaseField});"];
}
