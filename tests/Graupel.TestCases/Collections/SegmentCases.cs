namespace Graupel.TestCases.Collections;

/// <summary>Segments of arrays of each scalar.</summary>
internal static class SegmentCases
{
    public static IReadOnlyList<TestCase> All()
    {
        var cases = new CaseGroup("segments");
        cases.Add(Make.Segments(Samples.Boolean));
        cases.Add(Make.Segments(Samples.SByte));
        cases.Add(Make.Segments(Samples.Int16));
        cases.Add(Make.Segments(Samples.Int32));
        cases.Add(Make.Segments(Samples.Int64));
        cases.Add(Make.Segments(Samples.Int128));
        cases.Add(Make.Segments(Samples.IntPtr));
        cases.Add(Make.Segments(Samples.Byte));
        cases.Add(Make.Segments(Samples.UInt16));
        cases.Add(Make.Segments(Samples.UInt32));
        cases.Add(Make.Segments(Samples.UInt64));
        cases.Add(Make.Segments(Samples.UInt128));
        cases.Add(Make.Segments(Samples.UIntPtr));
        cases.Add(Make.Segments(Samples.Half));
        cases.Add(Make.Segments(Samples.Single));
        cases.Add(Make.Segments(Samples.Double));
        cases.Add(Make.Segments(Samples.Char));
        cases.Add(Make.Segments(Samples.Decimal));
        cases.Add(Make.Segments(Samples.DateTime));
        cases.Add(Make.Segments(Samples.DateTimeOffset));
        cases.Add(Make.Segments(Samples.TimeSpan));
        cases.Add(Make.Segments(Samples.DateOnly));
        cases.Add(Make.Segments(Samples.TimeOnly));
        cases.Add(Make.Segments(Samples.Guid));
        cases.Add(Make.Segments(Texts.All));
        return cases.Cases;
    }
}
