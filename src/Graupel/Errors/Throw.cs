using System.Diagnostics.CodeAnalysis;
using System.Globalization;
using Graupel.Formats;

namespace Graupel;

/// <summary>Raises the exceptions of the library, so that the texts are in one place and callers stay small.</summary>
internal static partial class Throw
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
    public static void UnwritableDocument(string language, Exception reason, long offset) => throw new GraupelException(
        ErrorKind.InvalidValue, $"Invalid value: it cannot be written as {language}, see the inner exception", offset, -1, reason);

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
    public static void UnsupportedFormat(string problem, long offset) => throw new GraupelException(ErrorKind.UnsupportedFormat, $"Unsupported: {problem}", offset);

    [DoesNotReturn]
    public static void ChecksumMismatch(long offset) => throw new GraupelException(ErrorKind.ChecksumMismatch, "The checksum does not match the content", offset);

    private static string Name(Type type) => CSharpName.Of(type);

    private static string Name(WireKind kind)
    {
        string nullable = WireKinds.IsNullable(kind) ? "nullable " : "";
        return $"{nullable}{WireKinds.Underlying(kind)} ({(byte)kind:X2})";
    }
}
