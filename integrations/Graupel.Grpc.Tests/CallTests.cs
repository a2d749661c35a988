using Grpc.Net.Client;

namespace Graupel.Grpc.Tests;

/// <summary>Unmodified clients and servers of grpc-dotnet exchange messages. Contracts of the server are generated, those of the client also compiled at run time.</summary>
public class CallTests(WeatherServer server) : IClassFixture<WeatherServer>
{
    public static TheoryData<string, CompilerChoice, int> Peers
    {
        get
        {
            TheoryData<string, CompilerChoice, int> data = [];
            foreach (WireFormat format in Weather.Formats)
            {
                foreach (CompilerChoice compilers in new[] { CompilerChoice.GeneratedOnly, CompilerChoice.RuntimeOnly })
                {
                    foreach (int size in new[] { 0, 100, 5_000_000 })
                    {
                        data.Add(format.Name, compilers, size);
                    }
                }
            }

            return data;
        }
    }

    public static TheoryData<string> Formats => [.. Weather.Formats.Select(format => format.Name)];

    [Theory]
    [MemberData(nameof(Peers))]
    public async Task Unary(string format, CompilerChoice compilers, int size)
    {
        Place place = Sample(size);
        Equal(WeatherService.About(place), await server.Client.AsyncUnaryCall(Of(format, compilers).Now, null, default, place));
    }

    [Theory]
    [MemberData(nameof(Peers))]
    public async Task Server_streaming(string format, CompilerChoice compilers, int size)
    {
        Place place = Sample(size);
        using var call = server.Client.AsyncServerStreamingCall(Of(format, compilers).Watch, null, default, place);
        List<Report> reports = await call.ResponseStream.ReadAllAsync().ToListAsync();
        Assert.Equal(place.Count, reports.Count);
        for (int i = 0; i < reports.Count; i++)
        {
            Equal(WeatherService.About(place, i), reports[i]);
        }
    }

    [Theory]
    [MemberData(nameof(Peers))]
    public async Task Client_streaming(string format, CompilerChoice compilers, int size)
    {
        using var call = server.Client.AsyncClientStreamingCall(Of(format, compilers).Collect, null, default);
        for (int i = 0; i < 3; i++)
        {
            await call.RequestStream.WriteAsync(Sample(size));
        }

        await call.RequestStream.CompleteAsync();
        Report report = await call;
        Assert.Equal((3, "ÅlesundÅlesundÅlesund"), (report.Index, report.Text));
    }

    [Theory]
    [MemberData(nameof(Peers))]
    public async Task Duplex_streaming(string format, CompilerChoice compilers, int size)
    {
        Place place = Sample(size);
        using var call = server.Client.AsyncDuplexStreamingCall(Of(format, compilers).Chat, null, default);
        for (int i = 0; i < 3; i++)
        {
            await call.RequestStream.WriteAsync(place);
            Assert.True(await call.ResponseStream.MoveNext());
            Equal(WeatherService.About(place, i), call.ResponseStream.Current);
        }

        await call.RequestStream.CompleteAsync();
        Assert.False(await call.ResponseStream.MoveNext());
    }

    [Theory]
    [MemberData(nameof(Formats))]
    public async Task A_message_without_members(string format) =>
        Assert.NotNull(await server.Client.AsyncUnaryCall(Of(format).Ping, null, default, new Empty()));

    [Theory]
    [MemberData(nameof(Formats))]
    public async Task Many_calls_at_once(string format)
    {
        Method<Place, Report> now = Of(format).Now;
        await Task.WhenAll(Enumerable.Range(0, 16).Select(thread => Task.Run(async () =>
        {
            for (int i = 0; i < 20; i++)
            {
                Place place = Sample((thread * 1000) + i);
                Equal(WeatherService.About(place), await server.Client.AsyncUnaryCall(now, null, default, place));
            }
        })));
    }

    [Theory]
    [MemberData(nameof(Formats))]
    public async Task Messages_are_compressed_where_gRPC_is_told_to(string format)
    {
        CountedGzip gzip = new();
        using GrpcChannel channel = server.Channel(new GrpcChannelOptions { CompressionProviders = [gzip] });
        CallOptions compressed = new(new Metadata { { "grpc-internal-encoding-request", "gzip" } });
        Place place = Sample(100_000);
        Equal(WeatherService.About(place), await channel.CreateCallInvoker().AsyncUnaryCall(Of(format).Now, null, compressed, place));
        Assert.Equal((1, 1), (gzip.Compressed, gzip.Decompressed));
    }

    [Theory]
    [MemberData(nameof(Formats))]
    public async Task Peers_may_have_other_versions_of_a_contract(string format)
    {
        Weather weather = Of(format);
        var now = GraupelMethod.Unary<LaterPlace, LaterPlace>(weather.Name, nameof(Weather.Now), weather.Serializer);
        LaterPlace sent = new() { City = "Oslo", Count = 7, Notes = { "cold" } };
        Method<LaterPlace, Report> newClient = new(MethodType.Unary, now.ServiceName, now.Name, now.RequestMarshaller, weather.Now.ResponseMarshaller);
        Equal(WeatherService.About(new Place { City = "Oslo", Count = 7 }), await server.Client.AsyncUnaryCall(newClient, null, default, sent));

        Method<Place, LaterPlace> echo = new(MethodType.Unary, now.ServiceName, nameof(Weather.Echo), weather.Now.RequestMarshaller, now.ResponseMarshaller);
        LaterPlace read = await server.Client.AsyncUnaryCall(echo, null, default, new Place { City = "Oslo", Count = 7, Data = [1] });
        Assert.Equal(("Oslo", 7L, "none"), (read.City, read.Count, Assert.Single(read.Notes)));
    }

    internal static Weather Of(string format, CompilerChoice compilers = CompilerChoice.GeneratedOnly) =>
        new(Weather.Formats.Single(known => known.Name == format), compilers);

    private static Place Sample(int size)
    {
        byte[] data = new byte[size];
        new Random(size).NextBytes(data);
        return new Place { City = "Ålesund", Count = size == 0 ? 0 : 3, Data = data };
    }

    private static void Equal(Report expected, Report actual)
    {
        Assert.Equal((expected.Text, expected.Index), (actual.Text, actual.Index));
        Assert.True(expected.Data.Span.SequenceEqual(actual.Data.Span));
        Assert.Equal(expected.Lines, actual.Lines);
    }
}
