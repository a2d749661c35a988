namespace Graupel.Compat.MsgPackLight;

/// <summary>The bytes of one value, whose type is not known yet.</summary>
/// <param name="context">Has the converters.</param>
/// <param name="rawBytes">The bytes.</param>
public sealed class MsgPackToken(MsgPackContext context, byte[] rawBytes)
{
    /// <summary>The bytes.</summary>
    public byte[] RawBytes { get; } = rawBytes;

    /// <summary>Reads the value.</summary>
    /// <typeparam name="T">Its type.</typeparam>
    public T? As<T>() => MsgPackSerializer.Deserialize<T>(RawBytes, context);
}
