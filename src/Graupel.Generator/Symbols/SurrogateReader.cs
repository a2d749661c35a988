using Graupel.Model;
using Graupel.Model.Planning;
using Microsoft.CodeAnalysis;

namespace Graupel.Generator.Symbols;

/// <summary>Reads which surrogates and contracts attributes name, on types and on the assembly at hand.</summary>
internal sealed class SurrogateReader(Compilation compilation, TypeReader types)
{
    private readonly Dictionary<IAssemblySymbol, StandInsOfAssembly> _standIns = new(SymbolEqualityComparer.Default);
    private readonly Dictionary<IAssemblySymbol, EquatableList<ReplacedFacts>> _replaced = new(SymbolEqualityComparer.Default);

    public OwnContractFacts? Read(INamedTypeSymbol symbol, TypeRef type)
    {
        StandInsOfAssembly declaring = In(symbol.ContainingAssembly);
        StandIn? found = StandIn.On(symbol).FirstOrDefault() is { } own ? own.Close(symbol, compilation) ?? own
            : In(compilation.Assembly).FindNamed(type) ?? declaring.FindNamed(type)
                ?? In(compilation.Assembly).FindOpen(symbol) ?? declaring.FindOpen(symbol) ?? declaring.FindForAll(symbol);
        return found is null ? null : FactsOf(found, symbol);
    }

    /// <summary>What stands on an enum, or on the assembly that declares it.</summary>
    public OwnContractFacts? ReadEnum(INamedTypeSymbol symbol) => StandIn.On(symbol).FirstOrDefault() is { } own
        ? FactsOf(own.Close(symbol, compilation) ?? own, symbol)
        : ReplacedIn(symbol.ContainingAssembly).FirstOrDefault(one => one.Type.Name == types.Read(symbol).Name)?.Own
            ?? (In(symbol.ContainingAssembly).FindForAll(symbol) is { } found ? FactsOf(found, symbol) : null);

    /// <summary>What an assembly has written as others in contracts of its own types.</summary>
    public EquatableList<ReplacedFacts> ReplacedIn(IAssemblySymbol assembly)
    {
        if (!_replaced.TryGetValue(assembly, out EquatableList<ReplacedFacts> found))
        {
            found = new(
                from named in In(assembly).Closed
                from replaced in named.Replaced
                let type = types.Read(replaced)
                where Classification.IsInline(type)
                select new ReplacedFacts(type, FactsOf(named, replaced)));
            _replaced.Add(assembly, found);
        }

        return found;
    }

    private StandInsOfAssembly In(IAssemblySymbol assembly)
    {
        if (!_standIns.TryGetValue(assembly, out StandInsOfAssembly? found))
        {
            found = new(assembly, compilation, types);
            _standIns.Add(assembly, found);
        }

        return found;
    }

    private OwnContractFacts FactsOf(StandIn found, ITypeSymbol symbol) => FactsOf(found, symbol, types);

    /// <summary>What is known of one that is named for a type.</summary>
    public static OwnContractFacts FactsOf(StandIn found, ITypeSymbol symbol, TypeReader types) => found.Form == OwnContractForm.Surrogate
        ? ReadSurrogate(found.Type, symbol, types)
        : new(
            types.Read(found.Type), found.Form, Wire: null,
            ConstructorReader.CanBeMade(found.Type) && found.Replaced.Any(one => TypeIdentity.IsSame(one, symbol)));

    private static OwnContractFacts ReadSurrogate(INamedTypeSymbol surrogate, ITypeSymbol symbol, TypeReader types)
    {
        ITypeSymbol? wire = WireOf(surrogate, symbol);
        return new(
            types.Read(surrogate), OwnContractForm.Surrogate, wire is null ? null : types.Read(wire),
            wire is { OriginalDefinition.SpecialType: not SpecialType.System_Nullable_T });
    }

    /// <summary>What attributes on the assembly name that stands for no type, or for one that cannot be replaced.</summary>
    public static IEnumerable<StandIn> Vain(Compilation compilation, TypeReader types) =>
        from named in StandIn.On(compilation.Assembly)
        let replaced = named.Replaced.ToArray()
        where !named.IsForAll && (replaced.Length == 0 || !replaced.All(type => TakesSurrogate(type, types)))
        select named;

    private static bool TakesSurrogate(ITypeSymbol type, TypeReader types) =>
        type is INamedTypeSymbol { IsGenericType: true } named && TypeReader.HasParameters(type)
            ? Classification.TakesSurrogate(TypeReader.MetadataName(named), named.IsValueType, named.Arity)
            : Classification.IsReplacedByAssembly(types.Read(type));

    /// <summary>What a surrogate writes for values of a type; null where it is not for that, or cannot be made.</summary>
    private static ITypeSymbol? WireOf(INamedTypeSymbol surrogate, ITypeSymbol symbol)
    {
        INamedTypeSymbol[] fitting = [.. Implemented(surrogate).Where(one => TypeIdentity.IsSame(one.TypeArguments[0], symbol))];
        return fitting.Length == 1 && ConstructorReader.CanBeMade(surrogate) ? fitting[0].TypeArguments[1] : null;
    }

    /// <summary>The interfaces that say what a type is a surrogate for.</summary>
    public static IEnumerable<INamedTypeSymbol> Implemented(INamedTypeSymbol surrogate) =>
        surrogate.AllInterfaces.Where(static one => TypeReader.IsNamed(one, "Graupel.ISurrogate`2"));
}
