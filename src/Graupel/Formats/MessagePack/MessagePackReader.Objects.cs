using System.Runtime.CompilerServices;

namespace Graupel.Formats.MessagePack;

/// <content>Objects: arrays by place, maps by name or number.</content>
public ref partial struct MessagePackReader
{
    // Instead of the number of a member: its key is a name, a number that no member can have, or neither.
    private const long NamedKey = -1;
    private const long NumberOfNone = -2;
    private const long ForeignKey = -3;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public ObjectForm ReadObjectHeader(ObjectShape shape, ObjectPlace place, out HeaderMap? map)
    {
        map = null;
        if (place == ObjectPlace.Base)
        {
            return ReadBaseHeader(shape);
        }

        ObjectForm form = ReadOwnHeader(shape.Layout<MessagePackLayout>().Expected);
        return form == ObjectForm.Null ? ReadOtherHeader(shape, place) : form;
    }

    /// <inheritdoc/>
    public static ExpectedHeader Expect(ObjectShape shape) => shape.Layout<MessagePackLayout>().Expected;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public ObjectForm ReadOwnHeader(ExpectedHeader expected)
    {
        if (expected.Header is not { } header || !_in.TryTake(header))
        {
            return ObjectForm.Null;
        }

        _rowKeys = expected.RowKeys;
        if (expected.Form == ObjectForm.Positional)
        {
            return ObjectForm.Positional;
        }

        _hasKeys = true;
        _count = expected.Count;
        _keys = expected.Keys;
        return ObjectForm.Keyed;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private ObjectForm ReadOtherHeader(ObjectShape shape, ObjectPlace place)
    {
        long start = Offset;
        byte code = _in.Peek(1);
        MessagePackLayout layout = shape.Layout<MessagePackLayout>();
        _hasKeys = MessagePackCode.IsMap(code);
        _keys = _hasKeys && !layout.IsArray ? layout.Keys : null;
        _count = _hasKeys
            ? ReadCountHeader(MessagePackCode.FixMap, MessagePackCode.Map16, 2, "an object")
            : ReadCountHeader(MessagePackCode.FixArray, MessagePackCode.Array16, 1, "an object");
        if (_count < 0)
        {
            if (place == ObjectPlace.Base || !shape.IsNullable)
            {
                Throw.InvalidValue($"nil for {shape.Name}, which cannot be null", start);
            }

            return ObjectForm.Null;
        }

        _in.Expect(_hasKeys ? 2L * _count : _count);
        return _hasKeys ? ObjectForm.Keyed : FormOfArray(shape, start);
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public ObjectForm ReadElementHeader(ObjectShape shape, in ElementForm form, out HeaderMap? map) =>
        ReadObjectHeader(shape, ObjectPlace.Element, out map);

    /// <inheritdoc/>
    public readonly ObjectHeader? RowKeys => _rowKeys;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool TakesKey(ObjectHeader? keys, int member) => keys is null || _in.TryTakeKey(keys, member) || LeaveRow(keys, member);

    [MethodImpl(MethodImplOptions.NoInlining)]
    private bool LeaveRow(ObjectHeader keys, int member)
    {
        if (keys.Whole is MessagePackLayout layout)
        {
            LeaveRowOfMany(keys, member, layout);
            return false;
        }

        _hasKeys = true;
        _count = keys.KeyCount;
        _keys = keys;
        _rowEnd = member;
        return false;
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public MemberWalk BeginMembers(ObjectShape shape, HeaderMap? map)
    {
        _member = MemberNote.None;
        var walk = new MemberWalk(shape, _count, _hasKeys, _keys, _rowEnd);
        _rowEnd = 0;
        return walk;
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool NextMember(scoped ref MemberWalk walk)
    {
        int expected = walk.Expected;
        if (expected < walk.Ordered)
        {
            if (walk.Keys is { } keys ? _in.TryTake(in keys.KeyWords(expected)) : _in.Next is >= 0 and not MessagePackCode.Nil)
            {
                Meet(ref walk);
                return true;
            }
        }
        else if (walk.IsLast)
        {
            return false;
        }

        return NextOther(ref walk);
    }

    private bool Meet(scoped ref MemberWalk walk, int member)
    {
        if (!walk.TrySee(member))
        {
            Throw.DuplicateMember(walk.Shape.Name, Offset - walk.Keys!.Key(member).Length);
        }

        walk.Position++;
        walk.Expected = member + 1;
        _member = walk.Member = member;
        if (walk.IsLast && walk.Keys!.HasRequired)
        {
            EnsureRequired(walk.Shape, in walk);
        }

        return true;
    }

    // The next one in the order of keys or places.
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private void Meet(scoped ref MemberWalk walk)
    {
        int member = walk.Expected;
        walk.Position = unchecked(walk.Position + 1);
        walk.Expected = unchecked(member + 1);
        _member = walk.Member = member;
    }

    // As long as an array has the members of this contract in order, all of them are met. Nil is null there, unless the member cannot be.
    private bool TryMeetPlace(scoped ref MemberWalk walk)
    {
        MessagePackLayout layout = walk.Shape.Layout<MessagePackLayout>();
        if (walk.Position == layout.LeadingGap && walk.Expected == 0)
        {
            walk.BeginOrder(layout.PlacesInOrder, layout.AreAllInOrder);
        }

        if (walk.Expected >= walk.Ordered || (_in.Peek(1) == MessagePackCode.Nil && layout.IsGapWhenNil(walk.Expected)))
        {
            return false;
        }

        Meet(ref walk);
        return true;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private bool NextOther(scoped ref MemberWalk walk)
    {
        if (walk.Position < 0 && !BeginOther(ref walk))
        {
            return false;
        }

        if (!walk.HasKeys && walk.Part is null && TryMeetPlace(ref walk))
        {
            return true;
        }

        walk.LeaveOrder();
        if (walk.Keys is { } keys && walk.Expected < keys.KeyCount && _in.TryTake(in keys.KeyWords(walk.Expected)))
        {
            return Meet(ref walk, walk.Expected);
        }

        var layout = (MessagePackLayout?)walk.Part ?? walk.Shape.Layout<MessagePackLayout>();
        _member = MemberNote.None;
        if (layout.HasBase)
        {
            return NextOfMany(ref walk, layout);
        }

        long start = Offset;
        int place = walk.Position++;
        long number = NamedKey;
        int member = !walk.HasKeys ? layout.MemberAt(place)
            : layout.KeepsUnknown ? ReadKeptKey(layout, walk.Expected, out number) : ReadKey(layout, walk.Expected, out number);
        EnsureKeys(in walk, layout, number, start);

        // What became a map only when it was written again has nil where the array had it.
        bool isGap = (!walk.HasKeys || (number >= 0 && layout.IsByNumbers)) && _in.Peek(1) == MessagePackCode.Nil;
        if (isGap && member >= 0 && layout.IsGapWhenNil(member))
        {
            member = -1;
        }

        if (member >= 0)
        {
            if (!walk.TrySee(member))
            {
                Throw.DuplicateMember(walk.Shape.Name, start);
            }

            walk.Expected = member + 1;
        }
        else if (walk.Shape.RefusesUnknown && !isGap)
        {
            Throw.UnknownMember(walk.Shape.Name, place, start);
        }

        _member = walk.Member = member;
        if (walk.IsLast)
        {
            EnsureRequired(walk.Shape, in walk);
        }

        return true;
    }

    /// <inheritdoc/>
    public void SkipMember(scoped ref MemberWalk walk) => Skip(WireKind.Absent);

    private ObjectForm FormOfArray(ObjectShape shape, long start)
    {
        MessagePackLayout layout = shape.Layout<MessagePackLayout>();
        if (!layout.HasPlaces && _count > 0)
        {
            Throw.KindMismatch("an array", $"a map with the members of {shape.Name} by name", start);
        }

        bool hasPart = layout.IsArray && layout.IsNested;
        if (!layout.IsDense || _count != layout.Count || (hasPart && _in.Peek(1) == MessagePackCode.Nil) || ((layout.KeepsUnknown || layout.MayBeBehindBase) && !IsNil(layout.LeadingGap)))
        {
            return ObjectForm.Keyed;
        }

        _base = hasPart ? BaseForm.Nested : BaseForm.Among;
        _rowKeys = null;

        for (int i = 0; i < layout.LeadingGap; i++)
        {
            if (shape.RefusesUnknown && _in.Peek(1) != MessagePackCode.Nil)
            {
                Throw.UnknownMember(shape.Name, i, Offset);
            }

            Skip(WireKind.Absent);
        }

        return ObjectForm.Positional;
    }

    // Whether the next places hold nothing.
    private bool IsNil(int places)
    {
        if (places > 0)
        {
            _in.Peek(places);
        }

        return !_in.Span[..places].ContainsAnyExcept(MessagePackCode.Nil);
    }

    // Members by number would all be unknown to a contract without numbers, and its own ones seem to be missing; other keys are unknown to any, and lost if they are not kept.
    private static void EnsureKeys(scoped in MemberWalk walk, MessagePackLayout layout, long number, long start)
    {
        bool isLost = number switch
        {
            NamedKey => false,
            ForeignKey => !layout.KeepsUnknown && layout.Members.Length > 0,
            _ => !layout.HasNumbers,
        };
        if (isLost && walk.Position == (walk.Part is null ? walk.Count : walk.End) && !HasSeenAny(in walk, layout))
        {
            string keys = number == ForeignKey ? "with keys that are neither names nor numbers" : "with members by number";
            Throw.KindMismatch($"a map {keys}", $"a map with the members of {layout.Shape.Name} by {(layout.HasNumbers ? "number or name" : "name")}", start);
        }
    }

    private static bool HasSeenAny(scoped in MemberWalk walk, MessagePackLayout layout)
    {
        int member = 0;
        while (member < layout.Members.Length && !walk.WasSeen(member))
        {
            member++;
        }

        return member < layout.Members.Length;
    }

    // The member whose key is here, or -1. Names are compared as bytes; keys other than names and numbers do not belong to a member.
    private int ReadKey(MessagePackLayout layout, int expected, out long number)
    {
        number = NamedKey;
        byte code = _in.Peek(1);
        if (MessagePackCode.IsText(code))
        {
            int length = ReadTextHeader("a name");
            if (length <= layout.LongestName)
            {
                return layout.MemberNamed(_in.TakeSpan(length), expected);
            }

            _in.Skip(length);
            return -1;
        }

        if (MessagePackDecoder.IntegerSize(code) > 0)
        {
            ulong bits = ReadInteger(out bool isNegative);
            number = isNegative || bits > long.MaxValue ? NumberOfNone : (long)bits;
            return number < 0 ? -1 : layout.MemberAt(number);
        }

        number = ForeignKey;
        Skip(WireKind.Absent);
        return -1;
    }

    private void EnsureRequired(ObjectShape shape, scoped in MemberWalk walk)
    {
        MessagePackLayout layout = shape.Layout<MessagePackLayout>();
        foreach (int member in layout.Required)
        {
            if (!walk.WasSeen(member))
            {
                _member = MemberNote.None;
                Throw.MissingMember(layout.OwnerOf(member), layout.Members[member].Name, Offset);
            }
        }
    }
}
