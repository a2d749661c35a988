namespace Graupel.Model;

/// <summary>What a front end reads of a type that may be an object or union contract. No decision is taken here.</summary>
/// <param name="Type">The type.</param>
/// <param name="Base">The base class unless it is <c>object</c> or <c>ValueType</c>.</param>
/// <param name="Style">The strongest of the attributes on the type itself.</param>
/// <param name="IsInterface">It is an interface.</param>
/// <param name="IsAbstract">No instance of its own can be.</param>
/// <param name="IsSealed">No subclass can be.</param>
/// <param name="IsReachable">The compiled contract may name the type; of generated code, it is not private and not local to a file.</param>
/// <param name="IsOwnAssembly">
/// Its private members may be used: it is declared in the assembly that the generator runs in; at run time, anywhere but in the framework.
/// </param>
/// <param name="ContractName">From <c>[DataContract(Name)]</c>.</param>
/// <param name="ContractNamespace">From <c>[DataContract(Namespace)]</c>.</param>
/// <param name="Members">
/// Instance fields and properties declared by this very type, in declaration order, whatever their visibility; without indexers, statics
/// and events.
/// </param>
/// <param name="Constructors">Instance constructors but for those that copy a record; without the implicit one of a struct.</param>
/// <param name="Cases">The cases that attributes on the type declare, in the order of the attributes.</param>
/// <param name="IsEnumerable">It implements <c>IEnumerable</c>.</param>
/// <param name="IsCustomSerialized">It implements <c>ISerializable</c> or <c>IObjectReference</c>.</param>
/// <param name="HasContract">Its contract was generated in its own assembly, so that only its outline matters here.</param>
/// <param name="IsOpenUnion">Cases are declared elsewhere too.</param>
/// <param name="UnknownCase">What keeps cases that a reader does not know.</param>
/// <param name="Collection">Of classes that implement <c>IDictionary</c> or else <c>ICollection</c>, each only once.</param>
/// <param name="Callbacks">The methods declared by this very type that attributes ask to be called.</param>
/// <param name="IsNotified">It implements <c>ISerializationCallbacks</c>.</param>
/// <param name="IsReplaced">Options of a serializer say how it is written.</param>
/// <param name="Own">What an attribute on the type, or on the assembly at hand, says how its values are written.</param>
/// <param name="InlineElement">The type of the elements, of structs with <c>[InlineArray]</c>.</param>
/// <param name="OmitsDefaults">Members are left out where they hold what a fresh instance holds.</param>
/// <param name="Enumerable">Of classes that implement <c>IEnumerable&lt;T&gt;</c> only once.</param>
/// <param name="IsCalledBack">It implements <c>IDeserializationCallback</c>.</param>
/// <param name="Factories">The methods declared by this very type that are marked as constructors are.</param>
/// <param name="Replaced">The numbers, texts, dates and enums that attributes on the assembly of the type have its members written as others.</param>
/// <param name="Vain">What can be no member although an attribute asks for it.</param>
/// <param name="Unawaited">The methods declared by this very type that are called before or after, and are <c>async void</c>.</param>
/// <param name="CaseMethod">The method that <c>[KnownType]</c> names, for a front end that cannot ask it.</param>
/// <param name="IsOfPackage">Its assembly is not one of .NET, whatever its namespace says.</param>
internal sealed record TypeFacts(
    TypeRef Type,
    TypeRef? Base,
    ContractStyle Style,
    bool IsInterface,
    bool IsAbstract,
    bool IsSealed,
    bool IsReachable,
    bool IsOwnAssembly,
    string? ContractName,
    string? ContractNamespace,
    EquatableList<MemberFacts> Members,
    EquatableList<ConstructorFacts> Constructors,
    EquatableList<CaseFacts> Cases,
    bool IsEnumerable = false,
    bool IsCustomSerialized = false,
    bool HasContract = false,
    CollectionFacts? Collection = null,
    bool IsOpenUnion = false,
    UnknownCaseFacts? UnknownCase = null,
    EquatableList<CallbackFacts> Callbacks = default,
    bool IsNotified = false,
    bool IsReplaced = false,
    OwnContractFacts? Own = null,
    TypeRef? InlineElement = null,
    bool OmitsDefaults = false,
    EnumerableFacts? Enumerable = null,
    bool IsCalledBack = false,
    EquatableList<FactoryFacts> Factories = default,
    EquatableList<ReplacedFacts> Replaced = default,
    EquatableList<VainFacts> Vain = default,
    EquatableList<string> Unawaited = default,
    string? CaseMethod = null,
    bool IsOfPackage = false)
{
    /// <summary>True for pure data: its bytes have no headers, keys and kinds, and are read by the same contract alone.</summary>
    internal bool IsExact => Style is ContractStyle.Pack or ContractStyle.Serializable;
}

