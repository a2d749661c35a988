namespace Graupel.Formats;

/// <summary>
/// Steps over a value that describes itself, without its type and without recursion. It can stop where the available bytes end and continue
/// when there are more, so it also finds the end of a value that arrives in pieces.
/// </summary>
internal sealed partial class HeadedScanner : HeadedScan
{
    private const int RawBlock = 64 * 1024;

    private readonly List<Frame> _open = [];
    private readonly List<WireKind> _kinds = [];

    private readonly ReadObjects? _objects;
    private readonly WireKind _root;

    // What an object at the root is, as long as it may be marked as one that others may refer to; and what it is before each value.
    private readonly WireKind? _markedRoot;
    private WireKind? _trackedRoot;

    /// <summary>Starts before one value.</summary>
    /// <param name="limits">The limits.</param>
    /// <param name="scalars">The scalars of the format.</param>
    /// <param name="kind">Kind of the value.</param>
    /// <param name="takesReferences">Whether tracked references are stepped over, or refused.</param>
    /// <param name="objects">Takes the places of objects that others may refer to.</param>
    public HeadedScanner(Limits limits, ScalarScan scalars, WireKind kind, bool takesReferences, ReadObjects? objects = null)
        : base(limits, scalars, takesReferences)
    {
        _objects = objects;
        _root = kind;
        _open.Add(Frame.Of(kind));
    }

    /// <summary>Starts before a payload.</summary>
    public HeadedScanner(Limits limits, ScalarScan scalars, WireShape root)
        : this(limits, scalars, root.Kind, takesReferences: true)
    {
        if (root.IsMarkedRoot)
        {
            _markedRoot = root.Below()[0].Kind;
            _trackedRoot = _markedRoot;
        }
    }

    /// <summary>Starts over, before another value.</summary>
    public void Restart(WireKind kind)
    {
        ForgetPlace();
        _kinds.Clear();
        _open.Clear();
        _open.Add(Frame.Of(kind));
        _trackedRoot = _markedRoot;
    }

    internal override bool TryRestart()
    {
        Restart(_root);
        return _open.Capacity <= MostKept && _kinds.Capacity <= MostKept;
    }

    /// <summary>Takes the places of references to objects.</summary>
    public KeptReferences? References { get; init; }

    protected override int OpenCount => _open.Count;

    // Below the sequence is only its own place. Scalars without a fixed size may be in blocks, so their end is the end of all.
    protected override bool IsBetweenElements => _open.Count == 2
        && _open[1] is { IsMembers: false } frame
        && (frame.Remaining == 0 || WireKinds.FixedSize(frame.First.Kind) == 0 || Scalars.SizeOf(frame.First.Kind) > 0);

    // No member takes no byte where each says its own kind.
    protected override int LeastAhead => _open.Count > 0 && _open[^1] is { IsMembers: true } frame ? (int)frame.Remaining : 0;

    // One step changes nothing but the list of kinds until all its bytes are there; then the list is cut back.
    protected override void Step(ref ScanInput input)
    {
        int kinds = _kinds.Count;
        Frame frame = _open[^1];
        if (frame.Remaining == 0)
        {
            Close(ref input, frame);
        }
        else if (frame.IsMembers)
        {
            ScanMember(ref input, frame);
        }
        else
        {
            ScanElements(ref input, frame);
        }

        if (input.Needed > 0)
        {
            _kinds.RemoveRange(kinds, _kinds.Count - kinds);
        }
    }

    private void Close(ref ScanInput input, Frame frame)
    {
        if (!frame.IsChunked)
        {
            Pop(frame);
            return;
        }

        ulong count = input.ReadVarint();
        if (input.Needed > 0)
        {
            return;
        }

        if (count == 0)
        {
            Pop(frame);
        }
        else
        {
            _open[^1] = frame with { Remaining = frame.IsMap ? checked(count * 2) : count };
        }
    }

    private void ScanMember(ref ScanInput input, Frame frame)
    {
        WireKind kind = _kinds[frame.First.Start + frame.First.Count - (int)frame.Remaining];
        Frame after = frame with { Remaining = frame.Remaining - 1 };

        // The frame goes before its last member is opened, so that a chain of last members stays flat.
        int restore = _open.Count - 1;
        _open.RemoveAt(restore);
        if (after.Remaining > 0)
        {
            _open.Add(after);
        }

        ScanValue(ref input, kind);
        if (input.Needed > 0)
        {
            _open.RemoveRange(restore, _open.Count - restore);
            _open.Add(frame);
        }
    }

