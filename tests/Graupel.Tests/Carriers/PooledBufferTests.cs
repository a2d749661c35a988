namespace Graupel.Tests.Carriers;

[Collection(nameof(AloneCollection))]
public class PooledBufferTests
{
    [Fact]
    public void Disposing_twice_returns_the_array_once()
    {
        var rentals = new Rentals();
        PooledBuffer buffer = Serialization.SerializePooled(Values.Note(1000));
        buffer.Dispose();
        buffer.Dispose();
        rentals.AssertAllReturnedOnce();
    }

    [Fact]
    public void After_disposal_nothing_is_handed_out()
    {
        PooledBuffer buffer = Serialization.SerializePooled(1);
        buffer.Dispose();
        Assert.Throws<ObjectDisposedException>(() => buffer.Data);
        Assert.Throws<ObjectDisposedException>(() => buffer.Size);
        Assert.Throws<ObjectDisposedException>(() => buffer.Memory);
        Assert.Throws<ObjectDisposedException>(() => buffer.Span.Length);
        Assert.Throws<ObjectDisposedException>(() => Serialization.Deserialize<int>(buffer));
    }
}
