namespace Graupel.Compat.MsgPackLight.Converters;

/// <summary>Nil, or a value.</summary>
internal sealed class NullableConverter<T>(MsgPackContext context) : IMsgPackConverter<T?>
    where T : struct
{
    public void Write(T? value, IMsgPackWriter writer)
    {
        if (value is { } some)
        {
            context.GetConverter<T>().Write(some, writer);
        }
        else
        {
            writer.Write(DataTypes.Null);
        }
    }

    public T? Read(IMsgPackReader reader)
    {
        if (reader.ReadDataType() == DataTypes.Null)
        {
            return null;
        }

        reader.Seek(-1, SeekOrigin.Current);
        return context.GetConverter<T>().Read(reader);
    }
}
