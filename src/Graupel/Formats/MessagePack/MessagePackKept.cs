using System.Collections.Immutable;

namespace Graupel.Formats.MessagePack;

/// <summary>How objects are written that have kept members which their contract does not have: in maps after its own, in arrays at their places.</summary>
internal static class MessagePackKept
{
    /// <inheritdoc cref="IWriter.EncodeKept"/>
    public static KeptLayout Encode(ObjectShape shape, ulong omitted, UnknownMembers kept)
    {
        MessagePackLayout layout = shape.Layout<MessagePackLayout>();
        if (layout.HasBase && !layout.IsNested)
        {
            return MessagePackKeptChain.Encode(shape, layout, omitted, kept);
        }

        return !layout.HasBase && !shape.Members.IsEmpty && IsOther(layout, kept) ? MessagePackKeptChain.EncodeMap(shape, layout, omitted, kept)
            : layout.IsArray && !IsMap(shape, kept) ? EncodeArray(shape, layout, kept) : EncodeMap(shape, layout, omitted, kept);
    }

    // A contract without members is an array, and what another version has may make it a map.
    private static bool IsMap(ObjectShape shape, UnknownMembers kept) =>
        shape.Members.IsEmpty && kept.Count > 0 && kept.KeyOf(0).Form is UnknownKeyForm.Key or UnknownKeyForm.NumberKey;

    // Another version is a map where this one is an array, or the reverse, if its numbers are above the places of an array: a map has them all.
    // The version that gave names knows the members of this one by their names alone.
    private static bool IsOther(MessagePackLayout layout, UnknownMembers kept)
    {
        bool found = false;
        for (int i = 0; i < kept.Count && !found; i++)
        {
            UnknownKey key = kept.KeyOf(i);
            found = (layout.IsByNumbers && layout.IsArray != (key.Form == UnknownKeyForm.Number))
                || (!layout.IsArray && !layout.HasNames && key.Form == UnknownKeyForm.Key && MessagePackCode.IsText(key.Bytes[0]));
        }

        return found;
    }

    private static KeptLayout EncodeMap(ObjectShape shape, MessagePackLayout layout, ulong omitted, UnknownMembers kept)
    {
        ImmutableArray<KeptStep>.Builder steps = ImmutableArray.CreateBuilder<KeptStep>();
        int count = kept.Count;
        ulong own = 0;
        for (int i = 0; i < shape.Members.Length; i++)
        {
            if ((omitted & (1UL << i)) == 0)
            {
                own |= 1UL << i;
                count++;
            }
        }

        if (own != 0)
        {
            steps.Add(new KeptStep(own, -1, []));
        }

        for (int i = 0; i < kept.Count; i++)
        {
            UnknownKey key = kept.KeyOf(i);
            if (key.Form is not (UnknownKeyForm.Key or UnknownKeyForm.NumberKey) || (layout.HasBase ? IsWritten(layout.Header, key.Bytes) : layout.HasKey(key.Bytes)))
            {
                Throw.KeptElsewhere(shape.Name);
            }

            steps.Add(new KeptStep(0, i, key.Bytes.ToArray()));
        }

        Span<byte> room = stackalloc byte[MessagePackEncoder.MaximumSize];
        int size = MessagePackEncoder.MapHeader(room, count);
        return new KeptLayout(new ObjectHeader(room[..size]), layout.Header.WithoutBytes(), steps.ToImmutable(), kept, omitted);
    }

    // Only keys that stand in this map: the members of a base have one of their own.
    private static bool IsWritten(ObjectHeader header, ReadOnlySpan<byte> key)
    {
        for (int i = 0; i < header.KeyCount; i++)
        {
            if (key.SequenceEqual(header.Key(i)))
            {
                return true;
            }
        }

        return false;
    }

    // Nothing is left out of an array; what is not there is nil.
    private static KeptLayout EncodeArray(ObjectShape shape, MessagePackLayout layout, UnknownMembers kept)
    {
        var places = new SortedList<long, int>();
        for (int i = 0; i < shape.Members.Length; i++)
        {
            places.Add(layout.PlaceOf(i), i);
        }

        for (int i = 0; i < kept.Count; i++)
        {
            UnknownKey key = kept.KeyOf(i);
            if (key.Form != UnknownKeyForm.Number || !places.TryAdd(key.Number, ~i))
            {
                Throw.KeptElsewhere(shape.Name);
            }
        }

        ImmutableArray<KeptStep>.Builder steps = ImmutableArray.CreateBuilder<KeptStep>();
        byte[][] gaps = new byte[shape.Members.Length][];
        long next = 0;
        foreach ((long place, int member) in places)
        {
            byte[] gap = MessagePackLayout.Nils((int)(place - next));
            next = place + 1;
            if (member < 0)
            {
                steps.Add(new KeptStep(0, ~member, gap));
                continue;
            }

            gaps[member] = gap;
            steps.Add(new KeptStep(1UL << member, -1, []));
        }

        Span<byte> room = stackalloc byte[MessagePackEncoder.MaximumSize];
        int size = MessagePackEncoder.ArrayHeader(room, (int)next);
        var members = new ObjectHeader([], Array.Exists(gaps, static gap => gap.Length > 0) ? gaps : [])
        {
            BodySize = layout.Header.BodySize - layout.Header.KeyBytes + gaps.Sum(static gap => gap.Length),
            Part = layout.Header.Part,
        };
        return new KeptLayout(new ObjectHeader(room[..size]), members, steps.ToImmutable(), kept, omitted: 0);
    }
}
