namespace Graupel.TestCases;

/// <summary>Texts of the lengths and alphabets at which code takes another path.</summary>
public static class Texts
{
    private static readonly int[] Lengths = [1, 2, 3, 7, 8, 9, 15, 16, 17, 31, 32, 33, 63, 64, 65, 127, 128];

    /// <summary>Small ones, null among them.</summary>
    public static readonly string[] All = [null!, "", "a", "Ann", "caf\u00E9", "\u65E5\u672C", "\uD83D\uDE00", "a\uD800", "\uDC00z", "\0", "\u00FF", "\u0100"];

    /// <summary>Distinct ones without null, for keys.</summary>
    public static readonly string[] Some = ["", "a", "A", "caf\u00E9", "\u65E5\u672C", "\uD800", "\uFFFD"];

    /// <summary>One of each length and alphabet.</summary>
    public static readonly string[] OfAllLengths =
    [
        .. Lengths.Select(static length => Of("abcdefghij", length)),
        .. Lengths.Select(static length => Of("\u00E4\u00F6\u00FCx", length)),
        .. Lengths.Select(static length => Of("\u65E5\u672C\u8A9E", length)),
        .. Lengths.Select(static length => Of("abcdefghi", length - 1) + '\u0100'),
        .. Lengths.Select(static length => '\uD83D' + Of("\uDE00\uD83D", length - 1)),
    ];

    /// <summary>Long ones: around the size of buffers, and beyond.</summary>
    public static readonly string[] Long =
    [
        Of("abcdefghij", 8_191), Of("\u00E4\u00F6\u00FCx", 8_192), Of("\u65E5\u672C\u8A9E", 8_193), Of("abcdefghij", 100_000), Of("\u65E5\u672C\u8A9E", 100_000),
        Of("abcdefghij", 99_999) + '\u20AC', '\u20AC' + Of("abcdefghij", 99_999),
    ];

    public static readonly Uri[] SomeUris =
    [
        new("http://example.org/a?b=c#d"), new("a/b", UriKind.Relative), new("", UriKind.Relative), new("http://b\u00FCcher.example/\u65E5"), new("urn:isbn:0451450523"),
        new("file:///tmp/x y"),
    ];

    public static readonly Uri[] Uris = [null!, .. SomeUris];

    public static readonly Version[] SomeVersions = [new(1, 2), new(1, 2, 3), new(1, 2, 3, 4), new(0, 0), new(int.MaxValue, 0, int.MaxValue, int.MaxValue)];

    public static readonly Version[] Versions = [null!, .. SomeVersions];

    private static string Of(string pattern, int length) => string.Concat(Enumerable.Repeat(pattern, (length / pattern.Length) + 1))[..length];
}
