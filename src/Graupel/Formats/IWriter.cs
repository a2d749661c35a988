namespace Graupel.Formats;

/// <summary>
/// The writing half of a format: turns the small data model (scalars, text, bytes, objects, sequences, maps, unions) into bytes.
/// It knows no .NET contract. Implementations are structs, so that converters are compiled for each format and every call is direct.
/// </summary>
/// <remarks>
/// An object is written as runs: <see cref="Begin"/> reserves room for everything up to the next child value, the <c>Put</c> methods
/// fill it, <see cref="Commit"/> hands it over. In a format with a fixed layout a fixed member goes to its constant offset, so all of
/// them are put in the first run; in other formats the offset is ignored and members are put in contract order.
/// </remarks>
public interface IWriter
{
    /// <summary>True when members of fixed size stand in one run at constant offsets.</summary>
    static abstract bool HasFixedLayout { get; }

    /// <summary>True when a key may stand in front of each member.</summary>
    static abstract bool HasKeys { get; }

    /// <summary>How the elements of a sequence stand that are scalars of one kind.</summary>
    static abstract ElementLayout LayoutOf(WireKind kind);

    /// <summary>Whether every value of a kind of scalars takes as many bytes as any other, where it stands by itself.</summary>
    static abstract bool IsOfOneSize(WireKind kind);

    /// <summary>Encodes what stands in front of the members of an object.</summary>
    static abstract ObjectHeader EncodeHeader(ObjectShape shape, ObjectPlace place);

    /// <summary>Whether objects of a contract can be without some of their members.</summary>
    /// <param name="shape">The contract.</param>
    static virtual bool CanOmit(ObjectShape shape) => !shape.IsExact;

    /// <summary>Works out how an object is written that has kept members which its contract does not have.</summary>
    /// <param name="shape">The contract.</param>
    /// <param name="omitted">Members of it that are left out, one bit each.</param>
    /// <param name="kept">The others, which a reader of the same format kept.</param>
    /// <exception cref="GraupelException">They are not members of this contract.</exception>
    static abstract KeptLayout EncodeKept(ObjectShape shape, ulong omitted, UnknownMembers kept);

    /// <summary>Encodes what stands in front of the value of a union.</summary>
    /// <param name="tag">Selects the case.</param>
    /// <param name="value">The value that follows.</param>
    static abstract ObjectHeader EncodeCase(UnionTag tag, WireShape value);

    /// <summary>The most bytes that a string can take in a run. Very long strings count as nothing: they leave the run and go out in pieces.</summary>
    static abstract nint MaximumSize(string? value);

    /// <summary>The bytes that a sequence takes, when every one of its elements takes the same number.</summary>
    /// <param name="count">Number of elements.</param>
    /// <param name="element">The elements.</param>
    /// <returns>The number of bytes, or -1 when the elements vary.</returns>
    static abstract long SequenceSize(int count, WireShape element);

    /// <summary>The bytes that a blob takes.</summary>
    static abstract long BlobSize(int length);

    /// <summary>Notes the member whose value is about to be written by another converter; used only when that fails.</summary>
    void At(int member);

    /// <summary>The member noted last.</summary>
    int Member { get; }

    /// <summary>Number of bytes written so far.</summary>
    long Offset { get; }

    /// <summary>Goes one level deeper; throws when that is too deep.</summary>
    void Enter();

    /// <summary>Comes one level back.</summary>
    void Leave();

    /// <summary>Starts an object: reserves room for its header, fixed members and the variable ones up to the first child.</summary>
    /// <param name="header">Goes in front.</param>
    /// <param name="fixedSize">Bytes of the fixed members (formats with a fixed layout).</param>
    /// <param name="scalars">Number of scalars in this run (other formats).</param>
    /// <param name="variable">Sum of <see cref="MaximumSize"/> over the strings of this run.</param>
    FixedRun Begin(ObjectHeader header, int fixedSize, int scalars, nint variable);

    /// <summary>Goes on with an object after a child.</summary>
    FixedRun BeginNext(ObjectHeader header, int scalars, nint variable);

    /// <summary>The most bytes that a scalar takes that has <paramref name="fixedSize"/> bytes in a fixed layout.</summary>
    static abstract nint ScalarSize(int fixedSize);

    /// <summary>Starts a run of elements that are put one behind the other, at the cursor.</summary>
    /// <param name="size">Sum of <see cref="ScalarSize"/> and <see cref="MaximumSize"/> over the elements.</param>
    FixedRun BeginElements(nint size);

    /// <summary>Starts a run of bare scalars, such as a block of elements.</summary>
    FixedRun BeginScalars(int fixedSize, int scalars);

    /// <summary>Hands the bytes of a run over. The run must not be used afterwards.</summary>
    void Commit(scoped ref FixedRun run);

    /// <summary>Puts the key of a member into a run that begins with the same header; nothing in formats or layouts without keys.</summary>
    void PutKey(scoped ref FixedRun run, ObjectHeader header, int member);

    /// <summary>Writes the key of a member in front of a child value.</summary>
    void WriteKey(ObjectHeader header, int member);

    /// <summary>What stands in front of the members of a base, whose slot was the last key.</summary>
    /// <param name="own">What stands there where the base part is an object of its own.</param>
    ObjectHeader HeaderOfBase(ObjectHeader own);

