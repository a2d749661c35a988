using System.Runtime.Serialization;

namespace Graupel.Dynamic.Tests;

/// <summary>Bases, cases, chains.</summary>
public class InheritanceTests
{
    [Fact]
    public void The_members_of_every_base_come_back()
    {
        var back = RuntimeSerializer.RoundTrip(new Puppy { Name = "n", Legs = 4, Age = 1, Toys = ["ball"] });
        Assert.Equal(("n", 4, 1, "ball"), (back.Name, back.Legs, back.Age, back.Toys!.Single()));
    }

    [Fact]
    public void Constructors_take_members_of_bases()
    {
        var value = new Manager("Ann", 3, "boss", ["x"]) { Room = 5, Floor = "f", Title = "t" };
        var back = RuntimeSerializer.RoundTrip(value);
        Assert.Equal(("Ann", 3, "boss", "x", 5, "f", "t"), (back.Name, back.Id, back.Role, back.Tags!.Single(), back.Room, back.Floor, back.Title));
    }

    [Fact]
    public void Bases_that_constructors_need_may_change()
    {
        var back = RuntimeSerializer.Convert<ManagerBefore, Manager>(new ManagerBefore { Name = "Ann", Role = "boss", Extra = 1 });
        Assert.Equal(("Ann", 0, "boss", null, 0), (back.Name, back.Id, back.Role, back.Tags, back.Room));
    }

    [Fact]
    public void Errors_below_an_inlined_base_name_the_member()
    {
        Serializer serializer = RuntimeSerializer.Create();
        byte[] bytes = serializer.Serialize(new Manager("Ann", 3, "boss", ["xyz"]));
        // The list of the base is the last variable member of the innermost object.
        int text = bytes.AsSpan().IndexOf("xyz"u8);
        var error = Assert.Throws<GraupelException>(() => serializer.Deserialize<Manager>(bytes.AsSpan(0, text + 1).ToArray()));
        Assert.Equal("Tags[0]", error.Path);
    }

    [Fact]
    public void An_undeclared_subclass_is_refused() =>
        Assert.Equal(ErrorKind.UnknownCase, Assert.Throws<GraupelException>(() => RuntimeSerializer.Create().Serialize<Dog>(new Puppy())).Kind);

    [Fact]
    public void Cases_are_told_by_their_type()
    {
        IShape[] shapes = [new Circle { Radius = 1 }, new Square { Side = 2 }, null!, new Rounded { Side = 3, Corner = 4 }];
        IShape[] back = RuntimeSerializer.RoundTrip(shapes);
        Assert.Equal(1, Assert.IsType<Circle>(back[0]).Radius);
        Assert.Equal(2, Assert.IsType<Square>(back[1]).Side);
        Assert.Null(back[2]);
        Assert.Equal((3, 4), (Assert.IsType<Rounded>(back[3]).Side, ((Rounded)back[3]).Corner));
    }

    [Fact]
    public void A_concrete_base_is_a_case_itself()
    {
        Base[] back = RuntimeSerializer.RoundTrip(new Base[] { new() { A = 1 }, new Derived { A = 2, B = 3 } });
        Assert.Equal(1, Assert.IsType<Base>(back[0]).A);
        Assert.Equal((2, 3), (back[1].A, Assert.IsType<Derived>(back[1]).B));
    }

    [Fact]
    public void A_method_may_name_the_cases()
    {
        Open[] back = RuntimeSerializer.RoundTrip(new Open[] { new OpenOne { One = 1 } });
        Assert.Equal(1, Assert.IsType<OpenOne>(back[0]).One);
    }

    [Fact]
    public void A_generic_method_of_the_same_name_is_passed_over()
    {
        Doubled[] back = RuntimeSerializer.RoundTrip(new Doubled[] { new DoubledOne { One = 1 } });
        Assert.Equal(1, Assert.IsType<DoubledOne>(back[0]).One);
    }

    [Fact]
    public void A_method_may_name_cases_of_bases_with_other_arguments()
    {
        Crate<int>[] back = RuntimeSerializer.RoundTrip(new Crate<int>[] { new NumberCrate { Item = 1, One = 2 } });
        Assert.Equal((1, 2), (back[0].Item, Assert.IsType<NumberCrate>(back[0]).One));
    }

    [Fact]
    public void A_million_nodes_are_no_depth()
    {
        Node? first = null;
        for (int i = 0; i < 1_000_000; i++)
        {
            first = new Node { Number = i, Next = first };
        }

        Node? back = RuntimeSerializer.RoundTrip(first);
        int count = 0;
        for (; back is not null; back = back.Next)
        {
            count += back.Number == 999_999 - count ? 1 : 0;
        }

        Assert.Equal(1_000_000, count);
    }

