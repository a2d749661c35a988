namespace Graupel.TestCases.Objects;

/// <summary>A class that others derive from.</summary>
[Contract]
public class Vehicle
{
    [Order(1)]
    public int Wheels { get; set; }

    [Order(2)]
    public string? Maker { get; set; }
}

/// <summary>Members of a base and of a derived class, each with its own numbers.</summary>
[Contract]
public class Car : Vehicle
{
    [Order(1)]
    public bool IsElectric { get; set; }

    [Order(2)]
    public List<string>? Extras { get; set; }
}

/// <summary>Three levels, with a private field in the last one.</summary>
[Contract]
public sealed class Taxi : Car
{
    [Order(1)]
    public decimal Fare;

    [Order(2)]
    private int _license;

    public static Taxi Make(int license) => new() { _license = license, Fare = 2.50m, Wheels = 4, Maker = "m", Extras = ["sign"], IsElectric = true };

    public override string ToString() => $"{_license}";
}

/// <summary>A base without members, so that it may get some.</summary>
[Contract]
public class EmptyBase;

/// <summary>A base without members.</summary>
[Contract]
public class OnEmptyBase : EmptyBase
{
    [Order(1)]
    public int Number { get; set; }
}

/// <summary>Members only in the base.</summary>
[Contract]
public class NothingOfItsOwn : Vehicle;

/// <summary>An abstract base that is no contract for values, but for the members of derived classes.</summary>
[Contract]
public abstract class Entity
{
    [Order(1)]
    public Guid Id { get; set; }

    [Order(2)]
    protected string? Secret { get; set; }

    [Order(3)]
    public abstract int Kind { get; set; }
}

/// <summary>An abstract base, an overridden property and a protected one.</summary>
[Contract]
public class Customer : Entity
{
    [Order(1)]
    public string? Name { get; set; }

    [Order(2)]
    private int _kind;

    public override int Kind
    {
        get => _kind;
        set => _kind = value;
    }

    public static Customer Make(int seed) => new() { Id = new Guid(seed, 0, 0, new byte[8]), Secret = $"s{seed}", Name = $"n{seed}", _kind = seed };
}

/// <summary>A base whose members its constructor needs, and a derived class that passes them on.</summary>
[Contract]
public class BaseByConstructor(int id, string? name)
{
    [Order(1)]
    public int Id { get; } = id;

    [Order(2)]
    public string? Name { get; } = name;
}

/// <summary>A constructor that passes members on to that of its base.</summary>
[Contract]
public class DerivedByConstructor(int id, string? name, double value) : BaseByConstructor(id, name)
{
    [Order(1)]
    public double Value { get; } = value;

    [Order(2)]
    public List<int>? List { get; set; }
}

/// <summary>A shadowed name, a member that hides one of the base with <c>new</c>: both are written.</summary>
[Contract]
public class Hider : Vehicle
{
    [Order(1)]
    public new string? Wheels { get; set; }
}

/// <summary>The base has names, the derived class numbers.</summary>
[Contract]
public class NamedBase
{
    public int Id { get; set; }

    public string? Text { get; set; }
}

/// <summary>A base by names, a derived class by numbers.</summary>
[Contract]
public class NumberedOnNamed : NamedBase
{
    [Order(0)]
    public int Number { get; set; }
}

/// <summary>A base by numbers, a derived class by names.</summary>
[Contract]
public class NamedOnNumbered : Vehicle
{
    public int Speed { get; set; }
}

/// <summary>A base without any attribute, whose public members belong to the derived contract's data.</summary>
public class PlainBase
{
    public int BaseNumber { get; set; }
}

/// <summary>A base without an attribute.</summary>
[Contract]
public class OnPlainBase : PlainBase
{
    [Order(1)]
    public string? Text { get; set; }
}

/// <summary>Its list has no setter, and no field that generated code could set.</summary>
[Contract]
public class ListedBase
{
    private readonly List<int>? _list;

    public ListedBase(List<int>? list) => _list = list;

    [Order(1)]
    public List<int>? List => _list;
}

/// <summary>A constructor with a list that it passes on to its base.</summary>
[Contract]
public class ListedByConstructor(List<int>? list, string? name) : ListedBase(list)
{
    [Order(1)]
    public string? Name { get; } = name;
}

[Contract]
public abstract class MarkedBase(List<int>? marks)
{
    [Order(1)]
    public List<int>? Marks { get; } = marks;
}

/// <summary>Its constructor takes the list of its base, so that its converter reads the base itself.</summary>
[Contract]
public class MarkedByConstructor(List<int>? marks, string? name) : MarkedBase(marks)
{
    [Order(1)]
    public string? Name { get; } = name;
}
