using System.Buffers;
using Grpc.Core;

namespace Graupel.Grpc;

/// <summary>Makes what gRPC writes and reads messages with.</summary>
public static class GraupelMarshaller
{
    /// <summary>
    /// A marshaller that tells gRPC the size of a message before its first byte, so that it goes straight to the connection, and reads a payload in as
    /// many pieces as it has.
    /// </summary>
    /// <typeparam name="T">The type of the messages.</typeparam>
    /// <param name="serializer">Has the format and the options; null for <see cref="Serializer.Default"/>. Both sides need the same format.</param>
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