    private void ScanElements(ref ScanInput input, Frame frame)
    {
        bool second = frame.IsMap && frame.Remaining % 2 == 1;
        Descriptor descriptor = second ? frame.Second : frame.First;
        if (!frame.IsMap && WireKinds.FixedSize(descriptor.Kind) > 0)
        {
            ulong block = BlockOf(frame.Remaining, Scalars.SizeOf(descriptor.Kind));
            ulong left = ScanScalars(ref input, descriptor.Kind, block) + frame.Remaining - block;
            _open[^1] = input.Needed > 0 ? frame : frame with { Remaining = left };
            return;
        }

        if (!frame.IsMap && descriptor.IsBareFixed)
        {
            ulong block = BlockOf(frame.Remaining, descriptor.FixedSize);
            SkipRaw(ref input, block * (ulong)descriptor.FixedSize);
            _open[^1] = frame with { Remaining = frame.Remaining - block };
            return;
        }

        // Any number of pairs may be announced that take no bytes.
        if (frame is { IsMap: true, First.TakesNothing: true, Second.TakesNothing: true })
        {
            _open[^1] = frame with { Remaining = 0 };
            return;
        }

        int top = _open.Count - 1;
        _open[top] = frame with { Remaining = frame.Remaining - 1 };
        ScanElement(ref input, descriptor);
        if (input.Needed > 0)
        {
            _open.RemoveRange(top, _open.Count - top);
            _open.Add(frame);
        }
    }

    // Elements of fixed size are stepped over some at a time, so that the end of the last whole one is known.
    private static ulong BlockOf(ulong count, int size) => size <= 0 ? count : Math.Min(count, (ulong)Math.Max(1, RawBlock / size));

    private void ScanElement(ref ScanInput input, Descriptor descriptor)
    {
        if (descriptor.Kind is not (WireKind.Object or WireKind.BareObject))
        {
            ScanValue(ref input, descriptor.Kind);
            return;
        }

        bool present = descriptor.Kind == WireKind.BareObject || input.ReadPresence();
        if (present && input.Needed == 0)
        {
            SkipRaw(ref input, (ulong)descriptor.FixedSize);
            if (descriptor.Count > 0)
            {
                Open(Frame.OfMembers(descriptor, ownedFrom: -1), input.Offset);
            }
        }
    }

    private void Open(Frame frame, long offset)
    {
        EnsureOpen(offset);
        _open.Add(frame);
    }

    private void Pop(Frame frame)
    {
        _open.RemoveAt(_open.Count - 1);
        if (frame.OwnedFrom >= 0)
        {
            _kinds.RemoveRange(frame.OwnedFrom, _kinds.Count - frame.OwnedFrom);
        }
    }

    /// <summary>What is known of elements or members: their kind and, for objects, the header that was read once.</summary>
    /// <param name="Kind">Kind of each.</param>
    /// <param name="FixedSize">Bytes of the fixed run of an object.</param>
    /// <param name="Start">Where its variable kinds begin in the list.</param>
    /// <param name="Count">How many there are.</param>
    private readonly record struct Descriptor(WireKind Kind, int FixedSize, int Start, int Count)
    {
        public bool IsBareFixed => Kind == WireKind.BareObject && Count == 0;

        public bool TakesNothing => IsBareFixed && FixedSize == 0;
    }

    private readonly record struct Frame(Descriptor First, Descriptor Second, ulong Remaining, bool IsMembers, bool IsMap, bool IsChunked, int OwnedFrom)
    {
        // A single value has its own header, unlike the elements of a sequence.
        public static Frame Of(WireKind kind) =>
            new(new Descriptor(kind == WireKind.Object ? WireKind.HeadedObject : kind, 0, 0, 0), default, 1, false, false, false, -1);

        public static Frame OfMembers(Descriptor descriptor, int ownedFrom) =>
            new(descriptor, default, (ulong)descriptor.Count, IsMembers: true, false, false, ownedFrom);
    }
}
