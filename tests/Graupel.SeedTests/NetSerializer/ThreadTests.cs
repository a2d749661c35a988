using Graupel.Compat.NetSerializer;

namespace SeedTests.NetSerializer;

/// <summary>One serializer serves many threads, also while types are added.</summary>
public class ThreadTests
{
    [Fact]
    public void Many_threads_share_one_serializer_from_its_first_use_on()
    {
        var serializer = new Serializer([typeof(Node<int>), typeof(Node<string>), typeof(int), typeof(string)]);

        Parallel.For(0, 2000, i =>
        {
            Assert.Equal(i, serializer.Trip(new Node<int> { Value = i }).Value);
            Assert.Equal($"{i}", ((Node<string>)serializer.Trip(new Node<object> { Value = new Node<string> { Value = $"{i}" } }.Value)).Value);
        });
    }

    [Fact]
    public async Task Types_are_added_while_others_write_and_read()
    {
        var serializer = new Serializer([typeof(Node<int>)]);
        using var stop = new CancellationTokenSource();
        Task[] users = [.. Enumerable.Range(0, 4).Select(_ => Task.Run(Use))];

        Type[] more = [typeof(Node<long>), typeof(Node<string>), typeof(Node<Guid>), typeof(Node<decimal>), typeof(Node<DateTime>), typeof(Node<bool>)];
        Parallel.ForEach(more, type => serializer.AddTypes([type]));
        await stop.CancelAsync();
        await Task.WhenAll(users);

        Dictionary<Type, uint> map = serializer.GetTypeMap();
        Assert.All(more, type => Assert.Contains(type, map.Keys));
        Assert.Equal(map.Count, map.Values.Distinct().Count());

        void Use()
        {
            for (int i = 0; !stop.IsCancellationRequested; i++)
            {
                Assert.Equal(i, serializer.Trip(new Node<int> { Value = i }).Value);
            }
        }
    }

    [Fact]
    public void Serializers_with_different_settings_live_side_by_side()
    {
        var fast = new Serializer([typeof(Node<int>)]);
        var compact = new Serializer([typeof(string), typeof(Node<int>)], Trips.SettingsOf("Compact"));

        Assert.NotEqual(fast.GetTypeMap()[typeof(Node<int>)], compact.GetTypeMap()[typeof(Node<int>)]);
        Assert.Equal(1, fast.Trip(new Node<int> { Value = 1 }).Value);
        Assert.Equal(1, compact.Trip(new Node<int> { Value = 1 }).Value);
        Assert.True(compact.Bytes(new Node<int> { Value = 1 }).Length < fast.Bytes(new Node<int> { Value = 1 }).Length);
    }

    [Serializable]
    private sealed class Node<T>
    {
        public T? Value;
    }
}
