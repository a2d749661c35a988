namespace Graupel.Model;

/// <summary>All that a printer needs to know of one type. Every decision is taken; a printer only prints.</summary>
internal abstract record Plan(TypeRef Type);

/// <summary>The library has this contract itself: scalars, strings, blobs.</summary>
internal sealed record BuiltInPlan(TypeRef Type) : Plan(Type);

/// <summary>A contract of the library that needs others, such as <c>ListContract&lt;T&gt;</c>, or is not always there.</summary>
/// <param name="Type">The type.</param>
/// <param name="Contract">
/// Name of the contract class in <c>Graupel.CodeGen</c>, without arity, or of a method of <c>KnownContracts</c> that makes the contract.
/// </param>
/// <param name="ContractArguments">Its type arguments.</param>
/// <param name="Needs">The types whose contracts it asks for.</param>
/// <param name="IsMethod">A method makes it.</param>
internal sealed record CompositePlan(
    TypeRef Type, string Contract, EquatableList<TypeRef> ContractArguments, EquatableList<TypeRef> Needs, bool IsMethod = false) : Plan(Type)
{
    /// <summary>What the method takes that makes the contract: the way to make a collection; null where it takes nothing.</summary>
    internal CollectionMaker? Maker { get; init; }

    /// <summary>What the method takes that makes the contract: the collection whose comparer is declared; or null.</summary>
    internal ComparedPlan? Compared { get; init; }
}

/// <summary>A collection whose comparer an attribute declares.</summary>
/// <param name="Collection">The contract of its type.</param>
/// <param name="Comparison">The value of <c>StringComparison</c> that names the comparer; null where the method has its type as an argument.</param>
internal sealed record ComparedPlan(CompositePlan Collection, int? Comparison);

/// <summary>How a collection of the user is made that cannot be made empty and filled by an interface.</summary>
/// <param name="Form">In which way.</param>
/// <param name="Type">The type of the constructor's parameter, or that with the builder; null for neither.</param>
/// <param name="Method">The name of the builder, or null.</param>
/// <param name="Element">The type of the elements, those of a map being its entries.</param>
internal sealed record CollectionMaker(MakerForm Form, TypeRef? Type, string? Method, TypeRef Element);

internal enum MakerForm
{
    /// <summary>Its method <c>Add</c> takes one element after the other.</summary>
    Add,

    /// <summary>A constructor takes all elements.</summary>
    Constructor,

    /// <summary>A static method takes all elements.</summary>
    Builder,
}

/// <summary>A base type whose values are of declared cases.</summary>
/// <param name="Type">The declared base.</param>
/// <param name="IsExact">As a root it is pure data.</param>
/// <param name="Cases">The cases; a concrete base is one of them.</param>
/// <param name="Object">The base's own contract, when it is concrete or other contracts derive from it.</param>
/// <param name="IsOpen">Cases are declared elsewhere too.</param>
/// <param name="Unknown">Keeps cases that a reader does not know; or null.</param>
internal sealed record UnionPlan(
    TypeRef Type, bool IsExact, EquatableList<CasePlan> Cases, ObjectPlan? Object, bool IsOpen = false, TypeRef? Unknown = null) : Plan(Type);

/// <param name="Id">The declared id, or null: then the hash stands on the wire.</param>
/// <param name="NameHash">Hash of the contract name, by which a reader knows the case too.</param>
/// <param name="Type">Type of the case.</param>
internal sealed record CasePlan(uint? Id, uint NameHash, TypeRef Type);

