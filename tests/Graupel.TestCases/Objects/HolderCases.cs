using Graupel.TestCases.Scalars;

namespace Graupel.TestCases.Objects;

/// <summary>A member of each scalar type, nullable or not, in a tolerant object.</summary>
internal static class HolderCases
{
    public static IReadOnlyList<TestCase> All()
    {
        var cases = new CaseGroup("holders");
        cases.Add(Held.Tolerant(Samples.Boolean));
        cases.Add(Held.Tolerant(Samples.SByte));
        cases.Add(Held.Tolerant(Samples.Int16));
        cases.Add(Held.Tolerant(Samples.Int32));
        cases.Add(Held.Tolerant(Samples.Int64));
        cases.Add(Held.Tolerant(Samples.Int128));
        cases.Add(Held.Tolerant(Samples.IntPtr));
        cases.Add(Held.Tolerant(Samples.Byte));
        cases.Add(Held.Tolerant(Samples.UInt16));
        cases.Add(Held.Tolerant(Samples.UInt32));
        cases.Add(Held.Tolerant(Samples.UInt64));
        cases.Add(Held.Tolerant(Samples.UInt128));
        cases.Add(Held.Tolerant(Samples.UIntPtr));
        cases.Add(Held.Tolerant(Samples.Half));
        cases.Add(Held.Tolerant(Samples.Single));
        cases.Add(Held.Tolerant(Samples.Double));
        cases.Add(Held.Tolerant(Samples.Char));
        cases.Add(Held.Tolerant(Samples.Decimal));
        cases.Add(Held.Tolerant(Samples.DateTime));
        cases.Add(Held.Tolerant(Samples.DateTimeOffset));
        cases.Add(Held.Tolerant(Samples.TimeSpan));
        cases.Add(Held.Tolerant(Samples.DateOnly));
        cases.Add(Held.Tolerant(Samples.TimeOnly));
        cases.Add(Held.Tolerant(Samples.Guid));
        cases.Add(Held.Tolerant(Make.Nullables(Samples.Boolean)));
        cases.Add(Held.Tolerant(Make.Nullables(Samples.SByte)));
        cases.Add(Held.Tolerant(Make.Nullables(Samples.Int16)));
        cases.Add(Held.Tolerant(Make.Nullables(Samples.Int32)));
        cases.Add(Held.Tolerant(Make.Nullables(Samples.Int64)));
        cases.Add(Held.Tolerant(Make.Nullables(Samples.Int128)));
        cases.Add(Held.Tolerant(Make.Nullables(Samples.IntPtr)));
        cases.Add(Held.Tolerant(Make.Nullables(Samples.Byte)));
        cases.Add(Held.Tolerant(Make.Nullables(Samples.UInt16)));
        cases.Add(Held.Tolerant(Make.Nullables(Samples.UInt32)));
        cases.Add(Held.Tolerant(Make.Nullables(Samples.UInt64)));
        cases.Add(Held.Tolerant(Make.Nullables(Samples.UInt128)));
        cases.Add(Held.Tolerant(Make.Nullables(Samples.UIntPtr)));
        cases.Add(Held.Tolerant(Make.Nullables(Samples.Half)));
        cases.Add(Held.Tolerant(Make.Nullables(Samples.Single)));
        cases.Add(Held.Tolerant(Make.Nullables(Samples.Double)));
        cases.Add(Held.Tolerant(Make.Nullables(Samples.Char)));
        cases.Add(Held.Tolerant(Make.Nullables(Samples.Decimal)));
        cases.Add(Held.Tolerant(Make.Nullables(Samples.DateTime)));
        cases.Add(Held.Tolerant(Make.Nullables(Samples.DateTimeOffset)));
        cases.Add(Held.Tolerant(Make.Nullables(Samples.TimeSpan)));
        cases.Add(Held.Tolerant(Make.Nullables(Samples.DateOnly)));
        cases.Add(Held.Tolerant(Make.Nullables(Samples.TimeOnly)));
        cases.Add(Held.Tolerant(Make.Nullables(Samples.Guid)));
        cases.Add(Held.Tolerant(Texts.All));
        cases.Add(Held.Tolerant(Texts.Uris));
        cases.Add(Held.Tolerant(Texts.Versions));
        cases.Add(Held.Tolerant<byte[]>(null!, [], [1, 2, 3]));
        cases.Add(Held.Tolerant(EnumCases.Bytes));
        cases.Add(Held.Tolerant(Make.Nullables(EnumCases.Int64s)));
        return cases.Cases;
    }
}
