namespace Graupel.Conformance;

/// <summary>Compares text with a file of this project; GRAUPEL_UPDATE=1 rewrites it.</summary>
internal static class Golden
{
    public static string Folder { get; } = Path.Combine(Repository.Root, "tests", "Graupel.Conformance");

    public static void Check(string file, string text)
    {
        string path = Path.Combine(Folder, file);
        if (Repository.IsUpdating)
        {
            File.WriteAllText(path, text);
        }

        string[] expected = File.Exists(path) ? File.ReadAllLines(path) : [];
        string[] actual = text.Split('\n', StringSplitOptions.None);
        int lines = Math.Max(expected.Length, actual.Length);
        for (int i = 0; i < lines; i++)
        {
            string was = i < expected.Length ? expected[i] : "";
            string now = i < actual.Length ? actual[i] : "";
            Assert.True(was == now, $"{file}, line {i + 1}: was '{was}', is '{now}' (GRAUPEL_UPDATE=1 rewrites the file)");
        }
    }
}
