using System.Runtime.Loader;

namespace Graupel.CodeGen;

/// <summary>Tells whether assemblies have been loaded since all of them were last examined.</summary>
internal static class LoadedAssemblies
{
    private static int _loads;

    static LoadedAssemblies()
    {
        AppDomain.CurrentDomain.AssemblyLoad += Count;

        // The event would keep the library itself from being unloaded.
        if (AssemblyLoadContext.GetLoadContext(typeof(LoadedAssemblies).Assembly) is { IsCollectible: true } own)
        {
            own.Unloading += static _ => AppDomain.CurrentDomain.AssemblyLoad -= Count;
        }
    }

    /// <summary>A number that changes with each assembly that is loaded. Read it before examining assemblies.</summary>
    public static int Version => Volatile.Read(ref _loads);

    private static void Count(object? sender, AssemblyLoadEventArgs e) => Interlocked.Increment(ref _loads);
}