/// <summary>A field or property that can be no member although an attribute asks for it.</summary>
/// <param name="Name">Its name.</param>
/// <param name="Reason">What is said of it.</param>
internal sealed record VainFacts(string Name, string Reason)
{
    public const string Static = "is static";
    public const string Behind = "is the field behind a property, to which the attribute belongs";
    public const string Indexer = "is an indexer";
    public const string Reference = "returns a reference";
    public const string Unnameable = "implements an interface of arrays with several dimensions by code of a struct, which nothing generated can call";
}

/// <summary>A type that an attribute on an assembly or member has written as another one there, although it has none of its own.</summary>
/// <param name="Type">The type.</param>
/// <param name="Own">What the attribute names.</param>
internal sealed record ReplacedFacts(TypeRef Type, OwnContractFacts Own);

/// <summary>A class that implements one generic collection interface.</summary>
/// <param name="IsMap">It is a dictionary.</param>
/// <param name="Arguments">The type of the elements, or those of keys and values.</param>
internal sealed record CollectionFacts(bool IsMap, EquatableList<TypeRef> Arguments);

/// <summary>A class that gives elements of one type.</summary>
/// <param name="Element">Their type.</param>
/// <param name="Add">The public method that takes one; null where there is none of <see cref="AddNames"/>.</param>
/// <param name="Builder">
/// The static method that <c>[CollectionBuilder]</c> names and that makes it from a span of elements; null where there is none.
/// </param>
internal sealed record EnumerableFacts(TypeRef Element, string? Add, BuilderFacts? Builder)
{
    /// <summary>What a method is called that puts an element behind the others; the first one that a class has is taken.</summary>
    public static IEnumerable<string> AddNames => ["Add", "Enqueue"];
}

/// <param name="Type">Has the method.</param>
/// <param name="Method">Its name; it has the type parameters of the collection.</param>
internal sealed record BuilderFacts(TypeRef Type, string Method);

/// <summary>Which attribute makes the type a contract; the strongest wins.</summary>
internal enum ContractStyle
{
    None,
    Serializable,
    Pack,
    DataContract,
    Contract,
}

internal enum Visibility
{
    Private,
    Internal,
    Public,
}

internal enum SetterForm
{
    None,
    Set,
    Init,
}

