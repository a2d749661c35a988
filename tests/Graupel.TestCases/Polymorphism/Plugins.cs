using System.Dynamic;
using Graupel;
using Graupel.TestCases.Polymorphism;

[assembly: UnionCase(typeof(object), 64, typeof(List<int>))]
[assembly: UnionCase(typeof(object), 65, typeof(Circle))]
[assembly: UnionCase(typeof(object), 66, typeof(DayOfWeek))]
[assembly: UnionCase(typeof(object), 68, typeof(ExpandoObject))]
[assembly: UnionCase(typeof(object), 69, typeof(DBNull))]
[assembly: UnionCase(typeof(object), typeof(KeyValuePair<string, int>))]
[assembly: UnionCase(typeof(Plugin), 3, typeof(Gamma))]

namespace Graupel.TestCases.Polymorphism;

/// <summary>A base that names none of its cases.</summary>
[Contract]
public abstract class Plugin
{
    [Order(1)]
    public string? Name { get; set; }
}

[Contract, UnionCase(typeof(Plugin), 1)]
public class Alpha : Plugin
{
    [Order(1)]
    public int Level { get; set; }

    [Order(2)]
    public Plugin? Inner { get; set; }
}

/// <summary>Known by its name.</summary>
[Contract, UnionCase(typeof(Plugin)), UnionCase(typeof(object), 67)]
public sealed class Beta : Plugin
{
    [Order(1)]
    public List<Plugin?>? Parts { get; set; }
}

[Contract]
public sealed class Gamma : Plugin;

/// <summary>A class that is a value itself and takes cases.</summary>
[Contract, Union]
public class Ticket
{
    [Order(1)]
    public int Number { get; set; }

    [Order(2)]
    public Ticket? Next { get; set; }
}

[Contract, UnionCase(typeof(Ticket), 7)]
public class SeasonTicket : Ticket
{
    [Order(1)]
    public DateOnly Until { get; set; }
}

/// <summary>A generic base with generic cases, declared on either side.</summary>
[Union(1, typeof(Full<>))]
public interface IBox<T>;

[Contract]
public sealed class Full<T> : IBox<T>
{
    [Order(1)]
    public T? Content { get; set; }
}

[Contract, UnionCase(typeof(IBox<>), 2)]
public sealed class Bag<T> : IBox<T>
{
    [Order(1)]
    public List<IBox<T>?>? Contents { get; set; }
}

/// <summary>Members of whatever type.</summary>
[Contract]
public sealed class Anything
{
    [Order(1)]
    public object? Value { get; set; }

    [Order(2)]
    public List<object?>? Values { get; set; }

    [Order(3)]
    public Dictionary<string, object?>? Named { get; set; }

    [Order(4)]
    public int After { get; set; }
}

/// <summary>The same as pure data.</summary>
[Serializable]
public sealed class PureAnything
{
    public object? Value;
    public object?[]? Values;
}
