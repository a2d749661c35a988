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

public enum StatusCode
{
    Internal = 13,
}

public readonly record struct Status(StatusCode StatusCode, string Detail, Exception? DebugException);

public sealed class RpcException(Status status) : Exception(status.Detail)
{
    public Status Status => status;
}

[AttributeUsage(AttributeTargets.Class)]
public sealed class BindServiceMethodAttribute : Attribute;

public delegate Task<TResponse> UnaryServerMethod<TRequest, TResponse>(TRequest request);

public delegate Task<TResponse> ClientStreamingServerMethod<TRequest, TResponse>(IAsyncEnumerable<TRequest> requests);

public delegate Task ServerStreamingServerMethod<TRequest, TResponse>(TRequest request, Action<TResponse> write);

public delegate Task DuplexStreamingServerMethod<TRequest, TResponse>(IAsyncEnumerable<TRequest> requests, Action<TResponse> write);

public abstract class ServiceBinderBase
{
    public abstract void AddMethod<TRequest, TResponse>(Method<TRequest, TResponse> method, UnaryServerMethod<TRequest, TResponse>? handler);

    public abstract void AddMethod<TRequest, TResponse>(Method<TRequest, TResponse> method, ClientStreamingServerMethod<TRequest, TResponse>? handler);

    public abstract void AddMethod<TRequest, TResponse>(Method<TRequest, TResponse> method, ServerStreamingServerMethod<TRequest, TResponse>? handler);

    public abstract void AddMethod<TRequest, TResponse>(Method<TRequest, TResponse> method, DuplexStreamingServerMethod<TRequest, TResponse>? handler);
}
