namespace Graupel.Grpc.Tests;

[BindServiceMethod(typeof(WeatherService), nameof(Bind))]
public class WeatherService
{
    public static void Bind(ServiceBinderBase binder, WeatherService? service)
    {
        foreach (WireFormat format in Weather.Formats)
        {
            Weather weather = new(format, CompilerChoice.GeneratedOnly);
            binder.AddMethod(weather.Now);
            binder.AddMethod(weather.Watch);
            binder.AddMethod(weather.Collect);
            binder.AddMethod(weather.Chat);
            binder.AddMethod(weather.Ping);
            binder.AddMethod(weather.Unwritable);
            binder.AddMethod(weather.Sum);
            binder.AddMethod(weather.Echo);
            binder.AddMethod(weather.EchoAll);
        }
    }

    public static Report About(Place place, int index = 0) =>
        new() { Text = place.City, Index = index, Data = place.Data, Lines = { new Line("count", place.Count) } };

    public virtual async Task<Report> Now(Place request, ServerCallContext context)
    {
        if (request.City == "nowhere")
        {
            await Task.Delay(Timeout.Infinite, context.CancellationToken);
        }

        return About(request);
    }

    public virtual async Task Watch(Place request, IServerStreamWriter<Report> responses, ServerCallContext context)
    {
        for (int i = 0; i < request.Count; i++)
        {
            await responses.WriteAsync(About(request, i));
        }
    }

    public virtual async Task<Report> Collect(IAsyncStreamReader<Place> requests, ServerCallContext context)
    {
        Report report = new();
        await foreach (Place place in requests.ReadAllAsync())
        {
            report.Text += place.City;
            report.Index++;
        }

        return report;
    }

    public virtual async Task Chat(IAsyncStreamReader<Place> requests, IServerStreamWriter<Report> responses, ServerCallContext context)
    {
        int index = 0;
        await foreach (Place place in requests.ReadAllAsync())
        {
            await responses.WriteAsync(About(place, index++));
        }
    }

    public virtual Task<Empty> Ping(Empty request, ServerCallContext context) => Task.FromResult(request);

    public virtual Task<Ring> Unwritable(Place request, ServerCallContext context) => Task.FromResult(Ring.Closed());

    public virtual async Task<Report> Sum(IAsyncStreamReader<Ring> requests, ServerCallContext context)
    {
        Report report = new();
        await foreach (Ring ring in requests.ReadAllAsync())
        {
            report.Index += ring.Number;
        }

        return report;
    }

    public virtual Task<byte[]> Echo(byte[] request, ServerCallContext context) => Task.FromResult(request);

    public virtual async Task EchoAll(IAsyncStreamReader<byte[]> requests, IServerStreamWriter<byte[]> responses, ServerCallContext context)
    {
        await foreach (byte[] bytes in requests.ReadAllAsync())
        {
            await responses.WriteAsync(bytes);
        }
    }
}
