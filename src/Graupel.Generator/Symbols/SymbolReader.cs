using Graupel.Model;
using Graupel.Model.Planning;
using Microsoft.CodeAnalysis;

namespace Graupel.Generator.Symbols;

/// <summary>The front end over Roslyn: turns symbols into facts, which hold no symbols. It takes no decision.</summary>
internal sealed class SymbolReader(
    Compilation compilation, TypeReader types, CaseReader cases, ISet<string> contractsElsewhere, Func<INamedTypeSymbol, string, bool> isReplaced)
    : IFactsSource
{
    private readonly SurrogateReader _surrogates = new(compilation, types);
    private readonly EnumerableReader _enumerables = new(compilation, types);

    /// <summary>The facts of a type that was read before; null where there is nothing to tell, as of arrays.</summary>
    public TypeFacts? Get(TypeRef type) => types.Find(type) is INamedTypeSymbol symbol ? Read(symbol, type) : null;

    /// <inheritdoc/>
    public OwnContractFacts? GetOwnOfEnum(TypeRef type) => types.Find(type) is INamedTypeSymbol symbol ? _surrogates.ReadEnum(symbol) : null;

    /// <inheritdoc/>
    public bool IsDerived(TypeRef type, TypeRef @base) =>
        types.Find(type) is { IsValueType: false } symbol && BasesOf(symbol).Any(one => types.Read(one).Name == @base.Name);

    private static IEnumerable<ITypeSymbol> BasesOf(ITypeSymbol symbol)
    {
        for (INamedTypeSymbol? @base = symbol.BaseType; @base is not null; @base = @base.BaseType)
        {
            yield return @base;
        }

        foreach (INamedTypeSymbol one in symbol.AllInterfaces)
        {
            yield return one;
        }
    }

    private TypeFacts Read(INamedTypeSymbol symbol, TypeRef type)
    {
        AttributeData? dataContract = symbol.Find(AttributeNames.DataContract);
        TypeParts? parts = TypeParts.Of(symbol);
        IEnumerable<MemberFacts> members = new MemberReader(types).Read(symbol);
        IEnumerable<ConstructorFacts> constructors = new ConstructorReader(types).Read(symbol);
        IEnumerable<CallbackFacts> callbacks = CallbackReader.Read(symbol);
        return new(
            type,
            BaseOf(symbol) is { } @base ? types.Read(@base) : null,
            StyleOf(symbol, dataContract is not null),
            IsInterface: symbol.TypeKind == TypeKind.Interface,
            IsAbstract: symbol.IsAbstract || symbol.IsStatic,
            IsSealed: symbol.IsSealed || symbol.IsStatic,
            IsReachable: Scope.Of(symbol, compilation).IsReachable,
            IsOwnAssembly: parts is not null || compilation.Declares(symbol),
            dataContract?.Named<string>("Name"),
            dataContract?.Named<string>("Namespace"),
            new(parts?.Members(members, types) ?? members),
            new(parts?.Constructors(constructors, types) ?? constructors),
            new(cases.Read(symbol)),
            IsEnumerable: Implements(symbol, "System.Collections.IEnumerable"),
            IsCustomSerialized: Implements(symbol, "System.Runtime.Serialization.ISerializable")
                || Implements(symbol, "System.Runtime.Serialization.IObjectReference"),
            HasContract: contractsElsewhere.Contains(type.Name),
            Collection: symbol.TypeKind == TypeKind.Class ? CollectionOf(symbol) : null,
            IsOpenUnion: cases.IsOpen(symbol),
            UnknownCase: cases.ReadUnknown(symbol),
            Callbacks: new(parts?.Callbacks(callbacks) ?? callbacks),
            IsNotified: Implements(symbol, CallbackReader.Notified),
            IsCalledBack: Implements(symbol, CallbackReader.CalledBack),
            IsReplaced: isReplaced(symbol, type.Name),
            Own: _surrogates.Read(symbol, type),
            InlineElement: InlineElementOf(symbol),
            OmitsDefaults: symbol.Find(AttributeNames.Contract)?.Named<bool>("OmitDefaults") ?? false,
            Enumerable: symbol.TypeKind == TypeKind.Class ? _enumerables.Read(symbol) : null,
            Factories: new(new ConstructorReader(types).ReadFactories(symbol)),
            Replaced: _surrogates.ReplacedIn(symbol.ContainingAssembly),
            Vain: new(VainReader.Read(symbol)),
            Unawaited: new(CallbackReader.ReadUnawaited(symbol)),
            CaseMethod: symbol.FindAll(AttributeNames.KnownType)
                .Select(static one => one.ConstructorArguments is [{ Value: string method }] ? method : null)
                .FirstOrDefault(static method => method is not null),
            IsOfPackage: !IsOfFramework(symbol.ContainingAssembly));
    }

    // As the run-time compiler tells them.
    private static bool IsOfFramework(IAssemblySymbol? assembly) => assembly?.Identity.PublicKeyToken is { Length: sizeof(ulong) } token
        && FrameworkKeys.Contain(token.Aggregate(0UL, static (key, part) => (key << 8) | part));

    private TypeRef? InlineElementOf(INamedTypeSymbol symbol) =>
        symbol.IsValueType
            && symbol.Has(AttributeNames.InlineArray)
            && symbol.GetMembers().OfType<IFieldSymbol>().FirstOrDefault(static field => !field.IsStatic) is { } field
            ? types.Read(field.Type)
            : null;

    private CollectionFacts? CollectionOf(INamedTypeSymbol symbol) =>
        Only(symbol, "System.Collections.Generic.IDictionary`2") is { } map ? new(IsMap: true, new(map.TypeArguments.Select(types.Read)))
        : Only(symbol, "System.Collections.Generic.ICollection`1") is { } collection
            ? new(IsMap: false, new(collection.TypeArguments.Select(types.Read)))
        : null;

    public static INamedTypeSymbol? Only(INamedTypeSymbol symbol, string name)
    {
        INamedTypeSymbol[] found = [.. symbol.AllInterfaces.Where(type => TypeReader.IsNamed(type, name))];
        return found.Length == 1 ? found[0] : null;
    }

    private static bool Implements(INamedTypeSymbol symbol, string name) => symbol.AllInterfaces.Any(type => TypeReader.IsNamed(type, name));

    private static INamedTypeSymbol? BaseOf(INamedTypeSymbol symbol) =>
        symbol.BaseType is { SpecialType: not (SpecialType.System_Object or SpecialType.System_ValueType) } @base ? @base : null;

    private static ContractStyle StyleOf(INamedTypeSymbol symbol, bool isDataContract)
    {
        if (symbol.Has(AttributeNames.Contract))
        {
            return ContractStyle.Contract;
        }

        if (isDataContract)
        {
            return ContractStyle.DataContract;
        }

        if (symbol.Has(AttributeNames.Pack))
        {
            return ContractStyle.Pack;
        }

        return symbol.IsSerializable || symbol.Has(AttributeNames.Serializable) ? ContractStyle.Serializable : ContractStyle.None;
    }
}
