using System.Runtime.CompilerServices;

namespace Graupel.Compat.MsgPackLight.Converters;

/// <summary>Converters call each other as deep as values are nested.</summary>
internal static class Nesting
{
    /// <exception cref="GraupelException">The stack of the thread does not suffice for one level more.</exception>
    public static void EnsureStack()
    {
        if (!RuntimeHelpers.TryEnsureSufficientExecutionStack())
        {
            throw new GraupelException(ErrorKind.DepthExceeded, "The value is nested more deeply than the stack of this thread allows");
        }
    }
}
