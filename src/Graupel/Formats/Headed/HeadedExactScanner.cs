namespace Graupel.Formats;

/// <summary>Steps over pure data, which does not describe itself: the contract's shape describes it. Without recursion.</summary>
internal sealed class HeadedExactScanner : HeadedScan
{
    private readonly List<Frame> _open = [];
    private readonly Frame _root;

    /// <summary>Starts before one value.</summary>
    public HeadedExactScanner(Limits limits, ScalarScan scalars, WireShape shape)
        : base(limits, scalars, takesReferences: true)
    {
        _root = new Frame([shape], IsMembers: true, 1, IsChunked: false);
        _open.Add(_root);
    }

    internal override bool TryRestart()
    {
        ForgetPlace();
        _open.Clear();
        _open.Add(_root);
        return _open.Capacity <= MostKept;
    }

    protected override int OpenCount => _open.Count;

    protected override int LeastAhead => _open.Count > 0 && _open[^1] is { IsMembers: true } frame ? frame.MinimumSize : 0;

    protected override void Step(ref ScanInput input)
    {
        int top = _open.Count - 1;
        Frame frame = _open[top];
        if (frame.Remaining == 0)
        {
            Close(ref input, frame);
            return;
        }

        WireShape shape = frame.Shapes[frame.Index];
        bool isSequence = !frame.IsMembers && frame.Shapes.Length == 1;
        if (isSequence && WireKinds.IsFixed(shape.Kind))
        {
            ulong left = ScanScalars(ref input, shape.Kind, frame.Remaining);
            _open[top] = input.Needed > 0 ? frame : frame with { Remaining = left };
            return;
        }

        if (isSequence && shape.Object?.StructSize(Scalars.HasFixedRun) is >= 0 and int size)
        {
            SkipRaw(ref input, Multiply(frame.Remaining, (ulong)size, input.Offset));
            _open[top] = frame with { Remaining = 0 };
            return;
        }

        if (frame.TakesNothing)
        {
            _open[top] = frame with { Remaining = 0 };
            return;
        }

        // Members: the frame goes before the last one is opened, so that a chain of last members stays flat.
        bool isBase = frame.IsMembers && frame.HasBase && frame.Index == 0;
        _open.RemoveAt(top);
        if (frame.Remaining > 1 || !frame.IsMembers)
        {
            _open.Add(frame with { Remaining = frame.Remaining - 1 });
        }

        ScanValue(ref input, shape, isPresent: isBase);
        if (input.Needed > 0)
        {
            _open.RemoveRange(top, _open.Count - top);
            _open.Add(frame);
        }
    }

    private void Close(ref ScanInput input, Frame frame)
    {
        ulong count = frame.IsChunked ? input.ReadVarint() : 0;
        if (input.Needed > 0)
        {
            return;
        }

        if (count == 0)
        {
            _open.RemoveAt(_open.Count - 1);
        }
        else
        {
            _open[^1] = frame with { Remaining = Multiply(count, (ulong)frame.Shapes.Length, input.Offset) };
        }
    }

    private void ScanValue(ref ScanInput input, WireShape shape, bool isPresent)
    {
        if (TryScanLeaf(ref input, shape.Kind))
        {
            return;
        }

        switch (shape.Kind)
        {
            case WireKind.Sequence or WireKind.Map:
                ScanSequence(ref input, shape);
                break;
            case WireKind.Array:
                ulong count = ReadArrayCount(ref input);
                Open(ref input, new Frame([.. shape.Below()], IsMembers: false, count, IsChunked: false));
                break;
            case WireKind.Union:
                ScanUnion(ref input, shape);
                break;
            case WireKind.Tracked:
                ScanTracked(ref input, shape);
                break;
            default:
                ScanObject(ref input, shape, isPresent);
                break;
        }
    }

