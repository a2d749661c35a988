using Microsoft.CodeAnalysis;

namespace Graupel.Generator.Symbols;

/// <summary>The attributes that make contracts, by full name.</summary>
internal static class KnownAttributes
{
    public const string Comparer = "Graupel.ComparerAttribute";
    public const string Contract = "Graupel.ContractAttribute";
    public const string ContractConstructor = "Graupel.ContractConstructorAttribute";
    public const string ContractFor = "Graupel.ContractForAttribute";
    public const string ContractParameter = "Graupel.ContractParameterAttribute";
    public const string Order = "Graupel.OrderAttribute";
    public const string Pack = "Graupel.PackAttribute";
    public const string SkipPack = "Graupel.SkipPackAttribute";
    public const string Surrogate = "Graupel.SurrogateAttribute";
    public const string Union = "Graupel.UnionAttribute";
    public const string UseContract = "Graupel.UseContractAttribute";
    public const string UnionCase = "Graupel.UnionCaseAttribute";
    public const string UnknownCase = "Graupel.UnknownCaseAttribute";
    public const string GeneratedContracts = "Graupel.CodeGen.GeneratedContractsAttribute`1";
    public const string AsyncStateMachine = "System.Runtime.CompilerServices.AsyncStateMachineAttribute";
    public const string CollectionBuilder = "System.Runtime.CompilerServices.CollectionBuilderAttribute";
    public const string CompilerGenerated = "System.Runtime.CompilerServices.CompilerGeneratedAttribute";
    public const string Conditional = "System.Diagnostics.ConditionalAttribute";
    public const string DataContract = "System.Runtime.Serialization.DataContractAttribute";
    public const string DataMember = "System.Runtime.Serialization.DataMemberAttribute";
    public const string IgnoreDataMember = "System.Runtime.Serialization.IgnoreDataMemberAttribute";
    public const string InlineArray = "System.Runtime.CompilerServices.InlineArrayAttribute";
    public const string KnownType = "System.Runtime.Serialization.KnownTypeAttribute";
    public const string MaybeNull = "System.Diagnostics.CodeAnalysis.MaybeNullAttribute";
    public const string NonSerialized = "System.NonSerializedAttribute";
    public const string Obsolete = "System.ObsoleteAttribute";
    public const string OnSerializing = "System.Runtime.Serialization.OnSerializingAttribute";
    public const string OnSerialized = "System.Runtime.Serialization.OnSerializedAttribute";
    public const string OnDeserializing = "System.Runtime.Serialization.OnDeserializingAttribute";
    public const string OnDeserialized = "System.Runtime.Serialization.OnDeserializedAttribute";
    public const string OverloadResolutionPriority = "System.Runtime.CompilerServices.OverloadResolutionPriorityAttribute";
    public const string SetsRequiredMembers = "System.Diagnostics.CodeAnalysis.SetsRequiredMembersAttribute";
    public const string Serializable = "System.SerializableAttribute";

    /// <summary>Those that ask for the member on which they stand.</summary>
    public static IReadOnlyList<string> OfMembers => [Order, DataMember, Surrogate, UseContract, Comparer];

    /// <summary>Those that have a method called before or after.</summary>
    public static IReadOnlyList<string> OfCallbacks => [OnSerializing, OnSerialized, OnDeserializing, OnDeserialized];

    /// <summary>Whether an attribute says that a member is not written.</summary>
    public static bool IsLeftOut(this ISymbol member) => member.Has(IgnoreDataMember) || member.Has(SkipPack);

    /// <summary>C# calls a method in the place of overloads with a lower one.</summary>
    public static int Priority(this IMethodSymbol method) =>
        method.Find(OverloadResolutionPriority)?.ConstructorArguments is [{ Value: int priority }] ? priority : 0;

    public static AttributeData? Find(this ISymbol symbol, string name) => symbol.FindAll(name).FirstOrDefault();

    public static IEnumerable<AttributeData> FindAll(this ISymbol symbol, string name) =>
        symbol.GetAttributes().Where(attribute => FullName(attribute.AttributeClass) == name);

    public static bool Has(this ISymbol symbol, string name) => symbol.Find(name) is not null;

    public static string? FullName(INamedTypeSymbol? type) => type is null ? null : TypeReader.MetadataName(type);

    /// <summary>The arguments of the constructor that are no arrays; null in the place of those.</summary>
    public static object?[] Values(this AttributeData attribute) =>
        [.. attribute.ConstructorArguments.Select(static one => one.Kind == TypedConstantKind.Array ? null : one.Value)];

    public static T? Named<T>(this AttributeData attribute, string name) =>
        attribute.NamedArguments.Where(argument => argument.Key == name).Select(argument => argument.Value.Value).OfType<T>().FirstOrDefault();
}
