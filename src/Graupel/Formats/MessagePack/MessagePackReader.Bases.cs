using System.Runtime.CompilerServices;

namespace Graupel.Formats.MessagePack;

/// <content>Members of bases, which are among those of derived contracts: the walks over the two alternate.</content>
public ref partial struct MessagePackReader
{
    private const int NotPending = -2;

    // Nil under a number, as at a place of an array that no class has, or a member that cannot be null.
    private const int Gap = -3;

    private ObjectForm ReadBaseHeader(ObjectShape shape)
    {
        BaseForm form = _base;
        _base = BaseForm.Among;
        _rowKeys = form == BaseForm.Among ? _rowKeys?.Part : null;
        return form switch
        {
            BaseForm.Among => ObjectForm.Positional,
            BaseForm.Walked => ObjectForm.Keyed,
            _ => ReadOtherHeader(shape, ObjectPlace.Base),
        };
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool LeavesRow(ObjectHeader? keys) => keys is not null && _hasLeftRow && WalkFrom(keys);

    // Another key than the expected one: what was read so far are all members of deeper bases, and those of this class that come first.
    private void LeaveRowOfMany(ObjectHeader keys, int member, MessagePackLayout layout)
    {
        var walk = new MemberWalk(layout.Shape, layout.Count, hasKeys: true, keys: null, met: 0);
        for (int i = keys.First; i < layout.Members.Length; i++)
        {
            if (!layout.Members[i].IsBase && (i < keys.First + member || i >= keys.First + keys.KeyCount))
            {
                walk.TrySee(i, layout.Members.Length);
                walk.Position++;
            }
        }

        walk.HandOver(ref _part);
        WalkFrom(keys);
    }

    // The walk that begins next continues in the part.
    private bool WalkFrom(ObjectHeader keys)
    {
        var layout = (MessagePackLayout)keys.Whole!;
        BeginPart(layout, keys.First, layout.Count, hasKeys: true);
        _goesOn = true;
        _hasLeftRow = false;
        return true;
    }

    private void BeginPart(MessagePackLayout layout, int first, int end, bool hasKeys)
    {
        _part.Layout = layout;
        _part.First = first;
        _part.End = end;
        _hasKeys = hasKeys;
        _count = 0;
    }

    // An object without members, or members among those of a derived contract.
    private bool BeginOther(scoped ref MemberWalk walk)
    {
        bool goesOn = _goesOn;
        _goesOn = false;
        if (_pending == NotPending && !goesOn)
        {
            EnsureRequired(walk.Shape, in walk);
            walk.Position = 0;
            return false;
        }

        walk = goesOn && _part.First == 0
            ? new MemberWalk(walk.Shape, _part.End, hasKeys: true, keys: null, met: 0) { Member = 0 }
            : new MemberWalk(walk.Shape, _hasKeys, in _part) { LeavesRow = goesOn };
        return true;
    }

    private bool NextOfMany(scoped ref MemberWalk walk, MessagePackLayout layout)
    {
        bool isPart = walk.Part is not null;
        bool goesOn = walk.Member == 0 && walk.Expected == 0;
        if (goesOn)
        {
            walk.GoOn(in _part);
        }

        long start = Offset;
        int member = _pending;
        _pending = NotPending;
        if (member == NotPending)
        {
            if (walk.Position == (isPart ? walk.End : walk.Count))
            {
                return End(ref walk, isPart, goesOn);
            }

            member = ReadMember(ref walk, layout);
        }

        int target = member < 0 ? UnknownFrom(in walk, layout) : member;
        if (isPart && target < walk.First)
        {
            _pending = member;
            HandOver(in walk);
            return false;
        }

        // A class that keeps what no class has may have no members itself.
        bool isBelow = target != walk.First && target - walk.First >= walk.Shape.Members.Length;
        return isBelow ? Descend(ref walk, layout, member) : Meet(ref walk, layout, member, start);
    }

    private bool End(scoped ref MemberWalk walk, bool isPart, bool goesOn)
    {
        if (isPart)
        {
            HandOver(in walk);
        }
        else if (goesOn)
        {
            EnsureRequired(walk.Shape, in walk);
        }

        return false;
    }

    private void HandOver(scoped in MemberWalk walk)
    {
        walk.HandOver(ref _part);
        _hasLeftRow = walk.LeavesRow;
    }

    // The member belongs to a base: its walk takes it, and the others of the base that follow.
    private bool Descend(scoped ref MemberWalk walk, MessagePackLayout layout, int member)
    {
        walk.HandOver(ref _part);
        BeginPart(layout, walk.First + walk.Shape.Members.Length, walk.Part is null ? walk.Count : walk.End, walk.HasKeys);
        _base = BaseForm.Walked;
        _pending = member;
        _member = walk.Member = 0;
        walk.Expected = 0;
        walk.Position--; // not the last until the walk continues
        return true;
    }

    private bool Meet(scoped ref MemberWalk walk, MessagePackLayout layout, int member, long start)
    {
        if (member >= 0)
        {
            See(ref walk, layout, member, start);
        }
        else if (walk.Shape.RefusesUnknown && member != Gap && (walk.HasKeys || _in.Peek(1) != MessagePackCode.Nil))
        {
            Throw.UnknownMember(walk.Shape.Name, walk.Position - 1, start);
        }

        _member = walk.Member = member < 0 ? -1 : member - walk.First;
        walk.Expected = walk.Member + 1;
        if (walk.Part is null && walk.IsLast)
        {
            EnsureRequired(walk.Shape, in walk);
        }

        return true;
    }

    private void See(scoped ref MemberWalk walk, MessagePackLayout layout, int member, long start)
    {
        bool isNew = walk.TrySee(member, layout.Members.Length);
        if (layout.Members[member].IsBase)
        {
            // All members of the base come at once.
            _base = BaseForm.Nested;
            for (int i = walk.Shape.Members.Length; i < layout.Members.Length; i++)
            {
                isNew &= walk.TrySee(i, layout.Members.Length);
            }
        }

        if (!isNew)
        {
            Throw.DuplicateMember(walk.Shape.Name, start);
        }
    }

    // The member that comes next, or -1 for one that no class has.
    private int ReadMember(scoped ref MemberWalk walk, MessagePackLayout layout)
    {
        long start = Offset;
        int place = walk.Position++;
        if (walk.HasKeys)
        {
            int expected = layout.Next(walk.Member < 0 ? -1 : walk.First + walk.Member);
            int member = layout.KeepsUnknown ? ReadKeptKey(layout, expected, out long number) : ReadKey(layout, expected, out number);
            EnsureKeys(in walk, layout, number, start);
            bool isShared = number < 0 ? member >= 0 && layout.IsNameShared(member) && !walk.WasSeen(0) : layout.IsShared(number);
            if (isShared)
            {
                Throw.SharedMember(walk.Shape.Name, layout.Members[member].Name, start);
            }

            if (number >= 0 && (member < 0 || layout.IsGapWhenNil(member)) && _in.Peek(1) == MessagePackCode.Nil)
            {
                return Gap;
            }

            // After a base that is set apart, it was a member of the derived contract, which had one more.
            return member >= layout.Shape.Members.Length && walk.WasSeen(0) ? -1 : member;
        }

        return ReadPlace(in walk, layout, place);
    }
}
