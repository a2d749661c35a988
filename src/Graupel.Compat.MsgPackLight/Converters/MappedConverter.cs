namespace Graupel.Compat.MsgPackLight.Converters;

/// <summary>Values that are written as values of another type.</summary>
/// <param name="wire">Gives the converter of that type, which may be another one each time.</param>
/// <param name="toWire">Makes what is written.</param>
/// <param name="fromWire">Makes the value again.</param>
internal sealed class MappedConverter<T, TWire>(Func<IMsgPackConverter<TWire>> wire, Func<T, TWire> toWire, Func<TWire, T> fromWire) : IMsgPackConverter<T>
{
    public void Write(T? value, IMsgPackWriter writer) => wire().Write(toWire(value!), writer);

    public T? Read(IMsgPackReader reader)
    {
        // What a converter of the user throws is the user's.
        TWire read = wire().Read(reader)!;
        try
        {
            return fromWire(read);
        }
        catch (Exception e) when (e is ArgumentException or OverflowException)
        {
            throw new GraupelException(ErrorKind.InvalidValue, $"Invalid value: not a valid {typeof(T).Name}");
        }
    }
}
