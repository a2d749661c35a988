using System.Buffers.Binary;

namespace Graupel.Compat.MsgPackLight;

/// <summary>Reads values from memory.</summary>
internal sealed class MsgPackReader(ArraySegment<byte> data) : IMsgPackReader
{
    private const byte FixedMask = 0xF0;
    private const byte FixedCount = 0x0F;

    // Of elements for which memory was allocated; converters may read some of the data again.
    private int _reserved;

    /// <summary>The position of the next value.</summary>
    public int Position { get; private set; }

    private int Remaining => data.Count - Position;

    private ReadOnlySpan<byte> Rest => data.AsSpan(Position);

    /// <summary>For how many of some elements memory may be allocated before they are read: for no more in all lists, one in another too, than there are bytes.</summary>
    public int Reserve(uint count)
    {
        int granted = (int)Math.Min(count, (uint)Math.Min(Remaining, data.Count - _reserved));
        _reserved += granted;
        return granted;
    }

    public DataTypes ReadDataType() => (DataTypes)ReadByte();

    public byte ReadByte() => ReadBytes(1)[0];

    public ArraySegment<byte> ReadBytes(uint length)
    {
        if (length > (uint)Remaining)
        {
            throw EndOfData();
        }

        ArraySegment<byte> bytes = data.Slice(Position, (int)length);
        Position += (int)length;
        return bytes;
    }

    public void Seek(long offset, SeekOrigin origin)
    {
        long start = origin switch
        {
            SeekOrigin.Begin => 0,
            SeekOrigin.Current => Position,
            _ => data.Count,
        };
        long place = start + offset;
        ArgumentOutOfRangeException.ThrowIfNegative(place, nameof(offset));
        ArgumentOutOfRangeException.ThrowIfGreaterThan(place, data.Count, nameof(offset));
        Position = (int)place;
    }

    public uint? ReadArrayLength() => ReadHeader(DataTypes.FixArray, DataTypes.Array16, DataTypes.Array32);

    public uint? ReadMapLength() => ReadHeader(DataTypes.FixMap, DataTypes.Map16, DataTypes.Map32);

    public void SkipToken() => Position += SizeOfToken();

    public byte[] ReadToken() => [.. ReadBytes((uint)SizeOfToken())];

    /// <summary>Reads a value that the serializer itself knows.</summary>
    public T Read<T>(Serializer<T> serializer)
    {
        T value = serializer.Deserialize(Rest, out int consumed);
        Position += consumed;
        return value;
    }

    private GraupelException EndOfData() => new(ErrorKind.EndOfData, "The data ends inside a value", data.Count);

    private int SizeOfToken()
    {
        var tokens = new Formats.MessagePack.MessagePackTokenReader(Rest);
        return tokens.Read() ? tokens.Raw.Length : throw EndOfData();
    }

    private uint? ReadHeader(DataTypes small, DataTypes medium, DataTypes large)
    {
        DataTypes type = ReadDataType();
        if (type == DataTypes.Null)
        {
            return null;
        }

        if (((byte)type & FixedMask) == (byte)small)
        {
            return (uint)((byte)type & FixedCount);
        }

        return type == medium ? BinaryPrimitives.ReadUInt16BigEndian(ReadBytes(sizeof(ushort)))
            : type == large ? BinaryPrimitives.ReadUInt32BigEndian(ReadBytes(sizeof(uint)))
            : throw new GraupelException(ErrorKind.KindMismatch, $"Found 0x{(byte)type:X2} where {large} was expected", Position - 1);
    }
}
