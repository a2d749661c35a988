using System.Collections.Immutable;
using System.Reflection;
using System.Reflection.Metadata;
using System.Reflection.Metadata.Ecma335;
using Tour.Model;
using TypeReference = Tour.Model.TypeReference;

namespace Tour.Metadata;

/// <summary>Reads the members of one module's types.</summary>
internal sealed class MemberReader(Module module, AttributeReader attributes)
{
    private readonly MetadataReader _metadata = module.Metadata;

    /// <summary>Reads the members that source code declares, in the order fields, methods, properties, events.</summary>
    /// <param name="type">The type.</param>
    /// <param name="typeName">The type's full name.</param>
    /// <param name="members">Where they go.</param>
    public void Read(TypeDefinition type, string typeName, List<MemberEntry> members)
    {
        var accessors = new HashSet<MethodDefinitionHandle>();
        var properties = type.GetProperties().Select(handle => ReadProperty(handle, typeName, accessors)).ToList();
        var events = type.GetEvents().Select(handle => ReadEvent(handle, typeName, accessors)).ToList();
        var fields = type.GetFields().Select(handle => ReadField(handle, typeName));
        var methods = type.GetMethods().Where(handle => !accessors.Contains(handle))
            .Select(handle => ReadMethod(handle, typeName));

        members.AddRange(fields.Where(IsDeclared));
        members.AddRange(methods.Where(IsDeclared));
        members.AddRange(properties);
        members.AddRange(events);
    }

    /// <summary>Reads a method's parameters.</summary>
    /// <param name="types">Their types.</param>
    /// <param name="handles">Their descriptions; a parameter may have none.</param>
    /// <param name="parameters">Where they go.</param>
    public void ReadParameters(
        ImmutableArray<TypeReference> types, ParameterHandleCollection handles, List<ParameterEntry> parameters)
    {
        var described = handles.Select(_metadata.GetParameter).ToDictionary(parameter => parameter.SequenceNumber);
        for (var i = 0; i < types.Length; i++)
        {
            parameters.Add(
                described.TryGetValue(i + 1, out var parameter)
                    ? ReadParameter(types[i], parameter)
                    : new ParameterEntry("", types[i]));
        }
    }

    /// <summary>Reads the type parameters of a type or a method.</summary>
    /// <param name="handles">The parameters.</param>
    /// <param name="parameters">Where they go.</param>
    public void ReadGenericParameters(GenericParameterHandleCollection handles, List<GenericParameterEntry> parameters)
    {
        foreach (var handle in handles)
        {
            var parameter = _metadata.GetGenericParameter(handle);
            var entry = new GenericParameterEntry
            {
                Name = _metadata.GetString(parameter.Name),
                Attributes = parameter.Attributes,
            };
            foreach (var constraint in parameter.GetConstraints())
            {
                entry.Constraints.Add(
                    module.Signatures.Of(_metadata, _metadata.GetGenericParameterConstraint(constraint).Type));
            }

            parameters.Add(entry);
        }
    }

    // Compilers name what they make up (backing fields, lambdas) in a way that no source can.
    private static bool IsDeclared(MemberEntry member) => !member.Name.StartsWith('<');

    private FieldEntry ReadField(FieldDefinitionHandle handle, string typeName)
    {
        var field = _metadata.GetFieldDefinition(handle);
        var name = _metadata.GetString(field.Name);
        var custom = new List<AttributeEntry>();
        attributes.Read(field.GetCustomAttributes(), custom);
        var entry = new FieldEntry
        {
            DocId = DocId.OfMember('F', typeName, name),
            Name = name,
            Token = MetadataTokens.GetToken(handle),
            Type = field.DecodeSignature(module.Signatures, null),
            Attributes = field.Attributes,
            Value = ConstantReader.Read(_metadata, field.GetDefaultValue()) ?? AttributeReader.FindDecimal(custom),
            Offset = field.GetOffset() is >= 0 and var offset ? offset : null,
        };
        entry.CustomAttributes.AddRange(custom);
        return entry;
    }

