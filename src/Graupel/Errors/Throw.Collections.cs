using System.Diagnostics.CodeAnalysis;
using Graupel.Model.Planning;

namespace Graupel;

/// <content>Collections, their order and comparers.</content>
internal static partial class Throw
{
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
    public static void RefusedElement(Type collection, Exception reason, long offset) => throw new GraupelException(
        ErrorKind.InvalidValue, $"Invalid value: {Name(collection)} refuses an element", offset, -1, reason);

    [DoesNotReturn]
    public static void LostElements(Type collection, int kept, int expected, long offset) => InvalidValue(
        $"{Name(collection)} would have only {kept} of {expected} elements after reading", offset);

    [DoesNotReturn]
    public static void FilledAtFirst(Type collection, long offset) => InvalidValue(
        $"{Name(collection)} already has elements when it is created, and they cannot be removed, so they would be in it twice; implement ICollection<T>, or use a surrogate for it", offset);

    [DoesNotReturn]
    public static void DuplicateKey(long offset) => throw new GraupelException(ErrorKind.DuplicateKey, "A key or set element occurs twice", offset);

    [DoesNotReturn]
    public static void EmptyRefused(Type map, Exception cause) => throw new ContractException(
        ContractRules.UnsupportedType.Id, $"{Name(map)} cannot be made from no entries, which would show its comparer; let it accept them, or name a surrogate for it", cause);

    [DoesNotReturn]
    public static void NotFillable(Type collection, long offset) => InvalidValue(
        $"{Name(collection)} is a view or read-only, and the member has no setter, so it cannot be read; leave the member out with [SkipPack]", offset);

    [DoesNotReturn]
    public static void NeverHeld(string contract, string member, bool isMissing, long offset) => InvalidValue(
        $"{contract}.{member} has no setter, and a new object holds {(isMissing ? "no" : "a")} collection there, so that {(isMissing ? "this one" : "null")} could not be read; "
            + "mark the field that holds it with [DataMember] or [Order] and leave the property out with [SkipPack], or create it in each new object",
        offset);

    [DoesNotReturn]
    public static void NoKeyOrder(Type collection, Type key) => throw new GraupelException(
        ErrorKind.NoContract, $"{Name(collection)} cannot be written in ascending order: only text, numbers, dates, Guids and enums have an order that is the same everywhere, and types of yours that implement IComparable of themselves and are not nullable; {Name(key)} does not");
}
