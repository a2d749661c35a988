using System.IO.Compression;
using Grpc.Net.Compression;

namespace Graupel.Grpc.Tests;

/// <summary>Counts what it compresses.</summary>
public sealed class CountedGzip : ICompressionProvider
{
    private readonly GzipCompressionProvider _gzip = new(CompressionLevel.Fastest);

    public string EncodingName => _gzip.EncodingName;

    public int Compressed { get; private set; }

    public int Decompressed { get; private set; }

    public Stream CreateCompressionStream(Stream stream, CompressionLevel? compressionLevel)
    {
        Compressed++;
        return _gzip.CreateCompressionStream(stream, compressionLevel);
    }

    public Stream CreateDecompressionStream(Stream stream)
    {
        Decompressed++;
        return _gzip.CreateDecompressionStream(stream);
    }
}
