using System.Text.Json.Serialization;
using Graupel;

namespace Tour.Model;

/// <summary>A value that metadata holds: of a constant field, an optional parameter or an attribute's argument.</summary>
[Contract]
[Union(1, typeof(NullConstant))]
[Union(2, typeof(Constant<bool>))]
[Union(3, typeof(Constant<char>))]
[Union(4, typeof(Constant<sbyte>))]
[Union(5, typeof(Constant<byte>))]
[Union(6, typeof(Constant<short>))]
[Union(7, typeof(Constant<ushort>))]
[Union(8, typeof(Constant<int>))]
[Union(9, typeof(Constant<uint>))]
[Union(10, typeof(Constant<long>))]
[Union(11, typeof(Constant<ulong>))]
[Union(12, typeof(Constant<float>))]
[Union(13, typeof(Constant<double>))]
[Union(14, typeof(Constant<decimal>))]
[Union(15, typeof(Constant<string>))]
[Union(16, typeof(EnumConstant))]
[Union(17, typeof(TypeConstant))]
[Union(18, typeof(ArrayConstant))]
[JsonDerivedType(typeof(NullConstant), "null")]
[JsonDerivedType(typeof(Constant<bool>), "bool")]
[JsonDerivedType(typeof(Constant<char>), "char")]
[JsonDerivedType(typeof(Constant<sbyte>), "sbyte")]
[JsonDerivedType(typeof(Constant<byte>), "byte")]
[JsonDerivedType(typeof(Constant<short>), "short")]
[JsonDerivedType(typeof(Constant<ushort>), "ushort")]
[JsonDerivedType(typeof(Constant<int>), "int")]
[JsonDerivedType(typeof(Constant<uint>), "uint")]
[JsonDerivedType(typeof(Constant<long>), "long")]
[JsonDerivedType(typeof(Constant<ulong>), "ulong")]
[JsonDerivedType(typeof(Constant<float>), "float")]
[JsonDerivedType(typeof(Constant<double>), "double")]
[JsonDerivedType(typeof(Constant<decimal>), "decimal")]
[JsonDerivedType(typeof(Constant<string>), "string")]
[JsonDerivedType(typeof(EnumConstant), "enum")]
[JsonDerivedType(typeof(TypeConstant), "type")]
[JsonDerivedType(typeof(ArrayConstant), "array")]
public abstract record Constant;

/// <summary>The null reference.</summary>
[Contract]
public sealed record NullConstant : Constant;

/// <summary>A value of a simple type.</summary>
/// <typeparam name="T">The simple type.</typeparam>
/// <param name="Value">The value.</param>
[Contract]
public sealed record Constant<T>([property: Order(1)] T Value) : Constant
    where T : notnull;

/// <summary>A value of an enum.</summary>
/// <param name="Type">The enum's full name.</param>
/// <param name="Bits">The value, extended to 64 bits by the sign of the underlying type.</param>
[Contract]
public sealed record EnumConstant([property: Order(1)] string Type, [property: Order(2)] long Bits) : Constant;

/// <summary>A type as a value: <c>typeof(X)</c>.</summary>
/// <param name="Name">The type's name as the metadata spells it, with its assembly if that is another one.</param>
[Contract]
public sealed record TypeConstant([property: Order(1)] string Name) : Constant;

/// <summary>An array of constants.</summary>
[Contract]
public sealed record ArrayConstant : Constant
{
    /// <summary>The elements.</summary>
    [Order(1)]
    public List<Constant> Elements { get; } = [];
}
