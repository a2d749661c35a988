using Graupel;

namespace Tour.Ways;

/// <summary>The ways that the tour shows.</summary>
internal static class AllWays
{
    /// <summary>Makes every way, the yardstick last.</summary>
    public static IReadOnlyList<IWay> Create() =>
    [
        new GraupelWay("Fast, generated", "catalogue.fast", new SerializerOptions { Compilers = CompilerChoice.GeneratedOnly }),
        new GraupelWay("Fast, run-time", "catalogue.run-time.fast", new SerializerOptions { Compilers = CompilerChoice.RuntimeOnly }),
        new GraupelWay("Compact, generated", "catalogue.compact", new SerializerOptions { Format = WireFormat.Compact, Compilers = CompilerChoice.GeneratedOnly }),
        new GraupelWay("Compact, run-time", "catalogue.run-time.compact", new SerializerOptions { Format = WireFormat.Compact, Compilers = CompilerChoice.RuntimeOnly }),
        new GraupelWay("MessagePack, generated", "catalogue.msgpack", new SerializerOptions { Format = WireFormat.MessagePack, Compilers = CompilerChoice.GeneratedOnly }),
        new GraupelWay("MessagePack, run-time", "catalogue.run-time.msgpack", new SerializerOptions { Format = WireFormat.MessagePack, Compilers = CompilerChoice.RuntimeOnly }),
        new JsonWay(),
    ];
}