/// <summary>An object contract.</summary>
/// <param name="Type">The type.</param>
/// <param name="ContractName">For errors and hash tags.</param>
/// <param name="IsExact">As a root it is pure data.</param>
/// <param name="IsSealed">No subclass instance can stand here.</param>
/// <param name="IsRecursive">Values can contain values of the same type.</param>
/// <param name="Members">In contract order: base slot first, then by number, or as declared.</param>
/// <param name="Construction">How an instance is made.</param>
/// <param name="CanPopulate">Every member can be set on an existing instance.</param>
/// <param name="Tail">Index of the tail member, or -1.</param>
/// <param name="FixedSize">Bytes of the fixed run.</param>
/// <param name="InlineBase">
/// The base contract, when its members are needed before construction; they are then read by this contract's own code.
/// </param>
/// <param name="Write">Steps of writing.</param>
/// <param name="Read">Steps of positional reading.</param>
/// <param name="Callbacks">What is called before and after; null where nothing is.</param>
internal sealed record ObjectPlan(
    TypeRef Type,
    string ContractName,
    bool IsExact,
    bool IsSealed,
    bool IsRecursive,
    EquatableList<MemberPlan> Members,
    Construction Construction,
    bool CanPopulate,
    int Tail,
    int FixedSize,
    ObjectPlan? InlineBase,
    EquatableList<Op> Write,
    EquatableList<Op> Read,
    CallbacksPlan? Callbacks = null) : Plan(Type)
{
    private const int MostShort = 8;

    /// <summary>Steps of writing an object that leaves members out, or some of its members alone; none where neither is needed.</summary>
    internal EquatableList<Op> WriteSome { get; init; }

    /// <summary>
    /// It is a struct whose memory is that of its members, whatever bits these have, if no gap is between them: a copy of the one is a copy of
    /// the others.
    /// </summary>
    public bool IsMemory { get; init; }

    /// <summary>It is the base of another contract, whose own code reads these members before there is an instance.</summary>
    public bool IsInline { get; init; }

    /// <summary>The members that are written: all but the one that keeps unknown ones, which comes last.</summary>
    public IReadOnlyList<MemberPlan> WireMembers => Unknown < 0 ? Members : [.. Members.Take(Unknown)];

    /// <summary>Index of the member that keeps those that the contract does not have, or -1.</summary>
    public int Unknown => Members is [.., { Form: ValueForm.Unknown }] ? Members.Count - 1 : -1;

    /// <summary>Some members are left out where they hold what a fresh instance holds.</summary>
    public bool OmitsDefaults => Members.Any(static member => member.CanOmit);

    /// <summary>Writing and reading it takes so little code that copies of it pay: for a single object, and in the loop over elements.</summary>
    public bool IsShort => Members.Count <= MostShort;

    /// <summary>Members that hold collections from the start: new instances show which. What the constructor takes shows nothing.</summary>
    public int[] HeldMembers =>
        [.. Enumerable.Range(0, Members.Count).Where(i => Members[i].KeepsInstance && !Construction.Takes(level: 0, i))];

    /// <summary>Those that may show other data of the instance.</summary>
    public int[] ViewMembers => [.. HeldMembers.Where(i => Members[i].MayBeView)];

    /// <summary>Those that can only be filled, so that their getter must return the same collection each time.</summary>
    public int[] FilledMembers => [.. HeldMembers.Where(i => Members[i].Set == AccessForm.Fill)];

    public bool HoldsCollections => HeldMembers.Length > 0;

    /// <summary>There are such members, here or in bases, and instances are made from their members: an object shows what others like it hold.</summary>
    public bool LearnsCollections
    {
        get
        {
            bool isAny = HoldsCollections;
            int depth = 1;
            for (ObjectPlan? level = InlineBase; level is not null; level = level.InlineBase, depth++)
            {
                // Bases do not know what the constructor takes.
                int[] held = level.HeldMembers;
                if (held.Any(i => Construction.Takes(depth, i)))
                {
                    return false;
                }

                isAny |= held.Length > 0;
            }

            return isAny && Construction.Form == ConstructionForm.Parameters;
        }
    }

    /// <summary>The contract and the bases whose members its own code reads: itself first.</summary>
    public IEnumerable<ObjectPlan> Levels
    {
        get
        {
            for (ObjectPlan? level = this; level is not null; level = level.InlineBase)
            {
                yield return level;
            }
        }
    }

    public bool CanCreate => Construction.Form is not (ConstructionForm.Parameters or ConstructionForm.None);

    /// <summary>Whether what a member holds is filled: without a setter, and where no constructor takes it.</summary>
    public bool Fills(MemberPlan member) => member.Set == AccessForm.Fill && Construction.Form != ConstructionForm.Parameters;

    /// <summary>Where the converter of a member comes from: one of this contract, or of a base whose members it reads itself.</summary>
    public ConverterSource SourceOf(MemberPlan member) => member switch
    {
        { IsOwnOfType: true } => ConverterSource.GetOwnOfType,
        { Own: not null, Lift: not null } => ConverterSource.GetLiftedOwn,
        { Own: not null } => ConverterSource.GetOwn,
        { Lift: not null } => Fills(member) ? ConverterSource.GetLiftedFilled : ConverterSource.GetLifted,
        _ when Fills(member) => ConverterSource.GetFilled,
        { Form: ValueForm.Child } => ConverterSource.Get,
        { Form: ValueForm.Base } => ConverterSource.GetBase,
        _ => ConverterSource.GetObject,
    };

    /// <summary>Header and members are all that is written of an object.</summary>
    public bool IsWrittenPlainly => !HasMoreThanMembers && !OmitsDefaults && Unknown < 0;

    /// <summary>An object is made, before or after its members are read, and that is all.</summary>
    public bool IsReadPlainly => !HasMoreThanMembers && (CanCreate ? CanPopulate : Construction.Form == ConstructionForm.Parameters);

    /// <summary>
    /// Its members are read in a row also where each stands behind a key, as long as keys come in their order: all of them stand here.
    /// </summary>
    public bool TakesKeys => (IsInline || Construction.Form == ConstructionForm.Parameters || CanPopulate) && Tail < 0 && Unknown < 0;

    /// <summary>It is a tuple of eight, whose last item holds further ones: its constructor refuses anything else there.</summary>
    public bool HasRest => Type.Definition == "System.Tuple`8";

    /// <summary>The names of those of the library's <c>ObjectTraits</c> that its converter has.</summary>
    internal IEnumerable<string> Traits => new[]
    {
        CanCreate ? nameof(CanCreate) : null,
        CanPopulate ? nameof(CanPopulate) : null,
        IsRecursive ? nameof(IsRecursive) : null,
        Tail >= 0 ? "HasTail" : null,
        IsSealed ? nameof(IsSealed) : null,
        Callbacks is not null ? "HasCallbacks" : null,
        OmitsDefaults ? nameof(OmitsDefaults) : null,
        Unknown >= 0 ? "KeepsUnknown" : null,
        TakesKeys ? nameof(TakesKeys) : null,
        IsMemory ? nameof(IsMemory) : null,
        HoldsCollections ? nameof(HoldsCollections) : null,
        LearnsCollections ? nameof(LearnsCollections) : null,
    }.OfType<string>();

    private bool HasMoreThanMembers => Callbacks is not null || Tail >= 0;
}

