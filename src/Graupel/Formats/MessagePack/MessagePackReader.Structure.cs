using System.Buffers;
using System.Runtime.CompilerServices;

namespace Graupel.Formats.MessagePack;

/// <content>Headers of sequences, maps and unions; skipping.</content>
public ref partial struct MessagePackReader
{
    private const int CaseParts = 2;

    /// <inheritdoc/>
    public int ReadSequenceHeader(WireShape element, out ElementForm form)
    {
        form = Expected;
        return _in.TryTakeSmallCount(MessagePackCode.FixArray, MessagePackCode.MaxFixCount, out int count)
            ? count
            : ReadCountHeader(MessagePackCode.FixArray, MessagePackCode.Array16, 1, "an array");
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    bool IReader.TryReadShortSequence(WireShape element, int managedSize, out int count)
    {
        if (_in.Next == MessagePackCode.Nil)
        {
            _in.Step(1);
            count = SequenceCount.Null;
            return true;
        }

        count = 0;
        return managedSize <= SequenceCount.ShortBytes / MessagePackCode.MaxFixCount
            && _in.TryTakeSmallCount(MessagePackCode.FixArray, MessagePackCode.MaxFixCount, out count);
    }

    static ref readonly ElementForm IReader.ExpectedForm(WireShape element) => ref _expected;

    /// <inheritdoc/>
    /// <remarks>No count is ever unknown in this format.</remarks>
    public readonly int ReadChunkHeader(WireShape element) => 0;

    /// <inheritdoc/>
    public int ReadMapHeader(WireShape key, WireShape value, out ElementForm keyForm, out ElementForm valueForm)
    {
        keyForm = Expected;
        valueForm = Expected;
        return ReadCountHeader(MessagePackCode.FixMap, MessagePackCode.Map16, 2, "a map");
    }

    /// <inheritdoc/>
    public bool ReadArrayHeader(scoped Span<int> lengths, WireShape element, out ElementForm form)
    {
        form = Expected;
        long start = Offset;
        int parts = ReadCountHeader(MessagePackCode.FixArray, MessagePackCode.Array16, 1, "an array of lengths and elements");
        if (parts < 0)
        {
            return false;
        }

        if (parts != lengths.Length + 1)
        {
            Throw.RankMismatch(Math.Max(parts - 1, 0), lengths.Length, start);
        }

        // What the runtime allows while it multiplies from left to right, also where a later length is 0.
        long count = 1;
        for (int i = 0; i < lengths.Length; i++)
        {
            lengths[i] = (int)ReadSigned(-1, 0, Array.MaxLength);
            count *= lengths[i];
            if (count > uint.MaxValue)
            {
                Throw.InvalidLength("the lengths of an array do not fit into memory", start);
            }
        }

        if (ReadCountHeader(MessagePackCode.FixArray, MessagePackCode.Array16, 1, "an array") != count)
        {
            Throw.InvalidLength("the number of elements differs from the product of the lengths of the array", start);
        }

        return true;
    }

    /// <inheritdoc/>
    public UnionForm ReadCase(bool isExact, out UnionTag tag, out WireKind kind)
    {
        tag = default;
        kind = WireKind.Absent;
        long start = Offset;
        int parts = ReadCountHeader(MessagePackCode.FixArray, MessagePackCode.Array16, 1, "a union (an array of case and value, also for a value that is declared as object)");
        if (parts < 0)
        {
            return UnionForm.Null;
        }

        if (parts != CaseParts)
        {
            Throw.InvalidHeader($"a union of {parts} parts", start);
        }

        long id = ReadSigned(-1, ~(long)uint.MaxValue, uint.MaxValue);
        tag = id < 0 ? new UnionTag((uint)~id, IsHash: true) : new UnionTag((uint)id, IsHash: false);
        return UnionForm.Case;
    }

    /// <inheritdoc/>
    public void Skip(WireKind kind) => Scan(retention: null, out _);

    /// <inheritdoc/>
    public byte[] Capture(WireKind kind)
    {
        byte[] value = Capture(kind, out KeptObjects? objects);
        KeptObjects.EnsureNone(objects, Offset);
        return value;
    }

    /// <inheritdoc/>
    public byte[] Capture(WireKind kind, out KeptObjects? objects) => Scan(Retained, out objects).ToArray();

    // Steps over a value, whose bytes are valid until more is read if they are kept.
    private ReadOnlySpan<byte> Scan(Retention? retention, out KeptObjects? kept)
    {
        long start = Offset;
        // Kept bytes were scanned before.
        ReadObjects? objects = Objects is { ReadsKept: false } ? Objects : null;
        int before = objects?.Count ?? 0;
        var scan = new MessagePackScan(objects) { FindsReferences = retention is not null && Objects is not null };
        ArrayBufferWriter<byte>? earlier = null;
        ReadOnlySpan<byte> piece;
        while (true)
        {
            bool done = scan.Run(_in.Span, _in.Offset, out int consumed, out int needed);
            piece = _in.Span[..consumed];
            if (retention is null)
            {
                objects?.Keep(piece, Offset, before);
            }

            retention?.Keep(consumed, Offset);
            _in.Advance(consumed);
            if (done)
            {
                break;
            }

            if (retention is not null)
            {
                (earlier ??= new ArrayBufferWriter<byte>()).Write(piece);
            }

            _in.Peek(needed);
        }

        kept = retention is null ? null : KeepObjects(start, in scan);
        if (earlier is null)
        {
            return piece;
        }

        earlier.Write(piece);
        return earlier.WrittenSpan;
    }

    // What is only near enough is at the same distance in another payload.
    private readonly KeptObjects? KeepObjects(long start, in MessagePackScan scan)
    {
        Objects?.KeepUnknown(start, Offset);
        if (Objects is null || scan.FirstTarget == long.MaxValue)
        {
            return null;
        }

        if (scan.FirstTarget < start)
        {
            Throw.UnsupportedFormat("an unknown value cannot be kept when it refers to an object outside of it", start);
        }

        return KeptObjects.OfDistances;
    }

    private static ElementForm Expected => new(WireKind.Absent, null, IsExpected: true);

    private static readonly ElementForm _expected = Expected;
}
