using System.Runtime.ExceptionServices;

namespace Graupel.Hostile.Nesting;

/// <summary>Runs code with a stack of a given size.</summary>
internal static class SizedThread
{
    public static T Run<T>(int stackBytes, Func<T> run)
    {
        T result = default!;
        ExceptionDispatchInfo? failure = null;
        var thread = new Thread(
            () =>
            {
                try
                {
                    result = run();
                }
                catch (Exception e)
                {
                    failure = ExceptionDispatchInfo.Capture(e);
                }
            },
            stackBytes);
        thread.Start();
        thread.Join();
        failure?.Throw();
        return result;
    }
}
