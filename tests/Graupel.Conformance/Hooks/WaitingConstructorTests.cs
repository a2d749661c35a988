using System.Runtime.CompilerServices;

namespace Graupel.Conformance.Hooks;

/// <summary>
/// Code of users that runs at the first use of a contract may wait for other threads that use the serializer, knowingly or not, and may use it itself.
/// </summary>
public class WaitingConstructorTests
{
    private static readonly TimeSpan Patience = TimeSpan.FromSeconds(30);

    [ThreadStatic]
    private static Action? _run;

    [Theory]
    [EveryWay]
    public Task A_constructor_may_wait_for_other_threads(string way) => Finish(way, serializer => CheckShelf(serializer, Elsewhere(serializer)));

    [Theory]
    [EveryWay]
    public Task A_constructor_may_wait_for_more_threads_than_levels(string way) => Finish(way, serializer =>
    {
        CheckShelf(serializer, () =>
        {
            Thread[] threads = [.. Enumerable.Range(0, 20).Select(_ => new Thread(() => CheckShelf(serializer, null)))];
            Array.ForEach(threads, static thread => thread.Start());
            Array.ForEach(threads, static thread => thread.Join());
        });
    });

    [Fact]
    public Task A_static_constructor_may_use_the_serializer() => Finish(Way.All[0].ToString(), static serializer => CheckStatic<StaticShelf>(serializer));

    [Fact]
    public Task A_static_constructor_may_use_the_serializer_that_compiles_at_run_time() =>
        Finish(Way.All[1].ToString(), static serializer => CheckStatic<OtherStaticShelf>(serializer));

    [Theory]
    [EveryWay]
    public Task A_getter_may_wait_for_other_threads(string way) => Finish(way, serializer =>
    {
        var value = new GetterShelf { Names = { ["A"] = 1 } };
        _run = Elsewhere(serializer);
        Assert.Equal(1, serializer.DeepClone(value).Names["a"]);
    });

    [Theory]
    [EveryWay]
    public Task A_surrogate_s_constructor_may_wait_for_other_threads(string way) => Finish(way, serializer =>
    {
        _run = Elsewhere(serializer);
        Assert.Equal(5, serializer.DeepClone(new PricedShelf { Price = new Price { Cents = 5 } }).Price!.Cents);
    });

    [Theory]
    [EveryWay]
    public Task A_collection_s_constructor_may_wait_for_other_threads(string way) => Finish(way, serializer =>
    {
        CheckRead<Labels, List<string>>(serializer, ["A"]);
        CheckRead<Counts, Dictionary<string, int>>(serializer, new() { ["A"] = 1 });
        CheckRead<Stream, List<string>>(serializer, ["A"]);
    });

    [Theory]
    [EveryWay]
    public Task A_comparer_s_constructor_may_wait_for_other_threads(string way) => Finish(way, serializer =>
    {
        var value = new ComparedShelf { Names = { ["A"] = 1 } };
        _run = Elsewhere(serializer);
        Assert.Equal(1, serializer.DeepClone(value).Names["A"]);
    });

    [Theory]
    [EveryWay]
    public Task Objects_are_populated_for_the_first_time_from_all_sides(string way) => Finish(way, serializer =>
    {
        var existing = new OtherShelf { Names = { ["A"] = 1 } };
        byte[] bytes = serializer.Serialize(existing);
        CheckShelf(serializer, () =>
        {
            // Here, and on another thread: what these need is just being made.
            Populate();
            InThread(Populate)();
        });

        void Populate()
        {
            var filled = new OtherShelf { Names = { ["B"] = 2 } };
            Dictionary<string, int> names = filled.Names;
            serializer.Populate(bytes, ref filled);
            Assert.Same(names, filled.Names);
            Assert.Equal(1, names["a"]);
        }
    });

    // Ends as an error, not never.
    private static Task Finish(string way, Action<Serializer> use)
    {
        var serializer = new Serializer(Way.Get(way).Serializer.Options);
        var done = new TaskCompletionSource();
        var thread = new Thread(() =>
        {
            try
            {
                use(serializer);
                done.SetResult();
            }
            catch (Exception e)
            {
                done.SetException(e);
            }
        })
        { IsBackground = true };
        thread.Start();
        return done.Task.WaitAsync(Patience);
    }

    private static void CheckRead<[ContractParameter] TRead, [ContractParameter] TWritten>(Serializer serializer, TWritten written)
        where TRead : System.Collections.IEnumerable
    {
        byte[] bytes = serializer.Serialize(written);
        _run = Elsewhere(serializer);
        Assert.Single(serializer.Deserialize<TRead>(bytes)!);
        Assert.Null(_run);
    }

