using Graupel.CodeGen;

namespace Graupel.Dynamic.Tests;

/// <summary>What the run-time compiler makes of types, and what it refuses.</summary>
public class CompilerTests
{
    [Fact]
    public void Generic_and_nested_types_come_back()
    {
        var value = new Outer<int>.Inner<string> { First = [1], Second = "s", Both = new() { ["k"] = new Box<int?> { Value = 3 } } };
        var back = RuntimeSerializer.RoundTrip(value);
        Assert.Equal((1, "s", 3), (back.First![0], back.Second, back.Both!["k"].Value));
    }

    [Fact]
    public void Collections_of_private_types_come_back()
    {
        Box<long>[] boxes = [new() { Value = 1 }, new() { Value = 2 }];
        Assert.Equal([1, 2], RuntimeSerializer.RoundTrip(boxes).Select(static box => box.Value));
        Assert.Equal([1, 2], RuntimeSerializer.RoundTrip(boxes.ToList()).Select(static box => box.Value));
        Assert.Equal([Mood.Good, Mood.Bad], RuntimeSerializer.RoundTrip(new HashSet<Mood> { Mood.Good, Mood.Bad }));
        Assert.Equal(2, RuntimeSerializer.RoundTrip(new[,] { { new Box<int> { Value = 2 } } })[0, 0].Value);
        Assert.Equal([1, 2], RuntimeSerializer.RoundTrip(new Memory<Box<long>>(boxes)).ToArray().Select(static box => box.Value));
    }

    [Fact]
    public void A_changed_contract_is_read_member_by_member()
    {
        var back = RuntimeSerializer.Convert<Before, After>(
            new Before { A = 5, B = "b", Gone = [1], C = Mood.Good, D = new Box<int> { Value = 6 }, E = 7, F = [8] });
        Assert.Equal((5L, "b", "initial", 1, 6L, 7), (back.A, back.B, back.New, back.C, back.D!.Value, back.E));
        Assert.Equal([8L], back.F!);
    }

    [Fact]
    public void A_changed_contract_of_a_constructor_is_read_member_by_member()
    {
        var back = RuntimeSerializer.Convert<Before, AfterRecord>(new Before { A = 5, B = "b", C = Mood.Good, E = 7 });
        Assert.Equal(new AfterRecord(5, "b", Mood.Good) { E = 7 }, back);
    }

    [Fact]
    public void Many_threads_may_come_first()
    {
        Serializer serializer = RuntimeSerializer.Create();
        byte[][] bytes = new byte[32][];
        Parallel.For(0, bytes.Length, new ParallelOptions { MaxDegreeOfParallelism = bytes.Length }, i =>
            bytes[i] = serializer.Serialize(new Before { A = 1, B = "x", D = new Box<int> { Value = 2 } }));
        Assert.All(bytes, one => Assert.Equal(bytes[0], one));
    }

    [Fact]
    public void Cases_that_cannot_be_made_are_not_written()
    {
        Assert.Equal("GRP005", Assert.Throws<ContractException>(() => RuntimeSerializer.Create().Serialize<IMade>(new MadeOfOther(1))).Id);
        Assert.Equal(3, Assert.IsType<Made>(RuntimeSerializer.RoundTrip<IMade>(new Made { Number = 3 })).Number);
    }

    [Fact]
    public void Mistakes_of_a_contract_are_named_each_time()
    {
        Serializer serializer = RuntimeSerializer.Create();
        Assert.Equal("GRP001", Assert.Throws<ContractException>(() => serializer.Serialize(new Twice())).Id);
        Assert.Equal("GRP001", Assert.Throws<ContractException>(() => serializer.Serialize(new Twice())).Id);
        Assert.Equal("GRP001", Assert.Throws<ContractException>(() => serializer.Serialize(new List<Twice>())).Id);
        Assert.Equal("GRP005", Assert.Throws<ContractException>(() => serializer.Serialize(new Unmakable(1))).Id);
        Assert.Equal("GRP007", Assert.Throws<ContractException>(() => serializer.Serialize<Abstract>(null!)).Id);
        Assert.Equal("GRP011", Assert.Throws<ContractException>(() => serializer.Serialize(typeof(int))).Id);
        Assert.Equal("GRP016", Assert.Throws<ContractException>(() => serializer.Serialize(StandsIn.Only)).Id);
        Assert.NotEmpty(serializer.Serialize(new Concrete()));
    }

