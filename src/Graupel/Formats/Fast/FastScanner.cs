namespace Graupel.Formats.Fast;

/// <summary>
/// Steps over a value that describes itself, without its type and without recursion. It can stop where the bytes at hand end and go on
/// when there are more, so it also finds the end of a value that arrives in pieces.
/// </summary>
internal sealed partial class FastScanner
{
    private const int MinOpen = 1024;
    private const int OpenPerDepth = 16;
    private const int MaxPiece = 64 * 1024;

    private readonly int _maxOpen;
    private readonly List<Frame> _open = [];
    private readonly List<WireKind> _kinds = [];
    private ulong _raw;

    /// <summary>Starts in front of one value.</summary>
    public FastScanner(Limits limits, WireKind kind)
    {
        _maxOpen = Math.Max(MinOpen, limits.MaxDepth * OpenPerDepth);
        _open.Add(Frame.Of(kind));
    }

    /// <summary>Goes on.</summary>
    /// <param name="data">The bytes that follow those consumed so far.</param>
    /// <param name="offset">Where they stand in the input, for errors.</param>
    /// <param name="consumed">How many of them belong to the value and need not be shown again.</param>
    /// <param name="needed">When the value goes on: how many bytes, counted behind the consumed ones, are surely part of it.</param>
    /// <returns>True when the value is at its end.</returns>
    public bool Run(ReadOnlySpan<byte> data, long offset, out int consumed, out int needed)
    {
        consumed = 0;
        while (true)
        {
            int raw = (int)Math.Min(_raw, (ulong)(data.Length - consumed));
            consumed += raw;
            _raw -= (ulong)raw;
            if (_raw > 0)
            {
                needed = (int)Math.Min(_raw, MaxPiece);
                return false;
            }

            if (_open.Count == 0)
            {
                needed = 0;
                return true;
            }

            var input = new ScanInput(data[consumed..], offset + consumed);
            Step(ref input);
            if (input.Needed > 0)
            {
                needed = input.Needed;
                return false;
            }

            consumed += input.Position;
        }
    }

    // One step changes nothing but the list of kinds until all its bytes are there; then the list is cut back.
    private void Step(ref ScanInput input)
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
        int size = WireKinds.FixedSize(descriptor.Kind);
        if (!frame.IsMap && (size > 0 || descriptor.IsBareFixed))
        {
            _raw = Multiply(frame.Remaining, (ulong)(size > 0 ? size : descriptor.FixedSize), input.Offset);
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
            _raw = (ulong)descriptor.FixedSize;
            if (descriptor.Count > 0)
            {
                Open(Frame.OfMembers(descriptor, ownedFrom: -1), input.Offset);
            }
        }
    }

    private void Open(Frame frame, long offset)
    {
        if (_open.Count >= _maxOpen)
        {
            Throw.DepthExceeded(_maxOpen, offset);
        }

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

    private static ulong Multiply(ulong count, ulong size, long offset)
    {
        UInt128 product = (UInt128)count * size;
        if (product > long.MaxValue)
        {
            Throw.InvalidLength($"{count} elements of {size} bytes", offset);
        }

        return (ulong)product;
    }

    /// <summary>What is known of elements or members: their kind and, for objects, the header that was read once.</summary>
    /// <param name="Kind">Kind of each.</param>
    /// <param name="FixedSize">Bytes of the fixed run of an object.</param>
    /// <param name="Start">Where its variable kinds begin in the list.</param>
    /// <param name="Count">How many there are.</param>
    private readonly record struct Descriptor(WireKind Kind, int FixedSize, int Start, int Count)
    {
        public bool IsBareFixed => Kind == WireKind.BareObject && Count == 0;
    }

    private readonly record struct Frame(Descriptor First, Descriptor Second, ulong Remaining, bool IsMembers, bool IsMap, bool IsChunked, int OwnedFrom)
    {
        public static Frame Of(WireKind kind) => new(new Descriptor(kind, 0, 0, 0), default, 1, false, false, false, -1);

        public static Frame OfMembers(Descriptor descriptor, int ownedFrom) =>
            new(descriptor, default, (ulong)descriptor.Count, IsMembers: true, false, false, ownedFrom);
    }
}
