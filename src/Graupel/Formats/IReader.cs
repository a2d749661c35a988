namespace Graupel.Formats;

/// <summary>
/// The reading half of a format. Everything it returns is checked; any error throws <see cref="GraupelException"/>.
/// </summary>
/// <remarks>
/// A positional read takes a <see cref="View"/> of all fixed members first (formats with a fixed layout), then the variable ones in
/// contract order. A view is valid until the next call that is not a read from it. In other formats views are empty, their offset is
/// ignored, and every scalar is read in contract order.
/// </remarks>
public interface IReader
{
    /// <summary>True if members of fixed size are in one run at constant offsets.</summary>
    static abstract bool HasFixedLayout { get; }

    /// <summary>True if the kinds of members precede them; false if each value describes itself.</summary>
    static virtual bool HasKinds => true;

    /// <summary>The layout of the elements of a sequence of scalars of one kind.</summary>
    static abstract ElementLayout LayoutOf(WireKind kind);

    /// <summary>Notes the member whose value is about to be read by another converter; used only when that fails.</summary>
    void At(int member);

    /// <summary>The member noted last.</summary>
    int Member { get; }

    /// <summary>Number of bytes read so far.</summary>
    long Offset { get; }

    /// <summary>Goes one level deeper; throws if that is too deep.</summary>
    void Enter();

    /// <summary>Goes one level up.</summary>
    void Leave();

    /// <summary>Makes sure that <paramref name="size"/> bytes are available and steps over them.</summary>
    FixedView View(int size);

    /// <summary>Whether a nullable scalar is present; its value, after the presence byte, is read only if it is.</summary>
    /// <param name="view">The fixed members.</param>
    /// <param name="offset">Place of the presence byte.</param>
    /// <param name="size">Bytes of the value after it, which must be zero if there is none.</param>
    bool ReadPresence(scoped in FixedView view, int offset, int size);

    /// <summary>Reads one scalar.</summary>
    bool ReadBoolean(scoped in FixedView view, int offset);

    /// <summary>Reads one scalar.</summary>
    sbyte ReadSByte(scoped in FixedView view, int offset);

    /// <summary>Reads one scalar.</summary>
    short ReadInt16(scoped in FixedView view, int offset);

    /// <summary>Reads one scalar.</summary>
    int ReadInt32(scoped in FixedView view, int offset);

    /// <summary>Reads one scalar.</summary>
    long ReadInt64(scoped in FixedView view, int offset);

    /// <summary>Reads one scalar.</summary>
    Int128 ReadInt128(scoped in FixedView view, int offset);

    /// <summary>Reads one scalar.</summary>
    byte ReadByte(scoped in FixedView view, int offset);

    /// <summary>Reads one scalar.</summary>
    ushort ReadUInt16(scoped in FixedView view, int offset);

    /// <summary>Reads one scalar.</summary>
    uint ReadUInt32(scoped in FixedView view, int offset);

    /// <summary>Reads one scalar.</summary>
    ulong ReadUInt64(scoped in FixedView view, int offset);

    /// <summary>Reads one scalar.</summary>
    UInt128 ReadUInt128(scoped in FixedView view, int offset);

    /// <summary>Reads one scalar.</summary>
    Half ReadHalf(scoped in FixedView view, int offset);

    /// <summary>Reads one scalar.</summary>
    float ReadSingle(scoped in FixedView view, int offset);

    /// <summary>Reads one scalar.</summary>
    double ReadDouble(scoped in FixedView view, int offset);

    /// <summary>Reads one scalar.</summary>
    char ReadChar(scoped in FixedView view, int offset);

    /// <summary>Reads one scalar.</summary>
    decimal ReadDecimal(scoped in FixedView view, int offset);

    /// <summary>Reads one scalar.</summary>
    DateTime ReadDateTime(scoped in FixedView view, int offset);

    /// <summary>Reads one scalar.</summary>
    DateTimeOffset ReadDateTimeOffset(scoped in FixedView view, int offset);

    /// <summary>Reads one scalar.</summary>
    TimeSpan ReadTimeSpan(scoped in FixedView view, int offset);

    /// <summary>Reads one scalar.</summary>
    DateOnly ReadDateOnly(scoped in FixedView view, int offset);

