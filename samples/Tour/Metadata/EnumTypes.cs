using System.Reflection;
using System.Reflection.Metadata;

namespace Tour.Metadata;

/// <summary>The underlying types of the enums of all modules: an attribute's blob does not tell how wide its enums are.</summary>
internal sealed class EnumTypes
{
    private readonly Dictionary<string, PrimitiveTypeCode> _types = new(StringComparer.Ordinal);

    public EnumTypes(IEnumerable<Module> modules)
    {
        foreach (var module in modules)
        {
            foreach (var handle in module.Metadata.TypeDefinitions)
            {
                var type = module.Metadata.GetTypeDefinition(handle);
                if (module.Names.Of(type.BaseType) == "System.Enum")
                {
                    _types.TryAdd(module.Names.Of(handle), UnderlyingType(module.Metadata, type));
                }
            }
        }
    }

    /// <summary>The type in which an enum's values are kept.</summary>
    /// <param name="metadata">The metadata that defines the enum.</param>
    /// <param name="type">The enum.</param>
    public static PrimitiveTypeCode UnderlyingType(MetadataReader metadata, TypeDefinition type)
    {
        foreach (var handle in type.GetFields())
        {
            var field = metadata.GetFieldDefinition(handle);
            if ((field.Attributes & FieldAttributes.Static) == 0)
            {
                var signature = metadata.GetBlobReader(field.Signature);
                signature.ReadSignatureHeader();
                return (PrimitiveTypeCode)signature.ReadSignatureTypeCode();
            }
        }

        throw new BadImageFormatException("An enum has no value field.");
    }

    /// <summary>The underlying type of an enum by its name.</summary>
    /// <param name="name">The full name; an assembly after a comma is ignored.</param>
    /// <exception cref="BadImageFormatException">No module defines the enum.</exception>
    public PrimitiveTypeCode Find(string name) =>
        _types.TryGetValue(WithoutAssembly(name), out var type)
            ? type
            : throw new BadImageFormatException($"No assembly defines the enum {name}.");

    /// <summary>A type's full name without the assembly that may follow it.</summary>
    /// <param name="name">The name.</param>
    public static string WithoutAssembly(string name)
    {
        var comma = name.IndexOf(',', StringComparison.Ordinal);
        return comma < 0 ? name : name[..comma];
    }
}
