using System.Buffers;
using Grpc.Core;

namespace Graupel.Grpc;

/// <summary>Creates the marshallers with which gRPC writes and reads messages.</summary>
public static class GraupelMarshaller
{
    /// <summary>
    /// Creates a marshaller that tells gRPC the size of a message before its first byte, so that gRPC never collects a message in a buffer that grows, and
    /// that reads a payload of several segments without copying it.
    /// </summary>
    /// <remarks>
    /// Null is no message: gRPC takes it for the end of the stream. It is refused on write and on read. A payload that cannot be read fails the call with
    /// <see cref="StatusCode.Internal"/> on both sides; the detail is the message of the <see cref="GraupelException"/>, which contains no user data.
    /// </remarks>
    /// <typeparam name="T">The type of the messages.</typeparam>
    /// <param name="serializer">The serializer; null for <see cref="Serializer.Default"/>. Both sides need the same format.</param>
    public static Marshaller<T> Create<[ContractParameter] T>(Serializer? serializer = null)
    {
        Serializer<T> root = (serializer ?? Serializer.Default).For<T>();
        return new Marshaller<T>((message, context) => Write(root, message, context), context => Read(root, context));
    }

    private static void Write<T>(Serializer<T> root, T message, SerializationContext context)
    {
        if (message is null)
        {
            throw NullMessage();
        }

        using PooledBuffer bytes = root.SerializePooled(message);
        context.SetPayloadLength(bytes.Size);
        context.GetBufferWriter().Write(bytes.Span);
        context.Complete();
    }

    private static T Read<T>(Serializer<T> root, DeserializationContext context)
    {
        try
        {
            return root.Deserialize(context.PayloadAsReadOnlySequence()) ?? throw NullMessage();
        }
        catch (GraupelException exception)
        {
            throw new RpcException(new Status(StatusCode.Internal, exception.Message, exception));
        }
    }

    private static GraupelException NullMessage() => new(ErrorKind.InvalidValue, "A gRPC message must not be null");
}
