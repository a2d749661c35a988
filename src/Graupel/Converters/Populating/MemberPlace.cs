using Graupel.Formats;

namespace Graupel.Converters;

/// <summary>
/// The place of a member in objects that are populated. Writing it notes what the object holds there, and nothing else; reading fills that.
/// </summary>
/// <param name="plain">Reads where nothing is held that can be filled.</param>
/// <param name="filling">Fills what is held; null where the value is replaced.</param>
/// <param name="hasSetter">Another value than the one that is held can be stored.</param>
/// <param name="shared">A collection that other objects hold from the start, which is never filled; or null.</param>
internal sealed class MemberPlace<TWriter, TReader, T>(
    Converter<TWriter, TReader, T> plain, Converter<TWriter, TReader, T>? filling, bool hasSetter, object? shared = null) : Converter<TWriter, TReader, T>
    where TWriter : struct, IWriter, allows ref struct
    where TReader : struct, IReader, allows ref struct
{
    public override WireShape Shape => plain.Shape;

    public override Converter<TWriter, TReader, T> ForHeld(T held) =>
        new MemberPlace<TWriter, TReader, T>(plain.ForHeld(held), filling?.ForHeld(held), hasSetter);

    public override Converter<TWriter, TReader, T> ForHeld(T held, object?[] all) =>
        new MemberPlace<TWriter, TReader, T>(plain.ForHeld(held), filling?.ForHeld(held), hasSetter, IsShared(held, all) ? held : null);

    public override void Write(ref TWriter writer, in T value)
    {
        if (IsFilled(value))
        {
            HeldValues.Current.Note(this, value);
        }
    }

    public override T Read(ref TReader reader)
    {
        if (!TryTake(out T? value))
        {
            return plain.Read(ref reader);
        }

        T taken = value;
        HeldValues.Mark outer = HeldValues.Current.Enter();
        filling!.Populate(ref reader, ref value);
        HeldValues.Current.Leave(outer, taken, value);
        return value;
    }

    public override T ReadAs(ref TReader reader, WireKind kind)
    {
        if (!TryTake(out T? value))
        {
            return plain.ReadAs(ref reader, kind);
        }

        T taken = value;
        HeldValues.Mark outer = HeldValues.Current.Enter();
        filling!.PopulateAs(ref reader, kind, ref value);
        HeldValues.Current.Leave(outer, taken, value);
        return value;
    }

    // The converter has got the collection that is there, and keeps it.
    public override void Populate(ref TReader reader, ref T value)
    {
        bool isNew = IsNew;
        HeldValues.Mark outer = HeldValues.Current.Enter();
        Converter<TWriter, TReader, T> converter = OrNew(ref value, isNew);
        T taken = value;
        converter.Populate(ref reader, ref value);
        HeldValues.Current.Leave(outer, taken, value);
    }

    internal override void PopulateAs(ref TReader reader, WireKind kind, ref T value)
    {
        bool isNew = IsNew;
        HeldValues.Mark outer = HeldValues.Current.Enter();
        Converter<TWriter, TReader, T> converter = OrNew(ref value, isNew);
        T taken = value;
        converter.PopulateAs(ref reader, kind, ref value);
        HeldValues.Current.Leave(outer, taken, value);
    }

    internal override T ReadMember(ref TReader reader, scoped in MemberWalk walk) => plain.ReadMember(ref reader, in walk);

    public override bool FillsInPlace => plain.FillsInPlace;

    // Of an object that was there before, what it holds was noted.
    private bool IsNew => HeldValues.Current.Find(this) is null;

    private bool IsFilled(T value) => filling is not null && value is not null && !ReferenceEquals(value, shared);

    private bool TryTake([System.Diagnostics.CodeAnalysis.NotNullWhen(true)] out T? value)
    {
        HeldValues held = HeldValues.Current;
        if (filling is not null && held.Find(this) is T found && plain.Accepts(found) && held.TryTake(found))
        {
            value = found;
            return true;
        }

        value = default;
        return false;
    }

    // What a new object holds at first is not merged.
    private Converter<TWriter, TReader, T> OrNew(ref T value, bool isNew)
    {
        if (IsFilled(value) && plain.CanFill(value) && (HeldValues.Current.TryTake(value!) || !hasSetter))
        {
            return isNew ? plain : filling!;
        }

        value = hasSetter ? default! : value;
        return plain;
    }
}
