namespace Graupel.TestCases.Scalars;

/// <summary>Scalars as roots.</summary>
internal static class ScalarCases
{
    public static IReadOnlyList<TestCase> All()
    {
        var cases = new CaseGroup("scalars");
        cases.AddValues(Samples.Boolean);
        cases.AddValues(Samples.SByte);
        cases.AddValues(Samples.Int16);
        cases.AddValues(Samples.Int32);
        cases.AddValues(Samples.Int64);
        cases.AddValues(Samples.Int128);
        cases.AddValues(Samples.IntPtr);
        cases.AddValues(Samples.Byte);
        cases.AddValues(Samples.UInt16);
        cases.AddValues(Samples.UInt32);
        cases.AddValues(Samples.UInt64);
        cases.AddValues(Samples.UInt128);
        cases.AddValues(Samples.UIntPtr);
        cases.AddValues(Samples.Half);
        cases.AddValues(Samples.Single);
        cases.AddValues(Samples.Double);
        cases.AddValues(Samples.Char);
        cases.AddValues(Samples.Decimal);
        cases.AddValues(Samples.DateTime);
        cases.AddValues(Samples.DateTimeOffset);
        cases.AddValues(Samples.TimeSpan);
        cases.AddValues(Samples.DateOnly);
        cases.AddValues(Samples.TimeOnly);
        cases.AddValues(Samples.Guid);
        return cases.Cases;
    }
}