    private void ScanObject(ref ScanInput input, WireShape shape, bool isPresent)
    {
        ObjectShape contract = shape.Object!;
        if (!isPresent && contract.IsNullable && !input.ReadPresence())
        {
            return;
        }

        IReadOnlyList<WireShape> below = shape.Below();
        WireShape[] single = [.. below.Where((_, i) => !IsInRun(contract.Members[i].Kind))];
        SkipRaw(ref input, Scalars.HasFixedRun ? (ulong)contract.FixedSize : 0);
        bool hasBase = contract.Members.Length > 0 && contract.Members[0].IsBase;
        Open(ref input, new Frame(single, IsMembers: true, (ulong)single.Length, IsChunked: false) { HasBase = hasBase });
    }

    private bool IsInRun(WireKind kind) => Scalars.HasFixedRun && WireKinds.IsFixed(kind);

    private void ScanSequence(ref ScanInput input, WireShape shape)
    {
        ulong header = input.ReadVarint();
        if (header != HeadedCode.Null)
        {
            WireShape[] elements = [.. shape.Below()];
            bool chunked = header == HeadedCode.Chunked;
            ulong count = chunked ? 0 : Multiply(header - HeadedCode.FirstCount, (ulong)elements.Length, input.Offset);
            Open(ref input, new Frame(elements, IsMembers: false, count, chunked));
        }
    }

    private void ScanUnion(ref ScanInput input, WireShape shape)
    {
        ulong code = input.ReadVarint();
        if (code == HeadedCode.Null || input.Needed > 0)
        {
            return;
        }

        bool isHash = code == HeadedCode.HashTag;
        ulong value = isHash ? input.ReadUInt32() : code - HeadedCode.FirstId;
        if (value > uint.MaxValue)
        {
            Throw.InvalidHeader("a union tag has more than 32 bits", input.Offset);
        }

        var tag = new UnionTag((uint)value, isHash);
        int index = input.Needed > 0 ? -1 : shape.FindCase(tag);
        if (index < 0 && input.Needed == 0)
        {
            Throw.UnknownTag("a union", tag, input.Offset);
        }

        if (input.Needed == 0)
        {
            ScanPresent(ref input, shape.Below()[index]);
        }
    }

    private void ScanTracked(ref ScanInput input, WireShape shape)
    {
        if (input.ReadVarint() == HeadedCode.NewObject && input.Needed == 0)
        {
            ScanPresent(ref input, shape.Below()[0]);
        }
    }

    // The place says that there is one.
    private void ScanPresent(ref ScanInput input, WireShape shape) => ScanValue(ref input, shape, isPresent: !shape.SaysPresence);

    private void Open(ref ScanInput input, Frame frame)
    {
        if (input.Needed == 0 && (frame.Remaining > 0 || frame.IsChunked))
        {
            EnsureOpen(input.Offset);
            _open.Add(frame);
        }
    }

    /// <summary>Members of one object, or the elements of a sequence.</summary>
    /// <param name="Shapes">The members; or what the elements are in turn: one shape, or key and value.</param>
    /// <param name="IsMembers">Which of the two.</param>
    /// <param name="Remaining">How many are to come.</param>
    /// <param name="IsChunked">Another chunk follows.</param>
    private sealed record Frame(WireShape[] Shapes, bool IsMembers, ulong Remaining, bool IsChunked)
    {
        public bool HasBase { get; init; }

        /// <summary>True for elements of structs without data, of which any number may be announced.</summary>
        public bool TakesNothing { get; } = !IsMembers && Array.TrueForAll(Shapes, HasNoData);

        /// <summary>
        /// Bytes that the members to come take at least: those of the fixed run are not among them, so a number may take one. Of a base, nothing
        /// says that it is there.
        /// </summary>
        public int MinimumSize => Shapes.Skip(HasBase && Index == 0 ? 1 : Index).Sum(static shape => WireKinds.IsFixed(shape.Kind) ? 1 : shape.MinimumSize);

        private static bool HasNoData(WireShape shape) =>
            shape is { MinimumSize: 0, Kind: WireKind.Object, Object: { IsNullable: false, FixedSize: 0 } } && shape.Below().All(HasNoData);

        public int Index => (int)(((ulong)Shapes.Length - (Remaining % (ulong)Shapes.Length)) % (ulong)Shapes.Length);
    }
}
