using System.Reflection.Metadata;
using Tour.Model;
using Constant = Tour.Model.Constant;
using TypeReference = Tour.Model.TypeReference;

namespace Tour.Metadata;

/// <summary>Reads the custom attributes of one module.</summary>
internal sealed class AttributeReader(Module module, EnumTypes enumTypes)
{
    private readonly AttributeTypeProvider _types = new(module.Names, enumTypes);

    /// <summary>Reads a target's attributes.</summary>
    /// <param name="handles">The attributes.</param>
    /// <param name="entries">Where they go.</param>
    public void Read(CustomAttributeHandleCollection handles, List<AttributeEntry> entries)
    {
        foreach (var handle in handles)
        {
            entries.Add(Read(module.Metadata.GetCustomAttribute(handle)));
        }
    }

    /// <summary>
    /// The constant that C# keeps in an attribute because metadata knows no <see cref="decimal"/>; null if there is none.
    /// </summary>
    /// <param name="attributes">The attributes of a field or a parameter.</param>
    public static Constant? FindDecimal(List<AttributeEntry> attributes)
    {
        foreach (var attribute in attributes)
        {
            if (attribute.Type is NamedReference { Name: "System.Runtime.CompilerServices.DecimalConstantAttribute" } &&
                attribute.Arguments is
                [
                    Constant<byte> scale, Constant<byte> sign,
                    Constant<uint> high, Constant<uint> middle, Constant<uint> low,
                ])
            {
                return new Constant<decimal>(new decimal(
                    (int)low.Value, (int)middle.Value, (int)high.Value, sign.Value != 0, scale.Value));
            }
        }

        return null;
    }

    /// <summary>The class of an attribute.</summary>
    /// <param name="attribute">The attribute.</param>
    public TypeReference TypeOf(CustomAttribute attribute) => module.Signatures.Of(
        module.Metadata,
        attribute.Constructor.Kind == HandleKind.MethodDefinition
            ? module.Metadata.GetMethodDefinition((MethodDefinitionHandle)attribute.Constructor).GetDeclaringType()
            : module.Metadata.GetMemberReference((MemberReferenceHandle)attribute.Constructor).Parent);

    private AttributeEntry Read(CustomAttribute attribute)
    {
        var type = TypeOf(attribute);
        CustomAttributeValue<string> value;
        try
        {
            value = attribute.DecodeValue(_types);
        }
        catch (BadImageFormatException)
        {
            return new AttributeEntry { Type = type, Undecoded = module.Metadata.GetBlobBytes(attribute.Value) };
        }

        var entry = new AttributeEntry
        {
            Type = type,
            Named = value.NamedArguments.IsEmpty
                ? null
                : value.NamedArguments.ToDictionary(
                    argument => argument.Name!, argument => ConstantReader.OfArgument(argument.Type, argument.Value)),
        };
        foreach (var argument in value.FixedArguments)
        {
            entry.Arguments.Add(ConstantReader.OfArgument(argument.Type, argument.Value));
        }

        return entry;
    }
}
