using Graupel.Tests.Carriers;

namespace Graupel.Tests.Channels;

/// <summary>A message of a few bytes that waits for nothing costs no memory.</summary>
[Collection(nameof(AloneCollection))]
public class SmallMessageTests
{
    [Theory]
    [InlineData(true)]
    [InlineData(false)]
    public void Writing(bool autoFlush)
    {
        using var writer = new MessageWriter(Stream.Null, new MessageChannelOptions { AutoFlush = autoFlush });
        Assert.Equal(0, Allocations.Of(() => writer.Write(1)));
        Assert.Equal(0, Allocations.Of(() => Allocations.EnsureCompleted(writer.WriteAsync(1))));
        Assert.Equal(0, Allocations.Of(() =>
        {
            writer.Write(1);
            writer.Flush();
        }));
    }
}
