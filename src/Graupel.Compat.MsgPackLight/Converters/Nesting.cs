using System.Runtime.CompilerServices;

namespace Graupel.Compat.MsgPackLight.Converters;

/// <summary>Guards the stack: converters call each other as deeply as values are nested.</summary>
internal static class Nesting
{
    /// <exception cref="GraupelException">The stack of the thread is not sufficient for another level.</exception>
    public static void EnsureStack()
    {
        if (!RuntimeHelpers.TryEnsureSufficientExecutionStack())
        {
            throw new GraupelException(ErrorKind.DepthExceeded, "The value is nested more deeply than the stack of this thread allows");
        }
    }
}
