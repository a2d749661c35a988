using System.Runtime.CompilerServices;
using Graupel.CodeGen;
using Graupel.Formats;

namespace Graupel.Converters;

/// <content>What happens around the members of an object that is read: making it, and callbacks.</content>
public sealed partial class ObjectConverter<TWriter, TReader, T, TBody>
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private protected override T ReadMembers(ref TReader reader, ObjectForm form, HeaderMap? map)
    {
        // Most objects; what else there is stands apart, so that the first use does not compile it. No method between this one and the
        // body: nested objects have a frame of each.
        if ((_body.Traits & (BodyTraits.CanCreate | BodyTraits.HasCallbacks | BodyTraits.HasTail)) == BodyTraits.CanCreate)
        {
            T made = _body.Create();
            if (form == ObjectForm.Positional)
            {
                _body.Populate(ref reader, ref made);
            }
            else
            {
                _body.PopulateKeyed(ref reader, map, ref made);
            }

            return made;
        }

        return ReadOther(ref reader, form, map);
    }

    private T ReadOther(ref TReader reader, ObjectForm form, HeaderMap? map)
    {
        if ((_body.Traits & BodyTraits.CanCreate) == 0)
        {
            return ReadMade(ref reader, form, map);
        }

        T value = _body.Create();
        if ((_body.Traits & BodyTraits.HasCallbacks) != 0)
        {
            reader.At(MemberNote.None);
            _body.Notify(ContractEvent.Deserializing, ref value);
        }

        bool tail = form == ObjectForm.Positional ? _body.Populate(ref reader, ref value) : _body.PopulateKeyed(ref reader, map, ref value);
        if (tail && (_body.Traits & BodyTraits.HasTail) != 0)
        {
            ReadTail(ref reader, value, map, isBase: false);
        }
        else if ((_body.Traits & BodyTraits.HasCallbacks) != 0)
        {
            reader.At(MemberNote.None);
            _body.Notify(ContractEvent.Deserialized, ref value);
        }

        return value;
    }

    // Constructors are the user's code, whose exceptions pass; but the one of a long tuple, which refuses null as its rest, is not.
    private T ReadMade(ref TReader reader, ObjectForm form, HeaderMap? map)
    {
        try
        {
            T value = _body.Read(ref reader, form, map);
            if ((_body.Traits & BodyTraits.HasCallbacks) != 0)
            {
                reader.At(MemberNote.None);
                _body.Notify(ContractEvent.Deserialized, ref value);
            }

            return value;
        }
        catch (ArgumentException e) when (typeof(ITuple).IsAssignableFrom(typeof(T)) && typeof(T).Namespace == nameof(System))
        {
            Throw.InvalidValue(e.Message, reader.Offset);
            return default!;
        }
    }

    private protected override void PopulateWith(ref TReader reader, ObjectForm form, HeaderMap? map, ref T value)
    {
        if ((_body.Traits & BodyTraits.IsRecursive) != 0)
        {
            reader.Enter();
        }

        PopulateMembers(ref reader, form, map, ref value, isBase: false);
        if ((_body.Traits & BodyTraits.IsRecursive) != 0)
        {
            reader.Leave();
        }
    }

    // The callbacks of a base are called by the derived object.
    private void PopulateMembers(ref TReader reader, ObjectForm form, HeaderMap? map, ref T value, bool isBase)
    {
        int at = reader.Member;
        try
        {
            if ((_body.Traits & BodyTraits.HasCallbacks) != 0 && !isBase)
            {
                reader.At(MemberNote.None);
                _body.Notify(ContractEvent.Deserializing, ref value);
            }

            bool tail = PopulateBody(ref reader, form, map, ref value);
            if (tail && (_body.Traits & BodyTraits.HasTail) != 0)
            {
                if (Scratch is null)
                {
                    ReadTail(ref reader, value, map, isBase);
                }
                else
                {
                    PopulateTail(ref reader, value, map, isBase);
                }
            }
            else if ((_body.Traits & BodyTraits.HasCallbacks) != 0 && !isBase)
            {
                reader.At(MemberNote.None);
                _body.Notify(ContractEvent.Deserialized, ref value);
            }
        }
        catch (GraupelException e) when (Locate(e, reader.Member, at))
        {
            throw;
        }

        if (ChecksNullsOf(isBase))
        {
            EnsureNoNull(in value, reader.Offset, at);
        }
    }

    private bool PopulateBody(ref TReader reader, ObjectForm form, HeaderMap? map, ref T value) =>
        form == ObjectForm.Positional ? _body.Populate(ref reader, ref value) : _body.PopulateKeyed(ref reader, map, ref value);
}
