using Graupel.Formats;

namespace Graupel.Converters;

/// <summary>Collections that are not filled, though their members hold some: others hold these too, or may do so.</summary>
internal sealed class ReplacingConverter<TWriter, TReader, T>(Converter<TWriter, TReader, T> inner) : Converter<TWriter, TReader, T>
    where TWriter : struct, IWriter, allows ref struct
    where TReader : struct, IReader, allows ref struct
{
    public override WireShape Shape => inner.Shape;

    public override bool FillsInPlace => inner.FillsInPlace;

    // Of a root whose members get new values: what a new object holds is filled, as in a new object.
    public override Converter<TWriter, TReader, T> ForHeld(T held) => held is null ? this : inner.ForHeld(held);

    internal override bool CanFill(T held) => inner.CanFill(held);

    public override void Write(ref TWriter writer, in T value) => inner.Write(ref writer, in value);

    internal override long KnownSize(in T value) => inner.KnownSize(in value);

    public override T Read(ref TReader reader) => inner.Read(ref reader);

    public override T ReadAs(ref TReader reader, WireKind kind) => inner.ReadAs(ref reader, kind);

    public override T? Create(ref TReader reader) => inner.Create(ref reader);

    public override void Populate(ref TReader reader, ref T value)
    {
        value = default!;
        inner.Populate(ref reader, ref value);
    }

    internal override void PopulateAs(ref TReader reader, WireKind kind, ref T value)
    {
        value = default!;
        inner.PopulateAs(ref reader, kind, ref value);
    }
}
