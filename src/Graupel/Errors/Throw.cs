using System.Diagnostics.CodeAnalysis;
using System.Globalization;
using System.Reflection;
using System.Runtime.Serialization;
using Graupel.CodeGen;
using Graupel.Dynamic;
using Graupel.Formats;
using Graupel.Model.Planning;

namespace Graupel;

/// <summary>Raises the exceptions of the library, so that the texts are in one place and callers stay small.</summary>
internal static class Throw
{
    /// <param name="offset">Where the data ends.</param>
    [DoesNotReturn]
    public static void EndOfData(long offset) => EndOfData(offset, remark: null);

    /// <param name="offset">Where the data ends.</param>
    /// <param name="remark">What may be the reason; see <see cref="GraupelException.Remark"/>.</param>
    [DoesNotReturn]
    public static void EndOfData(long offset, string? remark)
    {
        var exception = new GraupelException(ErrorKind.EndOfData, "The data ends inside a value", offset);
        exception.Remark(remark);
        throw exception;
    }

    [DoesNotReturn]
    public static void EndOfChannel() => throw new GraupelException(ErrorKind.EndOfData, "The channel has no further message");

    [DoesNotReturn]
    public static void TrailingBytes(long offset) => throw new GraupelException(ErrorKind.TrailingBytes, "Bytes are left after the value", offset);

    [DoesNotReturn]
    public static void InvalidHeader(string problem, long offset) => throw new GraupelException(ErrorKind.InvalidHeader, $"Invalid header: {problem}", offset);

    [DoesNotReturn]
    public static void KindMismatch(WireKind found, WireKind expected, long offset) =>
        throw new GraupelException(ErrorKind.KindMismatch, $"Found kind {Name(found)} where {Name(expected)} was expected", offset);

    /// <param name="found">What is there, in the terms of the format.</param>
    /// <param name="expected">What should be there.</param>
    /// <param name="offset">Where.</param>
    [DoesNotReturn]
    public static void KindMismatch(string found, string expected, long offset) =>
        throw new GraupelException(ErrorKind.KindMismatch, $"Found {found} where {expected} was expected", offset);

    [DoesNotReturn]
    public static void RankMismatch(int found, int expected, long offset) =>
        throw new GraupelException(ErrorKind.KindMismatch, $"Found an array of rank {found} where rank {expected} was expected", offset);

    [DoesNotReturn]
    public static void InvalidValue(string problem, long offset) => throw new GraupelException(ErrorKind.InvalidValue, $"Invalid value: {problem}", offset);

    /// <param name="member">The member that holds it.</param>
    /// <param name="offset">Where its object is written, or ends.</param>
    /// <param name="at">The member that holds the object.</param>
    [DoesNotReturn]
    public static void NullMember(string member, long offset, int at)
    {
        var exception = new GraupelException(ErrorKind.InvalidValue, "Invalid value: null for a member whose type is not nullable", offset);
        exception.EnterMember(member, at);
        throw exception;
    }

    [DoesNotReturn]
    public static void OtherComparer(Type found, Type expected, bool isDeclared, long offset) => InvalidValue(
        $"{Name(found)} is not, or cannot be shown to be, the comparer that the collection has when it is read, {Name(expected)}; "
            + (isDeclared && found != expected
                ? "that one is declared with [Comparer], or set where new instances are created, but collections are not converted: create the one that is written with that comparer too (a collection expression, [], takes the default one)"
                : "declare the comparer on the member with [Comparer], or create the collection with the same comparer in each new instance: one of a static field, in an initializer or constructor that runs on read; "
                    + "for one that is no member, but the whole value, an element, or a value of a dictionary, take SerializerOptions.WithComparer, or derive a class from it whose parameterless constructor sets the comparer"),
        offset);

    /// <param name="found">The collection.</param>
    /// <param name="declared">What is declared.</param>
    /// <param name="expected">The comparer of what is read.</param>
    /// <param name="offset">Where.</param>
    [DoesNotReturn]
    public static void HiddenComparer(Type found, Type declared, Type expected, long offset) => InvalidValue(
        $"{Name(found)} does not show that it compares by {Name(expected)}, which is declared with [Comparer], or set where new instances are created; "
            + (found == declared ? "" : $"declare it as {Name(found)}, or ") + "create a hash table with that comparer",
        offset);

