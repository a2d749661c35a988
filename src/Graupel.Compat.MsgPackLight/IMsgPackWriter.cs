namespace Graupel.Compat.MsgPackLight;

/// <summary>Takes the bytes of values.</summary>
public interface IMsgPackWriter
{
    /// <summary>Writes the byte that a value begins with.</summary>
    void Write(DataTypes dataType);

    /// <summary>Writes a byte as it is.</summary>
    void Write(byte value);

    /// <summary>Writes bytes as they are, such as values that were made before.</summary>
    void Write(byte[] array);

    /// <summary>Writes what stands in front of the elements of an array.</summary>
    void WriteArrayHeader(uint length);

    /// <summary>Writes what stands in front of the keys and values of a map.</summary>
    void WriteMapHeader(uint length);
}
