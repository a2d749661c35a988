using System.Buffers;
using Graupel.Formats.MessagePack;

namespace Graupel.Tests.Formats.MessagePack;

internal delegate void WriteOne<T>(ref MessagePackTokenWriter writer, T value);

/// <summary>Arrays of many values, and their bytes one after the other.</summary>
internal static class Many
{
    public static T[] Make<T>(int length, Func<T> make) => [.. Enumerable.Range(0, length).Select(_ => make())];

    public static byte[] Each<T>(T[] values, WriteOne<T> write)
    {
        var buffer = new ArrayBufferWriter<byte>();
        var writer = new MessagePackTokenWriter(buffer);
        writer.WriteArrayHeader(values.Length);
        foreach (T value in values)
        {
            write(ref writer, value);
        }

        return buffer.WrittenSpan.ToArray();
    }

    public static string Repeat(string hex, int count) => string.Concat(Enumerable.Repeat(hex, count));
}
