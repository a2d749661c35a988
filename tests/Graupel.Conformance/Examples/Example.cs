namespace Graupel.Conformance.Examples;

/// <summary>One type of an example, as its compiled code gives it.</summary>
public abstract class Example
{
    /// <summary>The type of the value that is shown.</summary>
    public static Example Of<[ContractParameter] T>(Func<T> value) => new Typed<T>(value);

    /// <summary>The type as which bytes are refused.</summary>
    public static Example Of<[ContractParameter] T>() => new Typed<T>(null);

    /// <summary>Writes the value.</summary>
    public abstract byte[] Write(Serializer serializer);

    /// <summary>Reads bytes and compares what comes with the value.</summary>
    public abstract void Read(Serializer serializer, byte[] bytes);

    private sealed class Typed<[ContractParameter] T>(Func<T>? value) : Example
    {
        public override byte[] Write(Serializer serializer) => serializer.Serialize(value!());

        public override void Read(Serializer serializer, byte[] bytes)
        {
            object? expected = value is null ? null : value();
            Func<Type, bool>? hasIdentity = serializer.Options.References == References.None ? null : static _ => true;
            Equal.Deep(expected, serializer.Deserialize<T>(bytes), "read", hasIdentity: hasIdentity);

            // Here the end of the value is found before it is read.
            using var stream = new WaitingStream([.. bytes, 0], 1);
            Equal.Deep(expected, stream.Read(serializer.For<T>()), "read from an asynchronous stream", hasIdentity: hasIdentity);
            Assert.Equal(bytes.Length, stream.Taken);
        }
    }
}
