namespace Graupel.Compat.MsgPackLight.Converters;

/// <summary>Values that are kept as bytes.</summary>
internal sealed class TokenConverter(MsgPackContext context) : IMsgPackConverter<MsgPackToken>
{
    public void Write(MsgPackToken? value, IMsgPackWriter writer)
    {
        if (value is null)
        {
            writer.Write(DataTypes.Null);
        }
        else
        {
            writer.Write(value.RawBytes);
        }
    }

    public MsgPackToken? Read(IMsgPackReader reader) => new(context, reader.ReadToken());
}
