namespace Graupel.Tests.Api;

public class ThreadTests
{
    [Fact]
    public void First_use_from_many_threads_at_once()
    {
        const int Threads = 32;
        for (int round = 0; round < 50; round++)
        {
            var serializer = new Serializer();
            using var start = new Barrier(Threads);
            object[] roots = new object[Threads];
            var failures = new System.Collections.Concurrent.ConcurrentQueue<Exception>();
            Thread[] threads = [.. Enumerable.Range(0, Threads).Select(i => new Thread(() => Use(serializer, i, start, roots, failures)))];
            Array.ForEach(threads, thread => thread.Start());
            Array.ForEach(threads, thread => thread.Join());
            Assert.Empty(failures);
            Assert.All(roots, root => Assert.Same(roots[0], root));
        }
    }

    private static void Use(
        Serializer serializer, int index, Barrier start, object[] roots, System.Collections.Concurrent.ConcurrentQueue<Exception> failures)
    {
        try
        {
            var value = new List<Note> { new(index, $"thread {index}") };
            start.SignalAndWait();
            Assert.Equal(value, serializer.Deserialize<List<Note>>(serializer.Serialize(value)));
            Assert.Equal(index, serializer.DeepClone(index));
            roots[index] = serializer.For<List<Note>>();
        }
        catch (Exception e)
        {
            failures.Enqueue(e);
        }
    }
}
