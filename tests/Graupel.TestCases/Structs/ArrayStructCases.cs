namespace Graupel.TestCases.Structs;

/// <summary>Structs that are arrays, or hold some without references.</summary>
internal static class ArrayStructCases
{
    private static readonly Buffers Full = new(255, -1, -0.0, '\uD800', flag: true);

    public static IReadOnlyList<TestCase> All()
    {
        var cases = new CaseGroup("array-structs");
        cases.AddValues(default, Numbers(1, 2, 3), Numbers(-1, 0, int.MaxValue), Numbers(0, 0, 1), Numbers(int.MinValue, 1, 0));
        cases.AddValues(default, Texts("a", "b"), Texts(null, ""), Texts("", null), Texts("\u00FF", "\u4E00"));
        cases.AddValues(default, Full, new Buffers(1, 2, 3, 'a', flag: false), new Buffers(0, 0, double.NaN, '\0', flag: true), new Buffers(0, int.MinValue, 0, 'z', flag: false));
        cases.Add(
            () => null!,
            () => new ArrayStructs(),
            () => new ArrayStructs { Triple = Numbers(1, 2, 3), Texts = Texts(null, "b"), Buffers = Full },
            () => new ArrayStructs { Triples = [Numbers(3, 2, 1), default], More = [Full, default, Full] },
            () => new ArrayStructs { Triples = [], More = [], Texts = default(TwoTexts) });
        return cases.Cases;
    }

    private static Triple Numbers(int one, int two, int three)
    {
        Triple triple = default;
        (triple[0], triple[1], triple[2]) = (one, two, three);
        return triple;
    }

    private static TwoTexts Texts(string? one, string? two)
    {
        TwoTexts texts = default;
        (texts[0], texts[1]) = (one, two);
        return texts;
    }
}
