using System.Diagnostics.CodeAnalysis;
using Graupel.CodeGen;
using Graupel.Formats;

namespace Graupel.Converters;

/// <content>Less frequent cases, around the members.</content>
public abstract partial class ObjectConverter<TWriter, TReader, T>
{
    /// <summary>Constant properties of the contract, and those set by options.</summary>
    private ObjectTraits Traits { get; set; }

    /// <summary>Traits for which there is more to do than to check an object and to write its header and members.</summary>
    private const ObjectTraits MoreThanMembers =
        ObjectTraits.HasCallbacks | ObjectTraits.OmitsDefaults | ObjectTraits.KeepsUnknown | ObjectTraits.KeepsBelow | ObjectTraits.HasTail
        | ObjectTraits.LearnsCollections;

    /// <summary>Traits for which there is more to do than to write the header and the members.</summary>
    private const ObjectTraits MoreToWrite = MoreThanMembers | ObjectTraits.ChecksNulls;

    /// <summary>Traits for which there is more to do than to make an object and to read its members.</summary>
    private const ObjectTraits MoreToRead = ObjectTraits.ChecksNulls | ObjectTraits.HasCallbacks | ObjectTraits.HasTail;

    /// <summary>The headers of objects without some members; null where all are written.</summary>
    private PartialHeaders? Partial { get; set; }

    /// <inheritdoc/>
    public sealed override void Populate(ref TReader reader, ref T value)
    {
        if (!FillsValues || value is null || !Accepts(value))
        {
            value = Read(ref reader);
            return;
        }

        ObjectForm form = reader.ReadObjectHeader(ObjectShape, ObjectPlace.Single, out HeaderMap? map);
        if (form == ObjectForm.Null)
        {
            value = default!;
            return;
        }

        PopulateHeld(ref reader, form, map, ref value);
    }

    /// <summary>Reads an object after the tag of a union into an existing one.</summary>
    internal void PopulateObject(ref TReader reader, ref T value)
    {
        ObjectForm form = ReadObjectHeader(ref reader, out HeaderMap? map);
        if (FillsValues)
        {
            PopulateHeld(ref reader, form, map, ref value);
        }
        else
        {
            value = ReadWith(ref reader, form, map);
        }
    }

    /// <summary>Reads an object that may be null, even if the type itself cannot be null.</summary>
    /// <returns>False for null.</returns>
    internal bool TryRead(ref TReader reader, [MaybeNullWhen(false)] out T value)
    {
        ObjectForm form = reader.ReadObjectHeader(NullableShape, ObjectPlace.Single, out HeaderMap? map);
        value = form == ObjectForm.Null ? default : ReadWith(ref reader, form, map);
        return form != ObjectForm.Null;
    }

    /// <summary>Reads an element of a sequence or map that can hold null.</summary>
    /// <returns>False for null.</returns>
    internal bool TryReadElement(ref TReader reader, in ElementForm form, [MaybeNullWhen(false)] out T value)
    {
        EnsureObjects(ref reader, in form);
        ObjectForm one = reader.ReadElementHeader(NullableShape, in form, out HeaderMap? map);
        value = one == ObjectForm.Null ? default : ReadWith(ref reader, one, map);
        return one != ObjectForm.Null;
    }

    /// <summary>Writes an object that is not null after a header.</summary>
    private void WriteWith(ref TWriter writer, ObjectHeader header, in T value)
    {
        if ((Traits & (ObjectTraits.IsSealed | ObjectTraits.ChecksNulls)) != ObjectTraits.IsSealed)
        {
            EnsureExactType(in value);
            if ((Traits & ObjectTraits.ChecksNulls) != 0)
            {
                EnsureNoNull(in value, writer.Offset, writer.Member);
            }
        }

        WriteExact(ref writer, header, in value);
    }

    /// <summary>The same for an object whose type is known to be this one, and that is not checked for nulls.</summary>
    private void WriteExact(ref TWriter writer, ObjectHeader header, in T value)
    {
        if ((Traits & ObjectTraits.IsRecursive) != 0)
        {
            writer.Enter();
        }

        int at = writer.Member;
        try
        {
            WriteWhole(ref writer, header, in value);
        }
        catch (GraupelException e) when (Locate(e, ref writer, at, in value))
        {
            throw;
        }

        if ((Traits & ObjectTraits.IsRecursive) != 0)
        {
            writer.Leave();
        }
    }

