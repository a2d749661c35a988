namespace Graupel.Tests;

/// <summary>A thread with less stack than usual.</summary>
internal static class SmallStack
{
    public static T Run<T>(int bytes, Func<T> function)
    {
        T result = default!;
        var thread = new Thread(() => result = function(), bytes);
        thread.Start();
        thread.Join();
        return result;
    }
}
