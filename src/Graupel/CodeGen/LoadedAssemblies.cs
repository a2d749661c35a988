using System.Runtime.Loader;

namespace Graupel.CodeGen;

/// <summary>Tells whether assemblies were loaded since one looked at all of them.</summary>
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

    /// <summary>Another number after each assembly that was loaded. Take it before looking.</summary>
    public static int Version => Volatile.Read(ref _loads);

    private static void Count(object? sender, AssemblyLoadEventArgs e) => Interlocked.Increment(ref _loads);
}
