using Graupel.Formats;

namespace Graupel.CodeGen;

/// <content>Error paths.</content>
public static partial class Members
{
    /// <summary>
    /// Names the member at fault, for a converter that reads the members of its base itself. For an exception filter.
    /// </summary>
    /// <param name="exception">The error.</param>
    /// <param name="shape">The contract whose members were read.</param>
    /// <param name="member">The member noted last.</param>
    /// <param name="parent">The member of the contract around it.</param>
    /// <returns>False.</returns>
    public static bool Trace(GraupelException exception, ObjectShape shape, int member, int parent) =>
        exception.EnterMember(shape, member) || exception.LeaveTo(parent);
}
