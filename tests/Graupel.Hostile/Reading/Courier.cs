namespace Graupel.Hostile.Reading;

/// <summary>Hands bytes to a serializer in every way.</summary>
internal sealed class Courier
{
    private const int MaxGuarded = 1 << 16;
    private const int LongestTrickle = 4096;

    private readonly GuardedBuffer _guarded = new(MaxGuarded);

    public T Read<[ContractParameter] T>(Serializer serializer, Delivery delivery, byte[] data) => delivery switch
    {
        Delivery.Span when data.Length <= MaxGuarded => serializer.Deserialize<T>(_guarded.Put(data)),
        Delivery.Span => serializer.Deserialize<T>(data),
        Delivery.Sequence => serializer.Deserialize<T>(SmallSegments.Of(data)),
        Delivery.Stream => ReadStream<T>(serializer, data),
        _ => ReadAsync<T>(serializer, data),
    };

    private static T ReadStream<[ContractParameter] T>(Serializer serializer, byte[] data)
    {
        using var stream = new TrickleStream(data, 1 + (data.Length / LongestTrickle));
        return serializer.Deserialize<T>(stream);
    }

    // The stream is always ready, so the read is over when the call returns.
    private static T ReadAsync<[ContractParameter] T>(Serializer serializer, byte[] data)
    {
        using var stream = new TrickleStream(data, 1 + (data.Length / LongestTrickle));
        ValueTask<T> reading = serializer.DeserializeAsync<T>(stream);
        return reading.IsCompleted ? reading.GetAwaiter().GetResult() : throw new InvalidOperationException("The read waits for a stream that is ready.");
    }
}