    /// <summary>Reads one scalar.</summary>
    TimeOnly ReadTimeOnly(scoped in FixedView view, int offset);

    /// <summary>Reads one scalar.</summary>
    Guid ReadGuid(scoped in FixedView view, int offset);

    /// <summary>Reads a string, or null.</summary>
    string? ReadString();

    /// <summary>Reads length-prefixed bytes, or null. Memory is allocated in proportion to the bytes that arrive.</summary>
    byte[]? ReadBlob();

    /// <summary>Reads an extension, or null. Only where <see cref="IWriter.HasExtensions"/> is true. Memory is allocated in proportion to the bytes that arrive.</summary>
    /// <param name="type">Its type; 0 for null.</param>
    /// <returns>Its bytes.</returns>
    byte[]? ReadExtension(out sbyte type);

    /// <summary>Fills a span with the next bytes as they are.</summary>
    void ReadRaw(scoped Span<byte> destination);

    /// <summary>The next bytes that are available in one piece; they are not consumed.</summary>
    ReadOnlySpan<byte> Ahead { get; }

    /// <summary>Consumes bytes that <see cref="Ahead"/> showed.</summary>
    void Pass(int size);

    /// <summary>
    /// Reads the next elements of a sequence, array or chunk of 1-byte numbers or Booleans. If their layout is <see cref="ElementLayout.Blocks"/>:
    /// as many as a block has, which is <see cref="IntegerBlock.Length"/>, or all that are left; if it is <see cref="ElementLayout.Many"/>, any number.
    /// </summary>
    /// <param name="values">The elements, by their bits.</param>
    /// <param name="kind">What they are.</param>
    void ReadNumbers(scoped Span<byte> values, WireKind kind);

    /// <summary>The same for numbers of 2 bytes.</summary>
    void ReadNumbers(scoped Span<ushort> values, WireKind kind);

    /// <summary>The same for numbers of 4 bytes.</summary>
    void ReadNumbers(scoped Span<uint> values, WireKind kind);

    /// <summary>The same for numbers of 8 bytes.</summary>
    void ReadNumbers(scoped Span<ulong> values, WireKind kind);

    /// <summary>Reads the next elements of a sequence, array or chunk of dates, any number of them, if their layout is <see cref="ElementLayout.Many"/>.</summary>
    void ReadDates(scoped Span<DateTime> values);

    /// <summary>Reads what precedes the members of an object.</summary>
    /// <param name="shape">The reader's contract.</param>
    /// <param name="place">The place of the object; only <see cref="ObjectPlace.Single"/> and <see cref="ObjectPlace.Base"/>.</param>
    /// <param name="map">The writer's members if they differ, in formats whose header lists them.</param>
    ObjectForm ReadObjectHeader(ObjectShape shape, ObjectPlace place, out HeaderMap? map);

    /// <summary>What precedes a single object of a contract.</summary>
    /// <param name="shape">The reader's contract.</param>
    static abstract ExpectedHeader Expect(ObjectShape shape);

    /// <summary>Steps over what the contract itself writes before the members of a single object.</summary>
    /// <param name="expected">What <see cref="Expect"/> returned for the reader's contract.</param>
    /// <returns><see cref="ObjectForm.Null"/>, without consuming anything, if something else or null is there; <see cref="ReadObjectHeader"/> then reads it.</returns>
    ObjectForm ReadOwnHeader(ExpectedHeader expected);

    /// <summary>Reads what precedes the members of an element.</summary>
    ObjectForm ReadElementHeader(ObjectShape shape, in ElementForm form, out HeaderMap? map);

    /// <summary>
    /// The keys of the members of the object whose header was read last, if it has keys and they are expected in order; otherwise null.
    /// It is read before the first member.
    /// </summary>
    ObjectHeader? RowKeys { get; }

    /// <summary>Steps over the key of a member.</summary>
    /// <param name="keys">The object's <see cref="RowKeys"/>.</param>
    /// <param name="member">Index of the member.</param>
    /// <returns>False if another key is there: then the members are walked from here on.</returns>
    bool TakesKey(ObjectHeader? keys, int member);

