using System.Buffers;
using System.Runtime.CompilerServices;

namespace Graupel.Formats.Fast;

/// <content>Members that do not stand where they are expected.</content>
public ref partial struct FastReader
{
    /// <inheritdoc/>
    public MemberWalk BeginMembers(ObjectShape shape, HeaderMap? map)
    {
        if (map!.MissingRequired >= 0)
        {
            Throw.MissingMember(shape.Name, shape.Members[map.MissingRequired].Name, Offset);
        }

        return new MemberWalk(shape, map, View(map.FixedSize), map.Slots.Length);
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly bool NextMember(scoped ref MemberWalk walk)
    {
        if (walk.IsLast)
        {
            return false;
        }

        HeaderSlot slot = walk.Map!.Slots[walk.Position++];
        walk.Member = slot.Member;
        walk.Kind = slot.Kind;
        walk.Offset = slot.Offset;
        return true;
    }

    /// <inheritdoc/>
    public void SkipMember(scoped ref MemberWalk walk)
    {
        if (!WireKinds.IsFixed(walk.Kind))
        {
            Skip(walk.Kind);
        }
    }

    /// <inheritdoc/>
    public void Skip(WireKind kind) => Scan(kind, kept: null);

    /// <inheritdoc/>
    public byte[] Capture(WireKind kind)
    {
        var kept = new ArrayBufferWriter<byte>();
        Scan(kind, kept);
        return kept.WrittenSpan.ToArray();
    }

    private void Scan(WireKind kind, ArrayBufferWriter<byte>? kept)
    {
        var scanner = new FastScanner(_limits, kind);
        bool done;
        do
        {
            done = scanner.Run(_in.Span, _in.Offset, out int consumed, out int needed);
            if (kept is not null)
            {
                (_retention ??= new Retention(_limits)).Keep(kept, _in.Span[..consumed], Offset);
            }

            _in.Advance(consumed);
            if (!done)
            {
                _in.Peek(needed);
            }
        }
        while (!done);
    }
}
