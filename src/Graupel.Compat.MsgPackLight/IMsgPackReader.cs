namespace Graupel.Compat.MsgPackLight;

/// <summary>Gives the bytes of values.</summary>
/// <remarks>Data that ends too soon is a <see cref="GraupelException"/> of kind <see cref="ErrorKind.EndOfData"/>.</remarks>
public interface IMsgPackReader
{
    /// <summary>Reads the byte that a value begins with.</summary>
    DataTypes ReadDataType();

    /// <summary>Reads a byte.</summary>
    byte ReadByte();

    /// <summary>Reads bytes; they are not copied.</summary>
    ArraySegment<byte> ReadBytes(uint length);

    /// <summary>Goes to another place.</summary>
    void Seek(long offset, SeekOrigin origin);

    /// <summary>Reads what stands in front of the elements of an array.</summary>
    /// <returns>Number of elements; null for nil.</returns>
    uint? ReadArrayLength();

    /// <summary>Reads what stands in front of the keys and values of a map.</summary>
    /// <returns>Number of pairs; null for nil.</returns>
    uint? ReadMapLength();

    /// <summary>Steps over one value with everything in it.</summary>
    void SkipToken();

    /// <summary>The bytes of one value with everything in it.</summary>
    byte[] ReadToken();
}
