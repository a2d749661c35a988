namespace Graupel.Compat.MsgPackLight.Converters;

/// <summary>Single values, as the serializer itself writes them in MessagePack.</summary>
internal sealed class ValueConverter<T> : IMsgPackConverter<T>
{
    private readonly Serializer<T> _serializer = CoreSerializer.Instance.For<T>();

    public void Write(T? value, IMsgPackWriter writer)
    {
        if (writer is MsgPackWriter own)
        {
            _serializer.Serialize(own.Output, value!);
        }
        else
        {
            writer.Write(_serializer.Serialize(value!));
        }
    }

    public T? Read(IMsgPackReader reader) => reader is MsgPackReader own ? own.Read(_serializer) : _serializer.Deserialize(reader.ReadToken());
}

/// <summary>The serializer behind all converters.</summary>
internal static class CoreSerializer
{
    public static Serializer Instance { get; } = new(new SerializerOptions { Format = WireFormat.MessagePack });
}
