namespace Graupel;

/// <summary>The compression algorithm.</summary>
public enum CompressionCodec
{
    /// <summary>Brotli, RFC 7932.</summary>
    Brotli,

    /// <summary>ZLib, RFC 1950.</summary>
    ZLib,
}