    /// <param name="sorted">The collection.</param>
    /// <param name="order">Its comparer.</param>
    /// <param name="kept">The comparer of what is read; null where that has no order.</param>
    /// <param name="offset">Where.</param>
    [DoesNotReturn]
    public static void OtherOrder(Type sorted, Type order, Type? kept, long offset) => InvalidValue(
        $"{Name(sorted)} is sorted by {Name(order)}, and would be read as a collection {(kept is null ? "without an order" : $"that is sorted by {Name(kept)}")}; "
            + $"declare it as {Name(sorted)}, with [Comparer] on the member",
        offset);

    [DoesNotReturn]
    public static void OtherOwnComparer(Type found, Type collection, Type expected, long offset) => InvalidValue(
        found == expected
            ? $"another {Name(found)} is the comparer that a {Name(collection)} has when it is read; have its parameterless constructor take the comparer from a static field, so that each instance has the same one"
            : $"{Name(found)} is not the comparer that a {Name(collection)} has when it is read, {Name(expected)}; set it in the parameterless constructor of the collection, or hold the collection in a property without a setter whose initializer creates it with that comparer",
        offset);

    /// <remarks>A mistake of the caller, not of the value; an enumerator that notices it throws the same exception.</remarks>
    [DoesNotReturn]
    public static void ChangedWhileWritten() => throw new InvalidOperationException("A collection was modified while it was being written.");

    /// <inheritdoc cref="ChangedWhileWritten"/>
    [DoesNotReturn]
    public static void ChangedWhileRead() => throw new InvalidOperationException("A list was modified by its elements while it was being read.");

    [DoesNotReturn]
    public static void NotElements(Type found, Type declared, long offset) => InvalidValue(
        $"{Name(found)} was found where {Name(declared)} is declared, and would be read as a list of its elements; declare the member with the type that it holds", offset);

    [DoesNotReturn]
    public static void OtherDictionary(Type found, long offset) => InvalidValue(
        $"{Name(found)} was found where System.Collections.IDictionary is declared, which does not tell how it compares keys; declare the member with the type that it holds", offset);

    [DoesNotReturn]
    public static void Unordered(Exception reason, long offset) => throw new GraupelException(
        ErrorKind.InvalidValue, "Invalid value: the elements of a sorted collection cannot be compared", offset, -1, reason);

    [DoesNotReturn]
    public static void UnwritableDocument(string language, Exception reason, long offset) => throw new GraupelException(
        ErrorKind.InvalidValue, $"Invalid value: it cannot be written as {language}, see the inner exception", offset, -1, reason);

    [DoesNotReturn]
    public static void RefusedElement(Type collection, Exception reason, long offset) => throw new GraupelException(
        ErrorKind.InvalidValue, $"Invalid value: {Name(collection)} refuses an element", offset, -1, reason);

    [DoesNotReturn]
    public static void LostElements(Type collection, int kept, int expected, long offset) => InvalidValue(
        $"{Name(collection)} would have only {kept} of {expected} elements after reading", offset);

    [DoesNotReturn]
    public static void FilledAtFirst(Type collection, long offset) => InvalidValue(
        $"{Name(collection)} already has elements when it is created, and they cannot be removed, so they would be in it twice; implement ICollection<T>, or use a surrogate for it", offset);

    /// <param name="problem">What is wrong.</param>
    /// <param name="viewOffset">Where the fixed run begins.</param>
    /// <param name="inRun">Where the value is in the run.</param>
    [DoesNotReturn]
    public static void InvalidFixedValue(string problem, long viewOffset, int inRun) =>
        throw new GraupelException(ErrorKind.InvalidValue, $"Invalid value: {problem}", viewOffset + inRun, inRun, null);

    [DoesNotReturn]
    public static void InvalidText(string problem, long offset) => throw new GraupelException(ErrorKind.InvalidText, $"Invalid text: {problem}", offset);

