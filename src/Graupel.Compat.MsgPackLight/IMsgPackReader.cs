namespace Graupel.Compat.MsgPackLight;

/// <summary>Reads the bytes of values.</summary>
/// <remarks>Data that ends too early throws <see cref="GraupelException"/> with <see cref="ErrorKind.EndOfData"/>.</remarks>
public interface IMsgPackReader
{
    /// <summary>Reads the first byte of a value.</summary>
    DataTypes ReadDataType();

    /// <summary>Reads a byte.</summary>
    byte ReadByte();

    /// <summary>Reads bytes; they are not copied.</summary>
    ArraySegment<byte> ReadBytes(uint length);

    /// <summary>Moves to another position.</summary>
    void Seek(long offset, SeekOrigin origin);

    /// <summary>Reads the header of an array.</summary>
    /// <returns>Number of elements; null for nil.</returns>
    uint? ReadArrayLength();

    /// <summary>Reads the header of a map.</summary>
    /// <returns>Number of pairs; null for nil.</returns>
    uint? ReadMapLength();

    /// <summary>Skips one value with everything in it.</summary>
    void SkipToken();

    /// <summary>The bytes of one value with everything in it.</summary>
    byte[] ReadToken();
}