    private static void CheckShelf(Serializer serializer, Action? run)
    {
        var value = new WaitingShelf { Names = { ["A"] = 1 }, Other = new OtherShelf { Names = { ["B"] = 2 } } };
        _run = run;
        WaitingShelf copy = serializer.DeepClone(value);
        Assert.Equal((1, 2), (copy.Names["a"], copy.Other!.Names["b"]));
    }

    // One thread is in the static constructor, which uses the serializer a little later; another one uses the class first.
    private static void CheckStatic<[ContractParameter] T>(Serializer serializer)
    {
        using var isEntered = new ManualResetEventSlim();
        Exception? failure = null;
        StaticHook.Run = () =>
        {
            isEntered.Set();
            Thread.Sleep(200);
            Elsewhere(serializer)();
        };
        var thread = new Thread(() => failure = Record.Exception(() => RuntimeHelpers.RunClassConstructor(typeof(T).TypeHandle))) { IsBackground = true };
        thread.Start();
        isEntered.Wait();
        Assert.Null(serializer.Deserialize<T?[]>(serializer.Serialize(new T?[1]))[0]);
        thread.Join();
        Assert.Null(failure);
    }

    private static Action Elsewhere(Serializer serializer) => InThread(() => Assert.Equal(1, serializer.DeepClone(new OtherShelf { Names = { ["A"] = 1 } }).Names["a"]));

    private static Action InThread(Action act) => () =>
    {
        Exception? failure = null;
        var thread = new Thread(() => failure = Record.Exception(act)) { IsBackground = true };
        thread.Start();
        thread.Join();
        Assert.Null(failure);
    };

    private static void RunOnce()
    {
        Action? run = _run;
        _run = null;
        run?.Invoke();
    }

    [Contract]
    internal sealed class WaitingShelf
    {
        public WaitingShelf() => RunOnce();

        [Order(1)]
        public Dictionary<string, int> Names { get; set; } = new(StringComparer.OrdinalIgnoreCase);

        [Order(2)]
        public OtherShelf? Other { get; set; }
    }

    [Contract]
    internal sealed class OtherShelf
    {
        [Order(1)]
        public Dictionary<string, int> Names { get; } = new(StringComparer.OrdinalIgnoreCase);
    }

    private static class StaticHook
    {
        public static Action Run { get; set; } = static () => { };
    }

    [Contract]
    internal sealed class StaticShelf
    {
        static StaticShelf() => StaticHook.Run();

        [Order(1)]
        public Dictionary<string, int> Names { get; } = new(StringComparer.OrdinalIgnoreCase);
    }

    [Contract]
    internal sealed class OtherStaticShelf
    {
        static OtherStaticShelf() => StaticHook.Run();

        [Order(1)]
        public Dictionary<string, int> Names { get; } = new(StringComparer.OrdinalIgnoreCase);
    }

    [Contract]
    internal sealed class GetterShelf
    {
        private readonly Dictionary<string, int> _names = new(StringComparer.OrdinalIgnoreCase);

        [Order(1)]
        public Dictionary<string, int> Names
        {
            get
            {
                RunOnce();
                return _names;
            }
        }
    }

    [Contract]
    internal sealed class PricedShelf
    {
        [Order(1)]
        public Price? Price { get; set; }
    }

    [Surrogate(typeof(PriceSurrogate))]
    internal sealed class Price
    {
        public int Cents { get; set; }
    }

    internal sealed class PriceSurrogate : ISurrogate<Price, string>
    {
        public PriceSurrogate() => RunOnce();

        public string ToWire(Price value) => $"{value.Cents}";

        public Price FromWire(string wire) => new() { Cents = int.Parse(wire, System.Globalization.CultureInfo.InvariantCulture) };
    }

    internal sealed class Labels : System.Collections.ObjectModel.Collection<string>
    {
        public Labels() => RunOnce();
    }

    internal sealed class Counts : Dictionary<string, int>
    {
        public Counts() => RunOnce();
    }

    internal sealed class Stream : IEnumerable<string>
    {
        private readonly List<string> _items = [];

        public Stream() => RunOnce();

        public void Add(string item) => _items.Add(item);

        public IEnumerator<string> GetEnumerator() => _items.GetEnumerator();

        System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator() => GetEnumerator();
    }

    [Contract]
    internal sealed class ComparedShelf
    {
        [Order(1), Comparer(typeof(WaitingComparer))]
        public Dictionary<string, int> Names { get; set; } = new(new WaitingComparer());
    }

    internal sealed class WaitingComparer : IEqualityComparer<string>
    {
        public WaitingComparer() => RunOnce();

        public bool Equals(string? x, string? y) => x == y;

        public int GetHashCode(string text) => text.Length;
    }
}
