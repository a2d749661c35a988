namespace Graupel.Formats;

/// <summary>
/// The writing half of a format: turns the small data model (scalars, text, bytes, objects, sequences, maps, unions) into bytes.
/// It does not know .NET contracts. Implementations are structs, so converters are compiled for each format and every call is direct.
/// </summary>
/// <remarks>
/// An object is written as runs: <see cref="Begin"/> reserves room for everything up to the next child value, the <c>Put</c> methods
/// fill it, and <see cref="Commit"/> completes it. In a format with a fixed layout a fixed member goes to its constant offset, so all of
/// them are put in the first run; in other formats the offset is ignored and members are put in contract order.
/// </remarks>
public interface IWriter
{
    /// <summary>True if members of fixed size are in one run at constant offsets.</summary>
    static abstract bool HasFixedLayout { get; }

    /// <summary>True if each member may be preceded by a key.</summary>
    static abstract bool HasKeys { get; }

    /// <summary>True if only the instant of a <see cref="DateTime"/> is written, not its kind.</summary>
    bool HasInstantsOnly { get; }

    /// <summary>The layout of the elements of a sequence of scalars of one kind.</summary>
    static abstract ElementLayout LayoutOf(WireKind kind);

    /// <summary>Whether all scalars of a kind take the same number of bytes when written on their own.</summary>
    static abstract bool IsOfOneSize(WireKind kind);

    /// <summary>Encodes what precedes the members of an object.</summary>
    static abstract ObjectHeader EncodeHeader(ObjectShape shape, ObjectPlace place);

    /// <summary>Whether objects of a contract can leave out some of their members.</summary>
    /// <param name="shape">The contract.</param>
    static virtual bool CanOmit(ObjectShape shape) => !shape.IsExact;

    /// <summary>Computes how to write an object that has kept members that its contract does not have.</summary>
    /// <param name="shape">The contract.</param>
    /// <param name="omitted">Members of it that are left out, one bit each.</param>
    /// <param name="kept">The others, which a reader of the same format kept.</param>
    /// <exception cref="GraupelException">They were not kept by this contract.</exception>
    static abstract KeptLayout EncodeKept(ObjectShape shape, ulong omitted, UnknownMembers kept);

    /// <summary>Encodes what precedes the value of a union.</summary>
    /// <param name="tag">Selects the case.</param>
    /// <param name="value">The value that follows.</param>
    static abstract ObjectHeader EncodeCase(UnionTag tag, WireShape value);

    /// <summary>The most bytes that a string can take in a run. Very long strings count as 0: they are written outside the run, in pieces.</summary>
    static abstract nint MaximumSize(string? value);

    /// <summary>The number of bytes that a sequence takes, if all its elements take the same number of bytes.</summary>
    /// <param name="count">Number of elements.</param>
    /// <param name="element">The elements.</param>
    /// <returns>The number of bytes, or -1 if the elements vary.</returns>
    static abstract long SequenceSize(int count, WireShape element);

    /// <summary>The number of bytes that a blob takes.</summary>
    static abstract long BlobSize(int length);

    /// <summary>Notes the member whose value is about to be written by another converter; used only when that fails.</summary>
    void At(int member);

    /// <summary>The member noted last.</summary>
    int Member { get; }

    /// <summary>Number of bytes written so far.</summary>
    long Offset { get; }

    /// <summary>Goes one level deeper; throws if that is too deep.</summary>
    void Enter();

    /// <summary>Goes one level up.</summary>
    void Leave();

    /// <summary>Starts an object: reserves room for its header, fixed members and the variable ones up to the first child.</summary>
    /// <param name="header">Precedes the members.</param>
    /// <param name="fixedSize">Bytes of the fixed members (formats with a fixed layout).</param>
    /// <param name="scalars">Number of scalars in this run (other formats).</param>
    /// <param name="variable">Sum of <see cref="MaximumSize"/> over the strings of this run.</param>
    FixedRun Begin(ObjectHeader header, int fixedSize, int scalars, nint variable);

    /// <summary>Continues an object after a child.</summary>
    FixedRun BeginNext(ObjectHeader header, int scalars, nint variable);

    /// <summary>The most bytes that a scalar can take if it has <paramref name="fixedSize"/> bytes in a fixed layout.</summary>
    static abstract nint ScalarSize(int fixedSize);

