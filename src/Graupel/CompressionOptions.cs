using System.IO.Compression;

namespace Graupel;

/// <summary>How <see cref="Compressed"/> works.</summary>
public sealed record CompressionOptions
{
    /// <summary>The options that hold when nothing else is said.</summary>
    public static CompressionOptions Default { get; } = new();

    /// <summary>What writes and reads the value itself, in its own format; <see cref="Serializer.Default"/>.</summary>
    public Serializer Serializer
    {
        get;
        init => field = value ?? throw new ArgumentNullException(nameof(Serializer));
    } = Serializer.Default;

    /// <summary>The codec; the reader needs the same one.</summary>
    public CompressionCodec Codec
    {
        get;
        init => field = Choice.Checked(value);
    }

    /// <summary>How long the codec tries; <see cref="CompressionLevel.Fastest"/>.</summary>
    public CompressionLevel Level
    {
        get;
        init => field = Choice.Checked(value);
    } = CompressionLevel.Fastest;

    /// <summary>Bytes that a value may take before it is compressed; 64 MiB.</summary>
    public int MaxSize
    {
        get;
        init
        {
            ArgumentOutOfRangeException.ThrowIfNegative(value, nameof(MaxSize));
            field = value;
        }
    } = 64 << 20;

    /// <summary>How many times smaller than the value the compressed bytes may be, if the value takes more than 1 MiB; 1000.</summary>
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