    [DoesNotReturn]
    public static void HalfPair(long offset) => InvalidText("an unpaired surrogate, which UTF-8 cannot encode", offset);

    [DoesNotReturn]
    public static void InvalidLength(string problem, long offset) => throw new GraupelException(ErrorKind.InvalidLength, $"Invalid length: {problem}", offset);

    [DoesNotReturn]
    public static void MissingMember(string contract, string member, long offset) =>
        throw new GraupelException(ErrorKind.MissingMember, $"The required member {member} of {contract} is missing", offset);

    [DoesNotReturn]
    public static void UnknownMember(string contract, uint id, bool isHash, long offset) => throw new GraupelException(
        ErrorKind.UnknownMember,
        isHash ? $"{contract} has no member whose name has the hash {id:X8}" : string.Create(CultureInfo.InvariantCulture, $"{contract} has no member {id}"),
        offset);

    [DoesNotReturn]
    public static void UnknownMember(string contract, int place, long offset) => throw new GraupelException(
        ErrorKind.UnknownMember, string.Create(CultureInfo.InvariantCulture, $"{contract} has no member at place {place} of an object"), offset);

    [DoesNotReturn]
    public static void KeptElsewhere(string contract) => throw new GraupelException(
        ErrorKind.UnknownMember,
        $"The unknown members that {contract} kept were read in another format or layout, or by another contract, and cannot be written here; set them to null to write the object without them");

    [DoesNotReturn]
    public static void DuplicateMember(string contract, long offset) =>
        throw new GraupelException(ErrorKind.DuplicateMember, $"A member of {contract} occurs twice", offset);

    [DoesNotReturn]
    public static void SharedMember(string contract, string member, long offset) => throw new GraupelException(
        ErrorKind.InvalidHeader, $"{contract} and its base class both have a member with the key of {member}, and the data does not say which is meant", offset);

    [DoesNotReturn]
    public static void BaseOrMember(string contract, long offset) => throw new GraupelException(
        ErrorKind.InvalidHeader,
        $"The first element of this array may be the base class of {contract} or the member with the number 0, and the data does not say which is meant; the layout Array reads the one, Contract the other",
        offset);

    [DoesNotReturn]
    public static void BaseOrUnknown(string contract, long offset) => throw new GraupelException(
        ErrorKind.InvalidHeader,
        $"The first element of this array may be the base class of {contract} or a member with the number 0, which {contract} does not have, and the data does not say which is meant",
        offset);

    [DoesNotReturn]
    public static void DuplicateKey(long offset) => throw new GraupelException(ErrorKind.DuplicateKey, "A key or set element occurs twice", offset);

    [DoesNotReturn]
    public static void UnknownTag(string union, UnionTag tag, long offset) =>
        throw new GraupelException(ErrorKind.UnknownCase, $"{union} has no case with {(tag.IsHash ? "name hash" : "id")} {tag.Value}", offset);

    [DoesNotReturn]
    public static void AmbiguousCase(string union, Type type, long offset) => throw new GraupelException(
        ErrorKind.UnknownCase, $"{Name(type)}, a case of {union}, is loaded in several load contexts, none of which is the library's, so the case is ambiguous", offset);

    [DoesNotReturn]
    public static void UndeclaredType(Type found, string contract)
    {
        if (found == typeof(object))
        {
            throw new GraupelException(
                ErrorKind.InvalidValue,
                "Invalid value: an instance of System.Object itself, which holds nothing to write; if it is a lock, leave the member out with [SkipPack] or [NonSerialized], "
                    + "and create it anew in a constructor that runs on read, or in a method with [OnDeserialized]");
        }

        bool isObject = contract == CSharpName.Of(typeof(object));
        string there = isObject ? "" : "there with [Union] or, on a class, [KnownType], or else ";
        string alone = isObject ? "; as a value of its own, write it with Serializer.For(value.GetType())" : "";
        throw new GraupelException(
            ErrorKind.UnknownCase,
            $"{Name(found)} is neither {contract} itself nor one of its declared cases; declare it {there}with [UnionCase], with SerializerOptions.WithCase, or in the list of types of a serializer that takes one{alone}");
    }

