using System.IO.Compression;
using Graupel.Carriers;
using Graupel.Compression;

namespace Graupel;

/// <summary>
/// Writes and reads one value as a compressed stream of a common codec, which any other tool can decompress. Limits are checked while the data is
/// decompressed, so a few bytes cannot use more memory than the limits allow; the same limits apply on write, so that what was written can be read.
/// </summary>
public static class Compressed
{
    /// <summary>Writes a value and compresses it.</summary>
    /// <typeparam name="T">The type whose contract is written.</typeparam>
    /// <param name="value">The value.</param>
    /// <param name="options">The options; null for <see cref="CompressionOptions.Default"/>.</param>
    /// <exception cref="GraupelException">The value cannot be written, or exceeds the limits.</exception>
    public static byte[] Write<T>(T value, CompressionOptions? options = null)
    {
        options ??= CompressionOptions.Default;
        using PooledBuffer plain = options.Serializer.SerializePooled(value);
        using var output = new MemoryStream();
        using (Stream codec = options.Codec == CompressionCodec.Brotli
            ? new BrotliStream(output, options.Level, leaveOpen: true)
            : new ZLibStream(output, options.Level, leaveOpen: true))
        {
            codec.Write(plain.Span);
        }

        if (plain.Size > Decompression.MostOf(output.Length, options))
        {
            Throw.LimitExceeded($"a value of {plain.Size} bytes that compresses to {output.Length}", 0);
        }

        return output.ToArray();
    }

    /// <summary>Decompresses a value and reads it. Bytes after it, or after the end of the compressed stream, are refused unless the options of the serializer
    /// allow them.</summary>
    /// <typeparam name="T">The type whose contract is read.</typeparam>
    /// <param name="data">The compressed bytes.</param>
    /// <param name="options">The options; null for <see cref="CompressionOptions.Default"/>.</param>
    /// <exception cref="GraupelException">
    /// The bytes are not a stream of the codec (<see cref="ErrorKind.InvalidHeader"/>), are cut off (<see cref="ErrorKind.EndOfData"/>), decompress to more
    /// than the limits allow (<see cref="ErrorKind.LimitExceeded"/>), or are not a value of the type.
    /// </exception>
    public static T Read<T>(ReadOnlyMemory<byte> data, CompressionOptions? options = null)
    {
        options ??= CompressionOptions.Default;
        byte[] plain = Decompression.Run(data, options, out int length);
        try
        {
            return options.Serializer.Deserialize<T>(plain.AsSpan(0, length));
        }
        finally
        {
            BufferPool.Return(plain);
        }
    }
}