/// <summary>What is called before and after an object is written or read.</summary>
/// <param name="OfBase">First the methods that the contract in the base slot has; it may have none, where only its own assembly knows.</param>
/// <param name="Own">Then these methods of the type itself, one an event.</param>
/// <param name="IsNotified">Then the interface, also where the base implements it.</param>
/// <param name="IsCalledBack">Last, and only after reading, <c>IDeserializationCallback</c>, also where the base implements it.</param>
internal sealed record CallbacksPlan(bool OfBase, EquatableList<CallbackPlan> Own, bool IsNotified, bool IsCalledBack)
{
    public bool HasInterfaces => IsNotified || IsCalledBack;
}

/// <param name="Event">When.</param>
/// <param name="Method">Name of the method.</param>
/// <param name="HasContext">It takes a <c>StreamingContext</c>.</param>
/// <param name="ByAccessor">It is reached by an accessor.</param>
internal sealed record CallbackPlan(CallbackEvent Event, string Method, bool HasContext, bool ByAccessor);

internal enum ConstructionForm
{
    /// <summary>Abstract: no instance of its own.</summary>
    None,

    /// <summary><c>new T()</c>, or a factory without parameters.</summary>
    New,

    /// <summary>The default of a struct that declares no constructor without parameters.</summary>
    Default,