/// <param name="Name">
/// Name in metadata, which no other member of the type has; backing fields of automatic properties are not listed, see <paramref name="HasBackingField"/>.
/// </param>
/// <param name="Type">Declared type.</param>
/// <param name="IsField">Field or property.</param>
/// <param name="Getter">Visibility of the field or getter.</param>
/// <param name="HasGetter">False for write-only properties.</param>
/// <param name="Setter">Set, init or none; fields: <c>Set</c>, readonly fields: <c>None</c>.</param>
/// <param name="SetterVisibility">Visibility of the setter.</param>
/// <param name="HasBackingField">True for automatic properties.</param>
/// <param name="IsRequired">The <c>required</c> modifier.</param>
/// <param name="Order">From <c>[Order]</c> or <c>[DataMember(Order)]</c>; null when absent.</param>
/// <param name="WireName">From <c>[DataMember(Name)]</c>.</param>
/// <param name="IsDataMember"><c>[DataMember]</c> stands on it.</param>
/// <param name="IsMarkedRequired"><c>[DataMember(IsRequired = true)]</c>.</param>
/// <param name="IsIgnored"><c>[IgnoreDataMember]</c>, <c>[SkipPack]</c> or, on a field or the backing field, <c>[NonSerialized]</c>.</param>
/// <param name="IsOverride">It overrides a property of a base class.</param>
/// <param name="Own">What an attribute on it says how its values are written.</param>
/// <param name="IsOmitted"><c>[DataMember(EmitDefaultValue = false)]</c>.</param>
/// <param name="IsNeverNull">It is a reference that the nullable annotations of its declaration, which is no type parameter, say is not null.</param>
/// <param name="NullParts">What they say of its type arguments or elements; none where they say of nothing that it is never null.</param>
/// <param name="FixedLength">How many elements a fixed buffer has, whose type is said to be the array of them; 0 for all others.</param>
/// <param name="IsOwnOfAssembly">That attribute stands on the assembly, so that it does not ask for the member.</param>
/// <param name="ByInterface">The interface by which generated code calls it, an explicit implementation by a struct; else null.</param>
/// <param name="IsSetByField">Generated code sets the field behind it, not calling a setter of a struct that implements one of an interface.</param>
/// <param name="IsGotByField">
/// Generated code gets the field behind it, because it cannot name the interface of an explicit implementation by a struct.
/// </param>
/// <param name="IsSetInside">Only code of its assembly, which is another one, sees its setter.</param>
/// <param name="IsMemory">
/// Getting and setting it runs no code of the user: it is a field, or a property of a struct whose accessors the compiler made.
/// </param>
/// <param name="Shows">
/// The field that the getter of a property without a setter returns, and nothing else; null where there is none, or no source that tells.
/// </param>
/// <param name="IsVirtual">Its getter, which the compiler made, may be overridden: then only the field behind it tells what is its own.</param>
/// <param name="Other">One of another serializer on it; null if there is none, and where contracts are compiled at run time.</param>
/// <param name="IsOptionalField"><c>[OptionalField]</c> stands on it; false where contracts are compiled at run time.</param>
/// <param name="Inner">What an attribute on it has written as others where its values hold them: the surrogate or contract is not for its own type.</param>
internal sealed record MemberFacts(
    string Name,
    TypeRef Type,
    bool IsField,
    bool HasGetter,
    Visibility Getter,
    SetterForm Setter,
    Visibility SetterVisibility,
    bool HasBackingField,
    bool IsRequired,
    int? Order,
    string? WireName,
    bool IsDataMember,
    bool IsMarkedRequired,
    bool IsIgnored,
    bool IsOverride = false,
    OwnContractFacts? Own = null,
    bool IsOmitted = false,
    bool IsNeverNull = false,
    int FixedLength = 0,
    EquatableList<NullFacts> NullParts = default,
    bool IsOwnOfAssembly = false,
    TypeRef? ByInterface = null,
    bool IsSetByField = false,
    bool IsGotByField = false,
    bool IsSetInside = false,
    bool IsMemory = false,
    string? Shows = null,
    bool IsVirtual = false,
    OtherAttributeFacts? Other = null,
    bool IsOptionalField = false,
    EquatableList<ReplacedFacts> Inner = default)
{
    /// <summary>Name in the source, without that of the interface in front of an explicit implementation.</summary>
    public string ShortName => Identifier.Short(Name);
}

/// <summary>An attribute of another serializer on a member.</summary>
/// <param name="Name">Its name in the source.</param>
/// <param name="LeavesOut">It says that the member is not written; else that it is.</param>
internal sealed record OtherAttributeFacts(string Name, bool LeavesOut);

/// <summary>What nullable annotations say of a type argument or of the elements of an array.</summary>
/// <param name="IsNeverNull">It is a reference, no type parameter, that is not null.</param>
/// <param name="Parts">The same for its own type arguments or elements; none where nothing in it is never null.</param>
internal sealed record NullFacts(bool IsNeverNull, EquatableList<NullFacts> Parts)
{
    /// <summary>Parts as facts have them: none where nothing in them is never null.</summary>
    public static EquatableList<NullFacts> Telling(params NullFacts[] parts) =>
        Array.Exists(parts, static part => part.IsNeverNull || part.Parts.Count > 0) ? new(parts) : EquatableList<NullFacts>.Empty;
}

/// <summary>A surrogate, contract or comparer that an attribute names for one member, or for a type.</summary>
/// <param name="Type">The surrogate, contract or comparer; <c>StringComparison</c> for a comparer that the framework has.</param>
/// <param name="Form">Which of them.</param>
/// <param name="Wire">What a surrogate writes in the place of values; null for others.</param>
/// <param name="IsFit">It is for values of the type, and can be made.</param>
/// <param name="Comparison">The value of <c>StringComparison</c> that names the comparer.</param>
internal sealed record OwnContractFacts(TypeRef Type, OwnContractForm Form, TypeRef? Wire, bool IsFit, int? Comparison = null);

