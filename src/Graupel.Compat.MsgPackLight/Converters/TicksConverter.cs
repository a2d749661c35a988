using System.Buffers.Binary;

namespace Graupel.Compat.MsgPackLight.Converters;

/// <summary>Ticks of dates. Negative ticks, before 1970, are also read from unsigned numbers, modulo 2^64, unless numbers have a converter of the user.</summary>
internal sealed class TicksConverter(MsgPackContext context) : IMsgPackConverter<long>
{
    public void Write(long value, IMsgPackWriter writer) => context.GetConverter<long>().Write(value, writer);

    public long Read(IMsgPackReader reader)
    {
        IMsgPackConverter<long> numbers = context.GetConverter<long>();
        if (numbers is not ValueConverter<long>)
        {
            return numbers.Read(reader);
        }

        if (reader.ReadDataType() == DataTypes.UInt64)
        {
            return BinaryPrimitives.ReadInt64BigEndian(reader.ReadBytes(sizeof(long)));
        }

        reader.Seek(-1, SeekOrigin.Current);
        return numbers.Read(reader);
    }
}
