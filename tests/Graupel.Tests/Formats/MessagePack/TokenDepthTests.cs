using Graupel.Formats.MessagePack;

namespace Graupel.Tests.Formats.MessagePack;

/// <summary>What takes a call for each level, on a stack that does not have room for all of them.</summary>
public class TokenDepthTests
{
    private const int StackSize = 192 * 1024;
    private const int Levels = 499;

    private static readonly byte[] _arrays = [.. Enumerable.Repeat((byte)0x91, Levels), 0x01];
    private static readonly byte[] _maps = [.. Enumerable.Repeat<byte[]>([0x81, 0xA1, 0x61], Levels).SelectMany(static map => map), 0x01];
    private static readonly byte[] _pairs = [.. Enumerable.Repeat<byte[]>([0x81, 0x01], Levels).SelectMany(static map => map), 0x01];

    public static TheoryData<byte[]> Values => [_arrays, _maps, _pairs];

    [Theory]
    [MemberData(nameof(Values))]
    public void The_stack_limits_the_depth(byte[] bytes)
    {
        string json = MessagePackJson.ToText(bytes);
        object? value = MessagePackObject.Read(bytes);
        Assert.Equal(bytes, MessagePackJson.FromText(json));
        Assert.Equal(bytes, MessagePackObject.Write(value));
        AssertRefused(() => MessagePackJson.ToText(bytes));
        AssertRefused(() => MessagePackJson.FromText(json));
        AssertRefused(() => MessagePackObject.Read(bytes));
        AssertRefused(() => MessagePackObject.Write(value));
        var serializer = new Serializer(new SerializerOptions { Format = WireFormat.MessagePack });
        Assert.Contains(" ! DepthExceeded: ", OnSmallStack(() => serializer.Dump<int>(bytes)), StringComparison.Ordinal);
        Assert.Contains("stack of this thread", OnSmallStack(() => serializer.Dump<int>(bytes)), StringComparison.Ordinal);
    }

    private static void AssertRefused(Func<object?> action)
    {
        GraupelException error = Assert.IsType<GraupelException>(OnSmallStack(() => Record.Exception(() => action())));
        Assert.Equal(ErrorKind.DepthExceeded, error.Kind);
        Assert.Contains("stack of this thread", error.Message, StringComparison.Ordinal);
    }

    private static T OnSmallStack<T>(Func<T> function) => SmallStack.Run(StackSize, function);
}
