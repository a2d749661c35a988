using System.Diagnostics.CodeAnalysis;
using System.Globalization;
using Graupel.CodeGen;
using Graupel.Formats;
using Graupel.Model.Planning;

namespace Graupel;

/// <content>Cases and types of other classes than declared.</content>
internal static partial class Throw
{
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

    [DoesNotReturn]
    public static void NothingKept(Type unknown) => throw new GraupelException(
        ErrorKind.UnknownCase, $"{Name(unknown)} holds nothing that was read, so there is nothing to write");

    [DoesNotReturn]
    public static void KeptByOther(Type unknown) => throw new GraupelException(
        ErrorKind.UnknownCase, $"{Name(unknown)} holds bytes of another format, which only that format can write");

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
    public static void ReplacedWithCases(Type type) => throw new GraupelException(
        ErrorKind.NoContract, $"the options replace {Name(type)} by a surrogate or contract, and add cases to it, which would be written in its place; they can do one of both");

    [DoesNotReturn]
    public static void NotBehindTag(Type type, WireKind kind) =>
        throw new GraupelException(ErrorKind.NoContract, $"{Name(type)} cannot be a case of a union, because its converter writes kind {(byte)kind:X2}; have it write an object");
}
