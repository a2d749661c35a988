using System.Runtime.Serialization;

namespace Graupel.TestCases.Polymorphism;

/// <summary>An abstract base, whose cases are declared at several levels; some by number, some by name.</summary>
[Contract]
[Union(1, typeof(Mammal))]
[KnownType(typeof(Bird))]
public abstract class Animal
{
    [Order(1)]
    public string? Name { get; set; }
}

/// <summary>A case with cases: abstract, so no case itself.</summary>
[Contract]
[Union(2, typeof(Dog))]
[Union(3, typeof(Cat))]
public abstract class Mammal : Animal
{
    [Order(1)]
    public int Legs { get; set; } = 4;
}

/// <summary>A concrete case with a case of its own.</summary>
[Contract]
[Union(4, typeof(Puppy))]
public class Dog : Mammal
{
    [Order(1)]
    public bool Barks { get; set; }
}

[Contract]
public sealed class Puppy : Dog
{
    [Order(1)]
    public DateOnly Born { get; set; }
}

/// <summary>A case with a list of its base.</summary>
[Contract]
public class Cat : Mammal
{
    [Order(1)]
    public List<Animal?>? Prey { get; set; }
}

/// <summary>A case with a name and a namespace of its own.</summary>
[DataContract(Name = "bird", Namespace = "http://example.org/zoo")]
public class Bird : Animal
{
    [DataMember(Order = 1)]
    public double Wingspan { get; set; }
}

/// <summary>A concrete base, which is a case itself; nothing has a number.</summary>
[Contract]
[KnownType(typeof(Truck))]
[KnownType(typeof(Bicycle))]
public class Wagon
{
    [Order(1)]
    public int Wheels { get; set; }

    [Order(2)]
    public Wagon? Behind { get; set; }
}

[Contract]
public class Truck : Wagon
{
    [Order(1)]
    public double Load { get; set; }
}

[Contract]
public sealed class Bicycle : Wagon;

/// <summary>Exact bytes, with a choice inside.</summary>
[Pack]
public class Stable
{
    public IBeast? First { get; set; }

    public List<IBeast?>? Others { get; set; }

    public BeastBase? Base { get; set; }
}

/// <summary>An interface whose cases are pure data.</summary>
[Union(0, typeof(Lion))]
[Union(1, typeof(Mite))]
public interface IBeast;

[Pack]
public class Lion : IBeast
{
    public byte Age { get; set; }

    public string? Name { get; set; }
}

[Pack]
public struct Mite : IBeast
{
    public byte Size { get; set; }
}

/// <summary>The base is exact, so as a root everything is.</summary>
[Pack]
[Union(0, typeof(Ox))]
[Union(1, typeof(Ass))]
public abstract class BeastBase
{
    public int Weight { get; set; }
}

[Pack]
public sealed class Ox : BeastBase
{
    public string? Yoke { get; set; }
}

[Pack]
public sealed class Ass : BeastBase
{
    public BeastBase? Friend { get; set; }
}

/// <summary>Records that derive from each other.</summary>
[Contract]
[Union(1, typeof(Deposit))]
[Union(2, typeof(Transfer))]
public abstract record Transaction([property: Order(1)] Guid Id, [property: Order(2)] decimal Amount);

/// <summary>A record that is a case, written as its own type.</summary>
[Contract]
public sealed record Deposit(Guid Id, decimal Amount, [property: Order(1)] string? Branch) : Transaction(Id, Amount);

[Contract]
public sealed record Transfer(Guid Id, decimal Amount, [property: Order(1)] string From, [property: Order(2)] string To) : Transaction(Id, Amount);

/// <summary>A generic base with a case for one closed type.</summary>
[Contract]
[Union(1, typeof(IntSource))]
public abstract class Source<T>
{
    [Order(1)]
    public T? Current { get; set; }
}

[Contract]
public sealed class IntSource : Source<int>
{
    [Order(1)]
    public int Step { get; set; }
}
