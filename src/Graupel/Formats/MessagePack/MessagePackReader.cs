using System.ComponentModel;
using System.Runtime.CompilerServices;
using Graupel.Carriers;

namespace Graupel.Formats.MessagePack;

/// <summary>Reads MessagePack: every legal encoding of a value, not only the smallest. What is accepted for each type is specified in docs/messagepack.md.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public ref partial struct MessagePackReader : IReader
{
    private Limits _limits;
    private MessagePackOptions _options;
    private InputCursor _in;
    private int _depth;
    private int _member;

    // From the header of an object to the beginning of its walk.
    private int _count;
    private bool _hasKeys;
    private ObjectHeader? _keys;

    // From the header of an object to its first member; from where the keys leave their order to the beginning of the walk.
    private ObjectHeader? _rowKeys;
    private int _rowEnd;
    private Retention? _retention;

    // Where the walk is that hands over to another; the member whose key one of them read and another has.
    private BaseForm _base;
    private MemberPart _part;
    private int _pending;

    // The walk that begins next continues after what was read in a row; such a walk over members of a base has ended.
    private bool _goesOn;
    private bool _hasLeftRow;

    /// <summary>Starts to read.</summary>
    /// <remarks>
    /// Not a constructor: what one makes is copied to where it stays, and without vectors of 512 bits the runtime copies so much by a call, which takes longer than
    /// reading a small object.
    /// </remarks>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal void Start(ReadOnlySpan<byte> buffer, Source? source, Limits limits, MessagePackOptions options)
    {
        _in.Start(buffer, source);
        _limits = limits;
        _options = options;
        _member = MemberNote.None;
        _pending = NotPending;
    }

    /// <inheritdoc/>
    public static bool HasFixedLayout => false;

    /// <inheritdoc/>
    public static bool HasKinds => false;

    /// <inheritdoc/>
    public ReadObjects? Objects { get; set; }

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
    public readonly void StartNumber(ReadOnlySpan<byte> number, long offset) => throw new NotSupportedException();

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
    public readonly void BeginValue()
    {
    }

    /// <inheritdoc/>
    /// <remarks>Every value takes a byte at least, whatever it takes in other formats.</remarks>
    public int Preallocate(int count, int minimumSize, int managedSize, bool isFixed = false) => _in.Affordable(count, minimumSize: 1, managedSize);

    // Scalars are known by their place in the fixed run, or by the member that was noted before.
    private void Note(int offset)
    {
        if (offset >= 0)
        {
            _member = MemberNote.At(offset);
        }
    }

    private void Refuse(byte code, string expected, long offset)
    {
        if (Objects is null && offset == Offset && IsReference(code))
        {
            Throw.ReferenceUnexpected(offset);
        }

        if (code == MessagePackCode.Nil)
        {
            Throw.InvalidValue($"nil where {expected} was expected", offset);
        }

        Throw.KindMismatch(offset == Offset && MessagePackCode.IsExtension(code) ? DescribeExtension(code) : MessagePackCode.Describe(code), expected, offset);
    }

    private string DescribeExtension(byte code)
    {
        int size = MessagePackCode.ExtensionHeaderSize(code);
        _in.Peek(size);
        return MessagePackCode.DescribeExtension(unchecked((sbyte)_in.Span[size - 1]));
    }
}
