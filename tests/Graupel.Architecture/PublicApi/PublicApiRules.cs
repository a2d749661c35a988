namespace Graupel.Architecture.PublicApi;

/// <summary>The public API changes only where the listing in <c>api/</c> changes with it, so that a review sees it.</summary>
public class PublicApiRules
{
    private const string Path = "api/Graupel.net10.0.txt";

    [Fact]
    public void The_listing_is_up_to_date()
    {
        var actual = ApiListing.Of(typeof(ErrorKind).Assembly);
        if (Environment.GetEnvironmentVariable("GRAUPEL_UPDATE") == "1")
        {
            Directory.CreateDirectory(System.IO.Path.Combine(Repository.Root, "api"));
            File.WriteAllText(System.IO.Path.Combine(Repository.Root, Path), actual);
        }

        var listed = Repository.Read(Path);
        var (added, removed) = (Lines(actual).Except(Lines(listed)), Lines(listed).Except(Lines(actual)));
        var change = string.Join('\n', added.Select(line => $"+ {line}").Concat(removed.Select(line => $"- {line}")));
        Assert.True(
            actual == listed,
            $"The public API differs from {Path}. If that is intended, run these tests with GRAUPEL_UPDATE=1 and commit the listing.\n{change}");
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
