using Graupel.Compat.StructPacker;

namespace Graupel.SeedTests.StructPacker;

/// <summary>Arrays, streams and borrowed buffers.</summary>
public class CarrierTests
{
    private static readonly Scalars First = Scalars.Usual;
    private static readonly Scalars Second = Scalars.Highest;

    [Fact]
    public void All_carriers_have_the_same_bytes()
    {
        byte[] data = First.Pack();
        using var stream = new MemoryStream();
        First.Pack(stream);
        using PooledBuffer pooled = First.PackToBuffer();

        Assert.Equal(data, stream.ToArray());
        Assert.Equal(data, pooled.Span);
        Assert.Equal(data, pooled.ToArray());
        Assert.Equal(data.Length, pooled.Size);
        Assert.InRange(pooled.Data.Length, pooled.Size, int.MaxValue);
    }

    [Fact]
    public void Several_values_follow_each_other_in_an_array()
    {
        byte[] data = [9, .. First.Pack(), .. Second.Pack(), 9, 9];
        var value = new Scalars();
        int index = 1;

        value.Unpack(data, ref index);
        Assert.Equal(First, value);
        value.Unpack(data, ref index);
        Assert.Equal(Second, value);
        Assert.Equal(data.Length - 2, index);

        value.Unpack(data, 1);
        Assert.Equal(First, value);
    }

    [Fact]
    public void Several_values_follow_each_other_in_a_stream()
    {
        using var stream = new MemoryStream();
        First.Pack(stream);
        Second.Pack(stream);
        stream.WriteByte(9);
        foreach (Stream source in new Stream[] { new MemoryStream(stream.ToArray()), new OneByteStream(stream.ToArray()) })
        {
            var value = new Scalars();
            value.Unpack(source);
            Assert.Equal(First, value);
            value.Unpack(source);
            Assert.Equal(Second, value);
            Assert.Equal(9, source.ReadByte());
            Assert.Equal(-1, source.ReadByte());
        }
    }

    [Fact]
    public async Task A_borrowed_buffer_is_written_to_streams()
    {
        using PooledBuffer pooled = First.PackToBuffer();
        using var stream = new MemoryStream();
        pooled.WriteInto(stream);
        await pooled.WriteIntoAsync(stream);
        await pooled.WriteIntoAsync(stream, CancellationToken.None);
        byte[] data = First.Pack();
        Assert.Equal([.. data, .. data, .. data], stream.ToArray());
        await Assert.ThrowsAnyAsync<OperationCanceledException>(() => pooled.WriteIntoAsync(stream, new CancellationToken(canceled: true)));
    }

    [Fact]
    public void A_buffer_that_was_given_back_gives_nothing_away()
    {
        PooledBuffer pooled = First.PackToBuffer();
        byte[] before = pooled.Data;
        pooled.Dispose();
        pooled.Dispose();
        Assert.Throws<ObjectDisposedException>(() => pooled.Data);
        Assert.Throws<ObjectDisposedException>(() => pooled.Size);
        Assert.Throws<ObjectDisposedException>(() => pooled.ToArray());

        // Disposing twice gave it back once: two later borrowers do not share it.
        using PooledBuffer second = First.PackToBuffer();
        using PooledBuffer third = First.PackToBuffer();
        Assert.NotSame(second.Data, third.Data);
        Assert.NotNull(before);
    }

    [Fact]
    public void Packing_to_a_buffer_and_unpacking_allocate_almost_nothing()
    {
        var value = new Mixed { First = 1 };
        var copy = new Mixed();
        byte[] data = value.Pack();
        Assert.InRange(AllocatedBy(() => value.PackToBuffer().Dispose()), 0, 64); // the PooledBuffer itself
        Assert.InRange(AllocatedBy(() => copy.Unpack(data)), 0, 0);
    }

    [Fact]
    public void Threads_pack_side_by_side() => Parallel.For(0, 200, i =>
    {
        var value = Scalars.Usual with { Int = i };
        using PooledBuffer pooled = value.PackToBuffer();
        var copy = new Scalars();
        copy.Unpack(pooled.Data);
        Assert.Equal(value, copy);
    });

    private static long AllocatedBy(Action action)
    {
        const int rounds = 1000;
        for (int i = 0; i < rounds; i++)
        {
            action();
        }

        long before = GC.GetAllocatedBytesForCurrentThread();
        for (int i = 0; i < rounds; i++)
        {
            action();
        }

        return (GC.GetAllocatedBytesForCurrentThread() - before) / rounds;
    }
}
