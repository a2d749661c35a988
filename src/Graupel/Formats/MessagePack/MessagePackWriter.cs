using System.ComponentModel;
using System.Diagnostics.CodeAnalysis;
using System.Runtime.CompilerServices;
using Graupel.Carriers;

namespace Graupel.Formats.MessagePack;

/// <summary>Writes MessagePack, everything in its smallest form. What is written for each type is specified in docs/messagepack.md.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
[SuppressMessage("Design", "CA1001", Justification = "A ref struct owns nothing; the caller owns the sink.")]
public ref partial struct MessagePackWriter : IWriter
{
    private int _maxDepth;
    private MessagePackOptions _options;

    // The longest string that is written at once: none in the old specification.
    private int _maxShort;
    private bool _isTimestamp;
    private OutputCursor _out;
    private int _depth;
    private int _member;

    // From the key of a base slot to the members of the base.
    private ObjectHeader? _base;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal void Start(Span<byte> buffer, scoped ref Output output, Limits limits, MessagePackOptions options)
    {
        _out.Start(buffer, ref output);
        _maxDepth = limits.MaxDepth;
        _options = options;
        _maxShort = options.OldSpecification ? -1 : MessagePackText.LongLength;
        _isTimestamp = options.DateTimes == MessagePackDateTimes.Timestamp;
        _member = MemberNote.None;
    }

    /// <inheritdoc/>
    public static bool HasFixedLayout => false;

    /// <inheritdoc/>
    public static bool HasKeys => true;

    /// <inheritdoc/>
    public readonly bool HasInstantsOnly => _isTimestamp;

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
        Start(room, ref RoomSink.Output, Limits.Default, MessagePackOptions.Interop);
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
        nint size = unchecked(header.WholeSize + variable);
        return FixedRun.Behind(header, ref _out.Reserve(size), 0, size).WithKeys(header);
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public FixedRun BeginNext(ObjectHeader header, int scalars, nint variable) => BeginElements(unchecked(header.BodySize + variable)).WithKeys(header);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint ScalarSize(int fixedSize) => (nint)fixedSize * MessagePackSizes.PerFixedByte;

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
    public readonly void PutKey(scoped ref FixedRun run, ObjectHeader header, int member) => run.AppendKey(header, member);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteKey(ObjectHeader header, int member)
    {
        if (header.KeyBytes > 0)
        {
            FixedRun run = BeginElements(header.KeyWords(member).Length).WithKeys(header);
            run.AppendKey(header, member);
            Commit(ref run);
        }

        if (member == 0 && header.Part is not null)
        {
            _base = header.Part;
        }
    }

    /// <inheritdoc/>
    public ObjectHeader HeaderOfBase(ObjectHeader own)
    {
        ObjectHeader header = _base ?? own;
        _base = null;
        return header;
    }
}
