using System.Collections;
using System.Collections.Immutable;
using System.Diagnostics.CodeAnalysis;
using System.Reflection;
using System.Runtime.CompilerServices;
using System.Runtime.Serialization;
using Graupel;
using Serializer = Graupel.Compat.NetSerializer2.Serializer;

namespace SeedTests.NetSerializer2;

/// <summary>Initialization, and types that are registered afterwards.</summary>
public class RegistrationTests
{
    [Fact]
    public void Nothing_works_before_initialization_and_that_is_done_once()
    {
        var serializer = new Serializer();

        AssertNotInitialized(() => serializer.Serialize(Stream.Null, 1));
        AssertNotInitialized(() => serializer.Deserialize(Stream.Null));
        AssertNotInitialized(() => serializer.SerializeDeep(Stream.Null, 1));
        AssertNotInitialized(() => serializer.Register([typeof(First)]));
        AssertNotInitialized(() => serializer.Register(typeof(First), [96]));
        AssertNotInitialized(() => serializer.SaveState(Stream.Null));
        Assert.Same(serializer, serializer.Initialize());
        var error = Assert.Throws<InvalidOperationException>(() => serializer.Initialize());
        Assert.Equal("NetSerializer2 already initialized", error.Message);

        static void AssertNotInitialized(Action use) => Assert.Equal("NetSerializer2 not initialized", Assert.Throws<InvalidOperationException>(use).Message);
    }

    [Fact]
    public void An_initialization_that_was_refused_can_be_tried_again()
    {
        var serializer = new Serializer();

        Assert.Throws<NotSupportedException>(() => serializer.Initialize([typeof(First), typeof(Unmarked)]));
        Assert.Equal("NetSerializer2 not initialized", Assert.Throws<InvalidOperationException>(() => serializer.Serialize(Stream.Null, 1)).Message);
        Assert.False(serializer.WasChanged);
        serializer.Initialize([typeof(First)]);

        Assert.Equal(1, serializer.Trip(new First { Value = 1 }).Value);
    }

    [Fact]
    public void Registering_needs_ids_or_leave_to_make_them()
    {
        Serializer serializer = new Serializer().Initialize();

        Assert.Throws<InvalidOperationException>(() => serializer.Register([typeof(First)]));
        Assert.Contains("requires 2 ID", Assert.Throws<InvalidOperationException>(() => serializer.Register(typeof(Second), [200])).Message, StringComparison.Ordinal);
        Assert.Equal(2, serializer.Register(typeof(Second), [200, 201, 999]));
        Assert.Equal(0, serializer.Register(typeof(Second), []));
        Assert.Throws<ArgumentException>(() => serializer.Register(typeof(Third), [200]));
        serializer.SetAutoAssignObjID(true).Register([typeof(Third)]);

        Assert.Equal(3, serializer.Trip(new Second { First = new First { Value = 3 } }).First!.Value);
        Assert.Equal(4, serializer.Trip(new Third { Value = 4 }).Value);
    }

    [Fact]
    public void Ids_are_not_needed_where_they_are_made()
    {
        Serializer serializer = new Serializer().SetAutoRegister(true).SetAutoRegister(false).Initialize((Type[]?)null);
        Assert.True(serializer.AutoAssignObjID);
        Assert.Equal(1, serializer.Register(typeof(First), null));
        Assert.Throws<InvalidOperationException>(() => serializer.SetAutoAssignObjID(false).Register(typeof(Second), null));
        Assert.False(new Serializer().Initialize([typeof(First)]).WasChanged);
    }

    [Fact]
    public void Equal_registrations_give_equal_ids()
    {
        Serializer one = new Serializer().Initialize([typeof(Second), typeof(Third)]);
        Serializer other = new Serializer().Initialize([typeof(Third), typeof(First), typeof(Second)]);

        Assert.Equal(1, ((Third)other.Read(one.Bytes(new Third { Value = 1 }))!).Value);
    }

