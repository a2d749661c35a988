namespace Graupel.TestCases.Collections;

/// <summary>Arrays of nullable scalars.</summary>
internal static class NullableArrayCases
{
    public static IReadOnlyList<TestCase> All()
    {
        var cases = new CaseGroup("nullable-arrays");
        cases.Add(Make.Arrays(Make.Nullables(Samples.Boolean)));
        cases.Add(Make.Arrays(Make.Nullables(Samples.SByte)));
        cases.Add(Make.Arrays(Make.Nullables(Samples.Int16)));
        cases.Add(Make.Arrays(Make.Nullables(Samples.Int32)));
        cases.Add(Make.Arrays(Make.Nullables(Samples.Int64)));
        cases.Add(Make.Arrays(Make.Nullables(Samples.Int128)));
        cases.Add(Make.Arrays(Make.Nullables(Samples.IntPtr)));
        cases.Add(Make.Arrays(Make.Nullables(Samples.Byte)));
        cases.Add(Make.Arrays(Make.Nullables(Samples.UInt16)));
        cases.Add(Make.Arrays(Make.Nullables(Samples.UInt32)));
        cases.Add(Make.Arrays(Make.Nullables(Samples.UInt64)));
        cases.Add(Make.Arrays(Make.Nullables(Samples.UInt128)));
        cases.Add(Make.Arrays(Make.Nullables(Samples.UIntPtr)));
        cases.Add(Make.Arrays(Make.Nullables(Samples.Half)));
        cases.Add(Make.Arrays(Make.Nullables(Samples.Single)));
        cases.Add(Make.Arrays(Make.Nullables(Samples.Double)));
        cases.Add(Make.Arrays(Make.Nullables(Samples.Char)));
        cases.Add(Make.Arrays(Make.Nullables(Samples.Decimal)));
        cases.Add(Make.Arrays(Make.Nullables(Samples.DateTime)));
        cases.Add(Make.Arrays(Make.Nullables(Samples.DateTimeOffset)));
        cases.Add(Make.Arrays(Make.Nullables(Samples.TimeSpan)));
        cases.Add(Make.Arrays(Make.Nullables(Samples.DateOnly)));
        cases.Add(Make.Arrays(Make.Nullables(Samples.TimeOnly)));
        cases.Add(Make.Arrays(Make.Nullables(Samples.Guid)));
        return cases.Cases;
    }
}
