using Graupel.Generator.Roots;
using Graupel.Generator.Symbols;
using Graupel.Model;
using Microsoft.CodeAnalysis;

namespace Graupel.Generator.Diagnostics;

/// <summary>Finds the lines of problems in the version of the source at hand.</summary>
internal static class ProblemLocator
{
    /// <summary>Stands in front of a type that options replace.</summary>
    public const string Replaced = "replaced ";

    /// <summary>Stands in front of a surrogate that the assembly names.</summary>
    public const string Surrogate = "surrogate ";

    /// <summary>The problems as the compiler shows them. They stand in the source itself: only there can it silence them.</summary>
    public static IEnumerable<Diagnostic> Locate(EquatableList<Problem> problems, Compilation compilation, CancellationToken cancellation)
    {
        var roots = new Lazy<Dictionary<string, Location?>>(() => RootLocations(compilation, cancellation));
        return problems.Select(problem => Descriptors.Report(
            problem, CaseLocator.Find(problem.Place, compilation, cancellation) ?? Find(problem.Place, compilation, roots)));
    }

    private static Location? Find(ProblemPlace place, Compilation compilation, Lazy<Dictionary<string, Location?>> roots)
    {
        if (place.Type is not null)
        {
            INamedTypeSymbol? type = compilation.Assembly.GetTypeByMetadataName(place.Type);
            ISymbol? member = place.Member is null ? null : type?.GetMembers(place.Member).FirstOrDefault();
            return (member ?? type)?.Locations.FirstOrDefault(static location => location.IsInSource);
        }

        return place.Root is not null && roots.Value.TryGetValue(place.Root, out Location? location) ? location : null;
    }

    private static Dictionary<string, Location?> RootLocations(Compilation compilation, CancellationToken cancellation)
    {
        var types = new TypeReader();
        var finder = new RootFinder(compilation, cancellation);
        (string Name, Location? Location)[] asked =
            [.. finder.InAssemblyAttributes()
                .Concat(finder.InCalls())
                .Concat(finder.InNamespaces())
                .Select(root => (types.Read(root.Type).Name, root.Location))];
        return asked.Concat(finder.Replaced.Select(root => (Name: Replaced + types.Read(root.Type).Name, root.Location)))
            .Concat(SurrogateReader.Vain(compilation, types).Select(vain =>
                (Name: Surrogate + types.Read(vain.Type).Name, Location: vain.Attribute.Location(cancellation))))
            .GroupBy(static root => root.Name, StringComparer.Ordinal)
            .ToDictionary(static group => group.Key, static group => group.First().Location, StringComparer.Ordinal);
    }
}
