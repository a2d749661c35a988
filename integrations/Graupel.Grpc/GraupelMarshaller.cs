using System.Buffers;
using Grpc.Core;

namespace Graupel.Grpc;

/// <summary>Creates the marshallers with which gRPC writes and reads messages.</summary>
public static class GraupelMarshaller
{
    /// <summary>
    /// Creates a marshaller that tells gRPC the size of a message before its first byte, so the message is written straight to the connection, and that
    /// reads a payload of several segments without copying it.
    /// </summary>
    /// <typeparam name="T">The type of the messages.</typeparam>
    /// <param name="serializer">The serializer; null for <see cref="Serializer.Default"/>. Both sides need the same format.</param>
    public static Marshaller<T> Create<[ContractParameter] T>(Serializer? serializer = null)
    {
        Serializer<T> root = (serializer ?? Serializer.Default).For<T>();
        return new Marshaller<T>(
            (message, context) =>
            {
                using PooledBuffer bytes = root.SerializePooled(message);
                context.SetPayloadLength(bytes.Size);
                context.GetBufferWriter().Write(bytes.Span);
                context.Complete();
            },
            context => root.Deserialize(context.PayloadAsReadOnlySequence()));
    }
}
