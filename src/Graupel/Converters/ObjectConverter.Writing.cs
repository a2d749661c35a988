using Graupel.CodeGen;
using Graupel.Formats;

namespace Graupel.Converters;

/// <content>What happens around the members of an object that is written: callbacks, and members that are left out.</content>
public abstract partial class ObjectConverter<TWriter, TReader, T>
{
    private bool KeepsAny => (Traits & ObjectTraits.KeepsUnknown) != 0 || (TWriter.HasKeys && (Traits & ObjectTraits.KeepsBelow) != 0);

    private void WriteWithCallbacks(ref TWriter writer, ObjectHeader header, in T value)
    {
        if ((Traits & ObjectTraits.LearnsCollections) != 0)
        {
            LearnStart(value);
        }

        if ((Traits & ObjectTraits.HasCallbacks) != 0)
        {
            WriteNotified(ref writer, header, value);
        }
        else
        {
            WriteContents(ref writer, header, in value);
        }
    }

    // A struct is only lent for writing: its callbacks work on a copy.
    private void WriteNotified(ref TWriter writer, ObjectHeader header, T value)
    {
        int at = writer.Member;
        writer.At(MemberNote.None);
        Notify(ContractEvent.Serializing, ref value);
        writer.At(at);
        WriteContents(ref writer, header, in value);
        at = writer.Member;
        writer.At(MemberNote.None);
        Notify(ContractEvent.Serialized, ref value);
        writer.At(at);
    }

    private void WriteContents(ref TWriter writer, ObjectHeader header, in T value)
    {
        // If members of bases are among those of the contract, so are those that the bases have kept.
        if (KeepsAny && TryWriteKept(ref writer, in value, Partial is not null))
        {
            return;
        }

        if ((Traits & ObjectTraits.OmitsDefaults) != 0 && Partial is not null)
        {
            ulong omitted = Omitted(in value);
            WriteSome(ref writer, Partial.Get<TWriter>(omitted), in value, omitted);
        }
        else
        {
            WriteMembers(ref writer, header, in value);
        }
    }

    // False where nothing was kept.
    private bool TryWriteKept(ref TWriter writer, in T value, bool omits)
    {
        UnknownMembers? own = (Traits & ObjectTraits.KeepsUnknown) != 0 ? GetUnknown(in value) : null;
        if (((Traits & ObjectTraits.KeepsBelow) != 0 ? WithBases(own, value) : own) is not { Count: > 0 } kept)
        {
            return false;
        }

        WriteKept(ref writer, kept, omits ? Omitted(in value) : 0, in value);
        return true;
    }

    private UnknownMembers? UnknownOf(T value) => GetUnknown(in value);

    private void WriteSomeOrAll(ref TWriter writer, ObjectHeader header, in T value, ulong omitted)
    {
        if (omitted == 0)
        {
            WriteMembers(ref writer, header, in value);
        }
        else
        {
            WriteSome(ref writer, header, in value, omitted);
        }
    }
}
