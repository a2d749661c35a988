using Graupel.Formats;

namespace Graupel.Converters;

/// <summary>
/// The collection of a member without a setter, which is filled: what a new object could not hold is refused when it is written, as it would be when it is read.
/// </summary>
/// <param name="inner">Writes and fills the collection.</param>
/// <param name="holder">The contract that has the member.</param>
/// <param name="member">Its place.</param>
/// <param name="isMissing">Whether a new object holds none; null where that is not known.</param>
internal sealed class FilledConverter<TWriter, TReader, T>(Converter<TWriter, TReader, T> inner, ObjectShape holder, int member, bool? isMissing = null)
    : Converter<TWriter, TReader, T>
    where TWriter : struct, IWriter, allows ref struct
    where TReader : struct, IReader, allows ref struct
{
    public override WireShape Shape => inner.Shape;

    public override bool FillsInPlace => inner.FillsInPlace;

    public override Converter<TWriter, TReader, T> ForHeld(T held) =>
        new FilledConverter<TWriter, TReader, T>(inner.ForHeld(held), holder, member, isMissing: held is null);

    internal override bool CanFill(T held) => inner.CanFill(held);

    public override void Write(ref TWriter writer, in T value)
    {
        // Read once: another thread may put something else there.
        T one = value;
        if (isMissing is { } missing && one is null != missing)
        {
            Throw.NeverHeld(holder.Name, holder.Members[member].Name, missing, writer.Offset);
        }

        inner.Write(ref writer, in one);
    }

    internal override long KnownSize(in T value) => inner.KnownSize(in value);

    public override T Read(ref TReader reader) => inner.Read(ref reader);

    public override T ReadAs(ref TReader reader, WireKind kind) => inner.ReadAs(ref reader, kind);

    public override T? Create(ref TReader reader) => inner.Create(ref reader);

    public override void Populate(ref TReader reader, ref T value) => inner.Populate(ref reader, ref value);

    internal override void PopulateAs(ref TReader reader, WireKind kind, ref T value) => inner.PopulateAs(ref reader, kind, ref value);

    public override T Refill(ref TReader reader, T held, T read) => inner.Refill(ref reader, held, read);

    public override T Renew(ref TReader reader, T held, T read) => inner.Renew(ref reader, held, read);

    internal override T Merge(T held, T read) => inner.Merge(held, read);

    internal override Type? MadeClass => inner.MadeClass;
}
