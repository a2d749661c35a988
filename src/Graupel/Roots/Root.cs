using System.Runtime.CompilerServices;
using Graupel.Carriers;
using Graupel.Converters;
using Graupel.Formats;

namespace Graupel.Roots;

/// <summary>Where the format becomes a type: starts a writer or reader of it and calls the converter.</summary>
internal partial class Root<T, TFormat, TWriter, TReader>(
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
    internal override bool IsPureData => Shape.IsExact && !TWriter.HasKeys;

    /// <inheritdoc/>
    internal override T Read(ReadOnlySpan<byte> first, Source? source, bool toEnd, out long consumed)
    {
        TReader reader = default;
        format.Start(ref reader, first, source, _limits);
        reader.Dates = _dates;
        if (_keepsIdentity)
        {
            reader.Objects = ReadObjects.Take(_limits);
        }

        T value;
        try
        {
            value = converter.Read(ref reader);
            Finish(ref reader, toEnd, out consumed);
        }
        catch (GraupelException e) when (Explain(e, first))
        {
            throw;
        }

        if (_keepsIdentity)
        {
            reader.Objects!.BringBack();
        }

        return value;
    }

    /// <inheritdoc/>
    internal override void Populate(ReadOnlySpan<byte> first, Source? source, bool toEnd, ref T value, out long consumed)
    {
        TReader reader = default;
        format.Start(ref reader, first, source, _limits);
        reader.Dates = _dates;
        if (_keepsIdentity)
        {
            reader.Objects = ReadObjects.Take(_limits);
        }

        // A struct is filled as a copy, so that a failure leaves the caller's as it was.
        T filled = value;
        try
        {
            (_populating ??= MakePopulating()).Populate(ref reader, ref filled);
            Finish(ref reader, toEnd, out consumed);
        }
        catch (GraupelException e) when (Explain(e, first))
        {
            throw;
        }

        if (_keepsIdentity)
        {
            reader.Objects!.BringBack();
        }

        value = filled;
    }

    /// <inheritdoc/>
    public override string Dump(ReadOnlySpan<byte> data) => format.Dump(data, Shape);

    /// <inheritdoc/>
    internal override FrameScanner CreateScanner() => format.CreateScanner(Shape, _limits);

    // Runs in exception filters. What a source has read since is not what it began with.
    private bool Explain(GraupelException error, ReadOnlySpan<byte> first) =>
        error.Remark(Suspicion.OfValue(error, error.Offset >= 0 && error.Offset <= first.Length ? first : default, Shape, typeof(T), hasKinds: !TWriter.HasKeys && !Shape.IsExact));

    private Converter<TWriter, TReader, T> MakePopulating() => converter is FingerprintedConverter<TWriter, TReader, T> fingerprinted
        ? new FingerprintedConverter<TWriter, TReader, T>(MakePopulating(fingerprinted.Value), fingerprinted.Value.Shape)
        : MakePopulating(converter);

    private Converter<TWriter, TReader, T> MakePopulating(Converter<TWriter, TReader, T> plain) =>
        registry.Populating(plain, sink =>
        {
            TWriter writer = default;
            format.Start(ref writer, sink.Buffer, ref sink.Output, _limits);
            return writer;
        });

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