    [DoesNotReturn]
    public static void CaseOfOtherCopy(Type found, string contract) => throw new GraupelException(
        ErrorKind.UnknownCase,
        $"{Name(found)} is no case of {contract}, although a type of that name in another assembly, or in another copy of the assembly, is; use a serializer whose options were made for this one");

    /// <summary>For a type that takes no cases: what a derived class adds would be lost.</summary>
    [DoesNotReturn]
    public static void DerivedType(Type found, Type declared) => throw new GraupelException(
        ErrorKind.UnknownCase,
        $"{Name(found)} was found where {Name(declared)} is declared, and would be read as that type; declare the member with the type that it holds, or use a surrogate for it");

    [DoesNotReturn]
    public static void ReadOtherwise(Type found, Type made, string contract, long offset) => throw new GraupelException(
        ErrorKind.KindMismatch,
        $"The same {Name(found)} was written before where it is read as {Name(made)}, which is not assignable to {contract}; declare both members with the same type, or set {nameof(SerializerOptions)}.{nameof(SerializerOptions.References)} to {nameof(References.PreserveObjects)}",
        offset);

    /// <summary>Of a depth that no option changes.</summary>
    [DoesNotReturn]
    public static void DepthExceeded(int limit, long offset) =>
        throw new GraupelException(ErrorKind.DepthExceeded, $"The value is nested deeper than {limit} levels", offset);

    [DoesNotReturn]
    public static void MaxDepthExceeded(int limit, long offset) => throw new GraupelException(
        ErrorKind.DepthExceeded, $"The value is nested deeper than {limit} levels, the limit that {nameof(Limits)}.{nameof(Limits.MaxDepth)} sets", offset);

    [DoesNotReturn]
    public static void StackExceeded(int depth, long offset) =>
        throw new GraupelException(ErrorKind.DepthExceeded, $"The value is nested {depth} levels deep, more than the stack of this thread allows", offset);

    [DoesNotReturn]
    public static void LimitExceeded(string problem, long offset) => throw new GraupelException(ErrorKind.LimitExceeded, $"Limit exceeded: {problem}", offset);

    /// <param name="problem">What is too much.</param>
    /// <param name="option">The option that sets the limit, with its class.</param>
    /// <param name="offset">Where.</param>
    [DoesNotReturn]
    public static void LimitExceeded(string problem, string option, long offset) => LimitExceeded($"{problem} (see {option})", offset);

    [DoesNotReturn]
    public static void TooManyBytes(long limit, long offset) =>
        LimitExceeded($"the value has more than {limit} bytes", $"{nameof(Limits)}.{nameof(Limits.MaxStreamBytes)}", offset);

    [DoesNotReturn]
    public static void TooManyUnbacked(int limit, long offset) =>
        LimitExceeded($"more than {limit} elements take no bytes", $"{nameof(Limits)}.{nameof(Limits.MaxUnbackedItems)}", offset);

    [DoesNotReturn]
    public static void Cycle(string contract, long offset) =>
        throw new GraupelException(ErrorKind.CycleDetected, CycleProblem(contract), offset);

    public static string CycleProblem(string contract) =>
        $"The graph has a cycle through {contract}; set {nameof(SerializerOptions)}.{nameof(SerializerOptions.References)} to preserve it";

    /// <param name="type">The type that cannot be created before its members, if it is known.</param>
    /// <param name="offset">Where it comes again.</param>
    [DoesNotReturn]
    public static void CycleThroughMembers(Type? type, long offset) => throw new GraupelException(
        ErrorKind.CycleDetected,
        $"The graph has a cycle through {(type is null ? "an object" : Name(type))}, which is created from its content and so cannot be part of it; a cycle needs a type with a parameterless constructor, or a collection that is filled after it is created",
        offset);

    [DoesNotReturn]
    public static void ReferenceMissing(long offset) =>
        throw new GraupelException(ErrorKind.ReferenceMissing, "A reference does not point to an earlier object", offset);

