using Tour.Model;

namespace Tour.Metadata;

/// <summary>Reads a whole framework.</summary>
internal static class CatalogueReader
{
    /// <summary>Reads the catalogue of all assemblies of a framework.</summary>
    /// <param name="framework">The framework.</param>
    /// <param name="onAssembly">Is told of each assembly before it is read.</param>
    public static Catalogue Read(SharedFramework framework, Action<Module>? onAssembly = null)
    {
        // A shared framework lies in <name>/<version>.
        var folder = new DirectoryInfo(framework.Folder);
        var isVersioned = Version.TryParse(folder.Name, out var version);
        var catalogue = new Catalogue
        {
            Framework = isVersioned && folder.Parent is { } parent ? parent.Name : folder.Name,
            Version = version,
        };
        foreach (var module in framework.Modules)
        {
            onAssembly?.Invoke(module);
            catalogue.Assemblies.Add(AssemblyReader.Read(module, framework.EnumTypes));
        }

        return catalogue;
    }
}
