namespace Graupel.Compat.MsgPackLight;

/// <summary>Writes and reads values of one type.</summary>
public interface IMsgPackConverter
{
    /// <summary>Called once, when the converter is registered; does nothing by default. It is best to get other converters from the context only when they are needed.</summary>
    void Initialize(MsgPackContext context)
    {
    }
}

/// <inheritdoc/>
/// <typeparam name="T">The type.</typeparam>
public interface IMsgPackConverter<T> : IMsgPackConverter
{
    /// <summary>Writes exactly one value.</summary>
    void Write(T? value, IMsgPackWriter writer);

    /// <summary>Reads exactly one value.</summary>
    T? Read(IMsgPackReader reader);
}