    [DoesNotReturn]
    public static void ReferenceUnexpected(long offset) => UnsupportedFormat(
        $"tracked references, which this reader does not expect; set {nameof(SerializerOptions)}.{nameof(SerializerOptions.References)}, or, where it is set, read a type whose values have an identity as the written one",
        offset);

    [DoesNotReturn]
    public static void NoForm(Type type) => throw new GraupelException(
        ErrorKind.NoContract,
        $"{Name(type)} cannot be written without a contract; use null, bool, integers of up to 64 bits, float, double, string, bytes, DateTime, MessagePackExtension, or lists and dictionaries of these");

    [DoesNotReturn]
    public static void NoCompiler(Type type) => throw new GraupelException(
        ErrorKind.NoContract,
        $"{Name(type)} cannot be compiled, because this program has no run-time compiler, and {nameof(CompilerChoice.RuntimeOnly)} takes no generated contract; use {nameof(CompilerChoice.GeneratedFirst)}");

    // Nobody can put an attribute on a type of the framework, on an array, or on what a generic type of the framework makes.
    [DoesNotReturn]
    public static void NoContract(Type type)
    {
        if (IsNameless(type))
        {
            throw new GraupelException(
                ErrorKind.NoContract,
                $"There is no contract for {Name(type)}; generated code cannot name it, because it is an anonymous type or one that is local to a file, or has such a type in it: use a record or class with [Contract]");
        }

        if (type.ContainsGenericParameters || type.IsByRefLike || type.IsPointer || type.IsByRef || type.IsFunctionPointer || type == typeof(void))
        {
            throw new GraupelException(ErrorKind.NoContract, $"There is no contract for {Name(type)}; no value has that type, or none that can be kept: use another one");
        }

        string remedy = $"add [assembly: ContractFor(typeof({Name(type)}))] or name a surrogate for it";
        bool isMarked = Array.Exists(
            [typeof(ContractAttribute), typeof(DataContractAttribute), typeof(PackAttribute), typeof(SerializableAttribute)], one => type.IsDefined(one, inherit: false));
        bool isGivenType = SharedFramework.Contains(type.Assembly) || type.HasElementType || type.IsGenericType;
        string advice = isGivenType ? remedy
            : isMarked ? "it is marked, but none was generated: its project has no generator, a diagnostic is silenced, or another generator makes a type that it, or what it holds, names (GRP102)"
            : $"mark it with [Contract], or, where it is not yours, {remedy}";
        throw new GraupelException(ErrorKind.NoContract, $"There is no contract for {Name(type)}; {advice}");
    }

    // The compiler gives such types names that no source can have.
    private static bool IsNameless(Type type) => type.HasElementType ? IsNameless(type.GetElementType()!)
        : type.Name.StartsWith('<') || Array.Exists(type.GetGenericArguments(), IsNameless);

    [DoesNotReturn]
    public static void NothingKept(Type unknown) => throw new GraupelException(
        ErrorKind.UnknownCase, $"{Name(unknown)} holds nothing that was read, so there is nothing to write");

    [DoesNotReturn]
    public static void KeptByOther(Type unknown) => throw new GraupelException(
        ErrorKind.UnknownCase, $"{Name(unknown)} holds bytes of another format, which only that format can write");

    [DoesNotReturn]
    public static void GetterOfNewThrows(Type type, Exception cause) => throw new ContractException(
        ContractRules.UnsupportedType.Id,
        $"{Name(type)} cannot be written: a getter throws on a new instance, which is asked what its sets and dictionaries are, because they are filled; let it return null until it is set, or leave the member out with [SkipPack]",
        cause);

    [DoesNotReturn]
    public static void EmptyRefused(Type map, Exception cause) => throw new ContractException(
        ContractRules.UnsupportedType.Id, $"{Name(map)} cannot be made from no entries, which would show its comparer; let it accept them, or name a surrogate for it", cause);

    [DoesNotReturn]
    public static void HiddenMethod(Type type, string method) => throw new ContractException(
        ContractRules.ForeignPrivateMember.Id,
        $"{Name(type)}.{method} cannot be called from another assembly, because it is not public, and generated code calls no other methods there; make it public, "
            + $"or have the generator make the contract of {Name(type)} in the assembly of that, or take {nameof(CompilerChoice)}.{nameof(CompilerChoice.GeneratedFirst)} to have the contract compiled at run time");

