namespace Graupel.Model;

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
