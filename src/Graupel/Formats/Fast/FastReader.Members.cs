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
    public void Skip(WireKind kind) => _in.Skip(_limits, FastScalars.Instance, kind);

    /// <inheritdoc/>
    public byte[] Capture(WireKind kind) =>
        _in.Capture(_limits, FastScalars.Instance, kind, _retention ??= Objects?.Retention ?? new Retention(_limits));
}
