using System.Globalization;

namespace Graupel.Tests.Envelopes;

/// <summary>The examples of docs/envelope.md.</summary>
internal static class EnvelopeExamples
{
    private const string Fence = "```golden-envelope";

    public static IEnumerable<EnvelopeExample> All()
    {
        string[] lines = File.ReadAllLines(Path.Combine(Root(), "docs", "envelope.md"));
        for (int i = 0; i < lines.Length; i++)
        {
            if (lines[i] == Fence)
            {
                yield return Parse(lines.Skip(i + 1).TakeWhile(line => line != "```"));
            }
        }
    }

    private static EnvelopeExample Parse(IEnumerable<string> lines)
    {
        var fields = new Dictionary<string, string>();
        string last = "";
        foreach (string line in lines)
        {
            string text = line.Split("//")[0].TrimEnd();
            if (text.StartsWith(' '))
            {
                fields[last] += text;
                continue;
            }

            last = text[..text.IndexOf(':', StringComparison.Ordinal)];
            fields[last] = text[(last.Length + 1)..].Trim();
        }

        return new EnvelopeExample(
            fields["case"],
            fields.GetValueOrDefault("value"),
            fields.GetValueOrDefault("fingerprint", "none") is var print and not "none" ? ulong.Parse(print, NumberStyles.HexNumber) : null,
            fields.GetValueOrDefault("chunks", "none") is var chunks and not "none" ? [.. chunks.Split(' ').Select(int.Parse)] : [],
            Convert.FromHexString(fields["bytes"].Replace("|", "", StringComparison.Ordinal).Replace(" ", "", StringComparison.Ordinal)),
            fields.TryGetValue("refused", out string? kind) ? Enum.Parse<ErrorKind>(kind) : null);
    }

    private static string Root()
    {
        string folder = AppContext.BaseDirectory;
        while (!File.Exists(Path.Combine(folder, "Graupel.slnx")))
        {
            folder = Path.GetDirectoryName(folder)!;
        }

        return folder;
    }
}

/// <param name="Name">What it shows.</param>
/// <param name="Value">The value, as C#.</param>
/// <param name="Fingerprint">What the writer gives, or null.</param>
/// <param name="Chunks">The lengths of the chunks; none when the length is known.</param>
/// <param name="Bytes">The envelope.</param>
/// <param name="Refused">Why it is refused, or null.</param>
internal sealed record EnvelopeExample(string Name, string? Value, ulong? Fingerprint, int[] Chunks, byte[] Bytes, ErrorKind? Refused);
