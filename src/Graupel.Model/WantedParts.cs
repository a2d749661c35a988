namespace Graupel.Model;

/// <summary>
/// Which parts of a type every contract of it must have: one that is made where another assembly does not show them is wrong. A generic contract is
/// looked through where it is declared, any other where a program runs, and both must come to the same answer.
/// </summary>
internal static class WantedParts
{
    /// <summary>Whether a part is one of them.</summary>
    /// <param name="isMethod">It is a method or constructor; else a field or property.</param>
    /// <param name="isKeeper">It keeps unknown members.</param>
    /// <param name="has">Whether an attribute stands on it.</param>
    public static bool IsWanted(bool isMethod, bool isKeeper, Func<string, bool> has) => isMethod
        ? AttributeNames.OfCallbacks.Any(has) || has(AttributeNames.ContractConstructor)
        : (isKeeper || AttributeNames.OfMembers.Any(has)) && !IsLeftOut(has);

    /// <summary>Whether an attribute leaves a member out; a field may be marked as not serialized besides.</summary>
    public static bool IsLeftOut(Func<string, bool> has) => has(AttributeNames.IgnoreDataMember) || has(AttributeNames.SkipPack);
}
