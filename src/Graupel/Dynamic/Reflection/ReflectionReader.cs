using System.Collections;
using System.Diagnostics.CodeAnalysis;
using System.Reflection;
using System.Runtime.CompilerServices;
using System.Runtime.Serialization;
using Graupel.Model;
using Graupel.Model.Planning;

namespace Graupel.Dynamic;

/// <summary>The front end over reflection: turns types into facts. It takes no decision.</summary>
[RequiresUnreferencedCode(CompilerMessages.Unreferenced)]
[RequiresDynamicCode(CompilerMessages.DynamicCode)]
internal sealed class ReflectionReader(TypeTable types, Func<Type, bool> isReplaced) : IFactsSource
{
    // The interface itself is obsolete.
    private const string ObjectReference = "System.Runtime.Serialization.IObjectReference";

    private const BindingFlags AnyInstance = BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic;

    private readonly MemberReader _members = new(types);
    private readonly ConstructorReader _constructors = new(types);
    private readonly CaseReader _cases = new(types);
    private readonly SurrogateReader _surrogates = new(types);
    private readonly EnumerableReader _enumerables = new(types);

    /// <inheritdoc/>
    public TypeFacts? Get(TypeRef type) => types.Find(type) is { } found ? Read(found, type) : null;

    /// <inheritdoc/>
    public OwnContractFacts? GetOwnOfEnum(TypeRef type) => types.Find(type) is { } found ? _surrogates.ReadEnum(found) : null;

    /// <inheritdoc/>
    public bool IsDerived(TypeRef type, TypeRef @base) =>
        types.Find(type) is { IsValueType: false } found && types.Find(@base) is { } other && (found.IsSubclassOf(other) || Array.IndexOf(found.GetInterfaces(), other) >= 0);

    private TypeFacts Read(Type type, TypeRef reference)
    {
        CustomAttributeData? dataContract = type.Find(AttributeNames.DataContract);
        bool isOwn = !SharedFramework.Contains(type.Assembly);
        return new(
            reference,
            type.BaseType is { } @base && @base != typeof(object) && @base != typeof(ValueType) ? types.Read(@base) : null,
            StyleOf(type, dataContract is not null),
            type.IsInterface,
            type.IsAbstract,
            type.IsSealed,
            IsReachable: true,
            isOwn,
            dataContract?.Named<string>("Name"),
            dataContract?.Named<string>("Namespace"),
            new(_members.Read(type, isOwn)),
            new(_constructors.Read(type, isOwn)),
            new(_cases.Read(type)),
            IsEnumerable: typeof(IEnumerable).IsAssignableFrom(type),
            IsCustomSerialized: typeof(ISerializable).IsAssignableFrom(type) || type.GetInterface(ObjectReference) is not null,
            Collection: type.IsClass ? CollectionOf(type) : null,
            IsOpenUnion: _cases.IsOpen(type),
            UnknownCase: _cases.ReadUnknown(type),
            Callbacks: isOwn ? new(CallbackReader.Read(type)) : default,
            IsNotified: typeof(ISerializationCallbacks).IsAssignableFrom(type),
            IsCalledBack: typeof(IDeserializationCallback).IsAssignableFrom(type),
            IsReplaced: isReplaced(type),
            Own: _surrogates.Read(type),
            InlineElement: type.IsValueType && type.IsDefined(typeof(InlineArrayAttribute), inherit: false) ? types.Read(type.GetFields(AnyInstance)[0].FieldType) : null,
            OmitsDefaults: type.Find(AttributeNames.Contract)?.Named<bool>("OmitDefaults") ?? false,
            Enumerable: type.IsClass ? _enumerables.Read(type) : null,
            Factories: new(_constructors.ReadFactories(type, isOwn)),
            Replaced: isOwn ? _surrogates.ReplacedIn(type.Assembly) : default,
            Unawaited: isOwn ? new(CallbackReader.ReadUnawaited(type)) : default,
            Vain: isOwn ? new(VainReader.Read(type)) : default);
    }

    /// <summary>The cases of a base that assemblies other than its own declare.</summary>
    public IEnumerable<CaseFacts> ReadCasesElsewhere(Type @base) => _cases.ReadElsewhere(@base);

    private CollectionFacts? CollectionOf(Type type) =>
        Only(type, typeof(IDictionary<,>)) is { } map ? new(IsMap: true, new(map.GenericTypeArguments.Select(types.Read)))
        : Only(type, typeof(ICollection<>)) is { } collection ? new(IsMap: false, new(collection.GenericTypeArguments.Select(types.Read)))
        : null;

    public static Type? Only(Type type, Type definition)
    {
        Type[] found = [.. type.GetInterfaces().Where(one => one.IsGenericType && one.GetGenericTypeDefinition() == definition)];
        return found.Length == 1 ? found[0] : null;
    }

    public static ContractStyle StyleOf(Type type, bool isDataContract) =>
        type.Has(AttributeNames.Contract) ? ContractStyle.Contract
        : isDataContract ? ContractStyle.DataContract
        : type.Has(AttributeNames.Pack) ? ContractStyle.Pack
        : (type.Attributes & SerializableFlag) != 0 ? ContractStyle.Serializable
        : ContractStyle.None;

#pragma warning disable SYSLIB0050 // the attribute has no other trace in metadata than this flag
    private const TypeAttributes SerializableFlag = TypeAttributes.Serializable;
#pragma warning restore SYSLIB0050
}