    [Fact]
    public void An_interface_without_cases_is_not_told_to_have_what_only_classes_can()
    {
        Serializer serializer = RuntimeSerializer.Create();
        string ofInterface = Assert.Throws<ContractException>(() => serializer.Serialize<IUndeclared>(null!)).Message;

        Assert.StartsWith("GRP007", ofInterface);
        Assert.DoesNotContain("KnownType", ofInterface);
        Assert.Contains("KnownType", Assert.Throws<ContractException>(() => serializer.Serialize<Abstract>(null!)).Message);
    }

    [Fact]
    public void Collections_that_would_not_come_back_as_they_were_are_refused()
    {
        Serializer serializer = RuntimeSerializer.Create();
        Assert.Contains("turned over", Assert.Throws<ContractException>(() => serializer.Serialize(new ClosedStack([1, 2]))).Message);
        Assert.Contains("turned over", Assert.Throws<ContractException>(() => serializer.Serialize(new SharedStack([1, 2]))).Message);
        Assert.Contains("turned over", Assert.Throws<ContractException>(() => serializer.Serialize(new OpenStack())).Message);
        Assert.Contains("Add or Enqueue that changes it", Assert.Throws<ContractException>(() => serializer.Serialize(new Unchanging())).Message);
    }

    [Fact]
    public void A_mistake_below_a_contract_leaves_nothing_half_made()
    {
        Serializer serializer = RuntimeSerializer.Create();
        Assert.Equal("GRP008", Assert.Throws<ContractException>(() => serializer.Serialize(new Leaf())).Id);
        Assert.Equal("GRP008", Assert.Throws<ContractException>(() => serializer.Serialize(new Leaf())).Id);
    }

    [Fact]
    public void What_fails_while_it_is_planned_spoils_nothing_that_comes_next()
    {
        Serializer serializer = RuntimeSerializer.Create();
        for (int i = 0; i < 2; i++)
        {
            Assert.Equal("GRP011", Assert.Throws<ContractException>(() => serializer.For<TwiceAndLost>()).Id);
            Assert.NotEmpty(serializer.Serialize(new Concrete()));
        }
    }

    [Fact]
    public void A_factory_that_throws_once_spoils_nothing_that_comes_next()
    {
        int calls = 0;
        Serializer serializer = WithFactory(_ => calls++ == 0 ? throw new TimeoutException() : true);
        Assert.Throws<TimeoutException>(() => serializer.For<TwiceAndAsked>());
        Assert.NotEmpty(serializer.Serialize(new Concrete()));
        Assert.Equal("GRP001", Assert.Throws<ContractException>(() => serializer.For<TwiceAndAsked>()).Id);
    }

    [Fact]
    public void A_mistake_that_a_factory_meets_hides_none()
    {
        Serializer? serializer = null;
        serializer = WithFactory(_ => Assert.Throws<ContractException>(() => serializer!.Serialize(new Twice())).Message.Contains(nameof(Twice), StringComparison.Ordinal));
        Assert.Contains(nameof(TwiceAndAsked), Assert.Throws<ContractException>(() => serializer.For<TwiceAndAsked>()).Message);
    }

    private static Serializer WithFactory(Func<Type, bool> ask) =>
        new(new SerializerOptions { Compilers = CompilerChoice.RuntimeOnly }.WithContracts(new AskedFactory(ask), typeof(Asked)));

    [Fact]
    public void Unlisted_types_are_refused_where_nothing_is_compiled_at_run_time()
    {
        var serializer = new Serializer(new SerializerOptions { Compilers = CompilerChoice.GeneratedOnly });
        Assert.Equal(ErrorKind.NoContract, Assert.Throws<GraupelException>(() => serializer.Serialize(new Box<int>())).Kind);
    }

    [Fact]
    public void Pure_data_has_no_header()
    {
        byte[] bytes = RuntimeSerializer.Create().Serialize(new Pure { A = 5, B = "x", C = new PureBelow { D = 9 } });
        Assert.Equal("01" + "05000000" + "0378" + "01" + "09", Convert.ToHexString(bytes));
        Assert.Equal(9, RuntimeSerializer.Create().Deserialize<Pure>(bytes)!.C!.D);
    }

    private enum Mood : byte
    {
        Bad,
        Good,
    }

    private static class Outer<T>
    {
        internal sealed class Inner<TOther>
            where TOther : notnull
        {
            public List<T>? First { get; set; }

            public TOther? Second { get; set; }

            public Dictionary<TOther, Box<int?>>? Both { get; set; }
        }
    }

    private sealed class Box<T>
    {
        public T? Value { get; set; }
    }

    [Contract]
    private sealed class Before
    {
        [Order(1)]
        public int A { get; set; }

        [Order(2)]
        public string? B { get; set; }

