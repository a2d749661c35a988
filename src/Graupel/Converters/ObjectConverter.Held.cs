using Graupel.Formats;

namespace Graupel.Converters;

/// <content>Existing objects, whose members are filled rather than replaced.</content>
public abstract partial class ObjectConverter<TWriter, TReader, T>
{
    /// <summary>Starts a writer that an object is shown to before it is filled; null where new objects are read.</summary>
    private DiscardingWriter<TWriter>? Discarding { get; }

    /// <summary>Whether an object may hold what is filled, so that it must be looked at first.</summary>
    internal bool HoldsAny => HoldsOwn || HasTail || ObjectShape.Members.Any(static member => member.Kind == WireKind.BaseObject);

    private bool HoldsOwn { get; set; }

    /// <summary>Notes what an object holds.</summary>
    private void Note(in T value)
    {
        TWriter writer = Discarding!(HeldValues.Current.Sink);
        try
        {
            WriteMembers(ref writer, Single, in value);
        }
        catch (GraupelException e) when (e.EnterMember(ObjectShape, writer.Member))
        {
            throw;
        }

        NoteTail(in value);
    }

    private void PopulateHeld(ref TReader reader, ObjectForm form, HeaderMap? map, ref T value)
    {
        if (Discarding is not null && HoldsAny)
        {
            Note(in value);
        }

        PopulateWith(ref reader, form, map, ref value);
    }

    // Only a tail that is not in the last place is read by its contract itself.
    private T ReadHeld(ref TReader reader, WireKind kind)
    {
        if (Cases is not null && kind is WireKind.Union or WireKind.Tracked or WireKind.Absent)
        {
            return Cases.ReadAs(ref reader, kind);
        }

        HeldValues held = HeldValues.Current;
        T taken = held.Find(this) is T found && Accepts(found) && held.TryTake(found) ? found : default!;
        T value = taken;
        HeldValues.Mark outer = held.Enter();
        if (Self is not null && kind is WireKind.Tracked or WireKind.Absent)
        {
            Self.Populate(ref reader, ref value);
        }
        else if (kind is WireKind.Object or WireKind.Absent)
        {
            Populate(ref reader, ref value);
        }
        else
        {
            value = base.ReadAs(ref reader, kind);
        }

        held.Leave(outer, taken, value);
        return value;
    }

    // What an object holds at its tail is not written with its members.
    private void NoteTail(in T value)
    {
        if (HasTail && GetTail(in value) is { } tail)
        {
            HeldValues.Current.Note(this, tail);
            if (Cases is not null)
            {
                HeldValues.Current.Note(Cases, tail);
            }
        }
    }

    // A chain is filled by the loop that reads it.
    private void PopulateTail(ref TReader reader, T last, HeaderMap? map, bool isBase)
    {
        HeldValues held = HeldValues.Current;
        HeldValues.Mark outer = held.Enter();
        NoteTail(in last);
        ReadTail(ref reader, last, map, isBase);
        held.Leave(outer);
    }

    /// <summary>The next object of a chain that is populated: the one that is there, or a new one.</summary>
    private T HeldTail(ref TReader reader, in T last)
    {
        HeldValues held = HeldValues.Current;
        held.Restart();
        T? next = GetTail(in last);
        if (next is null || !Accepts(next) || !held.TryTake(next) || reader.Objects?.TryTake(next) == false)
        {
            return Create();
        }

        if (HoldsAny)
        {
            Note(in next);
        }

        return next;
    }
}
