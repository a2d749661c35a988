using Graupel.Carriers;
using Graupel.Formats.Compact;
using Graupel.Formats.Fast;
using Graupel.Formats.MessagePack;

namespace Graupel.Tests.Formats;

/// <summary>Writers and readers of a format, started. One method each, because a format that is an interface takes memory.</summary>
internal static class StartedFormats
{
    public static MessagePackWriter CreateWriter(this MessagePackFormat format, Span<byte> buffer, ref Output output, Limits limits)
    {
        MessagePackWriter writer = default;
        format.Start(ref writer, buffer, ref output, limits);
        return writer;
    }

    public static MessagePackReader CreateReader(this MessagePackFormat format, ReadOnlySpan<byte> buffer, Source? source, Limits limits)
    {
        MessagePackReader reader = default;
        format.Start(ref reader, buffer, source, limits);
        return reader;
    }

    public static CompactWriter CreateWriter(this CompactFormat format, Span<byte> buffer, ref Output output, Limits limits)
    {
        CompactWriter writer = default;
        format.Start(ref writer, buffer, ref output, limits);
        return writer;
    }

    public static CompactReader CreateReader(this CompactFormat format, ReadOnlySpan<byte> buffer, Source? source, Limits limits)
    {
        CompactReader reader = default;
        format.Start(ref reader, buffer, source, limits);
        return reader;
    }

    public static FastReader CreateReader(this FastFormat format, ReadOnlySpan<byte> buffer, Source? source, Limits limits)
    {
        FastReader reader = default;
        format.Start(ref reader, buffer, source, limits);
        return reader;
    }
}
