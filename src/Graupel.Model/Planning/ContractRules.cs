namespace Graupel.Model.Planning;

/// <summary>Every rule that a contract can break.</summary>
internal static class ContractRules
{
    /// <summary>What mostly helps against <see cref="ForeignPrivateMember"/>.</summary>
    public const string GenerateThere = "have the generator make the contract in that assembly";

    public static readonly ContractRule DuplicateOrder =
        new("GRP001", "Two members have one order number", "Members {0} and {1} of {2} have the same order number {3}; give each its own");

    public static readonly ContractRule MixedOrder =
        new(
            "GRP002", "Some members have an order number and some have none",
            "{0} of {1} has no order number, but other members have; number all or none");

    public static readonly ContractRule NegativeOrder =
        new("GRP003", "An order number is negative", "The order number of {0}.{1} is negative; use 0 or more");

    public static readonly ContractRule UnreachableMember =
        new(
            "GRP004", "A member can be written but not read back",
            "{0}.{1} has {2}, put the attribute on the field behind it, or leave it out with [SkipPack]");

    public static readonly ContractRule NoConstructor =
        new(
            "GRP005", "No constructor can be used",
            "{0} has no parameterless constructor and none whose parameters all match members by name and type{1}; add one or mark one with [ContractConstructor]");

    public static readonly ContractRule AmbiguousConstructor =
        new("GRP006", "Several constructors fit equally well", "Several {1} of {0} {2}");

    public static readonly ContractRule NoCases =
        new("GRP007", "An interface or abstract class has no cases", "{0} is {1}, but {2}");

    public static readonly ContractRule CaseNotAssignable =
        new("GRP008", "A case does not derive from its base", "{0} is declared as a case of {1} but does not derive from it");

    public static readonly ContractRule DuplicateCase =
        new("GRP009", "Two cases have one id", "Cases {0} and {1} of {2} have the same id {3}");

    public static readonly ContractRule HashCollision =
        new("GRP010", "Two names have one hash", "{0} of {1} {2}; give {3}");

    public static readonly ContractRule UnsupportedType =
        new("GRP011", "A type has no contract", "{0} cannot be written: {1}");

    public static readonly ContractRule NotReachable =
        new(
            "GRP012", "Generated code cannot name a type",
            "{0} is private, local to a file, known by an alias alone, not the only type of its name or an interface whose static members are abstract, so generated code cannot name it; make it and the types around it accessible, or silence GRP012 here to have it compiled at run time");

    public static readonly ContractRule ForeignPrivateMember =
        new(
            "GRP013", "A member of another assembly that is not public is needed",
            "{0}.{1} cannot be set by public members of another assembly, and generated code uses no others, even of friends; {2}, or silence GRP013 here to have the type compiled at run time");

    public static readonly ContractRule NotPopulatable =
        new(
            "GRP014", "A member of a base class cannot be read back",
            "{0} is the base of {1}, which cannot read back its member {2}: it has no setter that can be used once the instance exists; give it one");

    public static readonly ContractRule SerializableBase =
        new(
            "GRP015", "The base of a serializable class is not serializable",
            "{0} is [Serializable], but its base {1} has fields and is not; mark the base as well");

    public static readonly ContractRule CustomSerialization =
        new(
            "GRP016", "ISerializable and IObjectReference are not supported",
            "{0} implements ISerializable or IObjectReference, whose data or whose instance no contract tells; mark it with [Contract] and declare its members, or name a surrogate");

    public static readonly ContractRule TailNotLast =
        new(
            "GRP017", "A chain is not last", "{0}.{1} makes a chain of {0}; as the last member it would be written by a loop, of any length",
            RuleSeverity.Info);

    public static readonly ContractRule NoNumbers =
        new(
            "GRP018", "Members have no order numbers", "The members of {0} are known by name; numbers make the bytes smaller and allow renaming",
            RuleSeverity.Hidden);