    [Fact]
    public void The_event_and_the_flag_tell_of_new_types()
    {
        Serializer serializer = new Serializer().SetAutoAssignObjID(true).Initialize();
        int told = 0;
        serializer.RegistredNewClassesEventHandler += sender => told += sender == serializer ? 1 : 100;
        Assert.False(serializer.WasChanged);

        serializer.Register([typeof(First)]);
        Assert.Equal((1, true), (told, serializer.WasChanged));
        serializer.Register([typeof(First)]);
        Assert.Equal(1, told);
        serializer.State();
        Assert.False(serializer.WasChanged);
    }

    [Fact]
    public void Types_register_themselves_by_choice()
    {
        Serializer serializer = new Serializer().SetAutoRegister(true).Initialize();
        int told = 0;
        serializer.RegistredNewClassesEventHandler += _ => told++;

        Assert.True(serializer.AutoAssignObjID);
        Assert.Throws<InvalidOperationException>(() => serializer.AutoAssignObjID = false);
        Assert.Equal(5, serializer.Trip(new Second { First = new First { Value = 5 } }).First!.Value);
        Assert.Equal(6, serializer.Trip(new Second { First = new First { Value = 6 } }).First!.Value);
        Assert.Equal(1, told);
    }

    [Fact]
    public void Only_what_is_written_is_looked_at_for_types_that_register_themselves()
    {
        Serializer serializer = new Serializer().SetAutoRegister(true).Initialize();

        Assert.Equal(4, ((First)serializer.Trip(new Row { Cells = { 1, new First { Value = 4 } } }).Cells[1]).Value);
    }

    [Fact]
    public void Types_of_which_no_member_tells_register_themselves_too()
    {
        Serializer serializer = new Serializer().SetAutoRegister(true).Initialize();
        int told = 0;
        serializer.RegistredNewClassesEventHandler += _ => told++;
        var value = new Anything { First = 1, Second = new ArrayList { new Third { Value = 2 }, new Anything { First = new Dictionary<string, object> { ["k"] = new First { Value = 3 } } } } };

        var copy = serializer.Trip(value);

        Assert.Equal(1, copy.First);
        var list = Assert.IsType<ArrayList>(copy.Second);
        Assert.Equal(2, ((Third)list[0]!).Value);
        Assert.Equal(3, ((First)((Dictionary<string, object>)((Anything)list[1]!).First!)["k"]).Value);
        Assert.Equal(1, told);

        var deep = serializer.DeepTrip(new Anything { First = Tuple.Create(KeyValuePair.Create(0, (object)new First { Value = 4 })) });
        var pair = Assert.IsType<Tuple<KeyValuePair<int, object>>>(deep.First);
        Assert.Equal(4, Assert.IsType<First>(pair.Item1.Value).Value);
    }

    [Fact]
    public void They_are_found_in_tuples_keys_bases_and_marked_collections()
    {
        Finds(new Anything { First = Tuple.Create((object)new First { Value = 1 }) }, static copy => ((First)((Tuple<object>)copy.First!).Item1).Value);
        Finds(new Anything { First = new Dictionary<object, int> { [new Key(1)] = 2 } }, static copy => ((Key)((Dictionary<object, int>)copy.First!).Keys.Single()).Number);
        Finds(new Derived { Second = new First { Value = 1 } }, static copy => ((First)copy.Second!).Value);
        Finds(new Anything { First = new Marked { Value = new First { Value = 1 } } }, static copy => ((First)((Marked)copy.First!).Value!).Value);
        Finds(new Anything { First = new DictionaryEntry("k", new First { Value = 1 }) }, static copy => ((First)((DictionaryEntry)copy.First!).Value!).Value);
        Finds(new Anything { First = new ArrayList { new DictionaryEntry(new Key(1), null) } }, static copy => ((Key)((DictionaryEntry)((ArrayList)copy.First!)[0]!).Key).Number);
        Finds(new Held { Late = new Lazy<object>(new First { Value = 1 }) }, static copy => ((First)((Held)copy).Late!.Value).Value);
        Finds(new Held { Box = new StrongBox<object>(new First { Value = 1 }) }, static copy => ((First)((Held)copy).Box!.Value!).Value);
        Finds(new Held { Memory = new object[] { new First { Value = 1 } } }, static copy => ((First)((Held)copy).Memory.Span[0]).Value);
        Finds(new Held { Queue = new PriorityQueue<object, int>([(new First { Value = 1 }, 2)]) }, static copy => ((First)((Held)copy).Queue!.Peek()).Value);
        Finds(new Held { First = new First { Value = 1 } }, static copy => copy is Held { Segment.Array: null, Array.IsDefault: true } ? ((First)copy.First!).Value : 0);

        static void Finds(Anything value, Func<Anything, int> take) => Assert.Equal(1, take(new Serializer().SetAutoRegister(true).Initialize().Trip(value)));
    }

