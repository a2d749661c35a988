namespace Graupel;

/// <summary>
/// What a serializer refuses that it would tolerate otherwise: nulls, and differences between the bytes and the contract of the reader, which occur when
/// the other side has another version of it. A member that occurs twice is always refused. Pure data does not describe its members, so nothing can be
/// missing there.
/// </summary>
[Flags]
public enum Strictness
{
    /// <summary>Missing members keep the value of a new instance, unless they are required; unknown members are skipped.</summary>
    None = 0,

    /// <summary>Missing members are refused (<see cref="ErrorKind.MissingMember"/>).</summary>
    MissingMembers = 1,

    /// <summary>Unknown members are refused (<see cref="ErrorKind.UnknownMember"/>).</summary>
    UnknownMembers = 2,

    /// <summary>
    /// A member that is declared with nullable annotations and without <c>?</c> must not hold null, neither on write nor after it was read
    /// (<see cref="ErrorKind.InvalidValue"/>); the same is true for the elements of collections and the values of dictionaries, at any depth
    /// (<c>List&lt;string[]&gt;</c>). For a missing member, the value that the instance holds then is checked. Not checked are members and elements whose
    /// type is a type parameter, the parts of tuples, roots, the elements of types that can only be enumerated, on write, and the elements of
    /// multi-dimensional arrays, memories, priority queues, lookups and user-defined collections.
    /// </summary>
    NullAnnotations = 4,

    /// <summary>Both sides must have the same members, and nulls must be declared.</summary>
    All = MissingMembers | UnknownMembers | NullAnnotations,
}
