using System.Buffers;

namespace Graupel.Formats.MessagePack;

/// <content>Members that the contract does not have, where it keeps them.</content>
public ref partial struct MessagePackReader
{
    private const int NamePiece = 4096;

    /// <inheritdoc/>
    public bool SkipGap(scoped ref MemberWalk walk)
    {
        bool isGap = walk.HasKeys ? Retained.Key is null : IsGap(in walk, LayoutOf(in walk));
        if (isGap)
        {
            Skip(WireKind.Absent);
        }

        return isGap;
    }

    /// <inheritdoc/>
    public void KeepMember(scoped ref MemberWalk walk, UnknownMembers kept)
    {
        Retained.KeepMember(Offset);
        UnknownKey key = walk.HasKeys
            ? KeyOf(Retained.TakeKey())
            : new UnknownKey(UnknownKeyForm.Number, NumberOfPlace(in walk, LayoutOf(in walk)), []);
        if (walk.HasKeys && kept.WasKept(key))
        {
            Throw.DuplicateMember(walk.Shape.Name, Offset - key.Bytes.Length);
        }

        ReadOnlySpan<byte> value = Scan(Retained, out KeptObjects? objects);
        kept.Add(key, WireKind.Absent, value, objects);
    }

    private static UnknownKey KeyOf(byte[] key) =>
        MessagePackDecoder.IntegerSize(key[0]) > 0 && MessagePackDecoder.Integer(key, out bool isNegative) is <= uint.MaxValue and var number && !isNegative
            ? new UnknownKey(UnknownKeyForm.NumberKey, (uint)number, key)
            : new UnknownKey(UnknownKeyForm.Key, 0, key);

    private Retention Retained => _retention ??= Objects?.Retention ?? new Retention(_limits);

    private static MessagePackLayout LayoutOf(scoped in MemberWalk walk) => (MessagePackLayout?)walk.Part ?? walk.Shape.Layout<MessagePackLayout>();

    // As ReadKey, but the key of a member that is not known stays available, and is counted. One that is known has none: it may still be
    // skipped, beside a base that is set apart.
    private int ReadKeptKey(MessagePackLayout layout, int expected, out long number)
    {
        number = NamedKey;
        Retained.Key = null;
        Span<byte> room = stackalloc byte[MessagePackEncoder.MaximumSize];
        byte code = _in.Peek(1);
        if (MessagePackCode.IsText(code))
        {
            int length = ReadTextHeader("a name");
            ReadOnlySpan<byte> header = room[..MessagePackEncoder.TextHeader(room, length, _options.OldSpecification)];
            if (length > layout.LongestName)
            {
                Retained.Key = [.. header, .. TakeName(length)];
                return -1;
            }

            ReadOnlySpan<byte> name = _in.TakeSpan(length);
            int known = layout.MemberNamed(name, expected);
            if (known < 0)
            {
                Retained.Keep(length, Offset);
                Retained.Key = [.. header, .. name];
            }

            return known;
        }

        if (MessagePackDecoder.IntegerSize(code) == 0)
        {
            number = ForeignKey;
            Retained.Key = Capture(WireKind.Absent);
            return -1;
        }

        ulong bits = ReadInteger(out bool isNegative);
        int size = isNegative ? MessagePackEncoder.Signed(room, unchecked((long)bits)) : MessagePackEncoder.Unsigned(room, bits);
        number = isNegative || bits > long.MaxValue ? NumberOfNone : (long)bits;
        int member = number < 0 ? -1 : layout.MemberAt(number);
        if (member < 0)
        {
            Retained.Keep(size, Offset);
            Retained.Key = room[..size].ToArray();
        }

        return member;
    }

    // Memory is taken as the bytes arrive.
    private byte[] TakeName(int length)
    {
        var name = new ArrayBufferWriter<byte>();
        for (int rest = length; rest > 0;)
        {
            int piece = Math.Min(rest, NamePiece);
            Retained.Keep(piece, Offset);
            _in.Read(name.GetSpan(piece)[..piece]);
            name.Advance(piece);
            rest -= piece;
        }

        return name.WrittenSpan.ToArray();
    }
}
