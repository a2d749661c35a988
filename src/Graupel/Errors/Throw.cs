using System.Diagnostics.CodeAnalysis;
using System.Globalization;
using System.Reflection;
using Graupel.CodeGen;
using Graupel.Formats;

namespace Graupel;

/// <summary>Raises every exception of the library, so that the texts stand in one place and callers stay small.</summary>
internal static class Throw
{
    /// <param name="offset">Where the data ends.</param>
    [DoesNotReturn]
    public static void EndOfData(long offset) => throw new GraupelException(ErrorKind.EndOfData, "The data ends inside a value", offset);

    [DoesNotReturn]
    public static void EndOfChannel() => throw new GraupelException(ErrorKind.EndOfData, "The channel has no further message");

    [DoesNotReturn]
    public static void TrailingBytes(long offset) => throw new GraupelException(ErrorKind.TrailingBytes, "Bytes are left after the value", offset);

    [DoesNotReturn]
    public static void InvalidHeader(string problem, long offset) => throw new GraupelException(ErrorKind.InvalidHeader, $"Invalid header: {problem}", offset);

    [DoesNotReturn]
    public static void KindMismatch(WireKind found, WireKind expected, long offset) =>
        throw new GraupelException(ErrorKind.KindMismatch, $"Found kind {Name(found)} where {Name(expected)} is expected", offset);

    /// <param name="found">What stands there, in the words of the format.</param>
    /// <param name="expected">What should stand there.</param>
    /// <param name="offset">Where.</param>
    [DoesNotReturn]
    public static void KindMismatch(string found, string expected, long offset) =>
        throw new GraupelException(ErrorKind.KindMismatch, $"Found {found} where {expected} is expected", offset);

    [DoesNotReturn]
    public static void RankMismatch(int found, int expected, long offset) =>
        throw new GraupelException(ErrorKind.KindMismatch, $"Found an array of rank {found} where rank {expected} is expected", offset);

    [DoesNotReturn]
    public static void InvalidValue(string problem, long offset) => throw new GraupelException(ErrorKind.InvalidValue, $"Invalid value: {problem}", offset);

    /// <param name="member">The member that holds it.</param>
    /// <param name="offset">Where its object is written, or ends.</param>
    /// <param name="at">The member that holds the object.</param>
    [DoesNotReturn]
    public static void NullMember(string member, long offset, int at)
    {
        var exception = new GraupelException(ErrorKind.InvalidValue, "Invalid value: null where the type of the member says that there is none", offset);
        exception.EnterMember(member, at);
        throw exception;
    }

    [DoesNotReturn]
    public static void OtherComparer(Type found, Type expected, long offset) => InvalidValue(
        $"{Name(found)} is not, or does not show, the comparer that the collection has when it is read, {Name(expected)}; declare it on the member by [Comparer], or make the collection with the same one in the initializer of the member",
        offset);

    [DoesNotReturn]
    public static void OtherOwnComparer(Type found, Type collection, Type expected, long offset) => InvalidValue(
        $"{Name(found)} is not the comparer that a {Name(collection)} has when it is read, {Name(expected)}; have its constructor without parameters give it, or hold it in a property without a setter whose initializer makes it with that one",
        offset);

    /// <remarks>A fault of the caller, not of the value, as where an enumerator notices it.</remarks>
    [DoesNotReturn]
    public static void ChangedWhileWritten() => throw new InvalidOperationException("A collection was changed while it was written.");

    [DoesNotReturn]
    public static void NotElements(Type found, Type declared, long offset) => InvalidValue(
        $"{Name(found)} stands where {Name(declared)} is declared, and would come back as a list of its elements; declare the member as what it holds", offset);

    [DoesNotReturn]
    public static void OtherDictionary(Type found, long offset) => InvalidValue(
        $"{Name(found)} stands where System.Collections.IDictionary is declared, and does not show there how it compares keys; declare the member as what it holds", offset);

