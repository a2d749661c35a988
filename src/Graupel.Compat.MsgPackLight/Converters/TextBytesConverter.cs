using System.Buffers.Binary;

namespace Graupel.Compat.MsgPackLight.Converters;

/// <summary>Bytes as text, as in the old specification, which had no bytes; reads both.</summary>
internal sealed class TextBytesConverter : IMsgPackConverter<byte[]>
{
    private const int MaxFixed = 31;

    private readonly ValueConverter<byte[]> _bytes = new();

    public void Write(byte[]? value, IMsgPackWriter writer)
    {
        if (value is null)
        {
            writer.Write(DataTypes.Null);
            return;
        }

        if (value.Length <= MaxFixed)
        {
            writer.Write((byte)((byte)DataTypes.FixStr + value.Length));
        }
        else if (value.Length <= ushort.MaxValue)
        {
            writer.Write([(byte)DataTypes.Str16, (byte)(value.Length >> 8), unchecked((byte)value.Length)]);
        }
        else
        {
            byte[] header = [(byte)DataTypes.Str32, 0, 0, 0, 0];
            BinaryPrimitives.WriteInt32BigEndian(header.AsSpan(1), value.Length);
            writer.Write(header);
        }

        writer.Write(value);
    }

    public byte[]? Read(IMsgPackReader reader)
    {
        DataTypes type = reader.ReadDataType();
        uint? length = type switch
        {
            >= DataTypes.FixStr and < DataTypes.Null => (uint)((byte)type & MaxFixed),
            DataTypes.Str8 => reader.ReadByte(),
            DataTypes.Str16 => BinaryPrimitives.ReadUInt16BigEndian(reader.ReadBytes(sizeof(ushort))),
            DataTypes.Str32 => BinaryPrimitives.ReadUInt32BigEndian(reader.ReadBytes(sizeof(uint))),
            _ => null,
        };
        if (length is { } known)
        {
            return [.. reader.ReadBytes(known)];
        }

        reader.Seek(-1, SeekOrigin.Current);
        return _bytes.Read(reader);
    }
}
