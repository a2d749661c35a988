namespace Graupel.Tests.Channels;

/// <summary>The examples of docs/channels.md.</summary>
internal static class ChannelExamples
{
    private const string Fence = "```golden-channel";

    /// <summary>The fields of each example, by name; <c>bytes</c> is what stands there without comments.</summary>
    public static IEnumerable<Dictionary<string, string>> All()
    {
        string[] lines = File.ReadAllLines(Path.Combine(Root(), "docs", "channels.md"));
        for (int i = 0; i < lines.Length; i++)
        {
            if (lines[i] == Fence)
            {
                yield return Parse(lines.Skip(i + 1).TakeWhile(line => line != "```"));
            }
        }
    }

    public static byte[] Bytes(Dictionary<string, string> example) =>
        Convert.FromHexString(example["bytes"].Replace("|", "", StringComparison.Ordinal).Replace(" ", "", StringComparison.Ordinal));

    private static Dictionary<string, string> Parse(IEnumerable<string> lines)
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

        return fields;
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
