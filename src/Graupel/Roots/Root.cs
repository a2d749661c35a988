using System.Runtime.CompilerServices;
using Graupel.Carriers;
using Graupel.Converters;
using Graupel.Formats;

namespace Graupel.Roots;

/// <summary>Where the format becomes a type: starts a writer or reader of it and calls the converter.</summary>
internal sealed class Root<T, TFormat, TWriter, TReader>(
    TFormat format, Converter<TWriter, TReader, T> converter, Registry<TWriter, TReader> registry, SerializerOptions options)
    : Serializer<T>(options, converter.Shape)
    where TFormat : struct, IWireFormat<TWriter, TReader>
    where TWriter : struct, IWriter, allows ref struct
    where TReader : struct, IReader, allows ref struct
{
    private readonly Limits _limits = options.Limits;
    private readonly DateTimeKind _dates = options.Dates;
    private readonly bool _keepsIdentity = options.References != References.None;

    // Either one serves, if two threads make it.
    private Converter<TWriter, TReader, T>? _populating;

    /// <inheritdoc/>
    private protected override byte[] WriteArray(T value)
    {
        // Everything in one frame, with a call of the converter alone.
        if (MayKnowSize && WriteInPlace(in value) is { } bytes)
        {
            return bytes;
        }

        Scratch scratch = Scratch.Take();
        try
        {
            return scratch.Chain.ToArray(Write(in value, scratch.Buffer, scratch.Chain));
        }
        finally
        {
            scratch.Release();
        }
    }

    /// <inheritdoc/>
    internal override int Write(in T value, Span<byte> first, Sink sink)
    {
        TWriter writer = format.CreateWriter(first, sink, _limits);
        if (_keepsIdentity)
        {
            writer.Objects = new WrittenObjects(_limits);
        }

        converter.Write(ref writer, in value);
        return writer.Written;
    }

    /// <inheritdoc/>
    internal override long KnownSize(in T value) => converter.KnownSize(in value);

    /// <inheritdoc/>
    internal override T Read(ReadOnlySpan<byte> first, Source? source, bool toEnd, out long consumed)
    {
        TReader reader = format.CreateReader(first, source, _limits);
        reader.Dates = _dates;
        if (_keepsIdentity)
        {
            reader.Objects = new ReadObjects(_limits);
        }

        T value = converter.Read(ref reader);
        Finish(ref reader, toEnd, out consumed);
        return value;
    }

    /// <inheritdoc/>
    internal override void Populate(ReadOnlySpan<byte> first, Source? source, bool toEnd, ref T value, out long consumed)
    {
        TReader reader = format.CreateReader(first, source, _limits);
        reader.Dates = _dates;
        if (_keepsIdentity)
        {
            reader.Objects = new ReadObjects(_limits);
        }

        // A struct is filled as a copy, so that a failure leaves the caller's as it was.
        T filled = value;
        (_populating ??= MakePopulating()).Populate(ref reader, ref filled);
        Finish(ref reader, toEnd, out consumed);
        value = filled;
    }

    /// <inheritdoc/>
    public override string Dump(ReadOnlySpan<byte> data) => format.Dump(data, Shape);

    /// <inheritdoc/>
    internal override FrameScanner CreateScanner() => format.CreateScanner(Shape, _limits);

    private Converter<TWriter, TReader, T> MakePopulating() =>
        registry.Populating(converter, sink => format.CreateWriter(sink.Buffer, sink, _limits));

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static void Finish(ref TReader reader, bool toEnd, out long consumed)
    {
        consumed = reader.Offset;
        if (toEnd)
        {
            reader.EnsureEnd();
        }

        reader.Complete();
    }
}
