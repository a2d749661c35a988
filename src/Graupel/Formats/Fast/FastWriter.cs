using System.ComponentModel;
using System.Diagnostics.CodeAnalysis;
using System.Runtime.CompilerServices;
using Graupel.Carriers;

namespace Graupel.Formats.Fast;

/// <summary>Writes the Fast format: little-endian, fixed width, designed for copying. The bytes are specified in docs/format-fast.md.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
[SuppressMessage("Design", "CA1001", Justification = "A ref struct owns nothing; the caller owns the sink.")]
public ref partial struct FastWriter : IWriter
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
    public static bool HasFixedLayout => true;

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
        unchecked
        {
            nint limit = fixedSize + variable;
            return FixedRun.Behind(header, ref _out.Reserve(header.Length + limit), fixedSize, limit);
        }
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public FixedRun BeginNext(ObjectHeader header, int scalars, nint variable) => BeginElements(variable);

    /// <inheritdoc/>
    public static nint ScalarSize(int fixedSize) => fixedSize;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public FixedRun BeginElements(nint size) => new(ref _out.Reserve(size), 0, size);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public FixedRun BeginScalars(int fixedSize, int scalars) => new(ref _out.Reserve(fixedSize), fixedSize, fixedSize);

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

    /// <inheritdoc/>
    public void WriteNull() => _out.WriteByte(0);

    /// <inheritdoc/>
    public void WriteNullElement() => _out.WriteByte(0);

    /// <inheritdoc/>
    public void WriteRaw(scoped ReadOnlySpan<byte> value) => _out.Write(value);

    /// <inheritdoc/>
    public void WriteKept(scoped ReadOnlySpan<byte> value, KeptObjects? objects) => _out.WriteKept(Objects, value, objects);

    /// <inheritdoc/>
    public void WriteBlob(scoped ReadOnlySpan<byte> value) => _out.WriteBlob(value);

    /// <inheritdoc/>
    public void WriteString(string? value)
    {
        FixedRun run = BeginElements(MaximumSize(value));
        PutString(ref run, value);
        Commit(ref run);
    }
}