    [DoesNotReturn]
    public static void Unordered(Exception reason, long offset) => throw new GraupelException(
        ErrorKind.InvalidValue, $"Invalid value: the elements of a sorted collection have no order; {reason.Message}", offset, -1, reason);

    [DoesNotReturn]
    public static void RefusedElement(Type collection, Exception reason, long offset) => throw new GraupelException(
        ErrorKind.InvalidValue, $"Invalid value: {Name(collection)} refuses an element; {reason.Message}", offset, -1, reason);

    [DoesNotReturn]
    public static void LostElements(Type collection, int kept, int expected, long offset) => InvalidValue(
        $"{Name(collection)} has {kept} of {expected} elements when it is made again, so that the others would be lost", offset);

    [DoesNotReturn]
    public static void FilledAtFirst(Type collection, long offset) => InvalidValue(
        $"{Name(collection)} holds elements as soon as it is made, and nothing takes them out, so that they would be there twice; implement ICollection<T>, or name a surrogate for it", offset);

    /// <param name="problem">What is wrong.</param>
    /// <param name="viewOffset">Where the fixed run begins.</param>
    /// <param name="inRun">Where in the run the value stands.</param>
    [DoesNotReturn]
    public static void InvalidFixedValue(string problem, long viewOffset, int inRun) =>
        throw new GraupelException(ErrorKind.InvalidValue, $"Invalid value: {problem}", viewOffset + inRun, inRun, null);

    [DoesNotReturn]
    public static void InvalidText(string problem, long offset) => throw new GraupelException(ErrorKind.InvalidText, $"Invalid text: {problem}", offset);

