using System.Reflection;
using System.Runtime.ExceptionServices;

namespace Graupel.CodeGen;

/// <summary>Makes instances of types that users declare.</summary>
internal static class Instances
{
    /// <summary>Calls the parameterless constructor. Its exceptions are rethrown unchanged; the runtime wraps them if the type is a type argument.</summary>
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
