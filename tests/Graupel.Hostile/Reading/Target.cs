namespace Graupel.Hostile.Reading;

/// <summary>A type that bytes are read as.</summary>
internal abstract class Target
{
    public abstract Type Type { get; }

    public abstract object? Read(Courier courier, Serializer serializer, Delivery delivery, byte[] data);
}

/// <inheritdoc/>
internal sealed class Target<[ContractParameter] T> : Target
{
    public override Type Type => typeof(T);

    public override object? Read(Courier courier, Serializer serializer, Delivery delivery, byte[] data) => courier.Read<T>(serializer, delivery, data);
}
