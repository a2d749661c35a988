namespace Graupel.TestCases.Graphs;

/// <summary>Text that is shared: in members, elements, keys and items.</summary>
[Contract]
public class Letter
{
    [Order(1), UseContract(typeof(SharedText))]
    public string? From { get; set; }

    [Order(2), UseContract(typeof(SharedText))]
    public string? To { get; set; }

    [Order(3), UseContract(typeof(SharedText))]
    public List<string?>? Words { get; set; }

    [Order(4), UseContract(typeof(SharedText))]
    public Dictionary<string, (string Text, int Count)>? Names { get; set; }

    [Order(5)]
    public string? Plain { get; set; }

    [Order(6)]
    public int Last { get; set; }

    public static Letter Make() => new()
    {
        From = Copy("from"),
        To = Copy("to"),
        Words = [Copy("from"), null, Copy("word"), Copy("ward ❄"), Copy("word"), Copy("ward ❄"), ""],
        Names = new() { [Copy("word")] = (Copy("to"), 1), [Copy("name")] = (Copy("name"), 2) },
        Plain = Copy("from"),
        Last = 7,
    };

    // Another instance each time.
    private static string Copy(string text) => new(text.AsSpan());
}
