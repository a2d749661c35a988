using System.Reflection.Metadata;

namespace Tour.Metadata;

/// <summary>Names the types that an attribute's blob speaks of.</summary>
internal sealed class AttributeTypeProvider(TypeNames names, EnumTypes enumTypes) : ICustomAttributeTypeProvider<string>
{
    private const string SystemType = "System.Type";

    public string GetPrimitiveType(PrimitiveTypeCode typeCode) => "System." + typeCode;

    public string GetSystemType() => SystemType;

    public bool IsSystemType(string type) => type == SystemType;

    public string GetSZArrayType(string elementType) => elementType + "[]";

    public string GetTypeFromDefinition(MetadataReader reader, TypeDefinitionHandle handle, byte rawTypeKind) =>
        names.Of(handle);

    public string GetTypeFromReference(MetadataReader reader, TypeReferenceHandle handle, byte rawTypeKind) =>
        names.Of(handle).Name;

    public string GetTypeFromSerializedName(string name) => name;

    public PrimitiveTypeCode GetUnderlyingEnumType(string type) => enumTypes.Find(type);
}
