namespace Graupel.Compat.MsgPackLight.Converters;

/// <summary>Writes nil.</summary>
internal sealed class NilConverter : IMsgPackConverter<object>
{
    public void Write(object? value, IMsgPackWriter writer) => writer.Write(DataTypes.Null);

    public object? Read(IMsgPackReader reader)
    {
        DataTypes type = reader.ReadDataType();
        return type == DataTypes.Null ? null : throw new GraupelException(ErrorKind.KindMismatch, $"Found 0x{(byte)type:X2} where nil was expected");
    }
}
