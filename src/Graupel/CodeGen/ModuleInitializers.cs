using System.Reflection;
using System.Runtime.CompilerServices;
using Graupel.Converters;

namespace Graupel.CodeGen;

/// <summary>
/// Runs the module initializers of assemblies before their generated contracts are asked for, which would run them too: they are code of users, who may wait for other
/// threads. Called only under the serializer's lock.
/// </summary>
internal sealed class ModuleInitializers(MakingLock making)
{
    // Assemblies that can be unloaded are not held.
    private readonly ConditionalWeakTable<Assembly, object?> _done = [];

    /// <summary>Runs those of some assemblies, while other threads may go on.</summary>
    public void Run(IEnumerable<Assembly> assemblies)
    {
        Assembly[] left = [.. assemblies.Where(IsLeft)];
        if (left.Length == 0)
        {
            return;
        }

        using (making.Leave())
        {
            Array.ForEach(left, Run);
        }

        // Not before: what another thread is still running would be waited for under the lock.
        Array.ForEach(left, assembly => _done.TryAdd(assembly, null));
    }

    private bool IsLeft(Assembly assembly)
    {
        if (_done.TryGetValue(assembly, out _))
        {
            return false;
        }

        if (HasContracts(assembly))
        {
            return true;
        }

        _done.Add(assembly, null);
        return false;
    }

    // What is wrong with an assembly is said when its contracts are asked for.
    private static bool HasContracts(Assembly assembly)
    {
        try
        {
            return !assembly.IsDynamic && assembly.IsDefined(typeof(GeneratedContractsAttribute), inherit: false);
        }
        catch (Exception e) when (e is not OutOfMemoryException)
        {
            return false;
        }
    }

    private static void Run(Assembly assembly)
    {
        try
        {
            RuntimeHelpers.RunModuleConstructor(assembly.ManifestModule.ModuleHandle);
        }
        catch (Exception e) when (e is not OutOfMemoryException)
        {
            // It throws the same again then.
        }
    }
}
