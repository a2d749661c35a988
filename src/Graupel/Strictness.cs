namespace Graupel;

/// <summary>
/// What a serializer refuses that it would otherwise make the best of: differences between the bytes and the contract of the reader, because the other
/// side may have another version of it, and nulls. A member that occurs twice is always refused. Pure data tells nothing of its members, so that
/// nothing can be missing there.
/// </summary>
[Flags]
public enum Strictness
{
    /// <summary>Members that are missing stay as the instance was made, unless they are required; those that are not known are skipped.</summary>
    None = 0,

    /// <summary>Every member must be there (<see cref="ErrorKind.MissingMember"/>).</summary>
    MissingMembers = 1,

    /// <summary>Every member must be known (<see cref="ErrorKind.UnknownMember"/>).</summary>
    UnknownMembers = 2,

    /// <summary>
    /// No member may hold null, when it is written and when it was read, if it is declared with nullable annotations and without <c>?</c>
    /// (<see cref="ErrorKind.InvalidValue"/>), nor may the elements of collections and the values of dictionaries, at any depth (<c>List&lt;string[]&gt;</c>).
    /// What is missing counts by what the instance holds then. Members and elements whose type is a type parameter, the parts of tuples, roots,
    /// the elements of what can only be enumerated, when it is written, and those of arrays of several dimensions, memories, priority queues, lookups and
    /// collections of the user are not looked at.
    /// </summary>
    NullAnnotations = 4,

    /// <summary>Both sides must have the same members, and nulls must be declared.</summary>
    All = MissingMembers | UnknownMembers | NullAnnotations,
}
