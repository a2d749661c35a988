namespace Graupel.Conformance.Examples;

/// <summary>One example of docs/format-fast.md or docs/format-compact.md.</summary>
/// <param name="Format">The format of the page.</param>
/// <param name="Name">What it shows.</param>
/// <param name="Types">Declarations, as C#.</param>
/// <param name="Value">The value whose bytes are shown, as C#; null where the bytes are only read.</param>
/// <param name="Bytes">The bytes.</param>
/// <param name="ReadAs">Another type as which they are read, or null.</param>
/// <param name="Reads">What they are read as, as C#; null where that is refused.</param>
/// <param name="Refused">Why they are refused, or null.</param>
/// <param name="References">Whether identity is kept.</param>
public sealed record GoldenExample(
    WireFormat Format, string Name, string? Types, string? Value, byte[] Bytes, string? ReadAs, string? Reads, ErrorKind? Refused, References References)
{
    private const string Fence = "```golden";

    public static IReadOnlyList<GoldenExample> All { get; } = [.. Read(WireFormat.Fast, "format-fast.md"), .. Read(WireFormat.Compact, "format-compact.md")];

    public override string ToString() => Name;

    private static IEnumerable<GoldenExample> Read(WireFormat format, string page)
    {
        string[] lines = File.ReadAllLines(Path.Combine(Repository.Root, "docs", page));
        for (int i = 0; i < lines.Length; i++)
        {
            if (lines[i] == Fence)
            {
                yield return Parse(format, lines.Skip(i + 1).TakeWhile(static line => line != "```"));
            }
        }
    }

    private static GoldenExample Parse(WireFormat format, IEnumerable<string> lines)
    {
        var fields = new Dictionary<string, string>();
        string key = "";
        foreach (string line in lines)
        {
            string text = line;
            if (!line.StartsWith(' '))
            {
                key = line[..line.IndexOf(':', StringComparison.Ordinal)];
                text = line[(key.Length + 1)..];
                fields.Add(key, "");
            }

            // Only bytes have comments; in C# a text may hold two slashes.
            fields[key] += key == "bytes" ? text.Split("//")[0] : text;
        }

        return new GoldenExample(
            format,
            fields["case"].Trim(),
            fields.GetValueOrDefault("type"),
            fields.GetValueOrDefault("value"),
            Convert.FromHexString(string.Concat(fields["bytes"].Where(static c => c is not (' ' or '|')))),
            fields.GetValueOrDefault("read-as"),
            fields.GetValueOrDefault("reads"),
            fields.TryGetValue("refused", out string? kind) ? Enum.Parse<ErrorKind>(kind.Trim()) : null,
            Enum.Parse<References>(fields.GetValueOrDefault("references", nameof(References.None)).Trim()));
    }
}
