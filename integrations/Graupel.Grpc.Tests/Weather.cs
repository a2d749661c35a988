namespace Graupel.Grpc.Tests;

/// <summary>The methods of the service with one serializer. Both ways to make contracts share a service, since their bytes are the same.</summary>
public sealed class Weather(WireFormat format, CompilerChoice compilers)
{
    public static WireFormat[] Formats { get; } = [WireFormat.Fast, WireFormat.Compact, WireFormat.MessagePack];

    public Serializer Serializer { get; } = new(new SerializerOptions { Format = format, Compilers = compilers });

    public Method<Place, Report> Now => GraupelMethod.Unary<Place, Report>(Name, nameof(Now), Serializer);

    public Method<Place, Report> Watch => GraupelMethod.ServerStreaming<Place, Report>(Name, nameof(Watch), Serializer);

    public Method<Place, Report> Collect => GraupelMethod.ClientStreaming<Place, Report>(Name, nameof(Collect), Serializer);

    public Method<Place, Report> Chat => GraupelMethod.DuplexStreaming<Place, Report>(Name, nameof(Chat), Serializer);

    public Method<Empty, Empty> Ping => GraupelMethod.Unary<Empty, Empty>(Name, nameof(Ping), Serializer);

    public Method<Place, Ring> Unwritable => GraupelMethod.Unary<Place, Ring>(Name, nameof(Unwritable), Serializer);

    public Method<Ring, Report> Sum => GraupelMethod.ClientStreaming<Ring, Report>(Name, nameof(Sum), Serializer);

    /// <summary>A method whose server returns the bytes of the requests, so that it answers whatever the client likes.</summary>
    public Method<byte[], byte[]> Echo => new(MethodType.Unary, Name, nameof(Echo), Bytes, Bytes);

    public Method<byte[], byte[]> EchoAll => new(MethodType.DuplexStreaming, Name, nameof(EchoAll), Bytes, Bytes);

    public static Marshaller<byte[]> Bytes { get; } = Marshallers.Create<byte[]>(bytes => bytes, bytes => bytes);

    public string Name => "weather." + format.Name;
}