    private MethodEntry ReadMethod(MethodDefinitionHandle handle, string typeName)
    {
        var method = _metadata.GetMethodDefinition(handle);
        var name = _metadata.GetString(method.Name);
        var signature = method.DecodeSignature(module.Signatures, null);
        var generic = method.GetGenericParameters();
        var entry = new MethodEntry
        {
            DocId = DocId.OfMethod(typeName, name, generic.Count, signature.ParameterTypes, signature.ReturnType),
            Name = name,
            Token = MetadataTokens.GetToken(handle),
            ReturnType = signature.ReturnType,
            Attributes = method.Attributes,
            Implementation = method.ImplAttributes,
            BodySize = BodySize(method),
            Import = ReadImport(method),
        };
        ReadParameters(signature.ParameterTypes, method.GetParameters(), entry.Parameters);
        ReadGenericParameters(generic, entry.GenericParameters);
        attributes.Read(method.GetCustomAttributes(), entry.CustomAttributes);
        return entry;
    }

    private PropertyEntry ReadProperty(
        PropertyDefinitionHandle handle, string typeName, HashSet<MethodDefinitionHandle> accessors)
    {
        var property = _metadata.GetPropertyDefinition(handle);
        var (getter, setter) = (property.GetAccessors().Getter, property.GetAccessors().Setter);
        var name = _metadata.GetString(property.Name);
        var signature = property.DecodeSignature(module.Signatures, null);
        var entry = new PropertyEntry
        {
            DocId = DocId.OfProperty(typeName, name, signature.ParameterTypes),
            Name = name,
            Token = MetadataTokens.GetToken(handle),
            Type = signature.ReturnType,
            Getter = ReadAccessor(getter, accessors),
            Setter = ReadAccessor(setter, accessors),
            IsInitOnly = IsInitOnly(setter),
        };
        if (signature.ParameterTypes.Length > 0)
        {
            // Parameters are described at the accessors; a setter's has the value at its end.
            var described = _metadata.GetMethodDefinition(getter.IsNil ? setter : getter).GetParameters();
            ReadParameters(signature.ParameterTypes, described, entry.Parameters);
        }

        attributes.Read(property.GetCustomAttributes(), entry.CustomAttributes);
        return entry;
    }

    private EventEntry ReadEvent(
        EventDefinitionHandle handle, string typeName, HashSet<MethodDefinitionHandle> accessors)
    {
        var definition = _metadata.GetEventDefinition(handle);
        var name = _metadata.GetString(definition.Name);
        var entry = new EventEntry
        {
            DocId = DocId.OfMember('E', typeName, name),
            Name = name,
            Token = MetadataTokens.GetToken(handle),
            Type = module.Signatures.Of(_metadata, definition.Type),
            Adder = ReadAccessor(definition.GetAccessors().Adder, accessors).GetValueOrDefault(),
            Remover = ReadAccessor(definition.GetAccessors().Remover, accessors).GetValueOrDefault(),
        };
        attributes.Read(definition.GetCustomAttributes(), entry.CustomAttributes);
        return entry;
    }

    private ParameterEntry ReadParameter(TypeReference type, Parameter parameter)
    {
        var custom = new List<AttributeEntry>();
        attributes.Read(parameter.GetCustomAttributes(), custom);
        var entry = new ParameterEntry(
            _metadata.GetString(parameter.Name),
            type,
            parameter.Attributes,
            ConstantReader.Read(_metadata, parameter.GetDefaultValue()) ?? AttributeReader.FindDecimal(custom));
        entry.CustomAttributes.AddRange(custom);
        return entry;
    }

    private AccessorEntry? ReadAccessor(MethodDefinitionHandle handle, HashSet<MethodDefinitionHandle> accessors)
    {
        if (handle.IsNil)
        {
            return null;
        }

        accessors.Add(handle);
        var method = _metadata.GetMethodDefinition(handle);
        return new AccessorEntry(
            _metadata.GetString(method.Name), MetadataTokens.GetToken(handle), method.Attributes, BodySize(method));
    }

    private bool IsInitOnly(MethodDefinitionHandle setter) =>
        !setter.IsNil &&
        _metadata.GetMethodDefinition(setter).DecodeSignature(module.Signatures, null).ReturnType is ModifiedReference;

    private ImportEntry? ReadImport(MethodDefinition method)
    {
        var import = method.GetImport();
        return import.Module.IsNil
            ? null
            : new ImportEntry(
                _metadata.GetString(_metadata.GetModuleReference(import.Module).Name),
                _metadata.GetString(import.Name),
                import.Attributes);
    }

    private int? BodySize(MethodDefinition method) =>
        method.RelativeVirtualAddress == 0 || (method.ImplAttributes & MethodImplAttributes.CodeTypeMask) != 0
            ? null
            : module.Image.GetMethodBody(method.RelativeVirtualAddress).GetILReader().Length;
}
