namespace Graupel.TestCases.Collections;

/// <summary>Arrays of each scalar.</summary>
internal static class ArrayCases
{
    public static IReadOnlyList<TestCase> All()
    {
        var cases = new CaseGroup("arrays");
        cases.Add(Make.Arrays(Samples.Boolean));
        cases.Add(Make.Arrays(Samples.SByte));
        cases.Add(Make.Arrays(Samples.Int16));
        cases.Add(Make.Arrays(Samples.Int32));
        cases.Add(Make.Arrays(Samples.Int64));
        cases.Add(Make.Arrays(Samples.Int128));
        cases.Add(Make.Arrays(Samples.IntPtr));
        cases.Add(Make.Arrays(Samples.Byte));
        cases.Add(Make.Arrays(Samples.UInt16));
        cases.Add(Make.Arrays(Samples.UInt32));
        cases.Add(Make.Arrays(Samples.UInt64));
        cases.Add(Make.Arrays(Samples.UInt128));
        cases.Add(Make.Arrays(Samples.UIntPtr));
        cases.Add(Make.Arrays(Samples.Half));
        cases.Add(Make.Arrays(Samples.Single));
        cases.Add(Make.Arrays(Samples.Double));
        cases.Add(Make.Arrays(Samples.Char));
        cases.Add(Make.Arrays(Samples.Decimal));
        cases.Add(Make.Arrays(Samples.DateTime));
        cases.Add(Make.Arrays(Samples.DateTimeOffset));
        cases.Add(Make.Arrays(Samples.TimeSpan));
        cases.Add(Make.Arrays(Samples.DateOnly));
        cases.Add(Make.Arrays(Samples.TimeOnly));
        cases.Add(Make.Arrays(Samples.Guid));
        cases.Add(Make.Arrays(Texts.All));
        cases.Add(Make.Arrays(Texts.Uris));
        cases.Add(Make.Arrays(Texts.Versions));
        cases.AddMore("many", () => Make.Cycle(Samples.Int32, 100_000));
        cases.AddMore("many", () => Make.Cycle(Texts.All, 3_000));
        return cases.Cases;
    }
}
