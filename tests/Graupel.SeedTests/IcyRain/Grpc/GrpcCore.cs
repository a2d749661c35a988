using System.Buffers;

// What the package for gRPC takes from gRPC, and no more of it.
#pragma warning disable IDE0130 // the namespace of that library
namespace Grpc.Core;

public abstract class SerializationContext
{
    public abstract void SetPayloadLength(int payloadLength);

    public abstract IBufferWriter<byte> GetBufferWriter();

    public abstract void Complete();
}

public abstract class DeserializationContext
{
    public abstract ReadOnlySequence<byte> PayloadAsReadOnlySequence();
}

public sealed class Marshaller<T>(Action<T, SerializationContext> serializer, Func<DeserializationContext, T> deserializer)
{
    public Action<T, SerializationContext> ContextualSerializer => serializer;

    public Func<DeserializationContext, T> ContextualDeserializer => deserializer;
}

public enum MethodType
{
    Unary,
    ClientStreaming,
    ServerStreaming,
    DuplexStreaming,
}

public sealed record Method<TRequest, TResponse>(
    MethodType Type, string ServiceName, string Name, Marshaller<TRequest> RequestMarshaller, Marshaller<TResponse> ResponseMarshaller);
