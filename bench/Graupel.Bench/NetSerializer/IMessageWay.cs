namespace Graupel.Bench.NetSerializer;

/// <summary>Writes and reads the messages of a data set, one behind the other.</summary>
internal interface IMessageWay<T>
{
    void Write(Stream stream, T[] messages);

    void Read(Stream stream, T[] received);
}
