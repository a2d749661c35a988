using Graupel.Carriers;
using Graupel.Formats;
using Graupel.Formats.MessagePack;

namespace Graupel.Tests.Formats.MessagePack;

internal delegate void WriteAction(ref MessagePackWriter writer);

internal delegate void PutAction(ref MessagePackWriter writer, ref FixedRun run);

internal delegate T ReadFunction<T>(ref MessagePackReader reader);

/// <summary>Bytes out of and into the format, without a serializer around.</summary>
internal static class Wire
{
    public static byte[] Write(WriteAction write, int bufferSize = 256)
    {
        var sink = new PieceSink(bufferSize);
        var output = new Output(sink);
        MessagePackWriter writer = default(MessagePackFormat).CreateWriter(sink.First, ref output, Limits.Default);
        write(ref writer);
        sink.Complete(writer.Written);
        return sink.ToArray();
    }

    public static byte[] Put(PutAction put) => Write((ref MessagePackWriter writer) =>
    {
        FixedRun run = writer.BeginScalars(16, 1);
        put(ref writer, ref run);
        writer.Commit(ref run);
    });

    /// <summary>Reads from one piece, from pieces of one byte, and from a source that gives no byte more than it is asked for.</summary>
    public static T Read<T>(byte[] bytes, ReadFunction<T> read)
    {
        T value = ReadFrom(bytes, null, read);
        Assert.Equal(value, ReadFrom([], new DrippingSource(bytes, isLengthKnown: true), read));
        Assert.Equal(value, ReadFrom([], new DrippingSource(bytes, isLengthKnown: false), read));
        return value;
    }

    public static T Read<T>(string hex, ReadFunction<T> read) => Read(Bytes(hex), read);

    public static T ReadFrom<T>(byte[] first, Source? source, ReadFunction<T> read)
    {
        MessagePackReader reader = default(MessagePackFormat).CreateReader(first, source, Limits.Default);
        T value = read(ref reader);
        reader.EnsureEnd();
        reader.Complete();
        return value;
    }

    public static ErrorKind Refuse<T>(string hex, ReadFunction<T> read) => Refuse(Bytes(hex), read);

    /// <summary>The error, which must be the same in one piece and in many.</summary>
    public static ErrorKind Refuse<T>(byte[] bytes, ReadFunction<T> read)
    {
        ErrorKind kind = Assert.Throws<GraupelException>(() => ReadFrom(bytes, null, read)).Kind;
        Assert.Equal(kind, Assert.Throws<GraupelException>(() => ReadFrom([], new DrippingSource(bytes, isLengthKnown: true), read)).Kind);
        return kind;
    }

    public static byte[] Bytes(string hex) => Convert.FromHexString(hex.Replace(" ", "", StringComparison.Ordinal).Replace("-", "", StringComparison.Ordinal));

    /// <summary>Every order of some parts.</summary>
    public static IEnumerable<string[]> Orders(string[] parts) => parts.Length == 1
        ? [parts]
        : parts.SelectMany(first => Orders([.. parts.Where(one => one != first)]).Select(rest => (string[])[first, .. rest]));

    public static string Hex(byte[] bytes) => Convert.ToHexString(bytes);
}
