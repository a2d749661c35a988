using Graupel.Model;
using Graupel.Model.Planning;
using Microsoft.CodeAnalysis;

namespace Graupel.Generator.Symbols;

/// <summary>Reads which surrogates attributes name, on types and on the assembly at hand.</summary>
internal sealed class SurrogateReader(Compilation compilation, TypeReader types)
{
    private readonly Lazy<Dictionary<string, INamedTypeSymbol>> _ofAssembly = new(() => OfAssembly(compilation, types));
    private readonly Lazy<INamedTypeSymbol[]> _openOfAssembly = new(() =>
        [.. compilation.Assembly.FindAll(KnownAttributes.Surrogate).Select(Named).OfType<INamedTypeSymbol>().Where(ClosedCase.IsOpen)]);

    public SurrogateFacts? Read(INamedTypeSymbol symbol, TypeRef type)
    {
        INamedTypeSymbol? surrogate = symbol.FindAll(KnownAttributes.Surrogate).Select(Named).OfType<INamedTypeSymbol>().FirstOrDefault() is { } own ? Close(own, symbol) ?? own
            : _ofAssembly.Value.TryGetValue(type.Name, out INamedTypeSymbol? found) ? found
            : symbol.IsGenericType ? _openOfAssembly.Value.Select(open => Close(open, symbol)).FirstOrDefault(static closed => closed is not null)
            : null;
        return surrogate is null ? null : new(types.Read(surrogate), WireOf(surrogate, symbol) is { } wire ? types.Read(wire) : null);
    }

    /// <summary>The attributes on the assembly whose surrogates stand for no type, or for one that cannot be replaced.</summary>
    public static IEnumerable<(INamedTypeSymbol Surrogate, AttributeData Attribute)> Vain(Compilation compilation, TypeReader types) =>
        from attribute in compilation.Assembly.FindAll(KnownAttributes.Surrogate)
        let surrogate = Named(attribute)
        where surrogate is { TypeKind: not TypeKind.Error }
        let replaced = Implemented(surrogate.OriginalDefinition).Select(one => one.TypeArguments[0]).ToArray()
        where replaced.Length == 0 || !replaced.All(type => TakesSurrogate(type, types))
        select (surrogate, attribute);

    private static bool TakesSurrogate(ITypeSymbol type, TypeReader types) => type is INamedTypeSymbol { IsGenericType: true } named && TypeReader.HasParameters(type)
        ? Classification.TakesSurrogate(TypeReader.MetadataName(named), named.IsValueType, named.Arity)
        : Classification.TakesSurrogate(types.Read(type));

    // An open surrogate stands for all types that the type which it replaces makes.
    private static INamedTypeSymbol? Close(INamedTypeSymbol surrogate, INamedTypeSymbol symbol)
    {
        if (!ClosedCase.IsOpen(surrogate))
        {
            return surrogate;
        }

        INamedTypeSymbol definition = surrogate.OriginalDefinition;
        return Implemented(definition)
            .Select(static one => one.TypeArguments[0])
            .OfType<INamedTypeSymbol>()
            .Where(replaced => SymbolEqualityComparer.Default.Equals(replaced.OriginalDefinition, symbol.OriginalDefinition))
            .Select(replaced => ClosedCase.Close(definition, replaced, symbol))
            .FirstOrDefault(static closed => closed is not null);
    }

    private static Dictionary<string, INamedTypeSymbol> OfAssembly(Compilation compilation, TypeReader types)
    {
        var known = new Dictionary<string, INamedTypeSymbol>(StringComparer.Ordinal);
        foreach (INamedTypeSymbol surrogate in compilation.Assembly.FindAll(KnownAttributes.Surrogate).Select(Named).OfType<INamedTypeSymbol>())
        {
            foreach (INamedTypeSymbol implemented in Implemented(surrogate))
            {
                known[types.Read(implemented.TypeArguments[0]).Name] = surrogate;
            }
        }

        return known;
    }

    /// <summary>What a surrogate writes for values of a type; null where it is not for that, or cannot be made.</summary>
    public static ITypeSymbol? WireOf(INamedTypeSymbol surrogate, ITypeSymbol symbol)
    {
        INamedTypeSymbol[] fitting = [.. Implemented(surrogate).Where(one => SymbolEqualityComparer.Default.Equals(one.TypeArguments[0], symbol))];
        return fitting.Length == 1 && CanBeMade(surrogate) ? fitting[0].TypeArguments[1] : null;
    }

    /// <summary>Whether generated code can make one.</summary>
    public static bool CanBeMade(INamedTypeSymbol type) =>
        !type.IsAbstract && type.InstanceConstructors.Any(static c => c.Parameters.IsEmpty && c.DeclaredAccessibility == Accessibility.Public);

    private static INamedTypeSymbol? Named(AttributeData attribute) => attribute.ConstructorArguments is [{ Value: INamedTypeSymbol type }] ? type : null;

    /// <summary>The interfaces that say what a type is a surrogate for.</summary>
    public static IEnumerable<INamedTypeSymbol> Implemented(INamedTypeSymbol surrogate) =>
        surrogate.AllInterfaces.Where(static one => TypeReader.MetadataName(one) == "Graupel.ISurrogate`2");
}
