using Microsoft.CodeAnalysis;

namespace Graupel.Generator.Symbols;

/// <summary>Tells what the project declares from what references bring.</summary>
internal static class OwnSymbols
{
    public static bool Declares(this Compilation compilation, ISymbol symbol) =>
        SymbolEqualityComparer.Default.Equals(symbol.ContainingAssembly, compilation.Assembly);
}
