using System.Buffers;
using System.Buffers.Binary;

namespace Graupel.Compat.MsgPackLight;

/// <summary>Collects the bytes of values.</summary>
internal sealed class MsgPackWriter : IMsgPackWriter
{
    private const int MaxFixed = 15;

    /// <summary>The bytes so far.</summary>
    public ArrayBufferWriter<byte> Output { get; } = new();

    public void Write(DataTypes dataType) => Write((byte)dataType);

    public void Write(byte value)
    {
        Output.GetSpan(1)[0] = value;
        Output.Advance(1);
    }

    public void Write(byte[] array) => Output.Write(array);

    public void WriteArrayHeader(uint length) => WriteHeader(length, DataTypes.FixArray, DataTypes.Array16, DataTypes.Array32);

    public void WriteMapHeader(uint length) => WriteHeader(length, DataTypes.FixMap, DataTypes.Map16, DataTypes.Map32);

    private void WriteHeader(uint length, DataTypes small, DataTypes medium, DataTypes large)
    {
        switch (length)
        {
            case <= MaxFixed:
                Write((byte)((byte)small + length));
                break;
            case <= ushort.MaxValue:
                Write(medium);
                BinaryPrimitives.WriteUInt16BigEndian(Output.GetSpan(sizeof(ushort)), (ushort)length);
                Output.Advance(sizeof(ushort));
                break;
            default:
                Write(large);
                BinaryPrimitives.WriteUInt32BigEndian(Output.GetSpan(sizeof(uint)), length);
                Output.Advance(sizeof(uint));
                break;
        }
    }
}
