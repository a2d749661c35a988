namespace Graupel.TestCases.Scalars;

/// <summary>Nullable scalars as roots.</summary>
internal static class NullableCases
{
    public static IReadOnlyList<TestCase> All()
    {
        var cases = new CaseGroup("nullables");
        cases.AddValues(Make.Nullables(Samples.Boolean));
        cases.AddValues(Make.Nullables(Samples.SByte));
        cases.AddValues(Make.Nullables(Samples.Int16));
        cases.AddValues(Make.Nullables(Samples.Int32));
        cases.AddValues(Make.Nullables(Samples.Int64));
        cases.AddValues(Make.Nullables(Samples.Int128));
        cases.AddValues(Make.Nullables(Samples.IntPtr));
        cases.AddValues(Make.Nullables(Samples.Byte));
        cases.AddValues(Make.Nullables(Samples.UInt16));
        cases.AddValues(Make.Nullables(Samples.UInt32));
        cases.AddValues(Make.Nullables(Samples.UInt64));
        cases.AddValues(Make.Nullables(Samples.UInt128));
        cases.AddValues(Make.Nullables(Samples.UIntPtr));
        cases.AddValues(Make.Nullables(Samples.Half));
        cases.AddValues(Make.Nullables(Samples.Single));
        cases.AddValues(Make.Nullables(Samples.Double));
        cases.AddValues(Make.Nullables(Samples.Char));
        cases.AddValues(Make.Nullables(Samples.Decimal));
        cases.AddValues(Make.Nullables(Samples.DateTime));
        cases.AddValues(Make.Nullables(Samples.DateTimeOffset));
        cases.AddValues(Make.Nullables(Samples.TimeSpan));
        cases.AddValues(Make.Nullables(Samples.DateOnly));
        cases.AddValues(Make.Nullables(Samples.TimeOnly));
        cases.AddValues(Make.Nullables(Samples.Guid));
        return cases.Cases;
    }
}
