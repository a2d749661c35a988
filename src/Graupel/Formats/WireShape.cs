using System.Runtime.CompilerServices;

namespace Graupel.Formats;

/// <summary>
/// Describes a value on the wire: the kind, the sizes, and what is below. It describes elements to their sequence,
/// and lets a scanner skip pure data, which does not describe itself.
/// </summary>
public sealed class WireShape
{
    // Much more than any value takes at least, and little enough to be added up.
    private const int MostMinimum = 1 << 24;

    private int _minimumSize;
    private ObjectHeader? _descriptor;

    /// <summary>Creates a shape.</summary>
    /// <param name="kind">Kind of the value.</param>
    /// <param name="minimumSize">The least number of bytes that a value takes as an element of a sequence; -1 for the sum of what is below.</param>
    /// <param name="fixedSize">Bytes of every value, or -1.</param>
    public WireShape(WireKind kind, int minimumSize, int fixedSize = -1)
    {
        Kind = kind;
        _minimumSize = Math.Min(minimumSize, MostMinimum);
        FixedSize = fixedSize;
        WrittenSize = fixedSize;
    }

    /// <summary>Kind of the value.</summary>
    public WireKind Kind { get; }

    /// <summary>The least number of bytes that a value takes in a sequence; never negative.</summary>
    public int MinimumSize => _minimumSize >= 0 ? _minimumSize : AddMinimumSizes();

    /// <summary>Whether values may take no bytes in a sequence: then they are counted on write and on read.</summary>
    internal bool IsUnbacked
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => _minimumSize <= 0 && MinimumSize == 0;
    }

    /// <summary>Bytes of every value, or -1 if it varies.</summary>
    public int FixedSize { get; }

    /// <summary>Bytes of every value that is written here, or -1; set if they turn out not to vary, although those of other writers may.</summary>
    internal int WrittenSize { get; set; }

    /// <summary>False in formats where a scalar may take a single byte, whatever its size.</summary>
    internal bool HasFixedLayout { get; init; } = true;

    /// <summary>True below an exact root: the element carries no description.</summary>
    public bool IsExact { get; init; }

    /// <summary>
    /// The kind that describes elements of a sequence: objects of one contract are described once, and then only marked as null or not.
    /// </summary>
    public WireKind DescriptorKind => this switch
    {
        { Kind: WireKind.Object, Object: null or { HasOwnHeaders: true } } => WireKind.HeadedObject,
        { Kind: WireKind.Object, Object.IsNullable: false } => WireKind.BareObject,
        _ => Kind,
    };

    /// <summary>The bytes that describe elements, in formats whose sequences do; none for pure data.</summary>
    public ObjectHeader Descriptor => _descriptor ?? MakeDescriptor();

    /// <summary>
    /// True if an object in pure data has a presence byte even where the place implies that it is present: after the tag of a union, or as a new object.
    /// </summary>
    internal bool SaysPresence { get; private init; }

    /// <summary>The number of dimensions of an array that has several; otherwise 1.</summary>
    internal int Rank { get; init; } = 1;

    /// <summary>True for whole payloads that keep references, and say so by a mark in front.</summary>
    internal bool IsMarkedRoot { get; init; }

    /// <summary>The shape of the value in whole payloads that begin with a fingerprint; else null.</summary>
    internal WireShape? BehindFingerprint { get; init; }

    /// <summary>The shape of values that are written as values of this shape.</summary>
    internal WireShape OfStandIn() => this is { IsExact: true, Kind: WireKind.Object, Object.IsNullable: true, SaysPresence: false }
        ? new WireShape(Kind, _minimumSize, FixedSize) { IsExact = true, HasFixedLayout = HasFixedLayout, Object = Object, Below = Below, SaysPresence = true }
        : this;

    /// <summary>The same shape, but with a header for each object in a sequence.</summary>
    internal WireShape WithoutSharedHeader() => Kind != WireKind.Object ? this : new WireShape(Kind, minimumSize: 1) { HasFixedLayout = HasFixedLayout, Below = Below };

    /// <summary>The shape of the same values where null may be in their place.</summary>
    internal WireShape WithNull() =>
        new(WireKinds.IsFixed(Kind) ? Kind | WireKind.NullableFlag : Kind, Math.Clamp(_minimumSize, -1, 1))
        {
            HasFixedLayout = HasFixedLayout,
            IsExact = IsExact,
            SaysPresence = SaysPresence,
            Rank = Rank,
            Object = Object,
            OwnCases = OwnCases,
            FindTags = FindTags,
            FindTag = FindTag,
            Below = Below,
        };

    /// <summary>The contract, if the value is an object.</summary>
    public ObjectShape? Object { get; init; }

    /// <summary>The tags of a union, and the case in <see cref="Below"/> that each selects; a case with an id also has its hash.</summary>
    public IReadOnlyList<(UnionTag Tag, int Case)> Tags => FindTags?.Invoke() ?? [];

    /// <summary>How many of the first cases are the library's own, which are the same everywhere.</summary>
    internal int OwnCases { get; init; }

    /// <summary>Returns <see cref="Tags"/>, to which cases may be added.</summary>
    internal Func<IReadOnlyList<(UnionTag Tag, int Case)>>? FindTags { get; init; }

    /// <summary>Finds the case of a tag, or -1, without making the list of them all.</summary>
    internal Func<UnionTag, int>? FindTag { get; init; }

    /// <summary>
    /// The shapes below: the members of an object in contract order, the elements of a sequence (1), the key and value of a map (2),
    /// the cases of a union in their declared order. Called only when pure data is skipped, because contracts may be recursive.
    /// </summary>
    public Func<IReadOnlyList<WireShape>> Below { get; init; } = static () => [];

    [MethodImpl(MethodImplOptions.NoInlining)]
    private int AddMinimumSizes() => _minimumSize =
        (int)Math.Min(Below().Sum(shape => HasFixedLayout || shape.FixedSize < 0 ? (long)shape.MinimumSize : 1), MostMinimum);

    [MethodImpl(MethodImplOptions.NoInlining)]
    private ObjectHeader MakeDescriptor() =>
        _descriptor = new ObjectHeader(
            IsExact ? [] : [(byte)DescriptorKind, .. DescribesMembers ? Object!.Header.Bytes : []],
            new ElementForm(DescriptorKind, null, IsExpected: true));

    private bool DescribesMembers => Kind == WireKind.Object && DescriptorKind != WireKind.HeadedObject;

    /// <summary>The case that a tag selects, or -1.</summary>
    public int FindCase(UnionTag tag)
    {
        if (FindTag is not null)
        {
            return FindTag(tag);
        }

        foreach ((UnionTag known, int index) in Tags)
        {
            if (known == tag)
            {
                return index;
            }
        }

        return -1;
    }
}