    [Fact]
    public void What_an_attempt_wrote_before_it_met_one_of_them_is_not_there()
    {
        Serializer serializer = new Serializer().SetAutoRegister(true).Initialize();
        var value = new Anything { First = new byte[1_000_000], Second = new First { Value = 5 } };

        Anything copy = serializer.Trip(value);

        Assert.Equal((1_000_000, 5), (((byte[])copy.First!).Length, ((First)copy.Second!).Value));
    }

    [Fact]
    public void A_type_that_cannot_be_registered_leaves_the_stream_as_it_was()
    {
        Serializer serializer = new Serializer().SetAutoRegister(true).Initialize();
        using var stream = new MemoryStream();

        var error = Assert.Throws<NotSupportedException>(() => serializer.Serialize(stream, new Anything { First = new Unmarked() }));

        Assert.Contains(nameof(Unmarked), error.Message, StringComparison.Ordinal);
        Assert.Equal(0, stream.Length);
    }

    [Fact]
    public void The_event_tells_of_types_whose_values_could_not_be_written()
    {
        Serializer serializer = new Serializer().SetAutoRegister(true).Initialize();
        int told = 0;
        serializer.RegistredNewClassesEventHandler += _ => told++;

        Assert.Throws<NotSupportedException>(() => serializer.Serialize(new MemoryStream([], writable: false), new First()));
        Assert.Equal(1, told);
        Assert.Throws<NotSupportedException>(() => serializer.Serialize(Stream.Null, new Anything { First = new Unmarked() }));
        Assert.Equal(2, told);
        Assert.Equal(1, serializer.Trip(new First { Value = 1 }).Value);
        Assert.Equal(2, told);
    }

    [Fact]
    public void Several_threads_may_meet_the_same_new_types_at_once()
    {
        for (int i = 0; i < 10; i++)
        {
            Serializer serializer = new Serializer().SetAutoRegister(true).Initialize();
            using var start = new Barrier(4);
            var read = new object?[4];
            Thread[] threads = [.. Enumerable.Range(0, 4).Select(n => new Thread(() =>
            {
                var value = new Anything { First = n, Second = new First { Value = n } };
                start.SignalAndWait();
                read[n] = Record.Exception(() => n % 2 == 0 ? serializer.Trip(value) : serializer.DeepTrip(value));
            }))];
            Array.ForEach(threads, static thread => thread.Start());
            Array.ForEach(threads, static thread => thread.Join());
            Assert.All(read, Assert.Null);
        }
    }

    [Fact]
    public void A_write_of_types_that_are_known_does_not_copy_what_is_registered()
    {
        Type[] enums = [.. typeof(object).Assembly.GetExportedTypes().Where(static type => type.IsEnum).Take(100)];
        Serializer serializer = new Serializer().SetAutoRegister(true).Initialize([.. enums, typeof(First)]);
        using var stream = new MemoryStream();
        var value = new First { Value = 5 };

        Assert.InRange(Allocated(serializer.Serialize), 0, 100);
        Assert.InRange(Allocated(serializer.SerializeDeep), 0, 1000);

        long Allocated(Action<Stream, object?> write)
        {
            write(stream, value);
            long before = GC.GetAllocatedBytesForCurrentThread();
            write(stream, value);
            return GC.GetAllocatedBytesForCurrentThread() - before;
        }
    }

    [Fact]
    public void Trimmers_and_native_compilers_are_told_to_warn()
    {
        Assert.All([typeof(Serializer), typeof(Graupel.Compat.NetSerializer.Serializer)], static type =>
        {
            Assert.Contains("Graupel.Serializer", type.GetCustomAttribute<RequiresDynamicCodeAttribute>()?.Message ?? "", StringComparison.Ordinal);
            Assert.Contains("Graupel.Serializer", type.GetCustomAttribute<RequiresUnreferencedCodeAttribute>()?.Message ?? "", StringComparison.Ordinal);
        });
    }

