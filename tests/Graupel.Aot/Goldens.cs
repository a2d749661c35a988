using System.Globalization;
using System.Reflection;
using System.Text.RegularExpressions;
using Graupel.TestCases;

namespace Graupel.Aot;

/// <summary>The golden files of a format, which hold the bytes that the JIT gives.</summary>
internal sealed partial class Goldens(WireFormat format)
{
    private readonly Dictionary<string, Dictionary<(string Name, int Index), string>> _groups = [];

    /// <summary>What a value is written as, or the kind of error that refuses it; null where the files do not have it.</summary>
    public string? Find(TestCase testCase, int index)
    {
        if (!_groups.TryGetValue(testCase.Group, out Dictionary<(string Name, int Index), string>? lines))
        {
            _groups[testCase.Group] = lines = Read($"{testCase.Group}.{format}.txt");
        }

        return lines.GetValueOrDefault((testCase.Name, index));
    }

    private static Dictionary<(string Name, int Index), string> Read(string file)
    {
        using Stream stream = Assembly.GetExecutingAssembly().GetManifestResourceStream(file) ?? throw new FileNotFoundException(file);
        using var reader = new StreamReader(stream);
        Dictionary<(string Name, int Index), string> lines = [];
        string name = "";
        while (reader.ReadLine() is { } line)
        {
            if (line.StartsWith("== ", StringComparison.Ordinal))
            {
                name = line[3..];
            }
            else if (Value().Match(line) is { Success: true } value)
            {
                lines.Add((name, int.Parse(value.Groups["index"].ValueSpan, CultureInfo.InvariantCulture)), value.Groups["bytes"].Value);
            }
        }

        return lines;
    }

    // Lines of trees have spaces behind their number.
    [GeneratedRegex("^(?<index>[0-9]+): (?<bytes>.*)$")]
    private static partial Regex Value();
}
