using System.Buffers;
using System.IO.Compression;
using Graupel.Carriers;

namespace Graupel.Compression;

/// <summary>Takes compressed data apart, and stops where it becomes more than it may.</summary>
internal static class Decompression
{
    private const int AlwaysAllowed = 1 << 20;
    private const int FirstBuffer = 4096;

    /// <summary>Bytes that compressed data of a length may hold: one fewer than an array at most, so that one more can be seen.</summary>
    public static int MostOf(long length, CompressionOptions options) =>
        (int)Math.Min(Math.Min(options.MaxSize, Array.MaxLength - 1), Math.Max(AlwaysAllowed, length * (long)options.MaxRatio));

    /// <summary>Bytes that a value within the limits may take: the fixed code of ZLib has nine bits for some bytes.</summary>
    public static long MostCompressed(CompressionOptions options) => options.MaxSize + (options.MaxSize / 8L) + FirstBuffer;

    /// <summary>The content, in a borrowed array.</summary>
    /// <param name="data">The compressed bytes.</param>
    /// <param name="options">The codec and the limits.</param>
    /// <param name="length">Number of bytes of the content.</param>
    public static byte[] Run(in ReadOnlySequence<byte> data, CompressionOptions options, out int length)
    {
        // One byte more tells whether there is too much.
        int most = MostOf(data.Length, options) + 1;
        byte[] buffer = BufferPool.Rent(Math.Min(most, FirstBuffer));
        try
        {
            using var input = new CodecInput(data);
            using Stream codec = Open(input, options.Codec);
            length = 0;
            for (int read; (read = Read(codec, buffer.AsSpan(length), options.Codec)) > 0;)
            {
                length += read;
                if (length >= most)
                {
                    Throw.LimitExceeded($"{data.Length} compressed bytes hold more than {most - 1}", CompressionOptions.ContentLimits, 0);
                }

                if (length == buffer.Length)
                {
                    Grow(ref buffer, length, (int)Math.Min(most, 2L * length));
                }
            }

            EnsureEnd(input, data.Length, options.Serializer.Options.AllowTrailingBytes);
            return buffer;
        }
        catch
        {
            BufferPool.Return(buffer);
            throw;
        }
    }

    private static void Grow(ref byte[] buffer, int length, int size)
    {
        byte[] larger = BufferPool.Rent(size);
        buffer.AsSpan(0, length).CopyTo(larger);
        BufferPool.Return(buffer);
        buffer = larger;
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
