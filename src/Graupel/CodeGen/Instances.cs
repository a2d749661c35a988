using System.Reflection;
using System.Runtime.ExceptionServices;

namespace Graupel.CodeGen;

/// <summary>Makes instances of types that users declare.</summary>
internal static class Instances
{
    /// <summary>Calls the constructor without parameters. What it throws passes as it is; the runtime wraps it where the type is a type argument.</summary>
    public static T New<T>()
        where T : new()
    {
        try
        {
            return new T();
        }
        catch (TargetInvocationException e) when (e.InnerException is { } thrown)
        {
            ExceptionDispatchInfo.Throw(thrown);
            throw;
        }
    }
}