    [Fact]
    public void Hundreds_of_types_are_told_apart()
    {
        Type[] arguments = [typeof(bool), typeof(byte), typeof(short), typeof(int), typeof(long), typeof(float), typeof(double), typeof(decimal), typeof(char), typeof(Guid)];
        Type[] types = [.. from one in arguments from other in arguments select typeof(Pair<,>).MakeGenericType(one, other)];
        Serializer serializer = new Serializer().Initialize(types);

        Assert.All(types, type => Assert.IsType(type, serializer.Trip(Activator.CreateInstance(type)!)));
        Assert.Equal((1, 2m), (serializer.Trip(new Pair<int, decimal> { One = 1, Other = 2m }).One, serializer.Trip(new Pair<int, decimal> { Other = 2m }).Other));
    }

    [Fact]
    public void A_type_that_is_not_registered_is_named()
    {
        var error = Assert.Throws<GraupelException>(() => new Serializer().Initialize().Bytes(new First()));
        Assert.Contains(nameof(First), error.Message, StringComparison.Ordinal);
    }

    [Fact]
    public async Task Types_are_registered_while_others_write_and_read()
    {
        Serializer serializer = new Serializer().SetAutoAssignObjID(true).Initialize([typeof(First)]);
        using var stop = new CancellationTokenSource();
        Task[] users = [.. Enumerable.Range(0, 3).Select(_ => Task.Run(() =>
        {
            for (int i = 0; !stop.IsCancellationRequested; i++)
            {
                Assert.Equal(i, serializer.Trip(new First { Value = i }).Value);
            }
        }))];

        Type[] more = [typeof(List<First>), typeof(Second), typeof(Third), typeof(HashSet<int>), typeof(Stack<long>)];
        Parallel.ForEach(more, type => serializer.Register([type]));
        await stop.CancelAsync();
        await Task.WhenAll(users);

        Assert.Equal(7, serializer.Trip(new List<First> { new() { Value = 7 } })[0].Value);
        Assert.Equal([1L], serializer.Trip(new Stack<long>([1])));
    }

    [Fact]
    public void Serializers_with_other_settings_and_ids_live_side_by_side()
    {
        Serializer fast = new Serializer().Initialize([typeof(First)]);
        Serializer compact = new Serializer(new SerializerOptions { Format = WireFormat.Compact }).Initialize();
        compact.Register(typeof(First), [500]);

        Assert.Equal(1, fast.Trip(new First { Value = 1 }).Value);
        Assert.Equal(1, compact.Trip(new First { Value = 1 }).Value);
        Assert.NotEqual(fast.Bytes(new First()), compact.Bytes(new First()));
    }

    [Serializable]
    private sealed class Pair<TOne, TOther>
    {
        public TOne? One;
        public TOther? Other;
    }

    private sealed class Unmarked;

    [Contract]
    internal sealed class Row
    {
        public List<object> Cells { get; } = [];

        public object this[int column] => Cells[column];

        public object Sum => throw new InvalidOperationException("It is made from the others.");
    }

    [Serializable]
    private class Anything
    {
        public object? First;
        public object? Second;
    }

    [Serializable]
    private sealed class Derived : Anything;

    [Serializable]
    private sealed class Held : Anything
    {
        public Lazy<object>? Late;
        public StrongBox<object>? Box;
        public Memory<object> Memory;
        public PriorityQueue<object, int>? Queue;
        public ArraySegment<int> Segment;
        public ImmutableArray<int> Array;
    }

    [Serializable]
    private sealed record Key(int Number);

    [DataContract]
    internal sealed class Marked : IEnumerable<int>
    {
        [DataMember]
        public object? Value { get; set; }

        public IEnumerator<int> GetEnumerator() => Enumerable.Empty<int>().GetEnumerator();

        IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
    }

    [Serializable]
    private sealed class First
    {
        public int Value;
    }

    [Serializable]
    private sealed class Second
    {
        public First? First;
    }

    [Serializable]
    private sealed class Third
    {
        public int Value;
    }
}
