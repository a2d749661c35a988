using System.Runtime.CompilerServices;
using Graupel.CodeGen;
using Graupel.Formats;

namespace Graupel.Converters;

/// <content>What happens around the members of an object that is written: callbacks, and members that are left out.</content>
public sealed partial class ObjectConverter<TWriter, TReader, T, TBody>
{
    private bool KeepsAny
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => (_body.Traits & BodyTraits.KeepsUnknown) != 0 || (TWriter.HasKeys && (Traits & BodyTraits.KeepsBelow) != 0);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private void WriteBody(ref TWriter writer, ObjectHeader header, in T value)
    {
        if ((_body.Traits & BodyTraits.HasCallbacks) != 0)
        {
            WriteNotified(ref writer, header, value);
        }
        else
        {
            WriteMembers(ref writer, header, in value);
        }
    }

    // A struct is only lent for writing: its callbacks work on a copy.
    private void WriteNotified(ref TWriter writer, ObjectHeader header, T value)
    {
        int at = writer.Member;
        writer.At(MemberNote.None);
        _body.Notify(ContractEvent.Serializing, ref value);
        writer.At(at);
        WriteMembers(ref writer, header, in value);
        at = writer.Member;
        writer.At(MemberNote.None);
        _body.Notify(ContractEvent.Serialized, ref value);
        writer.At(at);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private void WriteMembers(ref TWriter writer, ObjectHeader header, in T value)
    {
        // Where members of bases stand among those of the contract, so do those that the bases have kept.
        if (KeepsAny && TryWriteKept(ref writer, in value, Partial is not null))
        {
            return;
        }

        if ((_body.Traits & BodyTraits.OmitsDefaults) != 0 && Partial is not null)
        {
            ulong omitted = _body.Omitted(in value);
            _body.WriteSome(ref writer, Partial.Get<TWriter>(omitted), in value, omitted);
        }
        else
        {
            _body.Write(ref writer, header, in value);
        }
    }

    // Apart, so that contracts which keep nothing are not compiled with it. False where nothing was kept.
    [MethodImpl(MethodImplOptions.NoInlining)]
    private bool TryWriteKept(ref TWriter writer, in T value, bool omits)
    {
        UnknownMembers? own = (_body.Traits & BodyTraits.KeepsUnknown) != 0 ? _body.GetUnknown(in value) : null;
        if (((Traits & BodyTraits.KeepsBelow) != 0 ? WithBases(own, value) : own) is not { Count: > 0 } kept)
        {
            return false;
        }

        WriteKept(ref writer, kept, omits ? _body.Omitted(in value) : 0, in value);
        return true;
    }

    private protected override UnknownMembers? GetUnknown(T value) => _body.GetUnknown(in value);

    private protected override void WriteSome(ref TWriter writer, ObjectHeader header, in T value, ulong omitted)
    {
        if (omitted == 0)
        {
            _body.Write(ref writer, header, in value);
        }
        else
        {
            _body.WriteSome(ref writer, header, in value, omitted);
        }
    }
}