    /// <summary>Starts a run of elements that are put one after the other, at the cursor.</summary>
    /// <param name="size">Sum of <see cref="ScalarSize"/> and <see cref="MaximumSize"/> over the elements.</param>
    FixedRun BeginElements(nint size);

    /// <summary>Starts a run of bare scalars, such as a block of elements.</summary>
    FixedRun BeginScalars(int fixedSize, int scalars);

    /// <summary>Completes a run. It must not be used afterwards.</summary>
    void Commit(scoped ref FixedRun run);

    /// <summary>Puts the key of a member into a run that begins with the same header; does nothing in formats or layouts without keys.</summary>
    void PutKey(scoped ref FixedRun run, ObjectHeader header, int member);

    /// <summary>Writes the key of a member before a child value.</summary>
    void WriteKey(ObjectHeader header, int member);

    /// <summary>What precedes the members of a base, whose slot was the last key.</summary>
    /// <param name="own">What precedes them if the base part is an object of its own.</param>
    ObjectHeader HeaderOfBase(ObjectHeader own);

    /// <summary>Writes whether a nullable scalar is present; the value follows the presence byte only if it is.</summary>
    /// <param name="run">The run.</param>
    /// <param name="offset">Place of the presence byte.</param>
    /// <param name="size">Bytes of the value after it, cleared if there is none.</param>
    /// <param name="present">Whether there is a value.</param>
    void PutPresence(scoped ref FixedRun run, int offset, int size, bool present);

    /// <summary>Puts one scalar into a run.</summary>
    void PutBoolean(scoped ref FixedRun run, int offset, bool value);

    /// <summary>Puts one scalar into a run.</summary>
    void PutSByte(scoped ref FixedRun run, int offset, sbyte value);

    /// <summary>Puts one scalar into a run.</summary>
    void PutInt16(scoped ref FixedRun run, int offset, short value);

    /// <summary>Puts one scalar into a run.</summary>
    void PutInt32(scoped ref FixedRun run, int offset, int value);

    /// <summary>Puts one scalar into a run.</summary>
    void PutInt64(scoped ref FixedRun run, int offset, long value);

    /// <summary>Puts one scalar into a run.</summary>
    void PutInt128(scoped ref FixedRun run, int offset, Int128 value);

    /// <summary>Puts one scalar into a run.</summary>
    void PutByte(scoped ref FixedRun run, int offset, byte value);

    /// <summary>Puts one scalar into a run.</summary>
    void PutUInt16(scoped ref FixedRun run, int offset, ushort value);

    /// <summary>Puts one scalar into a run.</summary>
    void PutUInt32(scoped ref FixedRun run, int offset, uint value);

    /// <summary>Puts one scalar into a run.</summary>
    void PutUInt64(scoped ref FixedRun run, int offset, ulong value);

    /// <summary>Puts one scalar into a run.</summary>
    void PutUInt128(scoped ref FixedRun run, int offset, UInt128 value);

    /// <summary>Puts one scalar into a run.</summary>
    void PutHalf(scoped ref FixedRun run, int offset, Half value);

    /// <summary>Puts one scalar into a run.</summary>
    void PutSingle(scoped ref FixedRun run, int offset, float value);

    /// <summary>Puts one scalar into a run.</summary>
    void PutDouble(scoped ref FixedRun run, int offset, double value);

    /// <summary>Puts one scalar into a run.</summary>
    void PutChar(scoped ref FixedRun run, int offset, char value);

    /// <summary>Puts one scalar into a run.</summary>
    void PutDecimal(scoped ref FixedRun run, int offset, decimal value);

    /// <summary>Puts one scalar into a run.</summary>
    void PutDateTime(scoped ref FixedRun run, int offset, DateTime value);

    /// <summary>Puts one scalar into a run.</summary>
    void PutDateTimeOffset(scoped ref FixedRun run, int offset, DateTimeOffset value);

    /// <summary>Puts one scalar into a run.</summary>
    void PutTimeSpan(scoped ref FixedRun run, int offset, TimeSpan value);

    /// <summary>Puts one scalar into a run.</summary>
    void PutDateOnly(scoped ref FixedRun run, int offset, DateOnly value);

