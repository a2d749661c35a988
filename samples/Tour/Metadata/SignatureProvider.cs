using System.Collections.Frozen;
using System.Collections.Immutable;
using System.Reflection.Metadata;
using Tour.Model;
using TypeReference = Tour.Model.TypeReference;

namespace Tour.Metadata;

/// <summary>Turns a module's signatures into type references.</summary>
internal sealed class SignatureProvider(TypeNames names) : ISignatureTypeProvider<TypeReference, object?>
{
    // Both enums name their members after the types of namespace System.
    private static readonly FrozenDictionary<PrimitiveTypeCode, PrimitiveType> PrimitiveTypes =
        Enum.GetValues<PrimitiveType>().ToFrozenDictionary(type => Enum.Parse<PrimitiveTypeCode>(type.ToString()));

    public TypeReference GetPrimitiveType(PrimitiveTypeCode typeCode) => new PrimitiveReference(Primitive(typeCode));

    public TypeReference GetTypeFromDefinition(MetadataReader reader, TypeDefinitionHandle handle, byte rawTypeKind) =>
        new NamedReference(names.Of(handle), Assembly: null);

    public TypeReference GetTypeFromReference(MetadataReader reader, TypeReferenceHandle handle, byte rawTypeKind)
    {
        var (name, assembly) = names.Of(handle);
        return new NamedReference(name, assembly);
    }

    public TypeReference GetTypeFromSpecification(
        MetadataReader reader, object? genericContext, TypeSpecificationHandle handle, byte rawTypeKind) =>
        reader.GetTypeSpecification(handle).DecodeSignature(this, genericContext);

    public TypeReference GetGenericInstantiation(TypeReference genericType, ImmutableArray<TypeReference> typeArguments)
    {
        var constructed = new ConstructedReference(genericType);
        constructed.Arguments.AddRange(typeArguments);
        return constructed;
    }

    public TypeReference GetGenericTypeParameter(object? genericContext, int index) =>
        new ParameterReference(index, IsOfMethod: false);

    public TypeReference GetGenericMethodParameter(object? genericContext, int index) =>
        new ParameterReference(index, IsOfMethod: true);

    public TypeReference GetSZArrayType(TypeReference elementType) => new ArrayReference(elementType, Rank: null);

    public TypeReference GetArrayType(TypeReference elementType, ArrayShape shape) =>
        new ArrayReference(elementType, shape.Rank);

    public TypeReference GetPointerType(TypeReference elementType) => new PointerReference(elementType);

    public TypeReference GetByReferenceType(TypeReference elementType) => new ByRefReference(elementType);

    public TypeReference GetModifiedType(TypeReference modifier, TypeReference unmodifiedType, bool isRequired) =>
        new ModifiedReference(unmodifiedType, modifier, isRequired);

    public TypeReference GetPinnedType(TypeReference elementType) => elementType;

    public TypeReference GetFunctionPointerType(MethodSignature<TypeReference> signature)
    {
        var function = new FunctionPointerReference(signature.ReturnType);
        function.Parameters.AddRange(signature.ParameterTypes);
        return function;
    }

    /// <summary>A base class, an interface, a constraint or an event's handler.</summary>
    /// <param name="metadata">The module's metadata.</param>
    /// <param name="handle">A definition, a reference or a specification.</param>
    public TypeReference Of(MetadataReader metadata, EntityHandle handle) => handle.Kind switch
    {
        HandleKind.TypeDefinition => GetTypeFromDefinition(metadata, (TypeDefinitionHandle)handle, 0),
        HandleKind.TypeReference => GetTypeFromReference(metadata, (TypeReferenceHandle)handle, 0),
        HandleKind.TypeSpecification => GetTypeFromSpecification(metadata, null, (TypeSpecificationHandle)handle, 0),
        _ => throw new BadImageFormatException($"A {handle.Kind} stands where a type is expected."),
    };

    /// <summary>The model's name for a primitive type's code.</summary>
    /// <param name="code">The code.</param>
    public static PrimitiveType Primitive(PrimitiveTypeCode code) =>
        PrimitiveTypes.TryGetValue(code, out var type)
            ? type
            : throw new BadImageFormatException($"A signature has the type code {(int)code}.");
}
