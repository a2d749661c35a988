using System.Reflection;

namespace Graupel.Architecture.PublicApi;

/// <summary>The public API changes only where the listing in <c>api/</c> changes with it, so that a review sees it.</summary>
public class PublicApiRules
{
    private const string Suffix = ".net10.0.txt";

    /// <summary>The library and the packages for users of other serializers, each with a listing.</summary>
    public static TheoryData<string> Assemblies => [.. Packages.Names];

    [Theory]
    [MemberData(nameof(Assemblies))]
    public void The_listing_is_up_to_date(string assembly)
    {
        var path = $"api/{assembly}{Suffix}";
        var actual = ApiListing.Of(Assembly.Load(assembly));
        if (Environment.GetEnvironmentVariable("GRAUPEL_UPDATE") == "1")
        {
            Directory.CreateDirectory(System.IO.Path.Combine(Repository.Root, "api"));
            File.WriteAllText(System.IO.Path.Combine(Repository.Root, path), actual);
        }

        var listed = Repository.Read(path);
        var (added, removed) = (Lines(actual).Except(Lines(listed)), Lines(listed).Except(Lines(actual)));
        var change = string.Join('\n', added.Select(line => $"+ {line}").Concat(removed.Select(line => $"- {line}")));
        Assert.True(
            actual == listed,
            $"The public API differs from {path}. If that is intended, run these tests with GRAUPEL_UPDATE=1 and commit the listing.\n{change}");
    }

    /// <summary>The lines of a listing, those of members with the type in front.</summary>
    private static IEnumerable<string> Lines(string text)
    {
        var type = "";
        foreach (var line in text.Split('\n', StringSplitOptions.RemoveEmptyEntries))
        {
            var isMember = line.StartsWith(' ');
            type = isMember ? type : line;
            yield return isMember ? $"{type} {{ {line.Trim()} }}" : line;
        }
    }
}
