using Graupel.CodeGen;
using Graupel.Formats;

namespace Graupel.Converters;

/// <content>Objects with members that their contract does not have.</content>
public abstract partial class ObjectConverter<TWriter, TReader, T>
{
    private KeptLayout? _lastKept;

    private void AskBases()
    {
        for (ObjectShape? level = ObjectShape.Base; level is not null && Single.Part is { IsPart: true }; level = level.Base)
        {
            Traits |= level.KeepsUnknown ? ObjectTraits.KeepsBelow : ObjectTraits.None;
        }
    }

    /// <summary>Those that the object has kept, and those of its bases.</summary>
    private UnknownMembers? WithBases(UnknownMembers? own, T value)
    {
        UnknownMembers? all = own;
        for (ObjectShape? level = ObjectShape.Base; level is not null; level = level.Base)
        {
            if (level.GetsUnknown is Func<T, UnknownMembers?> get && get(value) is { Count: > 0 } kept)
            {
                all = all is { Count: > 0 } ? all.With(kept, ObjectShape.Name) : kept;
            }
        }

        return all;
    }

    /// <summary>Writes an object together with the members that were kept of it.</summary>
    /// <param name="writer">The output.</param>
    /// <param name="kept">What was kept.</param>
    /// <param name="omitted">Members of the contract that are left out, one bit each.</param>
    /// <param name="value">The object.</param>
    private void WriteKept(ref TWriter writer, UnknownMembers kept, ulong omitted, in T value)
    {
        writer.At(MemberNote.None);
        // Formats with keys describe pure data too.
        if ((ObjectShape.IsExact && !TWriter.HasKeys) || kept.Writer != typeof(TWriter))
        {
            Throw.KeptElsewhere(ObjectShape.Name);
        }

        KeptLayout layout = _lastKept is { } last && last.Fits(kept, omitted) ? last : Encode(kept, omitted);
        writer.WriteRaw(layout.Header.Bytes);
        foreach (KeptStep step in layout.Steps)
        {
            if (step.Own != 0)
            {
                WriteSomeOrAll(ref writer, layout.Members, in value, ~step.Own);
                continue;
            }

            writer.WriteRaw(step.Prefix);
            writer.WriteKept(kept.BytesOf(step.Unknown), kept.ObjectsOf(step.Unknown));
        }
    }

    // Objects that are written one after the other have mostly kept the same members.
    private KeptLayout Encode(UnknownMembers kept, ulong omitted)
    {
        KeptLayout layout = TWriter.EncodeKept(ObjectShape, omitted, kept);
        if (layout.IsSmall)
        {
            _lastKept = layout;
        }

        return layout;
    }
}
