using System.IO.Compression;

namespace Graupel;

/// <summary>Options of <see cref="Compressed"/>.</summary>
public sealed record CompressionOptions
{
    /// <summary>The options to name where a value is too large, or compresses too well.</summary>
    internal const string ContentLimits = $"{nameof(CompressionOptions)}.{nameof(MaxBytes)} and {nameof(MaxRatio)}";

    /// <summary>The default options.</summary>
    public static CompressionOptions Default { get; } = new();

    /// <summary>The serializer of the value itself, with its own format. The default is <see cref="Serializer.Default"/>.</summary>
    public Serializer Serializer
    {
        get;
        init => field = value ?? throw new ArgumentNullException(nameof(Serializer));
    } = Serializer.Default;

    /// <summary>The compression algorithm. Writer and reader need the same one. The default is <see cref="CompressionCodec.Brotli"/>.</summary>
    public CompressionCodec Codec
    {
        get;
        init => field = Choice.Checked(value);
    }

    /// <summary>The compression effort. The default is <see cref="CompressionLevel.Fastest"/>.</summary>
    public CompressionLevel Level
    {
        get;
        init => field = Choice.Checked(value);
    } = CompressionLevel.Fastest;

    /// <summary>The largest size in bytes of an uncompressed value. The default is 64 MiB.</summary>
    public int MaxBytes
    {
        get;
        init
        {
            ArgumentOutOfRangeException.ThrowIfNegative(value, nameof(MaxBytes));
            field = value;
        }
    } = 64 << 20;

    /// <summary>How many times smaller than the value the compressed bytes may be, if the value takes more than 1 MiB; what compresses better is written in smaller blocks. The default is 1000.</summary>
    public int MaxRatio
    {
        get;
        init
        {
            ArgumentOutOfRangeException.ThrowIfLessThan(value, 1, nameof(MaxRatio));
            field = value;
        }
    } = 1000;
}
