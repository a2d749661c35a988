using Microsoft.CodeAnalysis;

namespace Graupel.Generator.Printing;

/// <summary>How the methods are named that are added to types of the project: as nothing in it is.</summary>
/// <param name="Find">Finds the contracts inside of a type.</param>
/// <param name="Cases">Lists the cases that only it can name.</param>
internal sealed record HostNames(string Find, string Cases)
{
    public static HostNames In(Compilation compilation, CancellationToken cancellation) =>
        new(Free("FindGraupelContract", compilation, cancellation), Free("ListGraupelCases", compilation, cancellation));

    private static string Free(string name, Compilation compilation, CancellationToken cancellation)
    {
        while (compilation.ContainsSymbolsWithName(name, SymbolFilter.TypeAndMember, cancellation))
        {
            name += "_";
        }

        return name;
    }
}
