namespace Graupel.TestCases.Scalars;

/// <summary>Texts as roots.</summary>
internal static class TextCases
{
    public static IReadOnlyList<TestCase> All()
    {
        var cases = new CaseGroup("texts");
        cases.AddValues([.. Texts.All, .. Texts.OfAllLengths]);
        cases.AddMore("long", [.. Texts.Long.Select(static text => (Func<string>)(() => text))]);
        cases.AddValues(Texts.Uris);
        cases.AddValues(Texts.Versions);
        return cases.Cases;
    }
}
