namespace Graupel.Model;

/// <summary>The attributes that front ends look for, by full name: they are read as data and never instantiated.</summary>
internal static class AttributeNames
{
    public const string Comparer = "Graupel.ComparerAttribute";
    public const string Contract = "Graupel.ContractAttribute";
    public const string ContractConstructor = "Graupel.ContractConstructorAttribute";
    public const string ContractFor = "Graupel.ContractForAttribute";
    public const string ContractParameter = "Graupel.ContractParameterAttribute";
    public const string GeneratedContracts = "Graupel.CodeGen.GeneratedContractsAttribute`1";
    public const string GeneratedParts = "Graupel.CodeGen.GeneratedPartsAttribute";
    public const string MessagePackLayout = "Graupel.Formats.MessagePack.MessagePackLayoutAttribute";
    public const string Order = "Graupel.OrderAttribute";
    public const string Pack = "Graupel.PackAttribute";
    public const string SkipPack = "Graupel.SkipPackAttribute";
    public const string Surrogate = "Graupel.SurrogateAttribute";
    public const string Union = "Graupel.UnionAttribute";
    public const string UnionCase = "Graupel.UnionCaseAttribute";
    public const string UnknownCase = "Graupel.UnknownCaseAttribute";
    public const string UseContract = "Graupel.UseContractAttribute";
    public const string DataContract = "System.Runtime.Serialization.DataContractAttribute";
    public const string DataMember = "System.Runtime.Serialization.DataMemberAttribute";
    public const string IgnoreDataMember = "System.Runtime.Serialization.IgnoreDataMemberAttribute";
    public const string KnownType = "System.Runtime.Serialization.KnownTypeAttribute";
    public const string NonSerialized = "System.NonSerializedAttribute";
    public const string OnDeserialized = "System.Runtime.Serialization.OnDeserializedAttribute";
    public const string OnDeserializing = "System.Runtime.Serialization.OnDeserializingAttribute";
    public const string OnSerialized = "System.Runtime.Serialization.OnSerializedAttribute";
    public const string OnSerializing = "System.Runtime.Serialization.OnSerializingAttribute";
    public const string OptionalField = "System.Runtime.Serialization.OptionalFieldAttribute";
    public const string Serializable = "System.SerializableAttribute";
    public const string AsyncStateMachine = "System.Runtime.CompilerServices.AsyncStateMachineAttribute";
    public const string CollectionBuilder = "System.Runtime.CompilerServices.CollectionBuilderAttribute";
    public const string CompilerGenerated = "System.Runtime.CompilerServices.CompilerGeneratedAttribute";
    public const string Conditional = "System.Diagnostics.ConditionalAttribute";
    public const string FixedBuffer = "System.Runtime.CompilerServices.FixedBufferAttribute";
    public const string InlineArray = "System.Runtime.CompilerServices.InlineArrayAttribute";
    public const string InternalsVisibleTo = "System.Runtime.CompilerServices.InternalsVisibleToAttribute";
    public const string IsReadOnly = "System.Runtime.CompilerServices.IsReadOnlyAttribute";
    public const string MaybeNull = "System.Diagnostics.CodeAnalysis.MaybeNullAttribute";
    public const string Nullable = "System.Runtime.CompilerServices.NullableAttribute";
    public const string NullableContext = "System.Runtime.CompilerServices.NullableContextAttribute";
    public const string Obsolete = "System.ObsoleteAttribute";
    public const string OverloadResolutionPriority = "System.Runtime.CompilerServices.OverloadResolutionPriorityAttribute";
    public const string ParamArray = "System.ParamArrayAttribute";
    public const string ParamCollection = "System.Runtime.CompilerServices.ParamCollectionAttribute";
    public const string PreserveBaseOverrides = "System.Runtime.CompilerServices.PreserveBaseOverridesAttribute";
    public const string ReferenceAssembly = "System.Runtime.CompilerServices.ReferenceAssemblyAttribute";
    public const string RequiredMember = "System.Runtime.CompilerServices.RequiredMemberAttribute";
    public const string RequiresLocation = "System.Runtime.CompilerServices.RequiresLocationAttribute";
    public const string SetsRequiredMembers = "System.Diagnostics.CodeAnalysis.SetsRequiredMembersAttribute";
    public const string UnsafeAccessor = "System.Runtime.CompilerServices.UnsafeAccessorAttribute";

    /// <summary>Those that ask for the member on which they stand.</summary>
    public static IReadOnlyList<string> OfMembers => [Order, DataMember, Surrogate, UseContract, Comparer];

    /// <summary>Those that have a method called before or after.</summary>
    public static IReadOnlyList<string> OfCallbacks => [OnSerializing, OnSerialized, OnDeserializing, OnDeserialized];
}
