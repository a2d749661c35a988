using System.Buffers.Binary;

namespace Graupel.Compat.MsgPackLight.Converters;

/// <summary>Ticks of dates. Negative ticks, before 1970, are also read from unsigned numbers, modulo 2^64.</summary>
internal sealed class TicksConverter(MsgPackContext context) : IMsgPackConverter<long>
{
    public void Write(long value, IMsgPackWriter writer) => context.GetConverter<long>().Write(value, writer);

    public long Read(IMsgPackReader reader)
    {
        if (reader.ReadDataType() == DataTypes.UInt64)
        {
            return BinaryPrimitives.ReadInt64BigEndian(reader.ReadBytes(sizeof(long)));
        }

        reader.Seek(-1, SeekOrigin.Current);
        return context.GetConverter<long>().Read(reader);
    }
}
