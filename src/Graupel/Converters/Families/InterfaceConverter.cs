using Graupel.Formats;

namespace Graupel.Converters;

/// <summary>
/// Interfaces that are read as a class with a converter of its own: that one reads, and writes what is of just this class. What else implements the interface goes by
/// <paramref name="any"/>.
/// </summary>
internal sealed class InterfaceConverter<TWriter, TReader, TInterface, TClass>(
    Converter<TWriter, TReader, TInterface?> any, Converter<TWriter, TReader, TClass?> usual) : Converter<TWriter, TReader, TInterface?>
    where TWriter : struct, IWriter, allows ref struct
    where TReader : struct, IReader, allows ref struct
    where TInterface : class
    where TClass : class, TInterface
{
    public override WireShape Shape => any.Shape;

    public override bool FillsInPlace => any.FillsInPlace;

    internal override Type? MadeClass => any.MadeClass;

    public override void Write(ref TWriter writer, in TInterface? value)
    {
        // Read once: another thread may put something else there.
        TInterface? one = value;
        if (IsUsual(one))
        {
            usual.Write(ref writer, KnownCast.To<TClass>(one));
        }
        else
        {
            any.Write(ref writer, in one);
        }
    }

    internal override long KnownSize(in TInterface? value)
    {
        TInterface? one = value;
        return IsUsual(one) ? usual.KnownSize(KnownCast.To<TClass>(one)) : -1;
    }

    public override TInterface? Read(ref TReader reader) => usual.Read(ref reader);

    public override TInterface? ReadAs(ref TReader reader, WireKind kind) =>
        kind == Shape.Kind || kind == WireKind.Absent ? usual.Read(ref reader) : any.ReadAs(ref reader, kind);

    public override TInterface? Create(ref TReader reader) => any.Create(ref reader);

    public override void Populate(ref TReader reader, ref TInterface? value)
    {
        TInterface? held = value;
        if (held is null || IsUsual(held))
        {
            TClass? filled = KnownCast.To<TClass?>(held);
            usual.Populate(ref reader, ref filled);
            value = filled;
        }
        else
        {
            any.Populate(ref reader, ref value);
        }
    }

    public override Converter<TWriter, TReader, TInterface?> ForHeld(TInterface? held)
    {
        if (held is null)
        {
            return this;
        }

        Converter<TWriter, TReader, TInterface?> other = any.ForHeld(held);
        return IsUsual(held) ? new InterfaceConverter<TWriter, TReader, TInterface, TClass>(other, usual.ForHeld(KnownCast.To<TClass>(held))) : other;
    }

    internal override Converter<TWriter, TReader, TInterface?> ForReplaced(TInterface? held)
    {
        if (held is null)
        {
            return this;
        }

        Converter<TWriter, TReader, TInterface?> other = any.ForReplaced(held);
        return IsUsual(held) ? new InterfaceConverter<TWriter, TReader, TInterface, TClass>(other, usual.ForHeld(KnownCast.To<TClass>(held))) : other;
    }

    internal override bool CanFill(TInterface? held) => any.CanFill(held);

    internal override Converter<TWriter, TReader, TInterface?> ForFilled() =>
        new InterfaceConverter<TWriter, TReader, TInterface, TClass>(any.ForFilled(), usual);

    public override TInterface? Refill(ref TReader reader, TInterface? held, TInterface? read) => any.Refill(ref reader, held, read);

    public override TInterface? Renew(ref TReader reader, TInterface? held, TInterface? read) => any.Renew(ref reader, held, read);

    internal override TInterface? Merge(TInterface? held, TInterface? read) => any.Merge(held, read);

    private static bool IsUsual(TInterface? value) => value is not null && value.GetType() == typeof(TClass);
}
