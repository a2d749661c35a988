namespace Graupel.TestCases.Collections;

/// <summary>Arrays of rank 2 of each scalar.</summary>
internal static class TableCases
{
    public static IReadOnlyList<TestCase> All()
    {
        var cases = new CaseGroup("tables");
        cases.Add(Make.Tables(Samples.Boolean));
        cases.Add(Make.Tables(Samples.SByte));
        cases.Add(Make.Tables(Samples.Int16));
        cases.Add(Make.Tables(Samples.Int32));
        cases.Add(Make.Tables(Samples.Int64));
        cases.Add(Make.Tables(Samples.Int128));
        cases.Add(Make.Tables(Samples.IntPtr));
        cases.Add(Make.Tables(Samples.Byte));
        cases.Add(Make.Tables(Samples.UInt16));
        cases.Add(Make.Tables(Samples.UInt32));
        cases.Add(Make.Tables(Samples.UInt64));
        cases.Add(Make.Tables(Samples.UInt128));
        cases.Add(Make.Tables(Samples.UIntPtr));
        cases.Add(Make.Tables(Samples.Half));
        cases.Add(Make.Tables(Samples.Single));
        cases.Add(Make.Tables(Samples.Double));
        cases.Add(Make.Tables(Samples.Char));
        cases.Add(Make.Tables(Samples.Decimal));
        cases.Add(Make.Tables(Samples.DateTime));
        cases.Add(Make.Tables(Samples.DateTimeOffset));
        cases.Add(Make.Tables(Samples.TimeSpan));
        cases.Add(Make.Tables(Samples.DateOnly));
        cases.Add(Make.Tables(Samples.TimeOnly));
        cases.Add(Make.Tables(Samples.Guid));
        cases.Add(Make.Tables(Texts.All));
        cases.Add(Make.Tables(Make.Nullables(Samples.Int64)));
        return cases.Cases;
    }
}