    /// <summary>Puts one scalar into a run.</summary>
    void PutTimeOnly(scoped ref FixedRun run, int offset, TimeOnly value);

    /// <summary>Puts one scalar into a run.</summary>
    void PutGuid(scoped ref FixedRun run, int offset, Guid value);

    /// <summary>Puts a string, or null, at the cursor of a run whose reservation counted its <see cref="MaximumSize"/>.</summary>
    void PutString(scoped ref FixedRun run, string? value);

    /// <summary>Puts null at the cursor of a run, at its end: it fits into the slack of the reservation.</summary>
    void PutNull(scoped ref FixedRun run);

    /// <summary>Puts an empty sequence at the cursor of a run, at its end: it fits into the slack of the reservation.</summary>
    void PutEmpty(scoped ref FixedRun run);

    /// <summary>Writes null in place of an object, text, bytes, sequence, map or union.</summary>
    void WriteNull();

    /// <summary>Writes null for an element whose header was hoisted.</summary>
    void WriteNullElement();

    /// <summary>Writes a string, or null.</summary>
    void WriteString(string? value);

    /// <summary>Writes length-prefixed bytes.</summary>
    void WriteBlob(scoped ReadOnlySpan<byte> value);

    /// <summary>True if there are extensions: bytes with a type, beside bytes.</summary>
    static abstract bool HasExtensions { get; }

    /// <summary>Writes an extension. Only where <see cref="HasExtensions"/> is true.</summary>
    /// <param name="type">Its type; below 0 are those of the specification.</param>
    /// <param name="content">Its bytes.</param>
    /// <exception cref="GraupelException">The options exclude it: <see cref="ErrorKind.UnsupportedFormat"/>.</exception>
    void WriteExtension(sbyte type, scoped ReadOnlySpan<byte> content);

    /// <summary>Writes bytes as they are.</summary>
    void WriteRaw(scoped ReadOnlySpan<byte> value);

    /// <summary>Writes a value that a reader captured, perhaps together with objects in it.</summary>
    /// <param name="value">Its bytes.</param>
    /// <param name="objects">What the reader found in it; null for none.</param>
    /// <exception cref="GraupelException">No identities are preserved here: <see cref="ErrorKind.UnsupportedFormat"/>.</exception>
    void WriteKept(scoped ReadOnlySpan<byte> value, KeptObjects? objects);

    /// <summary>Writes all elements of a sequence, array or chunk of 1-byte numbers or Booleans, if their layout allows writing many at once.</summary>
    /// <param name="values">The elements, by their bits.</param>
    /// <param name="kind">What they are.</param>
    void WriteNumbers(scoped ReadOnlySpan<byte> values, WireKind kind);

    /// <summary>The same for numbers of 2 bytes.</summary>
    void WriteNumbers(scoped ReadOnlySpan<ushort> values, WireKind kind);

    /// <summary>The same for numbers of 4 bytes.</summary>
    void WriteNumbers(scoped ReadOnlySpan<uint> values, WireKind kind);

    /// <summary>The same for numbers of 8 bytes.</summary>
    void WriteNumbers(scoped ReadOnlySpan<ulong> values, WireKind kind);

    /// <summary>Writes all elements of a sequence, array or chunk of dates, if their layout is <see cref="ElementLayout.Many"/>.</summary>
    void WriteDates(scoped ReadOnlySpan<DateTime> values);

    /// <summary>Starts a sequence. Exactly <paramref name="count"/> elements follow; nothing ends it.</summary>
    /// <remarks>
    /// Elements that have a converter are written by its <see cref="Converters.Converter{TWriter, TReader, T}.WriteMany"/>; text by <see cref="WriteString"/>, null by <see cref="WriteNull"/>.
    /// Integers are not written one by one, because a format may write them in blocks.
    /// </remarks>
    /// <param name="count">Number of elements.</param>
    /// <param name="element">Describes each element: the <see cref="Converters.Converter.Shape"/> of its converter, or for text a shape of <see cref="WireKind.String"/>.</param>
    void WriteSequenceHeader(int count, WireShape element);

    /// <summary>Puts the header of a sequence at the cursor of a run, if it is short: it fits into the slack of the reservation.</summary>
    /// <param name="run">The run, which is at its end.</param>
    /// <param name="count">Number of elements.</param>
    /// <param name="element">Describes each element.</param>
    /// <returns>False if <see cref="WriteSequenceHeader"/> must write it, after the run.</returns>
    bool TryPutSequenceHeader(scoped ref FixedRun run, int count, WireShape element);

