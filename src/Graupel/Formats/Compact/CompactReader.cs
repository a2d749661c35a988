using System.ComponentModel;
using System.Runtime.CompilerServices;
using Graupel.Carriers;

namespace Graupel.Formats.Compact;

/// <summary>Reads the Compact format. The bytes are specified in docs/format-compact.md.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public ref partial struct CompactReader : IReader
{
    private Limits _limits;
    private InputCursor _in;
    private int _depth;
    private int _member;
    private long _unbacked;
    private Retention? _retention;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal void Start(ReadOnlySpan<byte> buffer, Source? source, Limits limits)
    {
        _in.Start(buffer, source);
        _limits = limits;
        _member = MemberNote.None;
    }

    /// <inheritdoc/>
    public static bool HasFixedLayout => false;

    /// <inheritdoc/>
    public ReadObjects? Objects
    {
        readonly get => _in.Objects;
        set => _in.Objects = value;
    }

    /// <inheritdoc/>
    public DateTimeKind Dates { readonly get; set; }

    /// <inheritdoc/>
    public readonly int Member => _member;

    /// <inheritdoc/>
    public readonly long Offset => _in.Offset;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void At(int member) => _member = member;

    /// <inheritdoc/>
    public void Complete() => _in.Complete();

    /// <inheritdoc/>
    public void StartNumber(ReadOnlySpan<byte> number, long offset)
    {
        this = default;
        Start(number, source: null, Limits.Default);
        _in = new InputCursor(number, offset);
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void EnsureEnd() => _in.EnsureEnd();

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void Enter()
    {
        if (Depth.IsChecked(++_depth, _limits.MaxDepth))
        {
            Depth.Check(_depth, _limits.MaxDepth, Offset);
        }
    }

    /// <inheritdoc/>
    public void Leave() => _depth--;

    /// <inheritdoc/>
    /// <remarks>Nothing has a place of its own: scalars are taken one by one.</remarks>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public FixedView View(int size)
    {
        _member = MemberNote.None;
        return default;
    }

    /// <inheritdoc/>
    public void ReadRaw(scoped Span<byte> destination) => _in.Read(destination);

    /// <inheritdoc/>
    public readonly ReadOnlySpan<byte> Ahead => _in.Span;

    /// <inheritdoc/>
    public void Pass(int size) => _in.Advance(size);

    /// <inheritdoc/>
    public void BeginValue() => _unbacked = 0;

    /// <inheritdoc/>
    public int Preallocate(int count, int minimumSize, int managedSize, bool isFixed = false) =>
        _in.Preallocate(_limits, ref _unbacked, count, minimumSize, managedSize, isFixed);

    // Scalars are known by their place in the fixed run, or by the member that was noted before.
    private void Note(int offset)
    {
        if (offset >= 0)
        {
            _member = MemberNote.At(offset);
        }
    }
}
