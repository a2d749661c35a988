using System.Runtime.InteropServices;

namespace Tour.Metadata;

/// <summary>The managed assemblies of one folder, open for reading.</summary>
internal sealed class SharedFramework : IDisposable
{
    private SharedFramework(string folder, IReadOnlyList<Module> modules)
    {
        Folder = folder;
        Modules = modules;
        EnumTypes = new EnumTypes(modules);
    }

    /// <summary>The folder.</summary>
    public string Folder { get; }

    /// <summary>The assemblies, by file name.</summary>
    public IReadOnlyList<Module> Modules { get; }

    /// <summary>The underlying types of all enums, which attributes of any assembly may name.</summary>
    public EnumTypes EnumTypes { get; }

    /// <summary>The folder of the framework that runs this process.</summary>
    public static string RunningFolder => RuntimeEnvironment.GetRuntimeDirectory();

    /// <summary>Opens every managed assembly of a folder and leaves native libraries out.</summary>
    /// <param name="folder">The folder.</param>
    public static SharedFramework Open(string folder)
    {
        var modules = new List<Module>();
        try
        {
            foreach (var path in Directory.GetFiles(folder, "*.dll").Order(StringComparer.Ordinal))
            {
                if (Module.TryOpen(path) is { } module)
                {
                    modules.Add(module);
                }
            }

            return new SharedFramework(Path.TrimEndingDirectorySeparator(Path.GetFullPath(folder)), modules);
        }
        catch
        {
            modules.ForEach(module => module.Dispose());
            throw;
        }
    }

    /// <inheritdoc/>
    public void Dispose()
    {
        foreach (var module in Modules)
        {
            module.Dispose();
        }
    }
}