    [DoesNotReturn]
    public static void HalfPair(long offset) => InvalidText("half of a surrogate pair, which UTF-8 does not have", offset);

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
        ErrorKind.UnknownMember, string.Create(CultureInfo.InvariantCulture, $"{contract} does not have the member at place {place} of an object"), offset);

    [DoesNotReturn]
    public static void KeptElsewhere(string contract) => throw new GraupelException(
        ErrorKind.UnknownMember,
        $"The unknown members that {contract} has kept were read in another format or layout, or by another contract, and cannot be written here; set them to null to write it without them");

    [DoesNotReturn]
    public static void DuplicateMember(string contract, long offset) =>
        throw new GraupelException(ErrorKind.DuplicateMember, $"A member of {contract} occurs twice", offset);

    [DoesNotReturn]
    public static void SharedMember(string contract, string member, long offset) => throw new GraupelException(
        ErrorKind.InvalidHeader, $"{contract} has a member like {member} and its base another: which of them is meant is not said", offset);

    [DoesNotReturn]
    public static void DuplicateKey(long offset) => throw new GraupelException(ErrorKind.DuplicateKey, "A key or set element occurs twice", offset);

    [DoesNotReturn]
    public static void UnknownTag(string union, UnionTag tag, long offset) =>
        throw new GraupelException(ErrorKind.UnknownCase, $"{union} has no case with {(tag.IsHash ? "name hash" : "id")} {tag.Value}", offset);

    [DoesNotReturn]
    public static void AmbiguousCase(string union, Type type, long offset) => throw new GraupelException(
        ErrorKind.UnknownCase, $"{Name(type)}, a case of {union}, is loaded in several load contexts, none of them that of the library, so that nobody can tell which is meant", offset);

    [DoesNotReturn]
    public static void UndeclaredType(Type found, string contract)
    {
        string there = contract == CSharpName.Of(typeof(object)) ? "" : "there with [Union] or, on a class, [KnownType], or else ";
        throw new GraupelException(ErrorKind.UnknownCase, found == typeof(object)
            ? $"An instance of System.Object itself stands where {contract} is declared; it has nothing to write"
            : $"{Name(found)} is not {contract} itself and not one of its declared cases; declare it {there}with [UnionCase], by SerializerOptions.WithCase, or in the list of types where a serializer takes one");
    }

    /// <summary>Of a type that takes no cases: what a derived class adds would be lost.</summary>
    [DoesNotReturn]
    public static void DerivedType(Type found, Type declared) => throw new GraupelException(
        ErrorKind.UnknownCase,
        $"{Name(found)} stands where {Name(declared)} is declared, and would come back as that; declare the member as what it holds, or name a surrogate for it");

    [DoesNotReturn]
    public static void ReadOtherwise(Type found, Type made, string contract, long offset) => throw new GraupelException(
        ErrorKind.KindMismatch,
        $"The same {Name(found)} stood before where it is read as {Name(made)}, which cannot be {contract}; declare both members alike, or set {nameof(SerializerOptions)}.{nameof(SerializerOptions.References)} to {nameof(References.PreserveObjects)}",
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
        throw new GraupelException(ErrorKind.DepthExceeded, $"The value is nested {depth} levels deep, for which the stack of the thread does not suffice", offset);

    [DoesNotReturn]
    public static void LimitExceeded(string problem, long offset) => throw new GraupelException(ErrorKind.LimitExceeded, $"Limit exceeded: {problem}", offset);

    [DoesNotReturn]
    public static void Cycle(string contract, long offset) =>
        throw new GraupelException(ErrorKind.CycleDetected, CycleProblem(contract), offset);

    public static string CycleProblem(string contract) =>
        $"The graph comes back to the same {contract}; a serializer whose {nameof(SerializerOptions)}.{nameof(SerializerOptions.References)} says so keeps it";

    /// <param name="type">What cannot be made before its members, where that is known.</param>
    /// <param name="offset">Where it comes again.</param>
    [DoesNotReturn]
    public static void CycleThroughMembers(Type? type, long offset) => throw new GraupelException(
        ErrorKind.CycleDetected,
        $"The graph comes back to {(type is null ? "an object" : Name(type))}, which is made from its content and so cannot be part of it; a cycle needs a type with a parameterless constructor, or a collection that is filled",
        offset);

    [DoesNotReturn]
    public static void ReferenceMissing(long offset) =>
        throw new GraupelException(ErrorKind.ReferenceMissing, "A reference points to no object in front of it", offset);

    [DoesNotReturn]
    public static void ReferenceUnexpected(long offset) => UnsupportedFormat(
        $"tracked references, which this reader was not told to expect; set {nameof(SerializerOptions)}.{nameof(SerializerOptions.References)}", offset);

    [DoesNotReturn]
    public static void NoForm(Type type) => throw new GraupelException(
        ErrorKind.NoContract,
        $"{Name(type)} has no form without a contract; give null, bool, integers of up to 64 bits, float, double, string, byte[], DateTime, MessagePackExtension, or lists and dictionaries of these");

    [DoesNotReturn]
    public static void NoContract(Type type) =>
        throw new GraupelException(ErrorKind.NoContract, $"There is no contract for {Name(type)}; mark it with [Contract], or add [assembly: ContractFor(typeof({Name(type)}))]");

    [DoesNotReturn]
    public static void UnknownToDerived(string @base, string member) => throw new ContractException(
        "GRP013",
        $"{@base}.{member} was private in another assembly, or was not there, when a class that derives from {@base} and is made by a constructor with parameters was compiled; "
            + "make it public and compile that class again, or give it a constructor without parameters");

    [DoesNotReturn]
    public static void SameNames(string contract, string first, string second) => throw new GraupelException(
        ErrorKind.NoContract, $"{contract} cannot be a map by name: the names of {first} and {second} are the same on the wire");

    [DoesNotReturn]
    public static void TooManyPlaces(string contract, long places, long limit) => throw new GraupelException(
        ErrorKind.NoContract, $"{contract} cannot be an array: it would have {places} places, more than {limit}");

    [DoesNotReturn]
    public static void SameTags(UnionCase one, UnionCase other)
    {
        (string rule, string what) = one.Tag.IsHash ? ("GRP010", "name hash") : ("GRP009", "id");
        throw new ContractException(
            rule, string.Create(CultureInfo.InvariantCulture, $"Cases {Name(one.Type)} and {Name(other.Type)} of {Name(one.Base)} have the same {what} {one.Tag.Value}"));
    }

    [DoesNotReturn]
    public static void ReplacedByItself(Type type) =>
        throw new GraupelException(ErrorKind.NoContract, $"{Name(type)} is written as something that cannot be described without {Name(type)}; let a class or record stand for it");

    [DoesNotReturn]
    public static void ForeignContract(Type factory, Type contract, Type type) =>
        throw new GraupelException(ErrorKind.NoContract, $"{Name(factory)} made a {Name(contract)} for {Name(type)}; what it makes must be a Contract<T> of the type that it is asked for");

    [DoesNotReturn]
    public static void FillsNothing(Type type, string contract, string member) => throw new GraupelException(
        ErrorKind.NoContract,
        $"{contract}.{member} has no setter, and what the options write {Name(type)} as cannot fill the one that it holds; give it a setter, or leave it out with [SkipPack]");

    [DoesNotReturn]
    public static void NothingMade(Type contract, string factory)
    {
        var error = new GraupelException(
            ErrorKind.InvalidValue, $"{Name(contract)}.{factory} gave null; a method with [ContractConstructor] has to give a new instance");

        // None of its members is at fault.
        error.LeaveTo(MemberNote.None);
        throw error;
    }

    [DoesNotReturn]
    public static void NotFillable(Type collection, long offset) => InvalidValue(
        $"{Name(collection)} is a view or cannot be changed, and the member has no setter, so that nothing could read it; leave the member out with [SkipPack]", offset);

    [DoesNotReturn]
    public static void ScalarAsMember(Type contract, string holder, string member) => throw new GraupelException(
        ErrorKind.NoContract, $"{Name(contract)} cannot write {holder}.{member} as a scalar, which has no place of its own there; let it write an object, or use a surrogate");

    [DoesNotReturn]
    public static void NoKeyOrder(Type collection, Type key) => throw new GraupelException(
        ErrorKind.NoContract, $"{Name(collection)} cannot be written in ascending order: only text, numbers, dates, Guids and enums have one that is the same everywhere, {Name(key)} has not");

    [DoesNotReturn]
    public static void ForeignContracts(Assembly assembly, int version, int latest) =>
        throw new GraupelException(
            ErrorKind.NoContract,
            $"The contracts in {assembly.GetName().Name} have version {version}, and this library knows versions 1 to {latest}; build both with the same Graupel");

    [DoesNotReturn]
    public static void UnsupportedFormat(string problem, long offset) => throw new GraupelException(ErrorKind.UnsupportedFormat, $"Unsupported: {problem}", offset);

    [DoesNotReturn]
    public static void FingerprintMismatch(Type type, ulong found, ulong expected) =>
        throw new GraupelException(ErrorKind.FingerprintMismatch, $"The bytes have contract {found:X16}, and {Name(type)} has contract {expected:X16}");

    [DoesNotReturn]
    public static void OtherContract(int number, Type type, ulong found, ulong expected, string difference) => throw new GraupelException(
        ErrorKind.FingerprintMismatch,
        $"Contract {number} of the handshake is {found:X16} on the other side, and {Name(type)} has {expected:X16} here{difference}");

    [DoesNotReturn]
    public static void ChecksumMismatch(long offset) => throw new GraupelException(ErrorKind.ChecksumMismatch, "The checksum does not match the content", offset);

    private static string Name(Type type) => CSharpName.Of(type);

    private static string Name(WireKind kind)
    {
        string nullable = WireKinds.IsNullable(kind) ? "nullable " : "";
        return $"{nullable}{WireKinds.Underlying(kind)} ({(byte)kind:X2})";
    }
}