    [DoesNotReturn]
    public static void UnknownToDerived(string @base, string member, Type derived) => throw new ContractException(
        ContractRules.ForeignPrivateMember.Id,
        $"{@base}.{member} did not exist, or was private in another assembly, when {Name(derived)} was compiled, which reads the members of {@base} itself because it is created by a constructor with parameters; "
            + $"make {member} public if it is not, its setter too unless the constructor takes it, and compile {Name(derived)} again, or give it a parameterless constructor");

    [DoesNotReturn]
    public static void Outdated(string contract, MemberShape member, WireKind kind) => throw new GraupelException(
        ErrorKind.NoContract,
        $"{contract}.{member.Name} was of kind {member.Kind} when the contract of {contract} was compiled, and is of kind {kind} now: if {member.Type} is another version, "
            + $"compile the assembly with the contract of {contract} again; if only one of two assemblies names a surrogate or contract for it, put the same attribute on the other");

    [DoesNotReturn]
    public static void OtherVersion(Type type, string difference) => throw new GraupelException(
        ErrorKind.NoContract, $"{Name(type)} {difference}, as it was when its contract was compiled: compile the assembly with the contract again");

    [DoesNotReturn]
    public static void SameNames(string contract, string first, string second) => throw new GraupelException(
        ErrorKind.NoContract, $"{contract} cannot be a map by name: the names of {first} and {second} are the same on the wire");

    [DoesNotReturn]
    public static void TooManyPlaces(string contract, long places, long limit) => throw new GraupelException(
        ErrorKind.NoContract, $"{contract} cannot be an array: it would have {places} places, more than {limit}");

    [DoesNotReturn]
    public static void HiddenOrder(string contract, string declaring) => throw new GraupelException(
        ErrorKind.NoContract,
        $"{contract} cannot be an array: in which order the members of {declaring} are declared was not shown where its contract was generated; "
            + "give them numbers, have the generator make the contract in the assembly that declares them, or write this type as a map");

    [DoesNotReturn]
    public static void SameTags(UnionCase one, UnionCase other)
    {
        (ContractRule rule, string what) = one.Tag.IsHash ? (ContractRules.HashCollision, "name hash") : (ContractRules.DuplicateCase, "id");
        throw new ContractException(
            rule.Id, string.Create(CultureInfo.InvariantCulture, $"Cases {Name(one.Type)} and {Name(other.Type)} of {Name(one.Base)} have the same {what} {one.Tag.Value}"));
    }

    [DoesNotReturn]
    public static void TwoIds(UnionCase one, UnionCase other)
    {
        string[] ids = [.. new[] { one, other }.Select(static each => unchecked((int)each.Tag.Value).ToString(CultureInfo.InvariantCulture))];
        throw new ContractException(ContractRules.TwoIds, Name(one.Type), Name(one.Base), ids[0], ids[1]);
    }

    [DoesNotReturn]
    public static void ReplacedByItself(Type type) =>
        throw new GraupelException(ErrorKind.NoContract, $"{Name(type)} is replaced by a type that cannot be described without {Name(type)}; use a class or record as its surrogate");

    [DoesNotReturn]
    public static void ReplacedTail(Type type, string member) => throw new GraupelException(
        ErrorKind.NoContract,
        $"the options replace {Name(type)}, but {Name(type)}.{member}, its last member, is written as a chain with the members of the base; put another member behind it");

    [DoesNotReturn]
    public static void ReplacedWithCases(Type type) => throw new GraupelException(
        ErrorKind.NoContract, $"the options replace {Name(type)} by a surrogate or contract, and add cases to it, which would be written in its place; they can do one of both");

    [DoesNotReturn]
    public static void NotBehindTag(Type type, WireKind kind) =>
        throw new GraupelException(ErrorKind.NoContract, $"{Name(type)} cannot be a case of a union, because its converter writes kind {(byte)kind:X2}; have it write an object");

