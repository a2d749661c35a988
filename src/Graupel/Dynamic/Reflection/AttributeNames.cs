namespace Graupel.Dynamic;

/// <summary>The attributes that make contracts, by full name: they are read as data and never instantiated.</summary>
internal static class AttributeNames
{
    public const string Comparer = "Graupel.ComparerAttribute";
    public const string Contract = "Graupel.ContractAttribute";
    public const string ContractConstructor = "Graupel.ContractConstructorAttribute";
    public const string Order = "Graupel.OrderAttribute";
    public const string Pack = "Graupel.PackAttribute";
    public const string SkipPack = "Graupel.SkipPackAttribute";
    public const string Surrogate = "Graupel.SurrogateAttribute";
    public const string UseContract = "Graupel.UseContractAttribute";
    public const string Union = "Graupel.UnionAttribute";
    public const string UnknownCase = "Graupel.UnknownCaseAttribute";
    public const string CollectionBuilder = "System.Runtime.CompilerServices.CollectionBuilderAttribute";
    public const string CompilerGenerated = "System.Runtime.CompilerServices.CompilerGeneratedAttribute";
    public const string Conditional = "System.Diagnostics.ConditionalAttribute";
    public const string FixedBuffer = "System.Runtime.CompilerServices.FixedBufferAttribute";
    public const string IsReadOnly = "System.Runtime.CompilerServices.IsReadOnlyAttribute";
    public const string MaybeNull = "System.Diagnostics.CodeAnalysis.MaybeNullAttribute";
    public const string Nullable = "System.Runtime.CompilerServices.NullableAttribute";
    public const string NullableContext = "System.Runtime.CompilerServices.NullableContextAttribute";
    public const string OverloadResolutionPriority = "System.Runtime.CompilerServices.OverloadResolutionPriorityAttribute";
    public const string ParamArray = "System.ParamArrayAttribute";
    public const string ParamCollection = "System.Runtime.CompilerServices.ParamCollectionAttribute";
    public const string PreserveBaseOverrides = "System.Runtime.CompilerServices.PreserveBaseOverridesAttribute";
    public const string RequiresLocation = "System.Runtime.CompilerServices.RequiresLocationAttribute";
    public const string RequiredMember = "System.Runtime.CompilerServices.RequiredMemberAttribute";
    public const string SetsRequiredMembers = "System.Diagnostics.CodeAnalysis.SetsRequiredMembersAttribute";
    public const string DataContract = "System.Runtime.Serialization.DataContractAttribute";
    public const string DataMember = "System.Runtime.Serialization.DataMemberAttribute";
    public const string IgnoreDataMember = "System.Runtime.Serialization.IgnoreDataMemberAttribute";
    public const string StreamingContext = "System.Runtime.Serialization.StreamingContext";
    public const string OnSerializing = "System.Runtime.Serialization.OnSerializingAttribute";
    public const string OnSerialized = "System.Runtime.Serialization.OnSerializedAttribute";
    public const string OnDeserializing = "System.Runtime.Serialization.OnDeserializingAttribute";
    public const string OnDeserialized = "System.Runtime.Serialization.OnDeserializedAttribute";
    public const string KnownType = "System.Runtime.Serialization.KnownTypeAttribute";

    /// <summary>Those that have a method called before or after.</summary>
    public static IReadOnlyList<string> OfCallbacks => [OnSerializing, OnSerialized, OnDeserializing, OnDeserialized];

    /// <summary>Those that make their target a member.</summary>
    public static IReadOnlyList<string> OfMembers => [Order, DataMember, Surrogate, UseContract, Comparer];
}