        [Order(3)]
        public List<int>? Gone { get; set; }

        [Order(4)]
        public Mood C { get; set; }

        [Order(5)]
        public Box<int>? D { get; set; }

        [Order(6)]
        public int? E { get; set; }

        [Order(7)]
        public List<int>? F { get; set; }
    }

    [Contract]
    private sealed class After
    {
        [Order(1)]
        public long A { get; set; }

        [Order(2)]
        public string? B { get; set; }

        [Order(4)]
        public int? C { get; set; }

        [Order(5)]
        public Box<long>? D { get; set; }

        [Order(6)]
        public int E { get; set; }

        [Order(7)]
        public long[]? F { get; set; }

        [Order(8)]
        public string New { get; set; } = "initial";
    }

    [Contract]
    private sealed record AfterRecord([property: Order(1)] long A, [property: Order(2)] string? B, [property: Order(4)] Mood? C)
    {
        [Order(6)]
        public long? E { get; init; }
    }

    [Contract]
    private sealed class TwiceAndLost
    {
        [Order(1)]
        public int A { get; set; }

        [Order(1)]
        public int B { get; set; }

        [Order(2)]
        public Lost? Lost { get; set; }
    }

    [System.Runtime.Serialization.KnownType("Nothing")]
    private class Lost;

    [Contract]
    private sealed class TwiceAndAsked
    {
        [Order(1)]
        public int A { get; set; }

        [Order(1)]
        public int B { get; set; }

        [Order(2)]
        public Asked? Asked { get; set; }
    }

    private sealed class Asked;

    private sealed class AskedFactory(Func<Type, bool> ask) : ContractFactory
    {
        public override Contract? Create(Type type)
        {
            ask(type);
            return null;
        }
    }

    [Contract]
    private sealed class Twice
    {
        [Order(1)]
        public int A { get; set; }

        [Order(1)]
        public int B { get; set; }
    }

    [Union(1, typeof(Made)), Union(2, typeof(MadeOfOther))]
    private interface IMade;

    private interface IUndeclared;

    // That its base cannot be made is no mistake of its own.
    private sealed class Made() : MadeOfOther(0);

    private class MadeOfOther(int other) : IMade
    {
        public int Number { get; set; } = other;
    }

    public sealed class ClosedStack(IEnumerable<int> items) : Stack<int>(items);

    public sealed class SharedStack(IEnumerable<int> items) : System.Collections.Concurrent.ConcurrentStack<int>(items);

    public sealed class OpenStack : Stack<int>, ICollection<int>
    {
        bool ICollection<int>.IsReadOnly => false;

        void ICollection<int>.Add(int item) => Push(item);

        bool ICollection<int>.Remove(int item) => false;
    }

    public sealed class Unchanging : System.Collections.Immutable.IImmutableQueue<int>
    {
        public bool IsEmpty => true;

        public Unchanging Add(int value) => new();

        public System.Collections.Immutable.IImmutableQueue<int> Clear() => this;

        public System.Collections.Immutable.IImmutableQueue<int> Dequeue() => this;

        public System.Collections.Immutable.IImmutableQueue<int> Enqueue(int value) => this;

        public int Peek() => 0;

        public IEnumerator<int> GetEnumerator() => Enumerable.Empty<int>().GetEnumerator();

        System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator() => GetEnumerator();
    }

#pragma warning disable SYSLIB0050 // obsolete, but still in use
    [Serializable]
    private sealed class StandsIn : System.Runtime.Serialization.IObjectReference
    {
        public static readonly StandsIn Only = new();

        public int Number { get; set; }

        public object GetRealObject(System.Runtime.Serialization.StreamingContext context) => Only;
    }
#pragma warning restore SYSLIB0050

    private sealed class Unmakable(int other)
    {
        public string Value { get; } = $"{other}";
    }

    private abstract class Abstract
    {
        public int A { get; set; }
    }

    private sealed class Concrete : Abstract;

    // No value of this one can be written, but it can be a base.
    [Union(1, typeof(Middle)), Union(7, typeof(Concrete))]
    private class Faulty
    {
        public Dictionary<int, Middle?>? Below { get; set; }
    }

    [Union(2, typeof(Leaf))]
    private abstract class Middle : Faulty
    {
        public Leaf? Other { get; set; }
    }

    private sealed class Leaf : Middle;

    [Pack]
    private sealed class Pure
    {
        public int A { get; set; }

        public string? B { get; set; }

        public PureBelow? C { get; set; }
    }

    private sealed class PureBelow
    {
        public byte D { get; set; }
    }
}
