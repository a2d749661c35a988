using System.Reflection;

namespace Graupel.Compat.NetSerializer;

/// <summary>Writes values as the bytes that a static method writes for them.</summary>
internal sealed class StaticMethods<T> : ISurrogate<T, byte[]>
    where T : notnull
{
    private readonly Action<Stream, T> _write;
    private readonly Reader _read;

    public StaticMethods(MethodInfo writer, MethodInfo reader, Serializer owner)
    {
        _write = TakesSerializer(writer) ? Bind(writer.CreateDelegate<Action<Serializer, Stream, T>>(), owner) : writer.CreateDelegate<Action<Stream, T>>();
        _read = TakesSerializer(reader) ? Bind(reader.CreateDelegate<ReaderWithSerializer>(), owner) : reader.CreateDelegate<Reader>();
    }

    private delegate void Reader(Stream stream, out T value);

    private delegate void ReaderWithSerializer(Serializer serializer, Stream stream, out T value);

    public byte[] ToWire(T value)
    {
        // Of a class that has objects, the methods know nothing of what is derived from it.
        if (typeof(T) is { IsClass: true, IsAbstract: false } && value.GetType() != typeof(T))
        {
            throw new GraupelException(ErrorKind.UnknownCase, $"{value.GetType()} is derived from {typeof(T)}, whose custom serializer would lose what it adds; declare the member as object");
        }

        using var stream = new MemoryStream();
        _write(stream, value);
        return stream.ToArray();
    }

    public T FromWire(byte[] wire)
    {
        // Exposed memory is read in place.
        using var stream = new MemoryStream(wire, 0, wire.Length, writable: false, publiclyVisible: true);
        _read(stream, out T value);
        return stream.Position == wire.Length
            ? value
            : throw new GraupelException(ErrorKind.InvalidLength, $"the reader of {typeof(T)} left {wire.Length - stream.Position} bytes unread");
    }

    // Beside the stream and the value.
    private static bool TakesSerializer(MethodInfo method) => method.GetParameters().Length == 3;

    private static Action<Stream, T> Bind(Action<Serializer, Stream, T> write, Serializer owner) => (stream, value) => write(owner, stream, value);

    private static Reader Bind(ReaderWithSerializer read, Serializer owner) => (Stream stream, out T value) => read(owner, stream, out value);
}
