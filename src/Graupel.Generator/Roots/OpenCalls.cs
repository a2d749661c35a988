using Graupel.Generator.Symbols;
using Microsoft.CodeAnalysis;

namespace Graupel.Generator.Roots;

/// <summary>
/// Closes what generic code of the project hands to a serializer over what is handed to that code: <c>Send(new Later&lt;T&gt;())</c> inside of
/// <c>Pass&lt;T&gt;</c> needs a contract for <c>Later&lt;int&gt;</c> where <c>Pass&lt;int&gt;</c> is called.
/// </summary>
internal sealed class OpenCalls(Compilation compilation, CancellationToken cancellation)
{
    // Code that calls itself with larger and larger types has no end.
    private const int MaxNesting = 8;

    // Where it calls itself with several of them, they are too many before they are too large.
    private const int MaxForms = 32;
    private const int FlatNesting = 4;

    private readonly List<ISymbol> _open = [];
    private readonly Queue<(ISymbol Symbol, Location Location)> _closed = new();
    private readonly HashSet<ISymbol> _seen = new(SymbolEqualityComparer.Default);
    private readonly Dictionary<ISymbol, int> _forms = new(SymbolEqualityComparer.Default);

    /// <summary>Takes notice of a method or type with contract parameters, and of what stands for them.</summary>
    public void Add(ISymbol symbol, Location location)
    {
        if (TypeParameters.Arguments(symbol).Any(TypeReader.HasParameters))
        {
            _open.Add(symbol);
        }
        else
        {
            _closed.Enqueue((symbol, location));
        }
    }

    /// <summary>The types that need a contract beside those that are named in calls.</summary>
    public IEnumerable<Root> Close()
    {
        while (_open.Count > 0 && _closed.Count > 0)
        {
            cancellation.ThrowIfCancellationRequested();
            (ISymbol symbol, Location location) = _closed.Dequeue();
            if (!_seen.Add(symbol) || !IsAmongFew(symbol))
            {
                continue;
            }

            Dictionary<ISymbol, ITypeSymbol> bound = Bind(symbol);
            foreach (ISymbol open in _open.Where(open => TypeParameters.Arguments(open).SelectMany(TypeParameters.In).All(bound.ContainsKey)))
            {
                ISymbol closed = Close(open, bound);
                foreach (ITypeSymbol argument in ContractParameters.ArgumentsOf(closed))
                {
                    yield return new Root(argument, location);
                }

                if (TypeParameters.Arguments(closed).All(static argument => Nesting(argument) <= MaxNesting))
                {
                    _closed.Enqueue((closed, location));
                }
            }
        }
    }

    private bool IsAmongFew(ISymbol symbol)
    {
        if (TypeParameters.Arguments(symbol).All(static argument => Nesting(argument) <= FlatNesting))
        {
            return true;
        }

        _forms.TryGetValue(symbol.OriginalDefinition, out int forms);
        _forms[symbol.OriginalDefinition] = forms + 1;
        return forms < MaxForms;
    }

    private static Dictionary<ISymbol, ITypeSymbol> Bind(ISymbol symbol)
    {
        var bound = new Dictionary<ISymbol, ITypeSymbol>(SymbolEqualityComparer.Default);
        if (symbol is IMethodSymbol method)
        {
            Bind(bound, (method.ReducedFrom ?? method).OriginalDefinition.TypeParameters, method.TypeArguments);
        }

        for (INamedTypeSymbol? type = symbol as INamedTypeSymbol ?? symbol.ContainingType; type is not null; type = type.ContainingType)
        {
            Bind(bound, type.OriginalDefinition.TypeParameters, type.TypeArguments);
        }

        return bound;
    }

    private static void Bind(
        Dictionary<ISymbol, ITypeSymbol> bound, IReadOnlyList<ITypeParameterSymbol> parameters, IReadOnlyList<ITypeSymbol> arguments)
    {
        foreach ((ITypeParameterSymbol parameter, ITypeSymbol argument) in parameters.Zip(
            arguments, static (parameter, argument) => (parameter, argument)))
        {
            bound[parameter] = argument;
        }
    }

    private ISymbol Close(ISymbol symbol, Dictionary<ISymbol, ITypeSymbol> bound)
    {
        if (symbol is not IMethodSymbol method)
        {
            return Substitution.Of((ITypeSymbol)symbol, bound, compilation);
        }

        // A local function is no member.
        IMethodSymbol written = method.ReducedFrom ?? method;
        IMethodSymbol definition = ((INamedTypeSymbol)Substitution.Of(written.ContainingType, bound, compilation))
            .GetMembers(written.Name)
            .OfType<IMethodSymbol>()
            .FirstOrDefault(one => SymbolEqualityComparer.Default.Equals(one.OriginalDefinition, written.OriginalDefinition))
            ?? written.OriginalDefinition;
        return method.Arity == 0
            ? definition
            : definition.Construct([.. method.TypeArguments.Select(argument => Substitution.Of(argument, bound, compilation))]);
    }

    private static int Nesting(ITypeSymbol type) => 1 + type switch
    {
        IArrayTypeSymbol array => Nesting(array.ElementType),
        INamedTypeSymbol named => TypeParameters.Arguments(named).Select(Nesting).DefaultIfEmpty().Max(),
        _ => 0,
    };
}
