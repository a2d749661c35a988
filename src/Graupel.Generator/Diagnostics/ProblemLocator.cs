using Graupel.Generator.Roots;
using Graupel.Generator.Symbols;
using Graupel.Model;
using Microsoft.CodeAnalysis;

namespace Graupel.Generator.Diagnostics;

/// <summary>Finds the lines of problems in the version of the source at hand.</summary>
internal static class ProblemLocator
{
    /// <summary>The problems as the compiler shows them. They stand in the source itself: only there can it silence them.</summary>
    public static IEnumerable<Diagnostic> Locate(EquatableList<Problem> problems, Compilation compilation, CancellationToken cancellation)
    {
        var roots = new Lazy<Dictionary<NamedRoot, Location?>>(() => RootLocations(compilation, cancellation));
        return problems.Select(problem => Descriptors.Report(
            problem, CaseLocator.Find(problem.Place, compilation, cancellation) ?? Find(problem.Place, compilation, roots)));
    }

    private static Location? Find(ProblemPlace place, Compilation compilation, Lazy<Dictionary<NamedRoot, Location?>> roots)
    {
        if (place.Type is not null)
        {
            INamedTypeSymbol? type = compilation.Assembly.GetTypeByMetadataName(place.Type);
            ISymbol? member = place.Member is null ? null : type?.GetMembers(place.Member).FirstOrDefault();
            return (member ?? type)?.Locations.FirstOrDefault(static location => location.IsInSource);
        }

        return place.Root is { } root && roots.Value.TryGetValue(root, out Location? location) ? location : null;
    }

    private static Dictionary<NamedRoot, Location?> RootLocations(Compilation compilation, CancellationToken cancellation)
    {
        var types = new TypeReader();
        var finder = new RootFinder(compilation, cancellation);
        var calls = new CallScan(compilation, cancellation);
        return finder.InAssemblyAttributes().Concat(calls.Handed).Concat(finder.InNamespaces())
            .Select(root => (Root: Named(RootSort.Asked, root.Type), root.Location))
            .Concat(calls.Replaced.Select(root => (Root: Named(RootSort.Replaced, root.Type), root.Location)))
            .Concat(SurrogateReader.Vain(compilation, types).Select(vain => (Root: Named(RootSort.Surrogate, vain.Type), Location: vain.Attribute.Location(cancellation))))
            .GroupBy(static one => one.Root)
            .ToDictionary(static group => group.Key, static group => group.First().Location);

        NamedRoot Named(RootSort sort, ITypeSymbol type) => new(sort, types.Read(type).Name);
    }
}
