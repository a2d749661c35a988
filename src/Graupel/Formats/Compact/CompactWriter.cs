using System.ComponentModel;
using System.Diagnostics.CodeAnalysis;
using System.Runtime.CompilerServices;
using Graupel.Carriers;

namespace Graupel.Formats.Compact;

/// <summary>Writes the Compact format: variable-length numbers, only members that are present. The bytes are specified in docs/format-compact.md.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
[SuppressMessage("Design", "CA1001", Justification = "A ref struct owns nothing; the caller owns the sink.")]
public ref partial struct CompactWriter : IWriter
{
    private int _maxDepth;
    private OutputCursor _out;
    private int _depth;
    private int _member;
    private int _maxUnbacked;
    private int _unbacked;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal void Start(Span<byte> buffer, scoped ref Output output, Limits limits)
    {
        _out.Start(buffer, ref output);
        _maxDepth = limits.MaxDepth;
        _maxUnbacked = limits.MaxUnbackedItems;
        _member = MemberNote.None;
    }

    /// <inheritdoc/>
    public static bool HasFixedLayout => false;

    /// <inheritdoc/>
    public static bool HasKeys => false;

    /// <inheritdoc/>
    public readonly bool HasInstantsOnly => false;

    /// <inheritdoc/>
    public WrittenObjects? Objects { get; set; }

    /// <inheritdoc/>
    public readonly int Member => _member;

    /// <inheritdoc/>
    public readonly long Offset => _out.Offset;

    /// <inheritdoc/>
    public readonly int Written => _out.Written;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void At(int member) => _member = member;

    /// <inheritdoc/>
    public void StartAlone(Span<byte> room)
    {
        this = default;
        Start(room, ref RoomSink.Output, Limits.Default);
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void Enter()
    {
        if (Depth.IsChecked(++_depth, _maxDepth))
        {
            Depth.Check(_depth, _maxDepth, Offset);
        }
    }

    /// <inheritdoc/>
    public void Leave() => _depth--;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public FixedRun Begin(ObjectHeader header, int fixedSize, int scalars, nint variable)
    {
        nint size = unchecked(header.BodySize + variable);
        return FixedRun.Behind(header, ref _out.Reserve(header.Length + size), 0, size);
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public FixedRun BeginNext(ObjectHeader header, int scalars, nint variable) => BeginElements(unchecked(header.BodySize + variable));

    /// <inheritdoc/>
    /// <remarks>A number of 2 bytes takes 3 at most, one of 4 takes 5, one of 8 takes 9; everything else takes hardly more than in a fixed layout.</remarks>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint ScalarSize(int fixedSize) => unchecked(fixedSize + (fixedSize >> 1));

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public FixedRun BeginElements(nint size) => new(ref _out.Reserve(size), 0, size);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public FixedRun BeginScalars(int fixedSize, int scalars) => BeginElements(ScalarSize(fixedSize));

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void Commit(scoped ref FixedRun run) => _out.Commit(ref run.Cursor);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly void PutKey(scoped ref FixedRun run, ObjectHeader header, int member)
    {
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly void WriteKey(ObjectHeader header, int member)
    {
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly ObjectHeader HeaderOfBase(ObjectHeader own) => own;
}
