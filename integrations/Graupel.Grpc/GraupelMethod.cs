using Grpc.Core;

namespace Graupel.Grpc;

/// <summary>Defines gRPC service methods in code; unmodified gRPC clients and servers can call and serve them.</summary>
public static class GraupelMethod
{
    /// <summary>One request, one response.</summary>
    /// <typeparam name="TRequest">The type of requests.</typeparam>
    /// <typeparam name="TResponse">The type of responses.</typeparam>
    /// <param name="service">The full name of the service.</param>
    /// <param name="name">The name of the method in the service.</param>
    /// <param name="serializer">The serializer; null for <see cref="Serializer.Default"/>.</param>
    public static Method<TRequest, TResponse> Unary<[ContractParameter] TRequest, [ContractParameter] TResponse>(
        string service, string name, Serializer? serializer = null)
        where TRequest : class
        where TResponse : class
        => Create<TRequest, TResponse>(MethodType.Unary, service, name, serializer);

    /// <summary>One request, a stream of responses.</summary>
    /// <inheritdoc cref="Unary{TRequest, TResponse}" path="/typeparam"/>
    /// <inheritdoc cref="Unary{TRequest, TResponse}" path="/param"/>
    public static Method<TRequest, TResponse> ServerStreaming<[ContractParameter] TRequest, [ContractParameter] TResponse>(
        string service, string name, Serializer? serializer = null)
        where TRequest : class
        where TResponse : class
        => Create<TRequest, TResponse>(MethodType.ServerStreaming, service, name, serializer);

    /// <summary>A stream of requests, one response.</summary>
    /// <inheritdoc cref="Unary{TRequest, TResponse}" path="/typeparam"/>
    /// <inheritdoc cref="Unary{TRequest, TResponse}" path="/param"/>
    public static Method<TRequest, TResponse> ClientStreaming<[ContractParameter] TRequest, [ContractParameter] TResponse>(
        string service, string name, Serializer? serializer = null)
        where TRequest : class
        where TResponse : class
        => Create<TRequest, TResponse>(MethodType.ClientStreaming, service, name, serializer);

    /// <summary>A stream of requests, a stream of responses.</summary>
    /// <inheritdoc cref="Unary{TRequest, TResponse}" path="/typeparam"/>
    /// <inheritdoc cref="Unary{TRequest, TResponse}" path="/param"/>
    public static Method<TRequest, TResponse> DuplexStreaming<[ContractParameter] TRequest, [ContractParameter] TResponse>(
        string service, string name, Serializer? serializer = null)
        where TRequest : class
        where TResponse : class
        => Create<TRequest, TResponse>(MethodType.DuplexStreaming, service, name, serializer);

    /// <summary>
    /// Binds a method of any of the four kinds to the public virtual method of the service that has its name. For methods given by
    /// <see cref="BindServiceMethodAttribute"/>: servers of ASP.NET Core find the handler themselves.
    /// </summary>
    /// <typeparam name="TRequest">The type of requests.</typeparam>
    /// <typeparam name="TResponse">The type of responses.</typeparam>
    /// <param name="binder">What the server passes to the method that binds.</param>
    /// <param name="method">The method.</param>
    public static void AddMethod<TRequest, TResponse>(this ServiceBinderBase binder, Method<TRequest, TResponse> method)
        where TRequest : class
        where TResponse : class
    {
        ArgumentNullException.ThrowIfNull(binder);
        ArgumentNullException.ThrowIfNull(method);
        switch (method.Type)
        {
            case MethodType.Unary:
                binder.AddMethod(method, (UnaryServerMethod<TRequest, TResponse>)null!);
                break;
            case MethodType.ServerStreaming:
                binder.AddMethod(method, (ServerStreamingServerMethod<TRequest, TResponse>)null!);
                break;
            case MethodType.ClientStreaming:
                binder.AddMethod(method, (ClientStreamingServerMethod<TRequest, TResponse>)null!);
                break;
            default:
                binder.AddMethod(method, (DuplexStreamingServerMethod<TRequest, TResponse>)null!);
                break;
        }
    }

    private static Method<TRequest, TResponse> Create<[ContractParameter] TRequest, [ContractParameter] TResponse>(MethodType type, string service, string name, Serializer? serializer)
        where TRequest : class
        where TResponse : class
        => new(type, service, name, GraupelMarshaller.Create<TRequest>(serializer), GraupelMarshaller.Create<TResponse>(serializer));
}
