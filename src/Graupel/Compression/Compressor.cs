using System.IO.Compression;

namespace Graupel.Compression;

/// <summary>Compresses values, and refuses what could not be read again.</summary>
internal static class Compressor
{
    /// <summary>A compressed value.</summary>
    /// <param name="value">The value.</param>
    /// <param name="options">Serializer, codec and limits; null for the default ones.</param>
    public static MemoryStream Run<T>(T value, CompressionOptions? options)
    {
        options ??= CompressionOptions.Default;
        using PooledBuffer plain = options.Serializer.SerializePooled(value);
        var output = new MemoryStream();
        using (Stream codec = options.Codec == CompressionCodec.Brotli
            ? new BrotliStream(output, options.Level, leaveOpen: true)
            : new ZLibStream(output, options.Level, leaveOpen: true))
        {
            codec.Write(plain.Span);
        }

        if (plain.Size > Decompression.MostOf(output.Length, options))
        {
            Throw.LimitExceeded($"a value of {plain.Size} bytes that compresses to {output.Length}", CompressionOptions.ContentLimits, 0);
        }

        return output;
    }
}