    /// <summary>A parameterless constructor that only an accessor reaches, or whose required members only an accessor leaves out.</summary>
    NewByAccessor,

    /// <summary>No constructor runs.</summary>
    Uninitialized,

    /// <summary>A constructor with parameters; members not among them are set afterwards.</summary>
    Parameters,
}

/// <param name="Form">How.</param>
/// <param name="ByAccessor">The constructor with parameters is reached by an accessor.</param>
/// <param name="Parameters">For each parameter the member it takes.</param>
/// <param name="Factory">The static method of the type that makes it in the place of a constructor, or null.</param>
internal sealed record Construction(ConstructionForm Form, bool ByAccessor, EquatableList<ConstructorArgument> Parameters, string? Factory = null)
{
    /// <summary>Whether a parameter takes a member.</summary>
    /// <param name="level">0 for a member of the contract itself, 1 for one of its base, and so on.</param>
    /// <param name="member">Index of the member in that level.</param>
    public bool Takes(int level, int member) => Parameters.Any(parameter => parameter.Level == level && parameter.Member == member);

    /// <summary>Whether a member is set after construction, and only if it was read.</summary>
    /// <param name="plan">The level that has the member.</param>
    /// <param name="level">0 for the contract itself, 1 for its base, and so on.</param>
    /// <param name="member">Index of the member in that level.</param>
    public bool SetsLater(ObjectPlan plan, int level, int member) => plan.Members[member].Form != ValueForm.Base && !Takes(level, member);
}

/// <param name="Level">0 for the contract itself, 1 for its base, and so on.</param>
/// <param name="Member">Index of the member in that level.</param>
/// <param name="Type">Type of the parameter.</param>
/// <param name="DefaultLiteral">C# text of the default value used when the member is missing, or null.</param>
/// <param name="IsReference">True where a reference that is only read is passed.</param>
internal sealed record ConstructorArgument(int Level, int Member, TypeRef Type, string? DefaultLiteral, bool IsReference = false);

/// <summary>What is done with the value of a member.</summary>
internal enum ValueForm
{
    /// <summary>A scalar, possibly an enum's.</summary>
    Scalar,

    /// <summary>A nullable scalar, possibly an enum's.</summary>
    NullableScalar,
    String,

    /// <summary>Written and read by the converter of its type.</summary>
    Child,

    /// <summary>The members of the base contract.</summary>
    Base,

    /// <summary>The contract itself in last place: a loop.</summary>
    Tail,

    /// <summary>Not written: keeps the members of other versions that the contract does not have.</summary>
    Unknown,
}

/// <summary>The methods of the library's registry that give a converter.</summary>
internal enum ConverterSource
{
    Get,

    /// <summary>That of the base slot, which is for what is around it.</summary>
    GetBase,

    /// <summary>What fills the collection that an instance already holds.</summary>
    GetFilled,

    /// <summary>One of objects, for the loop over a tail.</summary>
    GetObject,

    /// <summary>That of the contract which an attribute names for the member.</summary>
    GetOwn,

    /// <summary>That of the contract which an attribute names for the type of the member.</summary>
    GetOwnOfType,

    /// <summary>That of a collection or tuple that holds what is written as others there.</summary>
    GetLifted,

    /// <summary>What fills such a collection.</summary>
    GetLiftedFilled,

    /// <summary>That of such a collection whose comparer an attribute names.</summary>
    GetLiftedOwn,
}

internal enum AccessForm
{
    /// <summary>By its name.</summary>
    Direct,

    /// <summary>By an accessor to the field.</summary>
    FieldAccessor,

    /// <summary>By an accessor to the field behind an automatic property.</summary>
    BackingField,

    /// <summary>By an accessor to the property's get or set method.</summary>
    MethodAccessor,

    /// <summary>A collection that the instance already holds is filled; nothing else can be set.</summary>
    Fill,

    /// <summary>Only through the constructor.</summary>
    Constructor,

    /// <summary>A fixed buffer, of which an array is a copy.</summary>
    FixedBuffer,
}