    [DoesNotReturn]
    public static void ForeignContract(Type factory, Type contract, Type type) =>
        throw new GraupelException(ErrorKind.NoContract, $"{Name(factory)} made a {Name(contract)} for {Name(type)}; it must make a Contract<T> of the requested type");

    public static GraupelException ConverterOfOther(Type contract, Type converter, Type type) => new(
        ErrorKind.NoContract, $"{Name(contract)} created a {Name(converter)}, which does not convert {Name(type)}");

    [DoesNotReturn]
    public static void NoShape(Type converter) => throw new GraupelException(
        ErrorKind.NoContract, $"The Shape of {Name(converter)} does not describe a value: its kind must be one of those that values have");

    [DoesNotReturn]
    public static void NotExact(Type converter) => throw new GraupelException(
        ErrorKind.NoContract, $"The Shape of {Name(converter)} is not one of pure data; set its IsExact, and that of what is below, to the IsExact of the registry");

    [DoesNotReturn]
    public static void WroteNothing(Type converter, Type type) => throw new GraupelException(
        ErrorKind.InvalidValue, $"Invalid value: {Name(converter)} wrote nothing for a {Name(type)}; a converter must write one value, and WriteNull for null");

    [DoesNotReturn]
    public static void WroteOther(Type converter, Type type) => throw new GraupelException(
        ErrorKind.InvalidValue,
        $"Invalid value: {Name(converter)} did not write one value for a {Name(type)}; a converter must write one value, of the kind of its Shape, and as many entries as the header before them says");

    [DoesNotReturn]
    public static void WroteNull(Type converter, Type type) => throw new GraupelException(
        ErrorKind.InvalidValue, $"Invalid value: {Name(converter)} wrote null for a {Name(type)} that is not null, and would be read as null; where a {Name(type)}? is declared it must not");

    [DoesNotReturn]
    public static void NoNull(Type converter, Type type) => throw new GraupelException(
        ErrorKind.NoContract,
        $"{Name(converter)} writes a {Name(type)} in a form that has none for null, so that {Name(type)}? cannot be written; have it write text, bytes or a sequence, or use a surrogate");

    [DoesNotReturn]
    public static void MadeTwice(Type converter, Type made, long offset) =>
        InvalidValue($"{Name(converter)}.Create returned the same {Name(made)} for two objects; it must return a new instance each time", offset);

    [DoesNotReturn]
    public static void MadeNothing(Type converter, Type type, long offset) =>
        InvalidValue($"{Name(converter)}.Create returned null; a converter that fills in place must return a new {Name(type)}", offset);

    [DoesNotReturn]
    public static void MadeAnother(Type converter, Type type, long offset) =>
        InvalidValue($"{Name(converter)}.Populate gave another {Name(type)} than the one that Create returned; it must fill that", offset);

    [DoesNotReturn]
    public static void NothingWritten(Type surrogate, Type type) => throw new GraupelException(
        ErrorKind.InvalidValue, $"Invalid value: {Name(surrogate)} wrote null for a {Name(type)}; ToWire must return a value");

    [DoesNotReturn]
    public static void NothingConverted(Type surrogate, Type type, long offset) =>
        InvalidValue($"{Name(surrogate)} returned null for a {Name(type)}; FromWire must return a value", offset);

    [DoesNotReturn]
    public static void FillsNothing(Type type, string contract, string member) => throw new GraupelException(
        ErrorKind.NoContract,
        $"{contract}.{member} has no setter, and the options write {Name(type)} in a form that cannot fill the existing instance; give the member a setter, or leave it out with [SkipPack]");

    [DoesNotReturn]
    public static void NothingMade(Type contract, string factory)
    {
        var error = new GraupelException(
            ErrorKind.InvalidValue, $"{Name(contract)}.{factory} returned null; a method with [ContractConstructor] must return a new instance");

        // None of its members is at fault.
        error.LeaveTo(MemberNote.None);
        throw error;
    }

    [DoesNotReturn]
    public static void NotFillable(Type collection, long offset) => InvalidValue(
        $"{Name(collection)} is a view or read-only, and the member has no setter, so it cannot be read; leave the member out with [SkipPack]", offset);

