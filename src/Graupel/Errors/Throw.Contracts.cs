using System.Diagnostics.CodeAnalysis;
using System.Reflection;
using System.Runtime.Serialization;
using Graupel.Dynamic;
using Graupel.Formats;
using Graupel.Model.Planning;

namespace Graupel;

/// <content>Contracts that cannot be used, or are not those of the other side.</content>
internal static partial class Throw
{
    [DoesNotReturn]
    public static void NoForm(Type type) => throw new GraupelException(
        ErrorKind.NoContract,
        $"{Name(type)} cannot be written without a contract; use null, bool, integers of up to 64 bits, float, double, string, bytes, DateTime, MessagePackExtension, or lists and dictionaries of these");

    [DoesNotReturn]
    public static T NoMembers<T>(Type type) => throw new GraupelException(ErrorKind.NoContract, $"{Name(type)} has no members of its own to write");

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
    public static void GetterOfNewThrows(Type type, Exception cause) => throw new ContractException(
        ContractRules.UnsupportedType.Id,
        $"{Name(type)} cannot be written: a getter throws on a new instance, which is asked what its sets and dictionaries are, because they are filled; let it return null until it is set, or leave the member out with [SkipPack]",
        cause);

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
    public static void ForeignContracts(Assembly assembly, int version, int latest) =>
        throw new GraupelException(
            ErrorKind.NoContract,
            $"The contracts in {assembly.GetName().Name} have version {version}, and this library knows versions 1 to {latest}; build both with the same version of Graupel");

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
}
