using System.Reflection;
using System.Reflection.Metadata;
using System.Reflection.Metadata.Ecma335;
using Tour.Model;

namespace Tour.Metadata;

/// <summary>Reads the types of one module.</summary>
internal sealed class TypeReader(Module module, AttributeReader attributes)
{
    private readonly MetadataReader _metadata = module.Metadata;
    private readonly MemberReader _members = new(module, attributes);

    /// <summary>Reads a type and all that source code declares inside it.</summary>
    /// <param name="handle">The type.</param>
    public TypeEntry Read(TypeDefinitionHandle handle)
    {
        var type = _metadata.GetTypeDefinition(handle);
        var name = module.Names.Of(handle);
        var entry = ReadKind(type, name);
        entry.DocId = DocId.OfType(name);
        entry.Name = _metadata.GetString(type.Name);
        entry.Token = MetadataTokens.GetToken(handle);
        entry.Attributes = type.Attributes;
        _members.ReadGenericParameters(type.GetGenericParameters(), entry.GenericParameters);
        attributes.Read(type.GetCustomAttributes(), entry.CustomAttributes);
        entry.NestedTypes.AddRange(type.GetNestedTypes().Where(IsDeclared).Select(Read));
        return entry;
    }

    /// <summary>Whether source code declares the type; compilers name what they make up in a way that no source can.</summary>
    /// <param name="handle">The type.</param>
    public bool IsDeclared(TypeDefinitionHandle handle) =>
        !_metadata.GetString(_metadata.GetTypeDefinition(handle).Name).StartsWith('<');

    private TypeEntry ReadKind(TypeDefinition type, string name)
    {
        if ((type.Attributes & TypeAttributes.Interface) != 0)
        {
            return WithMembers(new InterfaceEntry(), type, name);
        }

        return module.Names.Of(type.BaseType) switch
        {
            "System.Enum" => ReadEnum(type, name),
            "System.MulticastDelegate" => ReadDelegate(type),
            "System.ValueType" when name != "System.Enum" =>
                WithMembers(new StructEntry { Layout = ReadLayout(type) }, type, name),
            _ => WithMembers(new ClassEntry { BaseType = ReadBase(type) }, type, name),
        };
    }

    private T WithMembers<T>(T entry, TypeDefinition type, string name)
        where T : ObjectTypeEntry
    {
        foreach (var handle in type.GetInterfaceImplementations())
        {
            entry.Interfaces.Add(
                module.Signatures.Of(_metadata, _metadata.GetInterfaceImplementation(handle).Interface));
        }

        _members.Read(type, name, entry.Members);
        return entry;
    }

    private EnumEntry ReadEnum(TypeDefinition type, string name)
    {
        var underlying = SignatureProvider.Primitive(EnumTypes.UnderlyingType(_metadata, type));
        var isFlags = type.GetCustomAttributes().Any(IsFlagsAttribute);
        var constants = type.GetFields()
            .Select(_metadata.GetFieldDefinition)
            .Where(field => (field.Attributes & FieldAttributes.Literal) != 0)
            .Select(field => (
                Name: _metadata.GetString(field.Name),
                Bits: ConstantReader.ReadBits(_metadata, field.GetDefaultValue())));

        if (underlying is PrimitiveType.SByte or PrimitiveType.Int16 or PrimitiveType.Int32 or PrimitiveType.Int64)
        {
            var signed = new SignedEnumEntry { UnderlyingType = underlying, IsFlags = isFlags };
            signed.Constants.AddRange(constants.Select(constant => new EnumMember<long>(
                DocId.OfMember('F', name, constant.Name), constant.Name, constant.Bits)));
            return signed;
        }

        var unsigned = new UnsignedEnumEntry { UnderlyingType = underlying, IsFlags = isFlags };
        unsigned.Constants.AddRange(constants.Select(constant => new EnumMember<ulong>(
            DocId.OfMember('F', name, constant.Name), constant.Name, unchecked((ulong)constant.Bits))));
        return unsigned;
    }

    private DelegateEntry ReadDelegate(TypeDefinition type)
    {
        var invoke = type.GetMethods().Select(_metadata.GetMethodDefinition)
            .Single(method => _metadata.StringComparer.Equals(method.Name, "Invoke"));
        var signature = invoke.DecodeSignature(module.Signatures, null);
        var entry = new DelegateEntry { ReturnType = signature.ReturnType };
        _members.ReadParameters(signature.ParameterTypes, invoke.GetParameters(), entry.Parameters);
        return entry;
    }

    private Model.TypeReference? ReadBase(TypeDefinition type) =>
        type.BaseType.IsNil ? null : module.Signatures.Of(_metadata, type.BaseType);

    private static LayoutEntry? ReadLayout(TypeDefinition type)
    {
        var layout = type.GetLayout();
        return layout.IsDefault ? null : new LayoutEntry { PackingSize = layout.PackingSize, Size = layout.Size };
    }

    private bool IsFlagsAttribute(CustomAttributeHandle handle) =>
        attributes.TypeOf(_metadata.GetCustomAttribute(handle)) is NamedReference { Name: "System.FlagsAttribute" };
}
