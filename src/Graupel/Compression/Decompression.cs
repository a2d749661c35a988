using System.Buffers;
using System.IO.Compression;
using Graupel.Carriers;

namespace Graupel.Compression;

/// <summary>Takes compressed data apart, and stops where it becomes more than it may.</summary>
internal static class Decompression
{
    private const int AlwaysAllowed = 1 << 20;
    private const int LeastCompressed = 4096;

    /// <summary>Bytes that compressed data of a length may hold: one fewer than an array at most, so that one more can be seen.</summary>
    public static int MostOf(long length, CompressionOptions options) =>
        (int)Math.Min(Math.Min(options.MaxBytes, Array.MaxLength - 1), Math.Max(AlwaysAllowed, length * (long)options.MaxRatio));

    /// <summary>Bytes that a value within the limits may take: the fixed code of ZLib has nine bits for some bytes.</summary>
    public static long MostCompressed(CompressionOptions options) => options.MaxBytes + (options.MaxBytes / 8L) + LeastCompressed;

    /// <summary>The content, in borrowed memory.</summary>
    /// <param name="data">The compressed bytes.</param>
    /// <param name="options">The codec and the limits.</param>
    public static ReadBuffer Run(in ReadOnlySequence<byte> data, CompressionOptions options)
    {
        // One byte more tells whether there is too much.
        int most = MostOf(data.Length, options) + 1;
        ReadBuffer buffer = default;
        try
        {
            using var input = new CodecInput(data);
            using Stream codec = Open(input, options.Codec);
            int read;
            do
            {
                Span<byte> room = buffer.Room(Math.Min(buffer.NextPiece(1), most - buffer.Length)).Span;
                read = Read(codec, room, options.Codec);
                buffer.Add(read);
                if (buffer.Length >= most)
                {
                    Throw.LimitExceeded($"{data.Length} compressed bytes hold more than {most - 1}", CompressionOptions.ContentLimits, 0);
                }
            }
            while (read > 0);

            EnsureEnd(input, data.Length, options.Serializer.Options.AllowTrailingBytes);
            return buffer;
        }
        catch
        {
            buffer.Dispose();
            throw;
        }
    }

    // The codecs themselves mind neither.
    private static void EnsureEnd(CodecInput input, long length, bool allowsRest)
    {
        if (input.IsCut)
        {
            Throw.EndOfData(length);
        }

        if (input.HasRest && !allowsRest)
        {
            Throw.TrailingBytes(length);
        }
    }

    private static Stream Open(Stream input, CompressionCodec codec) => codec == CompressionCodec.Brotli
        ? new BrotliStream(input, CompressionMode.Decompress)
        : new ZLibStream(input, CompressionMode.Decompress);

    private static int Read(Stream codec, Span<byte> destination, CompressionCodec kind)
    {
        try
        {
            return codec.Read(destination);
        }
        catch (Exception e) when (e is InvalidDataException or InvalidOperationException or IOException)
        {
            // An IOException is what ZLib makes of a dictionary that it would need; the input itself throws none.
            Throw.InvalidHeader($"the data is no stream of {kind}", 0);
            return 0;
        }
    }
}