    [Fact]
    public void A_chain_is_read_from_another_contract()
    {
        var value = new NodeBefore { Next = new NodeBefore { Number = 2 }, Extra = "e", Number = 1 };
        Node back = RuntimeSerializer.Convert<NodeBefore, Node>(value);
        Assert.Equal((1, 2, null), (back.Number, back.Next!.Number, back.Next.Next));
    }

    [Fact]
    public void A_chain_in_a_base_that_a_constructor_needs_comes_back()
    {
        var back = RuntimeSerializer.RoundTrip(new Headed(7) { Number = 1, Next = new Node { Number = 2, Next = new Node { Number = 3 } } });
        Assert.Equal((7, 1, 2, 3), (back.Head, back.Number, back.Next!.Number, back.Next.Next!.Number));
    }

    [Fact]
    public void Trees_come_back_up_to_the_limit()
    {
        var back = RuntimeSerializer.RoundTrip(new Tree { Number = 1, Children = [new Tree { Number = 2, Children = [] }, null!] });
        Assert.Equal((1, 2), (back.Number, back.Children![0].Number));
        Assert.Null(back.Children[1]);

        var deep = new Tree();
        for (int i = 0; i < 100; i++)
        {
            deep = new Tree { Children = [deep] };
        }

        Assert.Equal(ErrorKind.DepthExceeded, Assert.Throws<GraupelException>(() => RuntimeSerializer.Create().Serialize(deep)).Kind);
    }

    private abstract class Animal
    {
        public string? Name { get; set; }

        public int Legs { get; set; }
    }

    private class Dog : Animal
    {
        public int Age { get; set; }
    }

    private sealed class Puppy : Dog
    {
        public string[]? Toys { get; set; }
    }

    [Contract]
    private abstract record Entity([property: Order(1)] string Name)
    {
        [Order(3)]
        public int Id { get; init; }

        [Order(2)]
        public List<string>? Tags { get; init; }
    }

    [Contract]
    private abstract record Employee(string Name, [property: Order(1)] string Role) : Entity(Name)
    {
        [Order(2)]
        public int Room { get; set; }

        [Order(3)]
        public string? Floor { get; init; }
    }

    [Contract]
    private sealed record Manager : Employee
    {
        public Manager(string name, int id, string role, List<string>? tags)
            : base(name, role)
        {
            Id = id;
            Tags = tags;
        }

        [Order(1)]
        public string? Title { get; set; }
    }

    [Contract]
    private class EntityBefore
    {
        [Order(9)]
        public int Extra { get; set; }

        [Order(1)]
        public string? Name { get; set; }
    }

    [Contract]
    private class EmployeeBefore : EntityBefore
    {
        [Order(1)]
        public string? Role { get; set; }
    }

    [Contract]
    private sealed class ManagerBefore : EmployeeBefore;

    [Union(0, typeof(Circle))]
    [Union(1, typeof(Square))]
    private interface IShape;

    private sealed class Circle : IShape
    {
        public double Radius { get; set; }
    }

    [Union(2, typeof(Rounded))]
    private class Square : IShape
    {
        public int Side { get; set; }
    }

    private sealed class Rounded : Square
    {
        public int Corner { get; set; }
    }

    [DataContract]
    [KnownType(typeof(Derived))]
    private class Base
    {
        [DataMember]
        public int A { get; set; }
    }

    [DataContract(Name = "D", Namespace = "urn:d")]
    private sealed class Derived : Base
    {
        [DataMember]
        public int B { get; set; }
    }

    [KnownType(nameof(Cases))]
    private abstract class Open
    {
        private static IEnumerable<Type> Cases() => [typeof(OpenOne)];
    }

    private sealed class OpenOne : Open
    {
        public int One { get; set; }
    }

    [KnownType(nameof(Cases))]
    private abstract class Doubled
    {
        private static IEnumerable<Type> Cases<T>() => [typeof(T)];

        private static IEnumerable<Type> Cases() => [typeof(DoubledOne)];
    }

    private sealed class DoubledOne : Doubled
    {
        public int One { get; set; }
    }

    [KnownType(nameof(Cases))]
    private class Crate<T>
    {
        public T? Item { get; set; }

        private static IEnumerable<Type> Cases() => [typeof(TextCrate), typeof(NumberCrate)];
    }

    private sealed class NumberCrate : Crate<int>
    {
        public int One { get; set; }
    }

    private sealed class TextCrate : Crate<string>;

    private class Node
    {
        public int Number { get; set; }

        public Node? Next { get; set; }
    }

    private sealed class NodeBefore
    {
        public NodeBefore? Next { get; set; }

        public string? Extra { get; set; }

        public int Number { get; set; }
    }

    private sealed class Headed(int head) : Node
    {
        public int Head { get; } = head;
    }

    private sealed class Tree
    {
        public int Number { get; set; }

        public List<Tree>? Children { get; set; }
    }
}