    [DoesNotReturn]
    public static void HeldView(Type view, string contract, string member) => throw new GraupelException(
        ErrorKind.NoContract,
        $"{contract}.{member} has no setter, and a new instance holds a {Name(view)} there, which is a view of other data of the instance: it would show others when it is read; "
            + "mark the field that holds the data with [DataMember] or [Order] and leave the property out with [SkipPack], or give the property a setter");

    [DoesNotReturn]
    public static void HeldCopy(Type copy, string contract, string member) => throw new GraupelException(
        ErrorKind.NoContract,
        $"{contract}.{member} has no setter, and its getter returns another {Name(copy)} each time, so what is read would be lost; "
            + "leave the property out with [SkipPack], and mark the field that holds the data, if there is one, with [DataMember] or [Order]");

    [DoesNotReturn]
    public static void HeldShared(Type collection, string contract, string member) => throw new GraupelException(
        ErrorKind.NoContract,
        $"{contract}.{member} has no setter, and new instances have one {Name(collection)} together there, so what is read for one would be in all; "
            + "leave the property out with [SkipPack], and mark the field that holds the data with [DataMember] or [Order], or create the collection in each new instance");

    [DoesNotReturn]
    public static void NeverHeld(string contract, string member, bool isMissing, long offset) => InvalidValue(
        $"{contract}.{member} has no setter, and a new object holds {(isMissing ? "no" : "a")} collection there, so that {(isMissing ? "this one" : "null")} could not be read; "
            + "mark the field that holds it with [DataMember] or [Order] and leave the property out with [SkipPack], or create it in each new object",
        offset);

    [DoesNotReturn]
    public static void ScalarAsMember(Type contract, string holder, string member) => throw new GraupelException(
        ErrorKind.NoContract, $"{Name(contract)} cannot write {holder}.{member} as a scalar, which has no place of its own there; write an object, or use a surrogate");

    [DoesNotReturn]
    public static void NoKeyOrder(Type collection, Type key) => throw new GraupelException(
        ErrorKind.NoContract, $"{Name(collection)} cannot be written in ascending order: only text, numbers, dates, Guids and enums have an order that is the same everywhere, and types of yours that implement IComparable of themselves and are not nullable; {Name(key)} does not");

    [DoesNotReturn]
    public static void ForeignContracts(Assembly assembly, int version, int latest) =>
        throw new GraupelException(
            ErrorKind.NoContract,
            $"The contracts in {assembly.GetName().Name} have version {version}, and this library knows versions 1 to {latest}; build both with the same version of Graupel");

    [DoesNotReturn]
    public static void UnsupportedFormat(string problem, long offset) => throw new GraupelException(ErrorKind.UnsupportedFormat, $"Unsupported: {problem}", offset);

    [DoesNotReturn]
    public static void FingerprintMismatch(Type type, ulong found, ulong expected) =>
        throw new GraupelException(ErrorKind.FingerprintMismatch, $"The data was written with contract {found:X16}, but {Name(type)} has contract {expected:X16}");

    [DoesNotReturn]
    public static void FingerprintMissing() => throw new GraupelException(
        ErrorKind.FingerprintMismatch,
        "The envelope was written without the fingerprint of its contract, which FingerprintCheck.Always requires; write it with EnvelopeOptions.WriteFingerprint, or read it with another FingerprintCheck");

    [DoesNotReturn]
    public static void OtherContract(int number, Type type, ulong found, ulong expected, string difference) => throw new GraupelException(
        ErrorKind.FingerprintMismatch,
        $"Contract {number} of the handshake is {found:X16} on the other side, but {Name(type)} has {expected:X16} here{difference}");

    [DoesNotReturn]
    public static void ChecksumMismatch(long offset) => throw new GraupelException(ErrorKind.ChecksumMismatch, "The checksum does not match the content", offset);

    private static string Name(Type type) => CSharpName.Of(type);

    private static string Name(WireKind kind)
    {
        string nullable = WireKinds.IsNullable(kind) ? "nullable " : "";
        return $"{nullable}{WireKinds.Underlying(kind)} ({(byte)kind:X2})";
    }
}
