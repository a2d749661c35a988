namespace Graupel.Conformance;

/// <summary>
/// Says whether a value is the one that bytes were made of, by writing it: many times faster than comparing graphs, and enough where what
/// is read from one piece of memory is compared elsewhere.
/// </summary>
internal sealed class SameBytes<T>(Serializer<T> serializer, byte[] bytes)
{
    public void Check(T read, string what) => Equal.Bytes(bytes, serializer.Serialize(read), what);
}
