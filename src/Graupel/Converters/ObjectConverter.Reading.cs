using Graupel.CodeGen;
using Graupel.Formats;

namespace Graupel.Converters;

/// <content>What happens around the members of an object that is read: making it, and callbacks.</content>
public abstract partial class ObjectConverter<TWriter, TReader, T>
{
    /// <summary>
    /// Makes an object from its members, calls its callbacks and reads its tail. Overridden where members are read before the instance exists, and
    /// where there is neither callback nor tail, so that calls are direct.
    /// </summary>
    /// <param name="reader">The input, after the header.</param>
    /// <param name="form">Whether the members are as expected.</param>
    /// <param name="map">The writer's members if they differ, in formats whose header lists them.</param>
    protected virtual T ReadMembers(ref TReader reader, ObjectForm form, HeaderMap? map)
    {
        T value = Create();
        if ((Traits & ObjectTraits.HasCallbacks) != 0)
        {
            NotifyRead(ref reader, ContractEvent.Deserializing, ref value);
        }

        bool tail = PopulateByForm(ref reader, form, map, ref value);
        if (tail && HasTail)
        {
            ReadTail(ref reader, value, map, isBase: false);
        }
        else if ((Traits & ObjectTraits.HasCallbacks) != 0)
        {
            NotifyRead(ref reader, ContractEvent.Deserialized, ref value);
        }

        return value;
    }

    /// <summary>Reads an object, whose header was read, into an existing one.</summary>
    private void PopulateWith(ref TReader reader, ObjectForm form, HeaderMap? map, ref T value)
    {
        if ((Traits & ObjectTraits.IsRecursive) != 0)
        {
            reader.Enter();
        }

        PopulateObjectMembers(ref reader, form, map, ref value, isBase: false);
        if ((Traits & ObjectTraits.IsRecursive) != 0)
        {
            reader.Leave();
        }
    }

    // The callbacks of a base are called by the derived object.
    private void PopulateObjectMembers(ref TReader reader, ObjectForm form, HeaderMap? map, ref T value, bool isBase)
    {
        int at = reader.Member;
        try
        {
            if ((Traits & ObjectTraits.HasCallbacks) != 0 && !isBase)
            {
                NotifyRead(ref reader, ContractEvent.Deserializing, ref value);
            }

            bool tail = PopulateByForm(ref reader, form, map, ref value);
            if (tail && HasTail)
            {
                if (Discarding is null)
                {
                    ReadTail(ref reader, value, map, isBase);
                }
                else
                {
                    PopulateTail(ref reader, value, map, isBase);
                }
            }
            else if ((Traits & ObjectTraits.HasCallbacks) != 0 && !isBase)
            {
                NotifyRead(ref reader, ContractEvent.Deserialized, ref value);
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

    // What a callback throws is no fault of a member.
    private void NotifyRead(ref TReader reader, ContractEvent what, ref T value)
    {
        reader.At(MemberNote.None);
        Notify(what, ref value);
    }

    private bool PopulateByForm(ref TReader reader, ObjectForm form, HeaderMap? map, ref T value)
    {
        if (form == ObjectForm.Positional)
        {
            bool more = PopulateRow(ref reader, ref value);
            if (!more || HasTail)
            {
                return more;
            }
        }

        return PopulateKeyed(ref reader, map, ref value);
    }
}