/// <param name="Name">Name in metadata; the base's type name for the base slot.</param>
/// <param name="WireName">Name on the wire.</param>
/// <param name="Order">Number, or -1.</param>
/// <param name="Kind">Kind on the wire.</param>
/// <param name="IsRequired">A payload without it is refused.</param>
/// <param name="Type">Declared type.</param>
/// <param name="IsField">Field or property.</param>
/// <param name="Form">What is done with its value.</param>
/// <param name="Scalar">Name of the scalar (<c>Int32</c>), as in the methods of writers and readers; empty for others.</param>
/// <param name="IsEnum">A cast stands between the scalar and the member.</param>
/// <param name="Offset">Offset in the fixed run, or -1.</param>
/// <param name="Size">Bytes of the scalar without its presence byte, or 0.</param>
/// <param name="Get">How its value is got.</param>
/// <param name="Set">How its value is set on an existing instance.</param>
/// <param name="KeepsInstance">
/// A collection that the instance already holds is filled rather than replaced. It is written by <c>Converter.ForHeld</c> of what a new
/// instance holds; where it is read before there is an instance, <c>Converter.Refill</c> moves it.
/// </param>
internal sealed record MemberPlan(
    string Name,
    string WireName,
    int Order,
    byte Kind,
    bool IsRequired,
    TypeRef Type,
    bool IsField,
    ValueForm Form,
    string Scalar,
    bool IsEnum,
    int Offset,
    int Size,
    AccessForm Get,
    AccessForm Set,
    bool KeepsInstance)
{
    /// <summary>Name in the source, without that of the interface in front of an explicit implementation.</summary>
    public string ShortName => Identifier.Short(Name);

    /// <summary>A word of the machine, which is a longer scalar on the wire.</summary>
    public bool IsNative => ValueType.Definition is "System.IntPtr" or "System.UIntPtr";

    /// <summary>The scalar as the library's reading methods name it: a word of the machine is checked to fit.</summary>
    public string ReadName => IsNative ? ValueType.Definition["System.".Length..] : Scalar;

    /// <summary>The type of a nullable scalar without null; else the type.</summary>
    public TypeRef ValueType => Form == ValueForm.NullableScalar ? Type.Arguments[0] : Type;

    /// <summary>Whether a converter writes and reads it. An inlined base is written by its own, so that its levels only hold what reading takes.</summary>
    /// <param name="level">0 for a member of the contract itself, 1 for one of its base, and so on.</param>
    public bool NeedsConverter(int level) => Form is ValueForm.Child or ValueForm.Tail || (Form == ValueForm.Base && level == 0);

    /// <summary>It stands in the fixed run, where there is one.</summary>
    internal bool IsFixed => Form is ValueForm.Scalar or ValueForm.NullableScalar;

    /// <summary>Bytes in the fixed run, with the presence byte of a nullable scalar; 0 for members that do not stand there.</summary>
    internal int FixedSize => Form switch
    {
        ValueForm.Scalar => Size,
        ValueForm.NullableScalar => Size + 1,
        _ => 0,
    };

    /// <summary>The collection that the instance already holds can give way to another one.</summary>
    internal bool IsReplaceable => KeepsInstance && Set != AccessForm.Fill;

    /// <summary>
    /// A collection that the instance already holds, and that others may hold too, because code can set the member: if it is read before there is an
    /// instance, <c>Converter.Renew</c> makes one like it.
    /// </summary>
    internal bool IsRenewed { get; init; }

    /// <summary>What it holds is filled only if nothing else holds it: others are filled as if it did not.</summary>
    internal bool IsShown { get; init; }

    /// <summary>What new instances hold may be a view of other data of theirs, and only the backing field can get another one.</summary>
    internal bool MayBeView { get; init; }

    /// <summary>What paths call it: the short name, unless another member has it too.</summary>
    public string Label => SharesName ? Name : ShortName;

    /// <summary>Another member has the same short name.</summary>
    internal bool SharesName { get; init; }

    /// <summary>
    /// The interface by which generated code calls it: accessors find two methods of one name where a struct implements that of an interface.
    /// </summary>
    internal TypeRef? ByInterface { get; init; }

    /// <summary>For the same reason generated code sets the field behind it, where it cannot call the setter by an interface.</summary>
    internal bool IsSetByField { get; init; }

    /// <summary>For the same reason generated code gets the field behind it, where it cannot name the interface.</summary>
    internal bool IsGotByField { get; init; }

    /// <summary>
    /// The contract that an attribute names for this member alone or for its type, made by a method; its kind is not known before. Null where it is known.
    /// </summary>
    internal CompositePlan? Own { get; init; }

    /// <summary>The attribute stands on the type, or names it.</summary>
    internal bool IsOwnOfType { get; init; }

    /// <summary>What its values hold that is written as others there; null where there is nothing.</summary>
    internal LiftPlan? Lift { get; init; }

    /// <summary>It is left out where it holds what a fresh instance holds.</summary>
    internal bool CanOmit { get; init; }

    /// <summary>The number of elements of a fixed buffer; 0 for others.</summary>
    internal int FixedLength { get; init; }

    /// <summary>By its annotation it never holds null, which is checked on request.</summary>
    internal bool IsNeverNull { get; init; }

    /// <summary>What is checked with it in the elements of a collection; null where nothing is.</summary>
    internal ElementNulls? Nulls { get; init; }
}

