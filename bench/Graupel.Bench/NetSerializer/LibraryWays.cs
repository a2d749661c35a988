using PeerSerializer = Graupel.Compat.NetSerializer.Serializer;

namespace Graupel.Bench.NetSerializer;

/// <summary>Messages with the id of their type, as <c>Serialize(stream, object)</c> writes them.</summary>
internal sealed class TypedWay<T>(PeerSerializer serializer) : IMessageWay<T>
{
    public void Write(Stream stream, T[] messages)
    {
        foreach (T message in messages)
        {
            serializer.Serialize(stream, message);
        }
    }

    public void Read(Stream stream, T[] received)
    {
        for (int i = 0; i < received.Length; i++)
        {
            received[i] = (T)serializer.Deserialize(stream)!;
        }
    }
}

/// <summary>Messages without it.</summary>
internal sealed class DirectWay<T>(PeerSerializer serializer) : IMessageWay<T>
{
    public void Write(Stream stream, T[] messages)
    {
        foreach (T message in messages)
        {
            serializer.SerializeDirect(stream, message);
        }
    }

    public void Read(Stream stream, T[] received)
    {
        for (int i = 0; i < received.Length; i++)
        {
            serializer.DeserializeDirect(stream, out received[i]);
        }
    }
}
