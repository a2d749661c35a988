namespace Graupel;

/// <summary>How bytes are made fewer.</summary>
public enum CompressionCodec
{
    /// <summary>Brotli, RFC 7932.</summary>
    Brotli,

    /// <summary>ZLib, RFC 1950.</summary>
    ZLib,
}
