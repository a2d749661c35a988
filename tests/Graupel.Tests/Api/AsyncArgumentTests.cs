using System.IO.Pipelines;

namespace Graupel.Tests.Api;

/// <summary>A wrong argument is told by the call, not by what it returns, which nobody may await; everything else by what it returns.</summary>
public class AsyncArgumentTests
{
    public static TheoryData<string> Calls =>
        [.. All.Keys];

    private static Dictionary<string, Action> All { get; } = new()
    {
        ["SerializeAsync"] = static () => _ = Serializer.Default.For<int>().SerializeAsync(null!, 1).AsTask(),
        ["DeserializeAsync"] = static () => _ = Serializer.Default.For<int>().DeserializeAsync(null!).AsTask(),
        ["SerializeAsync to a pipe"] = static () => _ = Serializer.Default.For<int>().SerializeAsync((PipeWriter)null!, 1).AsTask(),
        ["DeserializeAsync from a pipe"] = static () => _ = Serializer.Default.For<int>().DeserializeAsync((PipeReader)null!).AsTask(),
        ["PopulateAsync from a pipe"] = static () => _ = Serializer.Default.For<int>().PopulateAsync((PipeReader)null!, 1).AsTask(),
        ["PopulateValueAsync from a pipe"] = static () => _ = Number.PopulateValueAsync((PipeReader)null!, 1).AsTask(),
        ["SerializeValueAsync to a pipe"] = static () => _ = Number.SerializeValueAsync((PipeWriter)null!, 1).AsTask(),
        ["DeserializeValueAsync from a pipe"] = static () => _ = Number.DeserializeValueAsync((PipeReader)null!).AsTask(),
        ["SerializeAsync of a serializer"] = static () => _ = Serializer.Default.SerializeAsync(null!, 1).AsTask(),
        ["Serialization.DeserializeAsync"] = static () => _ = Serialization.DeserializeAsync<int>(null!).AsTask(),
        ["PopulateAsync"] = static () => _ = Serializer.Default.For<int>().PopulateAsync(null!, 1).AsTask(),
        ["SerializeValueAsync"] = static () => _ = Number.SerializeValueAsync(null!, 1).AsTask(),
        ["DeserializeValueAsync"] = static () => _ = Number.DeserializeValueAsync(null!).AsTask(),
        ["PopulateValueAsync"] = static () => _ = Number.PopulateValueAsync(null!, 1).AsTask(),
        ["Envelope.WriteAsync"] = static () => _ = Envelope.WriteAsync(null!, 1).AsTask(),
        ["Envelope.ReadAsync"] = static () => _ = Envelope.ReadAsync<int>(null!).AsTask(),
        ["Envelope.PeekHeaderAsync"] = static () => _ = Envelope.PeekHeaderAsync(null!).AsTask(),
        ["Envelope.WriteValueAsync"] = static () => _ = Envelope.WriteValueAsync(null!, 1, typeof(int)).AsTask(),
        ["Envelope.WriteValueAsync of no type"] = static () => _ = Envelope.WriteValueAsync(Stream.Null, 1, null!).AsTask(),
        ["Envelope.ReadValueAsync"] = static () => _ = Envelope.ReadValueAsync(null!, typeof(int)).AsTask(),
        ["Envelope.ReadValueAsync of no type"] = static () => _ = Envelope.ReadValueAsync(Stream.Null, null!).AsTask(),
        ["Compressed.WriteValueAsync"] = static () => _ = Compressed.WriteValueAsync(null!, 1, typeof(int)).AsTask(),
        ["Compressed.WriteValueAsync of no type"] = static () => _ = Compressed.WriteValueAsync(Stream.Null, 1, null!).AsTask(),
        ["Compressed.ReadValueAsync"] = static () => _ = Compressed.ReadValueAsync(null!, typeof(int)).AsTask(),
        ["Compressed.ReadValueAsync of no type"] = static () => _ = Compressed.ReadValueAsync(Stream.Null, null!).AsTask(),
        ["Compressed.WriteAsync"] = static () => _ = Compressed.WriteAsync(null!, 1).AsTask(),
        ["Compressed.ReadAsync"] = static () => _ = Compressed.ReadAsync<int>(null!).AsTask(),
        ["WriteValueAsync of no type"] = static () => _ = Writer().WriteValueAsync(1, null!).AsTask(),
        ["ReadValueAsync of no type"] = static () => _ = Reader().ReadValueAsync(null!).AsTask(),
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

    [Fact]
    public void A_value_of_another_type_is_refused_at_once()
    {
        Action[] calls =
        [
            static () => _ = Number.SerializeValueAsync(Stream.Null, "text").AsTask(),
            static () => _ = Number.PopulateValueAsync(Stream.Null, "text").AsTask(),
            static () => _ = Number.SerializeValueAsync(new Pipe().Writer, "text").AsTask(),
            static () => _ = Number.PopulateValueAsync(new Pipe().Reader, "text").AsTask(),
            static () => _ = Reader().PopulateValueAsync(typeof(int), "text").AsTask(),
            static () => _ = Envelope.WriteValueAsync(Stream.Null, "text", typeof(int)).AsTask(),
            static () => _ = Compressed.WriteValueAsync(Stream.Null, "text", typeof(int)).AsTask(),
            static () => _ = Writer().WriteValueAsync("text", typeof(int)).AsTask(),
            static () => _ = Writer().WriteValueAsync(null, typeof(int)).AsTask(),
        ];
        Assert.All(calls, static call => Assert.Throws<ArgumentException>("value", call));
    }

    [Fact]
    public void A_type_without_a_contract_is_refused_at_once()
    {
        Action[] calls =
        [
            static () => _ = Serialization.SerializeAsync(Stream.Null, (Action)(static () => { })).AsTask(),
            static () => _ = Serialization.DeserializeAsync<Action>(Stream.Null).AsTask(),
            static () => _ = Envelope.ReadAsync<Action>(Stream.Null).AsTask(),
            static () => _ = Compressed.ReadAsync<Action>(Stream.Null).AsTask(),
            static () => _ = Writer().WriteAsync((Action)(static () => { })).AsTask(),
            static () => _ = Writer().WriteAllAsync(Array.Empty<Action>()).AsTask(),
            static () => _ = Writer().WriteAllAsync(Nothing()).AsTask(),
            static () => _ = Writer().WriteSequenceAsync(Array.Empty<Action>()).AsTask(),
            static () => _ = Writer().WriteSequenceAsync(Nothing()).AsTask(),
            static () => _ = Reader().ReadAsync<Action>().AsTask(),
            static () => _ = Reader().PopulateAsync((Action)(static () => { })).AsTask(),
        ];
        Assert.All(calls, static call => Assert.Throws<ContractException>(call));
    }

    [Fact]
    public async Task A_stream_that_is_closed_is_told_by_what_is_returned()
    {
        var closed = new BufferedStream(new MemoryStream());
        await closed.DisposeAsync();
        Func<Task>[] calls =
        [
            () => Serialization.SerializeAsync(closed, 1).AsTask(),
            () => Serialization.DeserializeAsync<int>(closed).AsTask(),
            () => Serialization.PopulateAsync(closed, new Note()).AsTask(),
            () => Number.SerializeValueAsync(closed, 1).AsTask(),
            () => Number.DeserializeValueAsync(closed).AsTask(),
            () => Number.PopulateValueAsync(closed, 1).AsTask(),
            () => Envelope.WriteAsync(closed, 1).AsTask(),
            () => Envelope.WriteValueAsync(closed, 1, typeof(int)).AsTask(),
            () => Envelope.ReadAsync<int>(closed).AsTask(),
            () => Envelope.ReadValueAsync(closed, typeof(int)).AsTask(),
            () => Envelope.PeekHeaderAsync(closed).AsTask(),
            () => Compressed.WriteAsync(closed, 1).AsTask(),
            () => Compressed.WriteValueAsync(closed, 1, typeof(int)).AsTask(),
            () => Compressed.ReadAsync<int>(closed).AsTask(),
            () => Compressed.ReadValueAsync(closed, typeof(int)).AsTask(),
        ];
        foreach (Func<Task> call in calls)
        {
            Task told = call();
            Exception? error = await Record.ExceptionAsync(() => told);
            Assert.True(error is ObjectDisposedException or NotSupportedException, error?.ToString());
        }
    }

    [Fact]
    public async Task A_channel_that_is_disposed_is_told_by_what_is_returned()
    {
        MessageWriter writer = Writer();
        MessageReader reader = Reader();
        await writer.DisposeAsync();
        await reader.DisposeAsync();
        foreach (Func<Task> call in CallsOf(writer, reader))
        {
            Task told = call();
            await Assert.ThrowsAsync<ObjectDisposedException>(() => told);
        }
    }

    [Fact]
    public async Task A_channel_that_is_in_use_is_told_by_what_is_returned()
    {
        var pipe = new Pipe(new PipeOptions(pauseWriterThreshold: 1, resumeWriterThreshold: 1));
        await using var writer = new MessageWriter(pipe.Writer);
        await using var reader = new MessageReader(new Pipe().Reader);
        Task writing = writer.WriteAsync("a message that nobody takes").AsTask();
        Task reading = reader.WaitToReadAsync().AsTask();
        foreach (Func<Task> call in CallsOf(writer, reader))
        {
            Task told = call();
            Assert.Contains("in use", (await Assert.ThrowsAsync<InvalidOperationException>(() => told)).Message, StringComparison.Ordinal);
        }

        Assert.False(writing.IsCompleted);
        Assert.False(reading.IsCompleted);
        await writer.DisposeAsync();
        await reader.DisposeAsync();
        await Assert.ThrowsAsync<ObjectDisposedException>(() => writing);
        await Assert.ThrowsAsync<ObjectDisposedException>(() => reading);
    }

    [Fact]
    public async Task A_channel_without_frames_is_told_by_what_is_returned()
    {
        await using var writer = new MessageWriter(Stream.Null, new MessageChannelOptions { Framing = MessageFraming.None });
        Task told = writer.WriteSerializedAsync(new byte[1]).AsTask();
        await Assert.ThrowsAsync<InvalidOperationException>(() => told);
    }

    private static Func<Task>[] CallsOf(MessageWriter writer, MessageReader reader) =>
    [
        () => writer.WriteAsync(1).AsTask(),
        () => writer.WriteValueAsync(1, typeof(int)).AsTask(),
        () => writer.WriteAllAsync([1]).AsTask(),
        () => writer.WriteSequenceAsync([1]).AsTask(),
        () => writer.WriteSerializedAsync(new byte[1]).AsTask(),
        () => writer.FlushAsync().AsTask(),
        () => new MessageHandshake().WriteAsync(writer).AsTask(),
        () => new MessageHandshake().ExchangeAsync(writer, reader),
        () => reader.ReadAsync<int>().AsTask(),
        () => reader.ReadValueAsync(typeof(int)).AsTask(),
        () => reader.PopulateAsync(1).AsTask(),
        () => reader.ReadSerializedAsync().AsTask(),
        () => reader.WaitToReadAsync().AsTask(),
        () => reader.TrySkipAsync().AsTask(),
        () => new MessageHandshake().ReadAsync(reader).AsTask(),
    ];

    private static ValueSerializer Number => Serializer.Default.For<int>();

    private static async IAsyncEnumerable<Action> Nothing()
    {
        await Task.Yield();
        yield break;
    }

    private static MessageWriter Writer() => new(Stream.Null);

    private static MessageReader Reader() => new(Stream.Null);
}
