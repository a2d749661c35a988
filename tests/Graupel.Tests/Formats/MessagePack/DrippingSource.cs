using Graupel.Carriers;

namespace Graupel.Tests.Formats.MessagePack;

/// <summary>Gives no byte more than it is asked for, and says at the end whether all that was asked for was used.</summary>
internal sealed class DrippingSource(byte[] data, bool isLengthKnown) : Source
{
    private int _given;

    public override long Remaining => isLengthKnown ? data.Length - _given : -1;

    public override ReadOnlySpan<byte> GetMore(int unread, int minimum)
    {
        Assert.True(minimum > unread, "more was asked for than is missing");
        int start = _given - unread;
        _given = (int)Math.Min((long)start + minimum, data.Length);
        return data.AsSpan(start, _given - start);
    }

    public override void Complete(int unread) => Assert.Equal(0, unread);
}
