namespace Graupel.Conformance.Versions;

/// <summary>A member of one type, which is read where a member of another type was written.</summary>
public abstract class Slot(string name)
{
    /// <param name="name">What the format's page calls the type.</param>
    /// <param name="get">The member of a value.</param>
    /// <param name="values">What is written.</param>
    public static Slot Of<[ContractParameter] T>(string name, Func<T, object?> get, params T[] values) => new Typed<T>(name, get, values);

    /// <summary>The bytes of each value.</summary>
    public abstract IEnumerable<(object? Value, byte[] Bytes)> Write(Serializer serializer);

    public abstract object? Read(Serializer serializer, byte[] bytes);

    public override string ToString() => name;

    private sealed class Typed<[ContractParameter] T>(string name, Func<T, object?> get, T[] values) : Slot(name)
    {
        public override IEnumerable<(object? Value, byte[] Bytes)> Write(Serializer serializer) =>
            values.Select(value => (get(value), serializer.Serialize(value)));

        public override object? Read(Serializer serializer, byte[] bytes) => get(serializer.Deserialize<T>(bytes));
    }
}