    /// <summary>Reads an object whose header was read.</summary>
    private T ReadWith(ref TReader reader, ObjectForm form, HeaderMap? map)
    {
        if ((Traits & ObjectTraits.IsRecursive) != 0)
        {
            reader.Enter();
        }

        int at = reader.Member;
        T value;
        try
        {
            value = ReadMembers(ref reader, form, map);
        }
        catch (GraupelException e) when (Locate(e, reader.Member, at))
        {
            throw;
        }

        if ((Traits & (ObjectTraits.IsRecursive | ObjectTraits.ChecksNulls)) != 0)
        {
            if ((Traits & ObjectTraits.IsRecursive) != 0)
            {
                reader.Leave();
            }

            if ((Traits & ObjectTraits.ChecksNulls) != 0)
            {
                EnsureNoNull(in value, reader.Offset, at);
            }
        }

        return value;
    }

    /// <summary>Writes a header, the members and the tail.</summary>
    private void WriteWhole(ref TWriter writer, ObjectHeader header, in T value)
    {
        if ((Traits & MoreThanMembers) == 0)
        {
            WriteMembers(ref writer, header, in value);
            return;
        }

        if (typeof(T).IsValueType)
        {
            WriteWithCallbacks(ref writer, header, in value);
            return;
        }

        // Code of the user may replace the object where it is held, such as in a list.
        T self = value;
        WriteWithCallbacks(ref writer, header, in self);
        if (HasTail)
        {
            WriteTail(ref writer, in self);
        }
    }

    /// <summary>Reads the header of an object that cannot be null.</summary>
    private ObjectForm ReadObjectHeader(ref TReader reader, out HeaderMap? map)
    {
        ObjectForm form = reader.ReadObjectHeader(CaseShape, ObjectPlace.Single, out map);
        if (form == ObjectForm.Null)
        {
            RefuseNullCase(reader.Offset);
        }

        return form;
    }

    private void RefuseNullCase(long offset) => Throw.InvalidHeader($"null as a case, {ObjectShape.Name}", offset);

    /// <summary>The filter of exceptions that pass through a frame of the contract: notes the member, and the object that has it.</summary>
    /// <param name="e">The exception.</param>
    /// <param name="writer">The output, which knows the member of this object at which it happened.</param>
    /// <param name="at">The member of the object around it.</param>
    /// <param name="value">The object that was being written.</param>
    /// <returns>Always false: nothing is caught.</returns>
    protected bool Locate(GraupelException e, ref TWriter writer, int at, in T value) =>
        e.EnterMember(ObjectShape, writer.Member) || e.MeetObject(value, ObjectShape) || e.LeaveTo(at);

    /// <summary>The same if the object is not known yet, or was already noted.</summary>
    /// <param name="e">The exception.</param>
    /// <param name="member">The member of this object at which it happened.</param>
    /// <param name="at">The member of the object around it.</param>
    /// <returns>Always false: nothing is caught.</returns>
    protected bool Locate(GraupelException e, int member, int at) => e.EnterMember(ObjectShape, member) || e.LeaveTo(at);

    private static void EnsureObjects(ref TReader reader, in ElementForm form)
    {
        if (!form.IsExpected && form.Kind is not (WireKind.Object or WireKind.HeadedObject or WireKind.BareObject or WireKind.Absent))
        {
            Throw.KindMismatch(form.Kind, WireKind.Object, reader.Offset);
        }
    }

    private void EnsureExactType(in T value)
    {
        if (!IsExactType(in value))
        {
            RefuseType(in value);
        }
    }

    /// <summary>Refuses a value of a derived type, which would lose what its own type adds.</summary>
    protected void RefuseType(in T value) => Throw.UndeclaredType(value!.GetType(), ObjectShape.Name);

    /// <summary>Whether members can be read into values that exist.</summary>
    internal bool FillsValues => (Traits & (ObjectTraits.CanCreate | ObjectTraits.CanPopulate)) == (ObjectTraits.CanCreate | ObjectTraits.CanPopulate);
}
