using System.IO.Compression;

namespace Graupel.Compression;

/// <summary>Compresses values, and refuses what could not be read again.</summary>
internal static class Compressor
{
    // Smaller ones might take more bytes than they hold.
    private const int SmallestBlock = 256;

    /// <summary>A compressed value.</summary>
    /// <param name="root">Writes the value.</param>
    /// <param name="value">The value.</param>
    /// <param name="options">Codec and limits.</param>
    public static CompressedOutput Run<T>(Serializer<T> root, T value, CompressionOptions options)
    {
        using PooledBuffer plain = root.SerializePooled(value);
        if (plain.Size > options.MaxBytes)
        {
            Throw.LimitExceeded($"a value of {plain.Size} bytes", CompressionOptions.ContentLimits, 0);
        }

        CompressedOutput output = Compress(plain.Span, options, int.MaxValue);

        // What compresses better than readers allow gets so many blocks, each of some bytes, that they do.
        long block = Math.Max(SmallestBlock, 16L * options.MaxRatio);
        while (block >= SmallestBlock && IsTooSmall(output, plain, options))
        {
            output.Dispose();
            output = Compress(plain.Span, options, (int)Math.Min(block, int.MaxValue));
            block = block > SmallestBlock ? Math.Max(SmallestBlock, block / 4) : 0;
        }

        if (IsTooSmall(output, plain, options))
        {
            long length = output.Length;
            output.Dispose();
            Throw.LimitExceeded($"a value of {plain.Size} bytes that compresses to {length}", CompressionOptions.ContentLimits, 0);
        }

        return output;
    }

    private static bool IsTooSmall(CompressedOutput output, PooledBuffer plain, CompressionOptions options) =>
        plain.Size > Decompression.MostOf(output.Length, options);

    private static CompressedOutput Compress(ReadOnlySpan<byte> plain, CompressionOptions options, int block)
    {
        var output = new CompressedOutput();
        using Stream codec = options.Codec == CompressionCodec.Brotli
            ? new BrotliStream(output, options.Level, leaveOpen: true)
            : new ZLibStream(output, options.Level, leaveOpen: true);
        while (plain.Length > block)
        {
            codec.Write(plain[..block]);
            codec.Flush();
            plain = plain[block..];
        }

        codec.Write(plain);
        return output;
    }
}
