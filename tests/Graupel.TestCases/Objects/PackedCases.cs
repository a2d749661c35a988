using Graupel.TestCases.Scalars;

namespace Graupel.TestCases.Objects;

/// <summary>A member of each scalar type, nullable or not, in an exact object.</summary>
internal static class PackedCases
{
    public static IReadOnlyList<TestCase> All()
    {
        var cases = new CaseGroup("packed");
        cases.AddValues(Held.Exact(Samples.Boolean));
        cases.AddValues(Held.Exact(Samples.SByte));
        cases.AddValues(Held.Exact(Samples.Int16));
        cases.AddValues(Held.Exact(Samples.Int32));
        cases.AddValues(Held.Exact(Samples.Int64));
        cases.AddValues(Held.Exact(Samples.Int128));
        cases.AddValues(Held.Exact(Samples.IntPtr));
        cases.AddValues(Held.Exact(Samples.Byte));
        cases.AddValues(Held.Exact(Samples.UInt16));
        cases.AddValues(Held.Exact(Samples.UInt32));
        cases.AddValues(Held.Exact(Samples.UInt64));
        cases.AddValues(Held.Exact(Samples.UInt128));
        cases.AddValues(Held.Exact(Samples.UIntPtr));
        cases.AddValues(Held.Exact(Samples.Half));
        cases.AddValues(Held.Exact(Samples.Single));
        cases.AddValues(Held.Exact(Samples.Double));
        cases.AddValues(Held.Exact(Samples.Char));
        cases.AddValues(Held.Exact(Samples.Decimal));
        cases.AddValues(Held.Exact(Samples.DateTime));
        cases.AddValues(Held.Exact(Samples.DateTimeOffset));
        cases.AddValues(Held.Exact(Samples.TimeSpan));
        cases.AddValues(Held.Exact(Samples.DateOnly));
        cases.AddValues(Held.Exact(Samples.TimeOnly));
        cases.AddValues(Held.Exact(Samples.Guid));
        cases.AddValues(Held.Exact(Make.Nullables(Samples.Boolean)));
        cases.AddValues(Held.Exact(Make.Nullables(Samples.SByte)));
        cases.AddValues(Held.Exact(Make.Nullables(Samples.Int16)));
        cases.AddValues(Held.Exact(Make.Nullables(Samples.Int32)));
        cases.AddValues(Held.Exact(Make.Nullables(Samples.Int64)));
        cases.AddValues(Held.Exact(Make.Nullables(Samples.Int128)));
        cases.AddValues(Held.Exact(Make.Nullables(Samples.IntPtr)));
        cases.AddValues(Held.Exact(Make.Nullables(Samples.Byte)));
        cases.AddValues(Held.Exact(Make.Nullables(Samples.UInt16)));
        cases.AddValues(Held.Exact(Make.Nullables(Samples.UInt32)));
        cases.AddValues(Held.Exact(Make.Nullables(Samples.UInt64)));
        cases.AddValues(Held.Exact(Make.Nullables(Samples.UInt128)));
        cases.AddValues(Held.Exact(Make.Nullables(Samples.UIntPtr)));
        cases.AddValues(Held.Exact(Make.Nullables(Samples.Half)));
        cases.AddValues(Held.Exact(Make.Nullables(Samples.Single)));
        cases.AddValues(Held.Exact(Make.Nullables(Samples.Double)));
        cases.AddValues(Held.Exact(Make.Nullables(Samples.Char)));
        cases.AddValues(Held.Exact(Make.Nullables(Samples.Decimal)));
        cases.AddValues(Held.Exact(Make.Nullables(Samples.DateTime)));
        cases.AddValues(Held.Exact(Make.Nullables(Samples.DateTimeOffset)));
        cases.AddValues(Held.Exact(Make.Nullables(Samples.TimeSpan)));
        cases.AddValues(Held.Exact(Make.Nullables(Samples.DateOnly)));
        cases.AddValues(Held.Exact(Make.Nullables(Samples.TimeOnly)));
        cases.AddValues(Held.Exact(Make.Nullables(Samples.Guid)));
        cases.AddValues(Held.Exact(Texts.All));
        cases.AddValues(Held.Exact(Texts.Uris));
        cases.AddValues(Held.Exact(Texts.Versions));
        cases.AddValues(Held.Exact<byte[]>(null!, [], [1, 2, 3]));
        cases.AddValues(Held.Exact(EnumCases.Bytes));
        cases.AddValues(Held.Exact(Make.Nullables(EnumCases.Int64s)));
        return cases.Cases;
    }
}
