using System.Collections.Immutable;
using System.Globalization;
using System.Reflection.Metadata;
using Tour.Model;
using Constant = Tour.Model.Constant;

namespace Tour.Metadata;

/// <summary>Turns the values that metadata holds into constants of the model.</summary>
internal static class ConstantReader
{
    /// <summary>The constant of a field or a parameter; null if it has none.</summary>
    /// <param name="metadata">The metadata.</param>
    /// <param name="handle">The constant.</param>
    public static Constant? Read(MetadataReader metadata, ConstantHandle handle)
    {
        if (handle.IsNil)
        {
            return null;
        }

        var constant = metadata.GetConstant(handle);
        return Of(metadata.GetBlobReader(constant.Value).ReadConstant(constant.TypeCode));
    }

    /// <summary>The constant of an enum's member, extended to 64 bits.</summary>
    /// <param name="metadata">The metadata.</param>
    /// <param name="handle">The constant.</param>
    public static long ReadBits(MetadataReader metadata, ConstantHandle handle)
    {
        var constant = metadata.GetConstant(handle);
        return Bits(metadata.GetBlobReader(constant.Value).ReadConstant(constant.TypeCode)!);
    }

    /// <summary>The constant of an attribute's argument.</summary>
    /// <param name="type">The name of the type that the argument is declared with.</param>
    /// <param name="value">The value as the decoder gives it.</param>
    public static Constant OfArgument(string type, object? value) => value switch
    {
        ImmutableArray<CustomAttributeTypedArgument<string>> elements => OfElements(elements),
        string text when type == "System.Type" => new TypeConstant(text),
        null or string => Of(value),
        _ when type == "System." + value.GetType().Name => Of(value),
        _ => new EnumConstant(EnumTypes.WithoutAssembly(type), Bits(value)),
    };

    private static ArrayConstant OfElements(ImmutableArray<CustomAttributeTypedArgument<string>> elements)
    {
        var array = new ArrayConstant();
        foreach (var element in elements)
        {
            array.Elements.Add(OfArgument(element.Type, element.Value));
        }

        return array;
    }

    private static Constant Of(object? value) => value switch
    {
        null => new NullConstant(),
        bool v => new Constant<bool>(v),
        char v => new Constant<char>(v),
        sbyte v => new Constant<sbyte>(v),
        byte v => new Constant<byte>(v),
        short v => new Constant<short>(v),
        ushort v => new Constant<ushort>(v),
        int v => new Constant<int>(v),
        uint v => new Constant<uint>(v),
        long v => new Constant<long>(v),
        ulong v => new Constant<ulong>(v),
        float v => new Constant<float>(v),
        double v => new Constant<double>(v),
        string v => new Constant<string>(v),
        _ => throw new BadImageFormatException($"Metadata has no constants of type {value.GetType().Name}."),
    };

    private static long Bits(object value) => value switch
    {
        ulong v => unchecked((long)v),
        char v => v,
        _ => Convert.ToInt64(value, CultureInfo.InvariantCulture),
    };
}