/// <summary>What an attribute on a member names.</summary>
internal enum OwnContractForm
{
    /// <summary>A contract of the user.</summary>
    Contract,

    /// <summary>What is written instead.</summary>
    Surrogate,

    /// <summary>The comparer of a collection.</summary>
    Comparer,
}

/// <summary>When a callback is called.</summary>
internal enum CallbackEvent
{
    Serializing,
    Serialized,
    Deserializing,
    Deserialized,
}

/// <summary>A method that an attribute asks to be called; one with several attributes is listed for each.</summary>
/// <param name="Event">When.</param>
/// <param name="Name">Name in the source.</param>
/// <param name="Visibility">Its visibility; private where code cannot call it, because it is conditional.</param>
/// <param name="HasContext">It takes a <c>StreamingContext</c>.</param>
/// <param name="IsCallable">An instance method, neither generic nor virtual, that returns nothing and takes nothing else.</param>
internal sealed record CallbackFacts(CallbackEvent Event, string Name, Visibility Visibility, bool HasContext, bool IsCallable)
{
    /// <summary>What a callback may take.</summary>
    public const string Context = "System.Runtime.Serialization.StreamingContext";

    /// <summary>When an attribute asks for a method to be called; null for other attributes.</summary>
    public static CallbackEvent? EventOf(string? attribute) => attribute switch
    {
        AttributeNames.OnSerializing => CallbackEvent.Serializing,
        AttributeNames.OnSerialized => CallbackEvent.Serialized,
        AttributeNames.OnDeserializing => CallbackEvent.Deserializing,
        AttributeNames.OnDeserialized => CallbackEvent.Deserialized,
        _ => null,
    };
}

/// <summary>A constructor.</summary>
/// <param name="Visibility">Its visibility.</param>
/// <param name="IsMarked">It has <c>[ContractConstructor]</c>.</param>
/// <param name="IsPrimary">It is the one of a positional record.</param>
/// <param name="Parameters">Its parameters.</param>
/// <param name="Priority">That of <c>[OverloadResolutionPriority]</c>: C# may call it in the place of others with a lower one.</param>
/// <param name="SetsRequired">It has <c>[SetsRequiredMembers]</c>.</param>
internal sealed record ConstructorFacts(
    Visibility Visibility,
    bool IsMarked,
    bool IsPrimary,
    EquatableList<ParameterFacts> Parameters,
    int Priority = 0,
    bool SetsRequired = false);

/// <summary>A method with <c>[ContractConstructor]</c>.</summary>
/// <param name="Name">Name in the source.</param>
/// <param name="Visibility">Its visibility.</param>
/// <param name="IsCallable">It is static, not generic, takes no references to variables, and returns the type.</param>
/// <param name="Parameters">Its parameters.</param>
internal sealed record FactoryFacts(string Name, Visibility Visibility, bool IsCallable, EquatableList<ParameterFacts> Parameters);

/// <param name="Name">Name of the parameter.</param>
/// <param name="Type">Its type.</param>
/// <param name="DefaultLiteral">C# text of the default value, null when there is none; the same text from both front ends.</param>
/// <param name="Passing">How it is passed.</param>
internal sealed record ParameterFacts(string Name, TypeRef Type, string? DefaultLiteral, ParameterPassing Passing = ParameterPassing.Value);

internal enum ParameterPassing
{
    Value,

    /// <summary>As a reference that is only read: <c>in</c> or <c>ref readonly</c>.</summary>
    Readonly,

    /// <summary>As a reference that may be written to: <c>ref</c> or <c>out</c>.</summary>
    Reference,
}

/// <summary>What keeps cases that a reader does not know.</summary>
/// <param name="Type">From <c>[UnknownCase]</c>.</param>
/// <param name="IsFit">
/// It is a class that derives from the base, implements the interface for it and has a public constructor without parameters.
/// </param>
internal sealed record UnknownCaseFacts(TypeRef Type, bool IsFit);

/// <summary>A declared case of a base type.</summary>
/// <param name="Id">From <c>[Union]</c> or <c>[UnionCase]</c>; null for those known by name.</param>
/// <param name="Type">The type of the case.</param>
/// <param name="IsAssignable">The case derives from or implements the base.</param>
internal sealed record CaseFacts(int? Id, TypeRef Type, bool IsAssignable);