/// <summary>Contracts for the values of one member: of types that are written as others there, and of the collections and tuples that hold them.</summary>
/// <param name="Replaced">The contracts of what is written as others.</param>
/// <param name="Around">Those of what holds it, the type of the member included: composites and tuples.</param>
internal sealed record LiftPlan(EquatableList<CompositePlan> Replaced, EquatableList<Plan> Around)
{
    /// <summary>The tuples among them, which need converters of their own.</summary>
    public IEnumerable<ObjectPlan> Tuples => Around.OfType<ObjectPlan>();
}

/// <summary>Elements of a collection, or values of a dictionary, that by their annotations never hold null.</summary>
/// <param name="Key">The type of the keys of a dictionary; null for other collections.</param>
/// <param name="Element">The type of the elements or values.</param>
/// <param name="IsNeverNull">They are never null.</param>
/// <param name="Below">What they hold that is never null, if they are collections.</param>
internal sealed record ElementNulls(TypeRef? Key, TypeRef Element, bool IsNeverNull, ElementNulls? Below);

/// <summary>One step of writing or of positional reading.</summary>
internal enum OpCode
{
    /// <summary>Write: reserves for the header, the fixed run and the strings that follow up to the next commit. Read: views the fixed run.</summary>
    Begin,

    /// <summary>Write: reserves again after a child.</summary>
    BeginNext,

    /// <summary>Write: reserves for the header alone.</summary>
    BeginHeader,

    /// <summary>Write: reserves for one scalar, where the layout is fixed.</summary>
    BeginScalar,

    /// <summary>Write: hands the run over.</summary>
    Commit,

    /// <summary>A scalar or nullable scalar.</summary>
    Scalar,
    String,
    Child,

    /// <summary>Write: a list behind the members of a run, which ends with it, without a commit.</summary>
    List,
    Base,

    /// <summary>Write: the key of the tail; the value is written by the loop around. Read: nothing.</summary>
    Tail,
}

/// <summary>In which formats a step is taken.</summary>
internal enum OpWhen
{
    Always,

    /// <summary>Only where fixed members stand in front.</summary>
    FixedLayout,

    /// <summary>Only where members stand in contract order.</summary>
    Sequential,
}

/// <param name="Code">What to do.</param>
/// <param name="Member">With which member, or -1.</param>
/// <param name="When">In which formats.</param>
/// <param name="Scalars">Begin, BeginNext: the number of scalars in the run when members stand in contract order.</param>
/// <param name="Strings">Begin, BeginNext: the strings in the run.</param>
/// <param name="Unless">The member without which the step is not taken, or -1.</param>
internal sealed record Op(
    OpCode Code, int Member = -1, OpWhen When = OpWhen.Always, int Scalars = 0, EquatableList<int> Strings = default, int Unless = -1);
