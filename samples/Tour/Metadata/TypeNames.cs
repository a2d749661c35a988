using System.Reflection.Metadata;

namespace Tour.Metadata;

/// <summary>The full names of one module's types, each made once.</summary>
internal sealed class TypeNames(MetadataReader metadata)
{
    private readonly Dictionary<TypeDefinitionHandle, string> _definitions = [];
    private readonly Dictionary<TypeReferenceHandle, (string Name, string? Assembly)> _references = [];

    /// <summary>The full name of a type that the module defines, for instance <c>System.Environment+SpecialFolder</c>.</summary>
    /// <param name="handle">The type.</param>
    public string Of(TypeDefinitionHandle handle)
    {
        if (_definitions.TryGetValue(handle, out var known))
        {
            return known;
        }

        var type = metadata.GetTypeDefinition(handle);
        var name = metadata.GetString(type.Name);
        var declaring = type.GetDeclaringType();
        name = declaring.IsNil ? Qualify(type.Namespace, name) : $"{Of(declaring)}+{name}";
        _definitions.Add(handle, name);
        return name;
    }

    /// <summary>The full name of a type that the module refers to, and the assembly that should have it.</summary>
    /// <param name="handle">The reference.</param>
    public (string Name, string? Assembly) Of(TypeReferenceHandle handle)
    {
        if (_references.TryGetValue(handle, out var known))
        {
            return known;
        }

        var type = metadata.GetTypeReference(handle);
        var name = metadata.GetString(type.Name);
        var found = type.ResolutionScope.Kind switch
        {
            HandleKind.TypeReference => Nest(Of((TypeReferenceHandle)type.ResolutionScope), name),
            HandleKind.AssemblyReference => (
                Qualify(type.Namespace, name),
                metadata.GetString(metadata.GetAssemblyReference((AssemblyReferenceHandle)type.ResolutionScope).Name)),
            _ => (Qualify(type.Namespace, name), null),
        };
        _references.Add(handle, found);
        return found;
    }

    /// <summary>The full name of a defined or referenced type; null for a constructed one or no type at all.</summary>
    /// <param name="handle">The type.</param>
    public string? Of(EntityHandle handle) => handle.Kind switch
    {
        _ when handle.IsNil => null,
        HandleKind.TypeDefinition => Of((TypeDefinitionHandle)handle),
        HandleKind.TypeReference => Of((TypeReferenceHandle)handle).Name,
        _ => null,
    };

    private static (string Name, string? Assembly) Nest((string Name, string? Assembly) outer, string name) =>
        ($"{outer.Name}+{name}", outer.Assembly);

    private string Qualify(StringHandle space, string name) =>
        space.IsNil ? name : $"{metadata.GetString(space)}.{name}";
}
