using System.Collections.Immutable;
using System.Numerics;

namespace Graupel.Formats.MessagePack;

/// <summary>
/// The same for objects with the members of a base among their own: these stay together, so kept members follow them in arrays and in
/// front of them in maps. A kept member that was between them in an array makes it a map by number, in which the gaps are nil too: null may have
/// been there, and a newer version would read its initializer for a number that is absent.
/// </summary>
internal static class MessagePackKeptChain
{
    /// <inheritdoc cref="IWriter.EncodeKept"/>
    public static KeptLayout Encode(ObjectShape shape, MessagePackLayout layout, ulong omitted, UnknownMembers kept) =>
        layout.IsArray && EndsWithKept(shape, layout, kept) ? EncodeArray(shape, layout, kept) : EncodeMap(shape, layout, omitted, kept);

    // The tail of a chain is written last of all.
    private static bool EndsWithKept(ObjectShape shape, MessagePackLayout layout, UnknownMembers kept)
    {
        WireKind last = shape.Members[^1].Kind;
        bool ends = shape.KeepsUnknown || WireKinds.IsFixed(last) || last is WireKind.String or WireKind.Blob or WireKind.BaseObject;
        for (int i = 0; ends && i < kept.Count; i++)
        {
            UnknownKey key = kept.KeyOf(i);
            ends = key.Form == UnknownKeyForm.Number && key.Number >= layout.Count;
        }

        return ends;
    }

    private static KeptLayout EncodeArray(ObjectShape shape, MessagePackLayout layout, UnknownMembers kept)
    {
        ImmutableArray<KeptStep>.Builder steps = ImmutableArray.CreateBuilder<KeptStep>();
        steps.Add(new KeptStep(ulong.MaxValue, -1, []));
        long next = layout.Count;
        foreach (int member in Enumerable.Range(0, kept.Count).OrderBy(member => kept.KeyOf(member).Number))
        {
            long place = kept.KeyOf(member).Number;
            if (place < next)
            {
                Throw.KeptElsewhere(shape.Name);
            }

            steps.Add(new KeptStep(0, member, MessagePackLayout.Nils((int)(place - next))));
            next = place + 1;
        }

        Span<byte> room = stackalloc byte[MessagePackEncoder.MaximumSize];
        int size = MessagePackEncoder.ArrayHeader(room, (int)next);
        var header = new ObjectHeader([.. room[..size], .. MessagePackLayout.Nils(layout.LeadingGap)]);
        return new KeptLayout(header, layout.Header.WithoutBytes(), steps.ToImmutable(), kept, omitted: 0);
    }

    /// <summary>The same as a map. Names are written among names, so that a contract which became a map by name can read them.</summary>
    public static KeptLayout EncodeMap(ObjectShape shape, MessagePackLayout layout, ulong omitted, UnknownMembers kept)
    {
        ImmutableArray<KeptStep>.Builder steps = ImmutableArray.CreateBuilder<KeptStep>();
        bool byName = layout.HasNames;
        bool wasArray = false;
        for (int i = 0; i < kept.Count; i++)
        {
            UnknownKey key = kept.KeyOf(i);
            wasArray |= key.Form == UnknownKeyForm.Number;
            byte[] bytes = key.Form == UnknownKeyForm.Number ? MessagePackLayout.NumberKey(key.Number) : key.Bytes.ToArray();
            if (key.Form == UnknownKeyForm.Hash || layout.HasKey(bytes))
            {
                Throw.KeptElsewhere(shape.Name);
            }

            byName |= MessagePackCode.IsText(bytes[0]);
            steps.Add(new KeptStep(0, i, bytes));
        }

        ObjectHeader? members = layout.KeysOfMap(byName);
        if (members is null)
        {
            Throw.KeptElsewhere(shape.Name);
        }

        // In front of all others, where a reader does not expect a member.
        byte[][] gaps = wasArray && layout.IsArray ? Gaps(layout, steps) : [];
        steps.Add(new KeptStep(~omitted, -1, []));
        Span<byte> room = stackalloc byte[MessagePackEncoder.MaximumSize];
        int size = MessagePackEncoder.MapHeader(room, layout.MemberCount - BitOperations.PopCount(omitted) + kept.Count + gaps.Length);
        var header = new ObjectHeader([.. room[..size], .. gaps.SelectMany(static key => key.Append(MessagePackCode.Nil))]);
        return new KeptLayout(header, members, steps.ToImmutable(), kept, omitted);
    }

    // The numbers that nobody has; behind the places of the array, nil was kept.
    private static byte[][] Gaps(MessagePackLayout layout, IEnumerable<KeptStep> kept)
    {
        HashSet<string> taken = [.. kept.Select(static step => Convert.ToHexString(step.Prefix))];
        return [.. Enumerable.Range(0, layout.Count)
            .Where(number => layout.MemberAt(number) < 0)
            .Select(static number => MessagePackLayout.NumberKey(number))
            .Where(key => !taken.Contains(Convert.ToHexString(key)))];
    }
}
