using System.Buffers;
using System.Diagnostics;
using Graupel.Tests.Carriers;

namespace Graupel.Tests.Converters;

/// <summary>Values that another thread changes while they are written: what comes out is one of them or an error, never what others left in memory.</summary>
[Collection(nameof(AloneCollection))]
public class ChangedMeanwhileTests
{
    private const long Secret = 0x5EC12E75EC12E7;
    private const int Count = 200;

    private static readonly Serializer Compact = new(new SerializerOptions { Format = WireFormat.Compact });

    [Fact]
    public void A_set_is_never_filled_up_with_what_is_in_rented_memory()
    {
        var set = new HashSet<long>(Numbers());
        AssertNoSecret(set, () =>
        {
            set.Clear();
            set.UnionWith(Numbers());
        });
    }

    [Fact]
    public void Neither_is_a_queue()
    {
        var queue = new Queue<long>(Numbers());
        AssertNoSecret(queue, () =>
        {
            queue.Clear();
            foreach (long number in Numbers())
            {
                queue.Enqueue(number);
            }
        });
    }

    [Fact]
    public void An_element_is_looked_at_once()
    {
        IList<int> list = new List<int> { 1, 2, 3 };
        IList<int> array = new int[2];
        IList<int>[] elements = [list];
        var holder = new Holder { Items = list };
        Race(
            () =>
            {
                for (int i = 0; i < 1000; i++)
                {
                    elements[0] = array;
                    holder.Items = array;
                    elements[0] = list;
                    holder.Items = list;
                }
            },
            () =>
            {
                // Looked at twice, one would be found where the other was seen, which throws.
                for (int i = 0; i < 1000; i++)
                {
                    Serializer.Default.Serialize(elements);
                    Serializer.Default.Serialize(holder);
                }
            });
    }

    private static IEnumerable<long> Numbers() => Enumerable.Range(0, Count).Select(static i => (long)i);

    private static void AssertNoSecret<T>(T collection, Action change) => Race(change, () =>
    {
        LeaveSecrets();
        byte[] bytes;
        try
        {
            bytes = Compact.Serialize(collection);
        }
        catch (Exception e) when (e is GraupelException or InvalidOperationException or ArgumentException or NullReferenceException or IndexOutOfRangeException)
        {
            return;
        }

        Assert.DoesNotContain(Secret, Compact.Deserialize<long[]>(bytes)!);
    });

    private static void LeaveSecrets()
    {
        long[] rented = ArrayPool<long>.Shared.Rent(Count);
        rented.AsSpan().Fill(Secret);
        ArrayPool<long>.Shared.Return(rented);
    }

    private static void Race(Action change, Action write)
    {
        bool ends = false;
        var other = new Thread(() =>
        {
            while (!Volatile.Read(ref ends))
            {
                change();
            }
        });
        other.Start();
        try
        {
            for (long start = Stopwatch.GetTimestamp(); Stopwatch.GetElapsedTime(start) < TimeSpan.FromSeconds(1);)
            {
                write();
            }
        }
        finally
        {
            Volatile.Write(ref ends, true);
            other.Join();
        }
    }

    public class Holder
    {
        public IList<int>? Items { get; set; }
    }
}
