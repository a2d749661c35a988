namespace Graupel.TestCases.Collections;

/// <summary>Lists of each scalar.</summary>
internal static class ListCases
{
    public static IReadOnlyList<TestCase> All()
    {
        var cases = new CaseGroup("lists");
        cases.Add(Make.Lists(Samples.Boolean));
        cases.Add(Make.Lists(Samples.SByte));
        cases.Add(Make.Lists(Samples.Int16));
        cases.Add(Make.Lists(Samples.Int32));
        cases.Add(Make.Lists(Samples.Int64));
        cases.Add(Make.Lists(Samples.Int128));
        cases.Add(Make.Lists(Samples.IntPtr));
        cases.Add(Make.Lists(Samples.Byte));
        cases.Add(Make.Lists(Samples.UInt16));
        cases.Add(Make.Lists(Samples.UInt32));
        cases.Add(Make.Lists(Samples.UInt64));
        cases.Add(Make.Lists(Samples.UInt128));
        cases.Add(Make.Lists(Samples.UIntPtr));
        cases.Add(Make.Lists(Samples.Half));
        cases.Add(Make.Lists(Samples.Single));
        cases.Add(Make.Lists(Samples.Double));
        cases.Add(Make.Lists(Samples.Char));
        cases.Add(Make.Lists(Samples.Decimal));
        cases.Add(Make.Lists(Samples.DateTime));
        cases.Add(Make.Lists(Samples.DateTimeOffset));
        cases.Add(Make.Lists(Samples.TimeSpan));
        cases.Add(Make.Lists(Samples.DateOnly));
        cases.Add(Make.Lists(Samples.TimeOnly));
        cases.Add(Make.Lists(Samples.Guid));
        cases.Add(Make.Lists(Texts.All));
        cases.Add(Make.Lists(Texts.Uris));
        cases.Add(Make.Lists(Make.Nullables(Samples.Int32)));
        cases.Add(Make.Lists(Make.Nullables(Samples.Decimal)));
        cases.AddMore<List<double>>("many", () => [.. Make.Cycle(Samples.Double, 50_000)]);
        return cases.Cases;
    }
}
