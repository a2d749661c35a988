using System.Reflection;
using System.Reflection.Metadata;
using System.Reflection.Metadata.Ecma335;
using Graupel.Model;
using Microsoft.CodeAnalysis;

namespace Graupel.Generator.Symbols;

/// <summary>What metadata says of the members of other assemblies, and their symbols do not.</summary>
internal static class MemberMetadata
{
    /// <summary>Whether <c>[NonSerialized]</c>, which metadata keeps as a flag, stands on a field or on the one behind an automatic property.</summary>
    public static bool IsNotSerialized(ISymbol member) =>
        ReaderOf(member) is { } reader && FieldOf(member, reader) is { } field && (field.Attributes & FieldAttributes.NotSerialized) != 0;

    /// <summary>Whether there is a field behind a property, which no symbol shows: accessors with code may name it too.</summary>
    public static bool HasField(IPropertySymbol property) => ReaderOf(property) is { } reader && FieldOf(property, reader) is not null;

    /// <summary>Whether a property has a setter, which no symbol shows where it is private.</summary>
    public static bool HasSetter(IPropertySymbol property) => ReaderOf(property) is { } reader
        && !reader.GetPropertyDefinition((PropertyDefinitionHandle)HandleOf(property)).GetAccessors().Setter.IsNil;

    private static MetadataReader? ReaderOf(ISymbol member) =>
        HandleOf(member).IsNil ? null : member.ContainingModule?.GetMetadata()?.GetMetadataReader();

    private static EntityHandle HandleOf(ISymbol symbol) => MetadataTokens.EntityHandle(symbol.OriginalDefinition.MetadataToken);

    private static FieldDefinition? FieldOf(ISymbol member, MetadataReader reader)
    {
        if (member is IFieldSymbol)
        {
            return reader.GetFieldDefinition((FieldDefinitionHandle)HandleOf(member));
        }

        string name = Identifier.BackingField(member.MetadataName);
        foreach (FieldDefinitionHandle handle in reader.GetTypeDefinition((TypeDefinitionHandle)HandleOf(member.ContainingType)).GetFields())
        {
            FieldDefinition field = reader.GetFieldDefinition(handle);
            if (reader.StringComparer.Equals(field.Name, name))
            {
                return field;
            }
        }

        return null;
    }
}
