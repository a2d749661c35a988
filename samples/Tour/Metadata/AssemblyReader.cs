using System.Reflection;
using System.Reflection.Metadata;
using Tour.Model;

namespace Tour.Metadata;

/// <summary>Reads one assembly.</summary>
internal sealed class AssemblyReader
{
    private readonly Module _module;
    private readonly MetadataReader _metadata;
    private readonly AttributeReader _attributes;
    private readonly TypeReader _types;

    private AssemblyReader(Module module, EnumTypes enumTypes)
    {
        _module = module;
        _metadata = module.Metadata;
        _attributes = new AttributeReader(module, enumTypes);
        _types = new TypeReader(module, _attributes);
    }

    /// <summary>Reads an assembly and everything that it declares.</summary>
    /// <param name="module">The assembly.</param>
    /// <param name="enumTypes">The enums of all assemblies.</param>
    public static AssemblyEntry Read(Module module, EnumTypes enumTypes) =>
        new AssemblyReader(module, enumTypes).Read();

    private AssemblyEntry Read()
    {
        var definition = _metadata.GetAssemblyDefinition();
        var file = _module.File;
        var entry = new AssemblyEntry
        {
            Name = _metadata.GetString(definition.Name),
            Version = definition.Version,
            Culture = definition.Culture.IsNil ? null : _metadata.GetString(definition.Culture),
            Flags = definition.Flags,
            PublicKey = definition.PublicKey.IsNil ? null : _metadata.GetBlobBytes(definition.PublicKey),
            Mvid = _metadata.GetGuid(_metadata.GetModuleDefinition().Mvid),
            File = new FileEntry(file.Name, file.Length, file.LastWriteTimeUtc),
        };
        _attributes.Read(definition.GetCustomAttributes(), entry.Attributes);
        entry.References.AddRange(_metadata.AssemblyReferences.Select(ReadReference));
        entry.Resources.AddRange(_metadata.ManifestResources.Select(ReadResource));
        entry.Friends.UnionWith(entry.Attributes.Select(FriendOf).OfType<string>());
        ReadForwards(entry.Forwards);
        ReadTypes(entry.Namespaces);
        return entry;
    }

    private AssemblyReferenceEntry ReadReference(AssemblyReferenceHandle handle)
    {
        var reference = _metadata.GetAssemblyReference(handle);
        return new AssemblyReferenceEntry(
            _metadata.GetString(reference.Name),
            reference.Version,
            _metadata.GetBlobBytes(reference.PublicKeyOrToken));
    }

    private ManifestResourceEntry ReadResource(ManifestResourceHandle handle)
    {
        var resource = _metadata.GetManifestResource(handle);
        var implementation = resource.Implementation;
        ManifestResourceEntry entry = implementation.IsNil
            ? new EmbeddedResourceEntry { Offset = resource.Offset, Size = SizeOf(resource) }
            : new LinkedResourceEntry
            {
                Target = implementation.Kind == HandleKind.AssemblyFile
                    ? NameOf((AssemblyFileHandle)implementation)
                    : NameOf((AssemblyReferenceHandle)implementation),
            };
        entry.Name = _metadata.GetString(resource.Name);
        entry.IsPublic = (resource.Attributes & ManifestResourceAttributes.Public) != 0;
        return entry;
    }

    // A resource begins with its size.
    private uint SizeOf(ManifestResource resource)
    {
        var section = _module.Image.PEHeaders.CorHeader!.ResourcesDirectory.RelativeVirtualAddress;
        var reader = _module.Image.GetSectionData(section).GetReader();
        reader.Offset = checked((int)resource.Offset);
        return reader.ReadUInt32();
    }

    private void ReadForwards(Dictionary<string, string> forwards)
    {
        foreach (var type in _metadata.ExportedTypes.Select(_metadata.GetExportedType))
        {
            if (type.Implementation.Kind == HandleKind.AssemblyReference)
            {
                var name = _metadata.GetString(type.Name);
                forwards.Add(
                    type.Namespace.IsNil ? name : $"{_metadata.GetString(type.Namespace)}.{name}",
                    NameOf((AssemblyReferenceHandle)type.Implementation));
            }
        }
    }

    private void ReadTypes(Dictionary<string, List<TypeEntry>> namespaces)
    {
        foreach (var handle in _metadata.TypeDefinitions)
        {
            var type = _metadata.GetTypeDefinition(handle);
            if (!type.GetDeclaringType().IsNil || !_types.IsDeclared(handle))
            {
                continue;
            }

            var name = _metadata.GetString(type.Namespace);
            if (!namespaces.TryGetValue(name, out var types))
            {
                namespaces.Add(name, types = []);
            }

            types.Add(_types.Read(handle));
        }
    }

    private string NameOf(AssemblyReferenceHandle handle) =>
        _metadata.GetString(_metadata.GetAssemblyReference(handle).Name);

    private string NameOf(AssemblyFileHandle handle) => _metadata.GetString(_metadata.GetAssemblyFile(handle).Name);

    private static string? FriendOf(AttributeEntry attribute) =>
        attribute is
        {
            Type: NamedReference { Name: "System.Runtime.CompilerServices.InternalsVisibleToAttribute" },
            Arguments: [Constant<string> friend],
        }
            ? EnumTypes.WithoutAssembly(friend.Value)
            : null;
}
