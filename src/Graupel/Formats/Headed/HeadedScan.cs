namespace Graupel.Formats;

/// <summary>The common part of both scanners: steps that need all their bytes at once, and ranges of bytes that need not be examined.</summary>
internal abstract class HeadedScan : FrameScanner
{
    private const int MinOpen = 1024;
    private const int OpenPerDepth = 16;

    /// <summary>Values that a scanner may have begun at once to be used again: few values are deeper.</summary>
    protected const int MostKept = 64;

    private readonly int _maxOpen;
    private readonly bool _takesReferences;
    private ulong _raw;
    private long _elementsEnd;

    protected HeadedScan(Limits limits, ScalarScan scalars, bool takesReferences)
    {
        _takesReferences = takesReferences;
        _maxOpen = (int)Math.Clamp((long)limits.MaxDepth * OpenPerDepth, MinOpen, int.MaxValue);
        Scalars = scalars;
    }

    /// <summary>The scalars of the format.</summary>
    protected ScalarScan Scalars { get; }

    /// <summary>Number of values that are begun and not ended.</summary>
    protected abstract int OpenCount { get; }

    /// <summary>Whether the place is behind an element of the sequence at the root.</summary>
    protected virtual bool IsBetweenElements => false;

    /// <summary>Bytes that follow at least, from the place on that was reached.</summary>
    protected virtual int LeastAhead => 0;

    internal override long ElementsEnd => _elementsEnd;

    public override bool Run(ReadOnlySpan<byte> data, long offset, out int consumed, out int needed)
    {
        consumed = 0;
        while (true)
        {
            int raw = (int)Math.Min(_raw, (ulong)(data.Length - consumed));
            consumed += raw;
            _raw -= (ulong)raw;
            if (_raw > 0)
            {
                needed = NextPiece((long)Math.Min(_raw, int.MaxValue) + LeastAhead, offset + consumed);
                return false;
            }

            if (OpenCount == 0)
            {
                needed = 0;
                return true;
            }

            if (IsBetweenElements)
            {
                _elementsEnd = offset + consumed;
            }

            var input = new ScanInput(data[consumed..], offset + consumed, _takesReferences);
            Step(ref input);
            if (input.Needed > 0)
            {
                needed = Math.Max(input.Needed, LeastAhead);
                return false;
            }

            consumed += input.Position;
        }
    }

    /// <summary>Takes one step; leaves everything as it was if the input is not sufficient.</summary>
    protected abstract void Step(ref ScanInput input);

    /// <summary>Steps over bytes without looking at them.</summary>
    protected void SkipRaw(ref ScanInput input, ulong size)
    {
        if (input.Needed == 0)
        {
            _raw = size;
        }
    }

    /// <summary>Starts over, with nothing that was stepped over.</summary>
    protected void ForgetPlace()
    {
        _raw = 0;
        _elementsEnd = 0;
    }

    /// <summary>Steps over a value that holds no others; false for any other.</summary>
    protected bool TryScanLeaf(ref ScanInput input, WireKind kind)
    {
        bool isLeaf = LeafScan.TryScan(ref input, Scalars, kind, out ulong raw);
        SkipRaw(ref input, raw);
        return isLeaf;
    }

    /// <summary>Steps over as many elements of one scalar kind as are together.</summary>
    /// <returns>How many are left.</returns>
    protected ulong ScanScalars(ref ScanInput input, WireKind kind, ulong count)
    {
        int size = Scalars.SizeOf(kind);
        if (size > 0)
        {
            SkipRaw(ref input, Multiply(count, (ulong)size, input.Offset));
            return 0;
        }

        ulong block = Math.Min(count, (ulong)Scalars.BlockLength(kind));
        if (block > 1)
        {
            SkipRaw(ref input, Scalars.ScanBlock(ref input, kind, (int)block));
        }
        else
        {
            Scalars.Scan(ref input, kind);
        }

        return count - block;
    }

    protected void EnsureOpen(long offset)
    {
        if (OpenCount >= _maxOpen)
        {
            Throw.DepthExceeded(_maxOpen, offset);
        }
    }

    /// <summary>Reads rank and lengths of an array; 0 elements when it is null or empty.</summary>
    protected static ulong ReadArrayCount(ref ScanInput input)
    {
        ulong rank = input.ReadVarint();
        if (rank == HeadedCode.Null || input.Needed > 0)
        {
            return 0;
        }

        HeadedKinds.EnsureRank(rank, input.Offset);
        ulong count = 1;
        for (ulong i = 0; i < rank; i++)
        {
            count = Multiply(count, input.ReadVarint(), input.Offset);
        }

        return count;
    }

    internal static ulong Multiply(ulong count, ulong size, long offset)
    {
        UInt128 product = (UInt128)count * size;
        if (product > long.MaxValue)
        {
            Throw.InvalidLength($"{count} elements of {size} bytes", offset);
        }

        return (ulong)product;
    }
}
