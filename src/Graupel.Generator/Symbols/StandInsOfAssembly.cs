using Graupel.Model;
using Microsoft.CodeAnalysis;

namespace Graupel.Generator.Symbols;

/// <summary>The surrogates and contracts that attributes on an assembly name.</summary>
internal sealed class StandInsOfAssembly
{
    private readonly Dictionary<string, StandIn> _named = new(StringComparer.Ordinal);
    private readonly StandIn[] _open;
    private readonly StandIn[] _forAll;
    private readonly Compilation _compilation;

    public StandInsOfAssembly(IAssemblySymbol assembly, Compilation compilation, TypeReader types)
    {
        _compilation = compilation;
        StandIn[] all = [.. StandIn.On(assembly)];
        _forAll = Array.FindAll(all, static one => one.IsForAll);
        _open = Array.FindAll(all, static one => ClosedCase.IsOpen(one.Type) && !one.IsForAll);
        Closed = Array.FindAll(all, static one => !ClosedCase.IsOpen(one.Type));
        foreach (StandIn named in Closed.OrderByDescending(static one => one.Form))
        {
            foreach (ITypeSymbol replaced in named.Replaced)
            {
                _named[types.Read(replaced).Name] = named;
            }
        }
    }

    /// <summary>Those that are not open, in the order of their attributes, contracts first.</summary>
    public IReadOnlyList<StandIn> Closed { get; }

    /// <summary>The one that names a type.</summary>
    public StandIn? FindNamed(TypeRef type) => _named.TryGetValue(type.Name, out StandIn? named) ? named : null;

    /// <summary>The one for the generic type that a type is made of.</summary>
    public StandIn? FindOpen(INamedTypeSymbol symbol) => symbol.IsGenericType ? FirstClosed(_open, symbol) : null;

    /// <summary>The one for all types that meet its constraints. It is asked of the assembly that declares the type.</summary>
    public StandIn? FindForAll(INamedTypeSymbol symbol) => FirstClosed(_forAll, symbol);

    private StandIn? FirstClosed(StandIn[] open, INamedTypeSymbol symbol) =>
        open.Select(one => one.Close(symbol, _compilation)).FirstOrDefault(static closed => closed is not null);
}
