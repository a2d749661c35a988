using System.Net;
using Grpc.Net.Client;
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Hosting;
using Microsoft.AspNetCore.Server.Kestrel.Core;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Logging;

namespace Graupel.Grpc.Tests;

/// <summary>A server, and a client that is connected to it.</summary>
public sealed class WeatherServer : IAsyncLifetime
{
    private WebApplication? _app;
    private GrpcChannel? _channel;

    public CallInvoker Client => _channel!.CreateCallInvoker();

    /// <summary>Another connection.</summary>
    public GrpcChannel Channel(GrpcChannelOptions options) => GrpcChannel.ForAddress(_app!.Urls.First(), options);

    public async Task InitializeAsync()
    {
        WebApplicationBuilder builder = WebApplication.CreateSlimBuilder();
        builder.Logging.ClearProviders();
        builder.WebHost.ConfigureKestrel(kestrel => kestrel.Listen(IPAddress.Loopback, 0, listen => listen.Protocols = HttpProtocols.Http2));
        builder.Services.AddGrpc(options =>
        {
            options.MaxReceiveMessageSize = null;
            options.ResponseCompressionAlgorithm = "gzip";
        });
        _app = builder.Build();
        _app.MapGrpcService<WeatherService>();
        await _app.StartAsync();
        _channel = Channel(new GrpcChannelOptions { MaxReceiveMessageSize = null, CompressionProviders = [] });
    }

    public async Task DisposeAsync()
    {
        _channel!.Dispose();
        await _app!.DisposeAsync();
    }
}
