using System.Reflection;

namespace Graupel.Architecture;

/// <summary>What users install: the library, and the packages for users of other serializers.</summary>
internal static class Packages
{
    public static Assembly Core { get; } = typeof(ErrorKind).Assembly;

    public static IReadOnlyList<string> Names { get; } =
        [.. Repository.FilesUnder("src", ".csproj").Select(Path.GetFileNameWithoutExtension).OfType<string>().Where(IsForUsers)];

    public static IEnumerable<Type> Types => Names.SelectMany(name => Assembly.Load(name).GetTypes());

    private static bool IsForUsers(string name) => name == "Graupel" || name.StartsWith("Graupel.Compat.", StringComparison.Ordinal);
}
