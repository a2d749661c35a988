using System.Runtime.ExceptionServices;

namespace Graupel.Tests;

/// <summary>A thread with less stack than usual.</summary>
internal static class SmallStack
{
    public static T Run<T>(int bytes, Func<T> function)
    {
        T result = default!;
        ExceptionDispatchInfo? failure = null;
        var thread = new Thread(Run, bytes);
        thread.Start();
        thread.Join();
        failure?.Throw();
        return result;

        void Run()
        {
            try
            {
                result = function();
            }
            catch (Exception e)
            {
                failure = ExceptionDispatchInfo.Capture(e);
            }
        }
    }
}
