using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Text;

namespace Graupel.Generator.Diagnostics;

/// <summary>A place in the source that holds no syntax.</summary>
internal sealed record LocationInfo(string Path, TextSpan Span, LinePositionSpan Lines)
{
    public static LocationInfo? Of(Location? location) => location?.SourceTree is null
        ? null
        : new LocationInfo(location.SourceTree.FilePath, location.SourceSpan, location.GetLineSpan().Span);

    public Location ToLocation() => Location.Create(Path, Span, Lines);
}

/// <summary>A problem that is ready to be reported.</summary>
internal sealed record LocatedProblem(Problem Problem, LocationInfo? Location)
{
    public Diagnostic ToDiagnostic() => Descriptors.Report(Problem, Location?.ToLocation());
}
