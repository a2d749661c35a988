namespace Graupel.TestCases.Collections;

/// <summary>Sets of each scalar.</summary>
internal static class SetCases
{
    public static IReadOnlyList<TestCase> All()
    {
        var cases = new CaseGroup("sets");
        cases.Add(Make.Sets(Samples.Boolean));
        cases.Add(Make.Sets(Samples.SByte));
        cases.Add(Make.Sets(Samples.Int16));
        cases.Add(Make.Sets(Samples.Int32));
        cases.Add(Make.Sets(Samples.Int64));
        cases.Add(Make.Sets(Samples.Int128));
        cases.Add(Make.Sets(Samples.IntPtr));
        cases.Add(Make.Sets(Samples.Byte));
        cases.Add(Make.Sets(Samples.UInt16));
        cases.Add(Make.Sets(Samples.UInt32));
        cases.Add(Make.Sets(Samples.UInt64));
        cases.Add(Make.Sets(Samples.UInt128));
        cases.Add(Make.Sets(Samples.UIntPtr));
        cases.Add(Make.Sets(Samples.Half));
        cases.Add(Make.Sets(Samples.Single));
        cases.Add(Make.Sets(Samples.Double));
        cases.Add(Make.Sets(Samples.Char));
        cases.Add(Make.Sets(Samples.Decimal));
        cases.Add(Make.Sets(Samples.DateTime));
        cases.Add(Make.Sets(Samples.DateTimeOffset));
        cases.Add(Make.Sets(Samples.TimeSpan));
        cases.Add(Make.Sets(Samples.DateOnly));
        cases.Add(Make.Sets(Samples.TimeOnly));
        cases.Add(Make.Sets(Samples.Guid));
        cases.Add(Make.Sets(Texts.Some));
        cases.Add(Make.Sets(Texts.SomeUris));
        cases.Add(Make.Sets(Texts.SomeVersions));
        cases.Add(Make.Sets(Make.Nullables(Samples.Int32)));
        cases.AddMore<HashSet<int>>("many", () => [.. Enumerable.Range(-500, 2_000).Select(static i => i * 977)]);
        return cases.Cases;
    }
}
