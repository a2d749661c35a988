namespace Graupel.Compat.MsgPackLight.Converters;

/// <summary>Refuses whole numbers.</summary>
internal sealed class StrictFloatConverter<T> : IMsgPackConverter<T>
{
    private readonly ValueConverter<T> _any = new();

    public void Write(T? value, IMsgPackWriter writer) => _any.Write(value, writer);

    public T? Read(IMsgPackReader reader)
    {
        DataTypes type = reader.ReadDataType();
        reader.Seek(-1, SeekOrigin.Current);
        return type is DataTypes.Single or DataTypes.Double
            ? _any.Read(reader)
            : throw new GraupelException(ErrorKind.KindMismatch, $"Found 0x{(byte)type:X2} where a floating-point number was expected");
    }
}
