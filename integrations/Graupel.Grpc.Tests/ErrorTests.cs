using Grpc.Net.Client;

namespace Graupel.Grpc.Tests;

/// <summary>What the peers are told when a message cannot be read, written or sent.</summary>
public class ErrorTests(WeatherServer server) : IClassFixture<WeatherServer>
{
    public static TheoryData<string> Formats => CallTests.Formats;

    [Theory]
    [MemberData(nameof(Formats))]
    public async Task A_request_that_the_server_cannot_read(string format)
    {
        foreach (byte[] bytes in Unreadable(format))
        {
            Weather weather = CallTests.Of(format);
            Method<byte[], byte[]> now = new(MethodType.Unary, weather.Name, nameof(Weather.Now), Weather.Bytes, Weather.Bytes);
            Check(await Fails(async () => await server.Client.AsyncUnaryCall(now, null, default, bytes)), format, bytes);

            Method<byte[], byte[]> collect = new(MethodType.ClientStreaming, weather.Name, nameof(Weather.Collect), Weather.Bytes, Weather.Bytes);
            using var call = server.Client.AsyncClientStreamingCall(collect, null, default);
            await call.RequestStream.WriteAsync(weather.Serializer.Serialize(new Place()));
            await call.RequestStream.WriteAsync(bytes);
            Check(await Fails(async () => await call), format, bytes);
        }
    }

    [Theory]
    [MemberData(nameof(Formats))]
    public async Task A_response_that_the_client_cannot_read(string format)
    {
        foreach (byte[] bytes in Unreadable(format))
        {
            Weather weather = CallTests.Of(format);
            Method<byte[], Place> echo = new(MethodType.Unary, weather.Name, nameof(Weather.Echo), Weather.Bytes, weather.Now.RequestMarshaller);
            RpcException exception = await Fails(async () => await server.Client.AsyncUnaryCall(echo, null, default, bytes));
            Check(exception, format, bytes);
            Assert.IsType<GraupelException>(exception.Status.DebugException);

            Method<byte[], Place> echoAll = new(MethodType.DuplexStreaming, weather.Name, nameof(Weather.EchoAll), Weather.Bytes, weather.Now.RequestMarshaller);
            using var call = server.Client.AsyncDuplexStreamingCall(echoAll, null, default);
            await call.RequestStream.WriteAsync(weather.Serializer.Serialize(new Place()));
            await call.RequestStream.WriteAsync(bytes);
            Assert.True(await call.ResponseStream.MoveNext());
            Check(await Fails(() => call.ResponseStream.MoveNext()), format, bytes);
        }
    }

    [Theory]
    [MemberData(nameof(Formats))]
    public async Task A_request_that_the_client_cannot_write(string format)
    {
        Weather weather = CallTests.Of(format);
        RpcException exception = await Fails(async () => await server.Client.AsyncUnaryCall(weather.Now, null, default, null!));
        Assert.Equal(StatusCode.Internal, exception.StatusCode);
        Assert.Equal(ErrorKind.InvalidValue, Assert.IsType<GraupelException>(exception.Status.DebugException).Kind);

        // A stream goes on without it.
        using var call = server.Client.AsyncClientStreamingCall(weather.Sum, null, default);
        await call.RequestStream.WriteAsync(new Ring { Number = 1 });
        await Assert.ThrowsAsync<GraupelException>(() => call.RequestStream.WriteAsync(Ring.Closed()));
        await call.RequestStream.WriteAsync(new Ring { Number = 2 });
        await call.RequestStream.CompleteAsync();
        Assert.Equal(3, (await call).Index);
    }

    [Theory]
    [MemberData(nameof(Formats))]
    public async Task A_response_that_the_server_cannot_write(string format) =>
        Assert.Equal(StatusCode.Unknown, (await Fails(async () => await server.Client.AsyncUnaryCall(CallTests.Of(format).Unwritable, null, default, new Place()))).StatusCode);

    [Theory]
    [MemberData(nameof(Formats))]
    public async Task Limits_of_gRPC_are_kept(string format)
    {
        Method<Place, Report> now = CallTests.Of(format).Now;
        using GrpcChannel defaults = server.Channel(new GrpcChannelOptions { CompressionProviders = [] });
        Place large = new() { Data = new byte[5_000_000] };
        Assert.Equal(StatusCode.ResourceExhausted, (await Fails(async () => await defaults.CreateCallInvoker().AsyncUnaryCall(now, null, default, large))).StatusCode);

        using GrpcChannel small = server.Channel(new GrpcChannelOptions { MaxSendMessageSize = 1000 });
        Assert.Equal(StatusCode.ResourceExhausted, (await Fails(async () => await small.CreateCallInvoker().AsyncUnaryCall(now, null, default, large))).StatusCode);
    }

    [Theory]
    [MemberData(nameof(Formats))]
    public async Task Calls_end_by_cancellation_and_deadline(string format)
    {
        Method<Place, Report> now = CallTests.Of(format).Now;
        Place endless = new() { City = "nowhere" };
        using CancellationTokenSource source = new(TimeSpan.FromMilliseconds(100));
        RpcException cancelled = await Fails(async () => await server.Client.AsyncUnaryCall(now, null, new CallOptions(cancellationToken: source.Token), endless));
        Assert.Equal(StatusCode.Cancelled, cancelled.StatusCode);
        RpcException late = await Fails(async () => await server.Client.AsyncUnaryCall(now, null, new CallOptions(deadline: DateTime.UtcNow.AddMilliseconds(100)), endless));
        Assert.Equal(StatusCode.DeadlineExceeded, late.StatusCode);
    }

    private static Task<RpcException> Fails(Func<Task> call) => Assert.ThrowsAsync<RpcException>(call);

    private static byte[][] Unreadable(string format)
    {
        Serializer serializer = CallTests.Of(format).Serializer;
        byte[] whole = serializer.Serialize(new Place { City = "Oslo", Count = 3 });
        return [[], [.. Enumerable.Repeat((byte)0xFF, 50)], whole[..^1], [.. whole, 0], serializer.Serialize<Place?>(null)];
    }

    // The peer is told what reading the bytes here tells.
    private static void Check(RpcException exception, string format, byte[] bytes)
    {
        Assert.Equal(StatusCode.Internal, exception.StatusCode);
        Serializer serializer = CallTests.Of(format).Serializer;
        string expected = bytes.AsSpan().SequenceEqual(serializer.Serialize<Place?>(null))
            ? "A gRPC message must not be null."
            : Assert.Throws<GraupelException>(() => serializer.Deserialize<Place>(bytes)).Message;
        Assert.Equal(expected, exception.Status.Detail);
    }
}
