namespace Graupel.Compat.MsgPackLight.Generation;

/// <summary>An implementation, with the converter of its interface or base class.</summary>
internal sealed class ImplementationConverter<TInterface, TImplementation>(IMsgPackConverter<TInterface> converter) : IMsgPackConverter<TImplementation>
    where TImplementation : TInterface
{
    public void Write(TImplementation? value, IMsgPackWriter writer) => converter.Write(value, writer);

    public TImplementation? Read(IMsgPackReader reader) => (TImplementation?)converter.Read(reader);
}
