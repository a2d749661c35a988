using System.Runtime.CompilerServices;

namespace Graupel.Formats.Fast;

/// <content>Members that are not where they are expected.</content>
public ref partial struct FastReader
{
    /// <inheritdoc/>
    public readonly ObjectHeader? RowKeys => null;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly bool TakesKey(ObjectHeader? keys, int member) => true;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly bool LeavesRow(ObjectHeader? keys) => false;

    /// <inheritdoc/>
    public MemberWalk BeginMembers(ObjectShape shape, HeaderMap? map)
    {
        _member = MemberNote.None;
        HeadedMembers.EnsureRequired(map!, shape, Offset);
        return new MemberWalk(shape, map, View(map!.FixedSize), map.Slots.Length);
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly bool NextMember(scoped ref MemberWalk walk) => HeadedMembers.Next(ref walk);

    /// <inheritdoc/>
    public void SkipMember(scoped ref MemberWalk walk)
    {
        _member = MemberNote.None;
        if (!WireKinds.IsFixed(walk.Kind))
        {
            Skip(walk.Kind);
        }
    }

    /// <inheritdoc/>
    public readonly bool SkipGap(scoped ref MemberWalk walk) => false;

    /// <inheritdoc/>
    public void KeepMember(scoped ref MemberWalk walk, UnknownMembers kept)
    {
        _member = MemberNote.None;
        Retained.KeepMember(Offset);
        if (WireKinds.IsFixed(walk.Kind))
        {
            ReadOnlySpan<byte> value = walk.View.Bytes(walk.Offset, WireKinds.FixedSize(walk.Kind));
            Retained.Keep(value.Length, Offset);
            kept.Add(HeadedMembers.KeyOf(in walk), walk.Kind, value, objects: null);
        }
        else
        {
            ReadOnlySpan<byte> value = _in.Keep(_limits, FastScalars.Instance, walk.Kind, Retained, out KeptObjects? objects);
            kept.Add(HeadedMembers.KeyOf(in walk), walk.Kind, value, objects);
        }
    }

    /// <inheritdoc/>
    public void Skip(WireKind kind) => _in.Skip(_limits, FastScalars.Instance, kind);

    /// <inheritdoc/>
    public byte[] Capture(WireKind kind)
    {
        byte[] value = Capture(kind, out KeptObjects? objects);
        KeptObjects.EnsureNone(objects, Offset);
        return value;
    }

    /// <inheritdoc/>
    public byte[] Capture(WireKind kind, out KeptObjects? objects) => _in.Keep(_limits, FastScalars.Instance, kind, Retained, out objects).ToArray();

    private Retention Retained => _retention ??= Objects?.Retention ?? new Retention(_limits);
}
