namespace Graupel.Compat.MsgPackLight;

/// <summary>The entry points of MsgPack.Light. All methods are thread-safe, even with the same context.</summary>
public static class MsgPackSerializer
{
    // Nothing can be registered there, so it is the same for all.
    private static readonly MsgPackContext Plain = new();

    /// <summary>Writes a value.</summary>
    public static byte[] Serialize<T>(T data) => Serialize(data, Plain);

    /// <inheritdoc cref="Serialize{T}(T)"/>
    /// <param name="data">The value.</param>
    /// <param name="context">Has the converters.</param>
    public static byte[] Serialize<T>(T data, MsgPackContext context) => Write(data, context).Output.WrittenSpan.ToArray();

    /// <summary>Writes a value to a stream, at its current position.</summary>
    public static void Serialize<T>(T data, Stream stream) => Serialize(data, stream, Plain);

    /// <inheritdoc cref="Serialize{T}(T, Stream)"/>
    /// <param name="data">The value.</param>
    /// <param name="stream">Receives the bytes.</param>
    /// <param name="context">Has the converters.</param>
    public static void Serialize<T>(T data, Stream stream, MsgPackContext context)
    {
        ArgumentNullException.ThrowIfNull(stream);
        stream.Write(Write(data, context).Output.WrittenSpan);
    }

    /// <summary>Reads a value. Bytes after it are ignored.</summary>
    public static T? Deserialize<T>(byte[] data) => Deserialize<T>(data, Plain);

    /// <inheritdoc cref="Deserialize{T}(byte[])"/>
    /// <param name="data">The bytes.</param>
    /// <param name="context">Has the converters.</param>
    public static T? Deserialize<T>(byte[] data, MsgPackContext context)
    {
        ArgumentNullException.ThrowIfNull(data);
        return Read<T>(new MsgPackReader(data), context);
    }

    /// <summary>Reads a value from a stream, and leaves the stream right after it, or, after an error, where it was.</summary>
    public static T? Deserialize<T>(MemoryStream stream) => Deserialize<T>(stream, Plain);

    /// <inheritdoc cref="Deserialize{T}(MemoryStream)"/>
    /// <param name="stream">The bytes.</param>
    /// <param name="context">Has the converters.</param>
    public static T? Deserialize<T>(MemoryStream stream, MsgPackContext context)
    {
        ArgumentNullException.ThrowIfNull(stream);
        ArraySegment<byte> data = stream.TryGetBuffer(out ArraySegment<byte> buffer) ? buffer : stream.ToArray();
        var reader = new MsgPackReader(data[(int)Math.Min(stream.Position, data.Count)..]);
        T? value = Read<T>(reader, context);
        stream.Position += reader.Position;
        return value;
    }

    /// <summary>Writes a value as a token.</summary>
    public static MsgPackToken SerializeToToken<T>(T data) => SerializeToToken(data, Plain);

    /// <inheritdoc cref="SerializeToToken{T}(T)"/>
    /// <param name="data">The value.</param>
    /// <param name="context">Has the converters.</param>
    public static MsgPackToken SerializeToToken<T>(T data, MsgPackContext context) => new(context, Serialize(data, context));

    /// <summary>Reads the value of a token.</summary>
    public static T? Deserialize<T>(MsgPackToken token) => Deserialize<T>(token, Plain);

    /// <inheritdoc cref="Deserialize{T}(MsgPackToken)"/>
    /// <param name="token">The token.</param>
    /// <param name="context">Has the converters.</param>
    public static T? Deserialize<T>(MsgPackToken token, MsgPackContext context)
    {
        ArgumentNullException.ThrowIfNull(token);
        return Deserialize<T>(token.RawBytes, context);
    }

    private static MsgPackWriter Write<T>(T data, MsgPackContext context)
    {
        ArgumentNullException.ThrowIfNull(context);
        var writer = new MsgPackWriter();
        context.GetConverter<T>().Write(data, writer);
        return writer;
    }

    private static T? Read<T>(MsgPackReader reader, MsgPackContext context)
    {
        ArgumentNullException.ThrowIfNull(context);
        return context.GetConverter<T>().Read(reader);
    }
}
