namespace Graupel.TestCases.Collections;

/// <summary>Dictionaries with each scalar as key.</summary>
internal static class MapCases
{
    public static IReadOnlyList<TestCase> All()
    {
        var cases = new CaseGroup("maps");
        cases.Add(Make.Maps(Samples.Boolean, Texts.Some));
        cases.Add(Make.Maps(Samples.SByte, Texts.Some));
        cases.Add(Make.Maps(Samples.Int16, Texts.Some));
        cases.Add(Make.Maps(Samples.Int32, Texts.Some));
        cases.Add(Make.Maps(Samples.Int64, Texts.Some));
        cases.Add(Make.Maps(Samples.Int128, Texts.Some));
        cases.Add(Make.Maps(Samples.IntPtr, Texts.Some));
        cases.Add(Make.Maps(Samples.Byte, Texts.Some));
        cases.Add(Make.Maps(Samples.UInt16, Texts.Some));
        cases.Add(Make.Maps(Samples.UInt32, Texts.Some));
        cases.Add(Make.Maps(Samples.UInt64, Texts.Some));
        cases.Add(Make.Maps(Samples.UInt128, Texts.Some));
        cases.Add(Make.Maps(Samples.UIntPtr, Texts.Some));
        cases.Add(Make.Maps(Samples.Half, Texts.Some));
        cases.Add(Make.Maps(Samples.Single, Texts.Some));
        cases.Add(Make.Maps(Samples.Double, Texts.Some));
        cases.Add(Make.Maps(Samples.Char, Texts.Some));
        cases.Add(Make.Maps(Samples.Decimal, Texts.Some));
        cases.Add(Make.Maps(Samples.DateTime, Texts.Some));
        cases.Add(Make.Maps(Samples.DateTimeOffset, Texts.Some));
        cases.Add(Make.Maps(Samples.TimeSpan, Texts.Some));
        cases.Add(Make.Maps(Samples.DateOnly, Texts.Some));
        cases.Add(Make.Maps(Samples.TimeOnly, Texts.Some));
        cases.Add(Make.Maps(Samples.Guid, Texts.Some));
        cases.Add(Make.Maps(Texts.Some, Samples.Int32));
        cases.Add(Make.Maps(Texts.SomeUris, Texts.SomeVersions));
        cases.Add(Make.Maps(Texts.SomeVersions, Samples.Byte));
        cases.Add(Make.Maps(Samples.Int32, Make.Nullables(Samples.DateTime)));
        cases.Add(Make.Maps(Samples.Int32, Samples.Boolean));
        cases.AddMore("many", () => Enumerable.Range(0, 2_000).ToDictionary(static i => i * 31 % 2_003, static i => $"v{i}"));
        cases.AddMore("many", () => Enumerable.Range(0, 2_000).ToDictionary(static i => $"k{i}", static i => i));
        return cases.Cases;
    }
}