    public static readonly ContractRule UnmatchedParameter =
        new(
            "GRP019", "A constructor parameter matches no member",
            "Parameter {0} of the {1} matches no member by name and type{3}; name it like the member that it takes, or declare a surrogate that writes {2} as another type");

    public static readonly ContractRule CaseOfNoUnion =
        new(
            "GRP020", "The base of a case takes no cases",
            "{0} is declared as a case of {1}, which is neither abstract nor an interface; mark that with [Union]");

    public static readonly ContractRule ReservedId =
        new(
            "GRP021", "An id belongs to the library",
            "{0} is declared as a case of object with id {1}; ids below 64 stand for types that the library knows");

    public static readonly ContractRule UnfitUnknownCase =
        new(
            "GRP022", "A type cannot keep unknown cases",
            "{0} cannot keep unknown cases of {1}: it must be a class that derives from it, implements IUnknownCase and has a public constructor without parameters");

    public static readonly ContractRule TwoIds =
        new("GRP023", "A case has two ids", "{0} is declared as a case of {1} with the ids {2} and {3}; it can have one alone");

    public static readonly ContractRule TooManyMembers =
        new("GRP024", "A contract has too many members", "{0} has {1} members; a contract can have 4095, so put some of them into an object of their own, or into a collection");

    public static readonly ContractRule CallbackSignature =
        new(
            "GRP030", "A callback cannot be called",
            "{0}.{1} cannot be called: make it an instance method that is neither virtual nor generic, returns nothing, and takes nothing or a StreamingContext");

    public static readonly ContractRule DuplicateCallback =
        new("GRP031", "Two callbacks are for one event", "Several methods of {0} are marked with [{1}]; a type has one for each event");

    public static readonly ContractRule InlineReplaced =
        new(
            "GRP032", "A type that contracts write themselves is replaced",
            "{0} cannot be replaced for one serializer, because contracts write it themselves; replace a type that holds it, or name a surrogate by [Surrogate] on a member, an enum or the assembly");

    public static readonly ContractRule SurrogateMismatch =
        new(
            "GRP033", "A surrogate does not fit",
            "{0} cannot stand for {1}: it must implement ISurrogate<{1}, ...> once, for something other than a nullable struct, and have a public constructor without parameters; on a member it may stand for what the member's collections or tuples hold");

    public static readonly ContractRule SurrogateOfNothing =
        new(
            "GRP034", "A surrogate stands for nothing",
            "{0} stands for no type: on an assembly it must implement ISurrogate<T, TWire> or derive from Contract<T>, for a number, text, date or enum, a type that the library does not write itself, or its own parameter with a base type as a constraint");

    public static readonly ContractRule ContractMismatch =
        new(
            "GRP035", "A contract does not fit",
            "{0} cannot write values of type {1}: it must derive from Contract<{1}>, not be abstract, and have a public constructor without parameters; on a member it may write what the member's collections or tuples hold");

    public static readonly ContractRule ComparerMismatch =
        new(
            "GRP036", "A comparer does not fit a member",
            "{0} cannot be the comparer of a {1}: that must be a collection of the framework that has one, and the comparer must implement IEqualityComparer<T> or, where it sorts, IComparer<T> for its elements or keys and have a public constructor without parameters, or be an invariant or ordinal StringComparison for text");

    public static readonly ContractRule FactorySignature =
        new(
            "GRP037", "A factory cannot be called",
            "{0}.{1} cannot make instances: make it a static method that is neither private nor generic, takes members by value, returns {0} and has no overload that C# could prefer");

    public static readonly ContractRule CannotKeep =
        new("GRP038", "Unknown members cannot be kept", "{0}.{1} cannot keep unknown members: {2}");

    public static readonly ContractRule VainAttribute =
        new(
            "GRP039", "An attribute asks for what is no member",
            "{0}.{1} cannot be written, although an attribute asks for it: it {2}; take the attribute away, or make it a member");

    public static readonly ContractRule DataBehindProperty =
        new(
            "GRP040", "What a property shows is not written",
            "{0}.{1} shows the field {2}, which is not written; mark the field with [DataMember] or [Order], or leave the property out with [SkipPack]",
            RuleSeverity.Warning);