    /// <summary>Tells whether the row ended before a member of the base, which has been read.</summary>
    /// <param name="keys">The object's <see cref="RowKeys"/>, not those of the base.</param>
    /// <returns>True if another key was there: then the other members are walked too.</returns>
    bool LeavesRow(ObjectHeader? keys);

    /// <summary>Starts to walk the members of an object that is not positional.</summary>
    MemberWalk BeginMembers(ObjectShape shape, HeaderMap? map);

    /// <summary>
    /// Moves to the next member; false if there is none. Required members are checked at the latest when the last one is reached.
    /// </summary>
    bool NextMember(scoped ref MemberWalk walk);

    /// <summary>Steps over the value of the current member.</summary>
    void SkipMember(scoped ref MemberWalk walk);

    /// <summary>Steps over what is not kept: a place that is a gap, or what is beside the base part and is no longer a member of the derived contract.</summary>
    /// <returns>False if a member is there that can be kept.</returns>
    bool SkipGap(scoped ref MemberWalk walk);

    /// <summary>Keeps the value of the current member, which the contract of the reader does not have, so that it can be written back in the same format.</summary>
    /// <param name="walk">The walk.</param>
    /// <param name="kept">Where it is kept.</param>
    /// <exception cref="GraupelException">The read would keep more than <see cref="Limits.MaxGraphBytes"/>.</exception>
    void KeepMember(scoped ref MemberWalk walk, UnknownMembers kept);

    /// <summary>Starts a sequence. Exactly as many elements as it says must be read.</summary>
    /// <remarks>
    /// The number is what the bytes say, and need not be true: allocate memory for elements as they are read, or as <see cref="Preallocate"/> says. Elements that have a converter are read by its
    /// <see cref="Converters.Converter{TWriter, TReader, T}.ReadMany"/>, which takes <paramref name="form"/>. Who reads them otherwise refuses a form that is not
    /// <see cref="ElementForm.IsExpected"/> (<see cref="ErrorKind.KindMismatch"/>).
    /// </remarks>
    /// <param name="element">The elements that the reader expects.</param>
    /// <param name="form">How they are written.</param>
    /// <returns>The number of elements; -1 for null; -2 if the number is not known and chunks follow (<see cref="ReadChunkHeader"/>), as where an <see cref="IAsyncEnumerable{T}"/> was written.</returns>
    int ReadSequenceHeader(WireShape element, out ElementForm form);

    /// <summary>
    /// Starts a sequence that is null, or of few elements that are written as the reader expects and may be allocated before they are read, which is what
    /// most are. Their form is <see cref="ExpectedForm"/>.
    /// </summary>
    /// <param name="element">The elements that the reader expects.</param>
    /// <param name="managedSize">Bytes of an element in memory.</param>
    /// <param name="count">As <see cref="ReadSequenceHeader"/> returns it.</param>
    /// <returns>False for any other sequence: then nothing was read.</returns>
    internal bool TryReadShortSequence(WireShape element, int managedSize, out int count);

    /// <summary>The form of elements that are written as the reader expects; for a sequence that was started.</summary>
    internal static abstract ref readonly ElementForm ExpectedForm(WireShape element);

    /// <summary>Reads the number of elements of the next chunk; 0 ends the sequence.</summary>
    int ReadChunkHeader(WireShape element);

    /// <summary>Starts an array of rank two or more; false for null.</summary>
    /// <param name="lengths">Gets the length of each dimension, as the bytes say; refused if there are more or fewer.</param>
    /// <param name="element">The elements that the reader expects, row by row.</param>
    /// <param name="form">How they are written, as for <see cref="ReadSequenceHeader"/>.</param>
    bool ReadArrayHeader(scoped Span<int> lengths, WireShape element, out ElementForm form);

    /// <summary>Starts a map, whose keys and values alternate. That a key is null or occurs twice is for the converter to notice.</summary>
    /// <param name="key">The keys that the reader expects.</param>
    /// <param name="value">The values that it expects.</param>
    /// <param name="keyForm">How keys are written, as for <see cref="ReadSequenceHeader"/>.</param>
    /// <param name="valueForm">How values are written.</param>
    /// <returns>The number of pairs, or what <see cref="ReadSequenceHeader"/> returns in its place; chunks hold pairs.</returns>
    int ReadMapHeader(WireShape key, WireShape value, out ElementForm keyForm, out ElementForm valueForm);

