namespace Graupel.Compat.MsgPackLight;

/// <summary>Writes the bytes of values.</summary>
public interface IMsgPackWriter
{
    /// <summary>Writes the first byte of a value.</summary>
    void Write(DataTypes dataType);

    /// <summary>Writes a byte as it is.</summary>
    void Write(byte value);

    /// <summary>Writes bytes as they are, such as values that were serialized before.</summary>
    void Write(byte[] array);

    /// <summary>Writes the header of an array.</summary>
    void WriteArrayHeader(uint length);

    /// <summary>Writes the header of a map.</summary>
    void WriteMapHeader(uint length);
}