    public static readonly ContractRule InternalData =
        new(
            "GRP041", "Data of a packed type are not public",
            "{0}.{1} is internal and is not packed, because [Pack] takes public members alone; make it public, or leave it out with [SkipPack]",
            RuleSeverity.Warning);

    public static readonly ContractRule OldLanguage =
        new(
            "GRP042", "Generated code needs a later C#",
            "The project is compiled as C# {0}, and generated code needs C# 13; set LangVersion to 13.0 or later, or leave it out");

    public static readonly ContractRule AsyncCallback =
        new(
            "GRP043", "A callback is not awaited",
            "{0}.{1} is async void, so that it returns before its work is done and nobody sees what it throws; let it do its work without await");

    public static readonly ContractRule HiddenOrder =
        new(
            "GRP044", "The order of members is not shown",
            "{0} has members without numbers in an order that is not shown: fields and automatic properties of another assembly, or partial properties that another generator implements; pure data and arrays of MessagePack need it: give them numbers, have the generator make the contract in that assembly, or silence GRP044 here to have the type compiled at run time");

    public static readonly ContractRule OtherAttribute =
        new(
            "GRP045", "An attribute of another serializer is ignored",
            "{0}.{1} has [{2}] of another serializer, which is ignored, and {3}", RuleSeverity.Info);

    public static readonly ContractRule RequiredLater =
        new(
            "GRP046", "A required member comes after optional ones",
            "{0}.{1} is required, and its number is above that of a member that is not: if it was added later, the bytes of earlier versions can no longer be read; give it an initial value instead",
            RuleSeverity.Info);

    public static readonly ContractRule UnsetRequired =
        new(
            "GRP047", "A required member is not written",
            "{0}.{1} is required, but no member of the contract, so that nothing would set it on read: {2}, or leave it out with [SkipPack]");

    public static readonly ContractRule OptionalPure =
        new(
            "GRP048", "A field of pure data is marked as optional",
            "{0}.{1} has [OptionalField], which has no effect: as the root, in Fast and Compact, {0} is pure data, which only the version that wrote it reads; mark it with [DataContract], and its fields with [DataMember(Order = n)], to read other versions",
            RuleSeverity.Warning);

    public static readonly ContractRule ScatteredMembers =
        new(
            "GRP049", "Members in the order of files",
            "{0}.{1} and {0}.{2} have no numbers and stand in different files: pure data and arrays of MessagePack have them in the order in which the compiler gets the files, so that another name of a file exchanges members; {3}",
            RuleSeverity.Warning);

    public static readonly ContractRule SetOnly =
        new(
            "GRP050", "What can be set but not got is not written",
            "{0}.{1} has a public setter and no public getter, so that it is not written; make the getter public, mark the property with [DataMember] or [Order] unless the type has [Pack], or leave it out with [SkipPack]",
            RuleSeverity.Warning);

    public static IReadOnlyList<ContractRule> All =>
    [
        DuplicateOrder, MixedOrder, NegativeOrder, UnreachableMember, NoConstructor, AmbiguousConstructor, NoCases, CaseNotAssignable, DuplicateCase,
        HashCollision, UnsupportedType, NotReachable, ForeignPrivateMember, NotPopulatable, SerializableBase, CustomSerialization, TailNotLast,
        NoNumbers, UnmatchedParameter, CaseOfNoUnion, ReservedId, UnfitUnknownCase, TwoIds, TooManyMembers, CallbackSignature, DuplicateCallback, InlineReplaced,
        SurrogateMismatch, SurrogateOfNothing, ContractMismatch, ComparerMismatch, FactorySignature, CannotKeep, VainAttribute,
        DataBehindProperty, InternalData, OldLanguage, AsyncCallback, HiddenOrder, OtherAttribute, RequiredLater, UnsetRequired,
        OptionalPure, ScatteredMembers, SetOnly,
    ];
}