    /// <summary>Reads what precedes the value of a union.</summary>
    /// <param name="isExact">True below an exact root, where no kind follows the tag.</param>
    /// <param name="tag">Selects the case.</param>
    /// <param name="kind">Kind of the value; <see cref="WireKind.Absent"/> if the format does not write it.</param>
    UnionForm ReadCase(bool isExact, out UnionTag tag, out WireKind kind);

    /// <summary>Steps over null, if it is next, where that is not a mark of its own: in place of text, bytes, objects, collections and unions.</summary>
    internal bool TryReadNull();

    /// <summary>Steps over a value that the reader does not know.</summary>
    void Skip(WireKind kind);

    /// <summary>Copies the bytes of a value that the reader does not know, so that they can be written back in the same format.</summary>
    /// <param name="kind">Kind of the value, as for <see cref="Skip"/>.</param>
    /// <exception cref="GraupelException">The read would keep more than <see cref="Limits.MaxGraphBytes"/>.</exception>
    /// <exception cref="GraupelException">The value has references, which mean nothing elsewhere.</exception>
    byte[] Capture(WireKind kind);

    /// <summary>The same for a value that may have objects in it whose identity is preserved, and references to these.</summary>
    /// <inheritdoc cref="Capture(WireKind)"/>
    /// <param name="kind">Kind of the value, as for <see cref="Skip"/>.</param>
    /// <param name="objects">What <see cref="IWriter.WriteKept"/> must know of them; null if there are none.</param>
    byte[] Capture(WireKind kind, out KeptObjects? objects);

    /// <summary>The objects read so far, if their identity is preserved; otherwise null.</summary>
    ReadObjects? Objects { get; set; }

    /// <summary>The kind of dates that are read; <see cref="DateTimeKind.Unspecified"/> for the kind that they were written with.</summary>
    DateTimeKind Dates { get; set; }

    /// <summary>Reads what precedes a payload with tracked references.</summary>
    /// <returns>False if the payload was written without them.</returns>
    bool ReadTrackedRoot();

    /// <summary>Reads what precedes an object whose identity is preserved.</summary>
    /// <param name="isExact">True below an exact root, where no kind precedes the object.</param>
    /// <param name="kind">The kind of a new object, or the kind that a known one was written as; <see cref="WireKind.Absent"/> if the format does not write it.</param>
    /// <param name="number">The number of the object in <see cref="Objects"/>.</param>
    TrackedForm ReadTracked(bool isExact, out WireKind kind, out int number);

    /// <summary>Goes to the kept bytes of an object that was skipped.</summary>
    /// <param name="number">The object.</param>
    /// <param name="kind">From <see cref="ReadTracked"/>; its kind afterwards.</param>
    /// <returns>The position to return to, for <see cref="EndKept"/>.</returns>
    InputCursor BeginKept(int number, scoped ref WireKind kind);

    /// <summary>Returns from kept bytes.</summary>
    void EndKept(InputCursor outer);

    /// <summary>
    /// How many of <paramref name="count"/> elements may be allocated before they are read: all of them only if their bytes are known to be
    /// available and the memory is in proportion. Throws if the bytes that are known to be left cannot hold them.
    /// </summary>
    /// <param name="count">Number of elements according to the data.</param>
    /// <param name="minimumSize">The least number of bytes of an element on the wire.</param>
    /// <param name="managedSize">Bytes of an element in memory.</param>
    /// <param name="isFixed">Whether each element takes just <paramref name="minimumSize"/> bytes, in formats with such elements.</param>
    int Preallocate(int count, int minimumSize, int managedSize, bool isFixed = false);

    /// <summary>Counts elements that take no bytes from 0 on again: what follows is a value of its own, although it is among others.</summary>
    void BeginValue();

    /// <summary>Throws unless all input was consumed.</summary>
    void EnsureEnd();

    /// <summary>Tells the source that the value has been read.</summary>
    void Complete();

    /// <summary>Starts over, for a number that was written by a writer after <see cref="IWriter.StartAlone"/>.</summary>
    /// <param name="number">Its bytes.</param>
    /// <param name="offset">The offset for errors.</param>
    void StartNumber(ReadOnlySpan<byte> number, long offset);
}