    /// <summary>Says whether a nullable scalar is there; the value follows behind the presence byte only if it is.</summary>
    /// <param name="run">The run.</param>
    /// <param name="offset">Place of the presence byte.</param>
    /// <param name="size">Bytes of the value behind it, cleared when there is none.</param>
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

    /// <summary>Puts null at the cursor of a run, in which nothing follows: the slack of the reservation takes it.</summary>
    void PutNull(scoped ref FixedRun run);

    /// <summary>Puts a sequence without elements at the cursor of a run, in which nothing follows: the slack of the reservation takes it.</summary>
    void PutEmpty(scoped ref FixedRun run);

    /// <summary>Writes null: no object, text, bytes, sequence, map or union.</summary>
    void WriteNull();

    /// <summary>Says that a hoisted element is null.</summary>
    void WriteNullElement();

    /// <summary>Writes a string, or null.</summary>
    void WriteString(string? value);

    /// <summary>Writes bytes with their length in front.</summary>
    void WriteBlob(scoped ReadOnlySpan<byte> value);

    /// <summary>Writes bytes as they are.</summary>
    void WriteRaw(scoped ReadOnlySpan<byte> value);

    /// <summary>Writes all elements of a sequence, array or chunk of numbers or truth values of 1 byte, where their layout says that it takes many at once.</summary>
    /// <param name="values">The elements, by their bits.</param>
    /// <param name="kind">What they are.</param>
    void WriteNumbers(scoped ReadOnlySpan<byte> values, WireKind kind);

    /// <summary>The same for numbers of 2 bytes.</summary>
    void WriteNumbers(scoped ReadOnlySpan<ushort> values, WireKind kind);

    /// <summary>The same for numbers of 4 bytes.</summary>
    void WriteNumbers(scoped ReadOnlySpan<uint> values, WireKind kind);

    /// <summary>The same for numbers of 8 bytes.</summary>
    void WriteNumbers(scoped ReadOnlySpan<ulong> values, WireKind kind);

    /// <summary>Starts a sequence.</summary>
    /// <param name="count">Number of elements.</param>
    /// <param name="element">Describes each element.</param>
    void WriteSequenceHeader(int count, WireShape element);

    /// <summary>Puts the header of a sequence at the cursor of a run, where it is short: the slack of the reservation takes it.</summary>
    /// <param name="run">The run, in which nothing follows.</param>
    /// <param name="count">Number of elements.</param>
    /// <param name="element">Describes each element.</param>
    /// <returns>False where <see cref="WriteSequenceHeader"/> has to write it, behind the run.</returns>
    bool TryPutSequenceHeader(scoped ref FixedRun run, int count, WireShape element);

    /// <summary>True when a sequence may begin before the number of its elements is known.</summary>
    static abstract bool HasChunks { get; }

    /// <summary>Starts a sequence of unknown length: chunks follow, and an empty one ends it. Only where <see cref="HasChunks"/> is true.</summary>
    /// <param name="element">Describes each element.</param>
    void WriteChunkedHeader(WireShape element);

    /// <summary>Starts a chunk of a sequence.</summary>
    /// <param name="count">Number of elements that follow; 0 ends the sequence.</param>
    void WriteChunkHeader(int count);

    /// <summary>Starts an array of rank two or more; the elements follow row by row.</summary>
    void WriteArrayHeader(scoped ReadOnlySpan<int> lengths, WireShape element);

    /// <summary>Starts a map; keys and values follow in turn.</summary>
    void WriteMapHeader(int count, WireShape key, WireShape value);

    /// <summary>Writes what stands in front of the value of a union.</summary>
    /// <param name="header">From <see cref="EncodeCase"/>.</param>
    void WriteCase(ObjectHeader header);

    /// <summary>The objects begun so far, where their identity is kept; else null.</summary>
    WrittenObjects? Objects { get; set; }

    /// <summary>Encodes what stands in front of an object whose identity is kept.</summary>
    /// <param name="value">The object.</param>
    /// <param name="isRoot">True for the whole payload, whose kind is not told by anything around it.</param>
    static abstract ObjectHeader EncodeTracked(WireShape value, bool isRoot);

    /// <summary>Refers to an object that began before, or begins it; null is written by <see cref="WriteNull"/>.</summary>
    /// <param name="value">The object.</param>
    /// <param name="header">From <see cref="EncodeTracked"/>.</param>
    /// <param name="kind">What it is written as.</param>
    /// <param name="isMadeFirst">Whether a reader can make it before its content; if not, nothing inside may refer to it.</param>
    /// <returns>True when nothing is left to be written; false when the object follows, and <see cref="EndTracked"/> where it is not made first.</returns>
    bool WriteTracked(object value, ObjectHeader header, WireKind kind, bool isMadeFirst);

    /// <summary>Ends an object that is not made first.</summary>
    void EndTracked(object value);

    /// <summary>Number of bytes in the last buffer; the sink has those before.</summary>
    int Written { get; }

    /// <summary>
    /// Starts anew, for a value that a converter writes alone: a number that is then written among others, where there is a layout of
    /// <see cref="ElementLayout.Blocks"/>, or a struct of scalars for which <see cref="IsOfOneSize"/> is true.
    /// </summary>
    /// <param name="room">Memory for it and for what writers store behind it: of a number <see cref="IntegerBlock.NumberRoom"/> bytes, of a struct twice what it takes, and <see cref="OutputCursor.Slack"/>.</param>
    void StartAlone(Span<byte> room);
}
