namespace Graupel;

/// <summary>
/// What a reader refuses that it would otherwise make the best of, because the other side may have another version of a contract. A member
/// that occurs twice is always refused. Pure data tells nothing of its members, so that nothing can be missing there.
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

    /// <summary>Both sides must have the same members.</summary>
    All = MissingMembers | UnknownMembers,
}
