using System.Buffers;
using Graupel;

namespace Consumer;

/// <summary>Calls every overload, as written without a thought for overload resolution: all of it must compile in every version of C#.</summary>
internal static class EntryPoints
{
    public static IEnumerable<(string Name, Order Result)> OfTheStaticClass(Order order)
    {
        byte[] bytes = Serialization.Serialize(order);
        yield return ("byte[]", Serialization.Deserialize<Order>(bytes));
        yield return ("byte[], consumed", Serialization.Deserialize<Order>(bytes, out int consumed));
        Expect(consumed == bytes.Length);

        ReadOnlyMemory<byte> memory = bytes;
        yield return ("memory", Serialization.Deserialize<Order>(memory));
        yield return ("memory, consumed", Serialization.Deserialize<Order>(memory, out consumed));
        yield return ("writable memory", Serialization.Deserialize<Order>(bytes.AsMemory()));
        yield return ("span", Serialization.Deserialize<Order>(bytes.AsSpan()));
        yield return ("slice", Serialization.Deserialize<Order>(bytes.AsSpan()[..bytes.Length], out consumed));
        yield return ("sequence", Serialization.Deserialize<Order>(new ReadOnlySequence<byte>(bytes)));
        yield return ("sequence, consumed", Serialization.Deserialize<Order>(new ReadOnlySequence<byte>(bytes), out long longConsumed));
        Expect(longConsumed == bytes.Length);

        ArraySegment<byte> segment = Serialization.SerializeSegment(order);
        yield return ("segment", Serialization.DeserializeSegment<Order>(segment));
        yield return ("segment, by its type", Serialization.Deserialize<Order>(segment));
        yield return ("segment, consumed", Serialization.Deserialize<Order>(segment, out consumed));

        using (PooledBuffer pooled = Serialization.SerializePooled(order))
        {
            yield return ("pooled buffer", Serialization.Deserialize<Order>(pooled));
            yield return ("pooled memory", Serialization.Deserialize<Order>(pooled.Memory));
            Expect(pooled.Memory.Span.SequenceEqual(bytes) && pooled.Size == bytes.Length);
        }

        var writer = new ArrayBufferWriter<byte>();
        Serialization.Serialize(writer, order);
        yield return ("buffer writer", Serialization.Deserialize<Order>(writer.WrittenMemory));
        yield return ("written span", Serialization.Deserialize<Order>(writer.WrittenSpan));

        var stream = new MemoryStream();
        Serialization.Serialize(stream, order);
        stream.Position = 0;
        yield return ("stream", Serialization.Deserialize<Order>(stream));

        byte[] exact = new byte[bytes.Length];
        Expect(Serialization.TrySerialize(order, exact, out int written) && written == bytes.Length);
        Expect(!Serialization.TrySerialize(order, new byte[bytes.Length - 1], out written));
        yield return ("try", Serialization.Deserialize<Order>(exact));
        yield return ("clone", Serialization.DeepClone(order));

        Order populated = new();
        Serialization.Populate(bytes, ref populated);
        yield return ("populate from byte[]", populated);
        Serialization.Populate(bytes.AsSpan(), ref populated);
        Serialization.Populate(memory, ref populated);
        Serialization.Populate(segment, ref populated);
        yield return ("populate again", populated);
    }

    public static async Task<Order> Asynchronously(Order order)
    {
        var stream = new MemoryStream();
        await Serialization.SerializeAsync(stream, order);
        stream.Position = 0;
        return await Serialization.DeserializeAsync<Order>(stream, CancellationToken.None);
    }

    public static IEnumerable<(string Name, Order Result)> Of(Serializer serializer, Order order)
    {
        byte[] bytes = serializer.Serialize(order);
        yield return ("serializer, byte[]", serializer.Deserialize<Order>(bytes));
        yield return ("serializer, span", serializer.Deserialize<Order>(bytes.AsSpan()));
        yield return ("serializer, segment", serializer.DeserializeSegment<Order>(serializer.SerializeSegment(order)));
        yield return ("serializer, clone", serializer.DeepClone(order));

        Serializer<Order> orders = serializer.For<Order>();
        byte[] same = orders.Serialize(order);
        Expect(same.AsSpan().SequenceEqual(bytes));
        yield return ("serializer of one type, byte[]", orders.Deserialize(same));
        yield return ("serializer of one type, span", orders.Deserialize(same.AsSpan(), out _));
        yield return ("serializer of one type, clone", orders.DeepClone(order));
    }

    private static void Expect(bool condition)
    {
        if (!condition)
        {
            throw new InvalidOperationException("an entry point gave something else than it says");
        }
    }
}
