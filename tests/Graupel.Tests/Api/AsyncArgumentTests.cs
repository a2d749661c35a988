namespace Graupel.Tests.Api;

/// <summary>A wrong argument is told by the call, not by what it returns, which nobody may await.</summary>
public class AsyncArgumentTests
{
    public static TheoryData<string> Calls =>
        [.. All.Keys];

    private static Dictionary<string, Action> All { get; } = new()
    {
        ["SerializeAsync"] = static () => _ = Serializer.Default.For<int>().SerializeAsync(null!, 1).AsTask(),
        ["DeserializeAsync"] = static () => _ = Serializer.Default.For<int>().DeserializeAsync(null!).AsTask(),
        ["PopulateAsync"] = static () => _ = Serializer.Default.For<int>().PopulateAsync(null!, 1).AsTask(),
        ["SerializeValueAsync"] = static () => _ = ((ValueSerializer)Serializer.Default.For<int>()).SerializeValueAsync(null!, 1).AsTask(),
        ["Envelope.WriteAsync"] = static () => _ = Envelope.WriteAsync(null!, 1).AsTask(),
        ["Envelope.ReadAsync"] = static () => _ = Envelope.ReadAsync<int>(null!).AsTask(),
        ["Compressed.WriteAsync"] = static () => _ = Compressed.WriteAsync(null!, 1).AsTask(),
        ["Compressed.ReadAsync"] = static () => _ = Compressed.ReadAsync<int>(null!).AsTask(),
        ["WriteAllAsync"] = static () => _ = Writer().WriteAllAsync((IEnumerable<int>)null!).AsTask(),
        ["WriteAllAsync of an asynchronous sequence"] = static () => _ = Writer().WriteAllAsync((IAsyncEnumerable<int>)null!).AsTask(),
        ["WriteSequenceAsync"] = static () => _ = Writer().WriteSequenceAsync((IEnumerable<int>)null!).AsTask(),
        ["WriteSequenceAsync of an asynchronous sequence"] = static () => _ = Writer().WriteSequenceAsync((IAsyncEnumerable<int>)null!).AsTask(),
        ["MessageHandshake.WriteAsync"] = static () => _ = new MessageHandshake().WriteAsync(null!).AsTask(),
        ["MessageHandshake.ReadAsync"] = static () => _ = new MessageHandshake().ReadAsync(null!).AsTask(),
        ["MessageHandshake.ExchangeAsync"] = static () => _ = new MessageHandshake().ExchangeAsync(Writer(), null!),
    };

    [Theory]
    [MemberData(nameof(Calls))]
    public void Null_is_refused_at_once(string call) => Assert.Throws<ArgumentNullException>(All[call]);

    private static MessageWriter Writer() => new(Stream.Null);
}