    /// <summary>True if a sequence may begin before the number of its elements is known.</summary>
    static abstract bool HasChunks { get; }

    /// <summary>Starts a sequence of unknown length: chunks follow, and an empty one ends it. Only where <see cref="HasChunks"/> is true.</summary>
    /// <param name="element">Describes each element.</param>
    void WriteChunkedHeader(WireShape element);

    /// <summary>Starts a chunk of a sequence.</summary>
    /// <param name="count">Number of elements that follow; 0 ends the sequence.</param>
    void WriteChunkHeader(int count);

    /// <summary>Starts an array of rank two or more; the elements follow row by row, as those of a sequence.</summary>
    /// <param name="lengths">The length of each dimension; their product is the number of elements.</param>
    /// <param name="element">Describes each element, as for <see cref="WriteSequenceHeader"/>.</param>
    void WriteArrayHeader(scoped ReadOnlySpan<int> lengths, WireShape element);

    /// <summary>Starts a map. A key and its value follow, <paramref name="count"/> times; nothing ends it. A key is not null, and none occurs twice.</summary>
    /// <param name="count">Number of pairs.</param>
    /// <param name="key">Describes each key, as for <see cref="WriteSequenceHeader"/>.</param>
    /// <param name="value">Describes each value.</param>
    void WriteMapHeader(int count, WireShape key, WireShape value);

    /// <summary>Writes what precedes the value of a union.</summary>
    /// <param name="header">From <see cref="EncodeCase"/>.</param>
    void WriteCase(ObjectHeader header);

    /// <summary>The objects begun so far, if their identity is preserved; otherwise null.</summary>
    WrittenObjects? Objects { get; set; }

    /// <summary>Encodes what precedes an object whose identity is preserved.</summary>
    /// <param name="value">The object.</param>
    /// <param name="isRoot">True for the whole payload, whose kind is not described by anything around it.</param>
    static abstract ObjectHeader EncodeTracked(WireShape value, bool isRoot);

    /// <summary>Writes a reference to an object that began before, or begins the object; null is written by <see cref="WriteNull"/>.</summary>
    /// <param name="value">The object.</param>
    /// <param name="header">From <see cref="EncodeTracked"/>.</param>
    /// <param name="kind">What it is written as.</param>
    /// <param name="isMadeFirst">Whether a reader can create it before its content; if not, nothing inside may refer to it.</param>
    /// <returns>True if nothing is left to write; false if the object must be written, followed by <see cref="EndTracked"/> if it is not made first.</returns>
    bool WriteTracked(object value, ObjectHeader header, WireKind kind, bool isMadeFirst);

    /// <summary>Ends an object that is not created before its content.</summary>
    void EndTracked(object value);

    /// <summary>Number of bytes in the last buffer; the sink already has the earlier ones.</summary>
    int Written { get; }

    /// <summary>Whether the bytes written last are as many values as they should be. What is no longer at hand is not examined.</summary>
    /// <param name="count">How many values.</param>
    /// <param name="size">How many bytes.</param>
    /// <param name="kind">Kind of each value, as for <see cref="IReader.Skip"/>.</param>
    /// <param name="scanner">Is kept for the next call.</param>
    /// <exception cref="GraupelException">They are not values of that kind, or are nested too deeply to tell.</exception>
    internal bool EndsWithValues(int count, long size, WireKind kind, ref FrameScanner? scanner);

    /// <summary>Whether the byte written last is a null.</summary>
    internal bool EndsWithNull { get; }

    /// <summary>
    /// Starts over, for a value that a converter writes on its own: a number that is then written among others, if there is a layout of
    /// <see cref="ElementLayout.Blocks"/>, or a struct of scalars for which <see cref="IsOfOneSize"/> is true.
    /// </summary>
    /// <param name="room">
    /// Memory for it and for what writers store after it: for a number <see cref="IntegerBlock.NumberRoom"/> bytes, for a struct twice its size plus
    /// <see cref="OutputCursor.Slack"/>.
    /// </param>
    void StartAlone(Span<byte> room);
}
