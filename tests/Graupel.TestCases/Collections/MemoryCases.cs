namespace Graupel.TestCases.Collections;

/// <summary>Views of each scalar.</summary>
internal static class MemoryCases
{
    public static IReadOnlyList<TestCase> All()
    {
        var cases = new CaseGroup("memories");
        cases.Add(Make.Memories(Samples.Boolean));
        cases.Add(Make.Memories(Samples.SByte));
        cases.Add(Make.Memories(Samples.Int16));
        cases.Add(Make.Memories(Samples.Int32));
        cases.Add(Make.Memories(Samples.Int64));
        cases.Add(Make.Memories(Samples.Int128));
        cases.Add(Make.Memories(Samples.IntPtr));
        cases.Add(Make.Memories(Samples.Byte));
        cases.Add(Make.Memories(Samples.UInt16));
        cases.Add(Make.Memories(Samples.UInt32));
        cases.Add(Make.Memories(Samples.UInt64));
        cases.Add(Make.Memories(Samples.UInt128));
        cases.Add(Make.Memories(Samples.UIntPtr));
        cases.Add(Make.Memories(Samples.Half));
        cases.Add(Make.Memories(Samples.Single));
        cases.Add(Make.Memories(Samples.Double));
        cases.Add(Make.Memories(Samples.Char));
        cases.Add(Make.Memories(Samples.Decimal));
        cases.Add(Make.Memories(Samples.DateTime));
        cases.Add(Make.Memories(Samples.DateTimeOffset));
        cases.Add(Make.Memories(Samples.TimeSpan));
        cases.Add(Make.Memories(Samples.DateOnly));
        cases.Add(Make.Memories(Samples.TimeOnly));
        cases.Add(Make.Memories(Samples.Guid));
        cases.Add(Make.ReadOnlyMemories(Samples.Boolean));
        cases.Add(Make.ReadOnlyMemories(Samples.SByte));
        cases.Add(Make.ReadOnlyMemories(Samples.Int16));
        cases.Add(Make.ReadOnlyMemories(Samples.Int32));
        cases.Add(Make.ReadOnlyMemories(Samples.Int64));
        cases.Add(Make.ReadOnlyMemories(Samples.Int128));
        cases.Add(Make.ReadOnlyMemories(Samples.IntPtr));
        cases.Add(Make.ReadOnlyMemories(Samples.Byte));
        cases.Add(Make.ReadOnlyMemories(Samples.UInt16));
        cases.Add(Make.ReadOnlyMemories(Samples.UInt32));
        cases.Add(Make.ReadOnlyMemories(Samples.UInt64));
        cases.Add(Make.ReadOnlyMemories(Samples.UInt128));
        cases.Add(Make.ReadOnlyMemories(Samples.UIntPtr));
        cases.Add(Make.ReadOnlyMemories(Samples.Half));
        cases.Add(Make.ReadOnlyMemories(Samples.Single));
        cases.Add(Make.ReadOnlyMemories(Samples.Double));
        cases.Add(Make.ReadOnlyMemories(Samples.Char));
        cases.Add(Make.ReadOnlyMemories(Samples.Decimal));
        cases.Add(Make.ReadOnlyMemories(Samples.DateTime));
        cases.Add(Make.ReadOnlyMemories(Samples.DateTimeOffset));
        cases.Add(Make.ReadOnlyMemories(Samples.TimeSpan));
        cases.Add(Make.ReadOnlyMemories(Samples.DateOnly));
        cases.Add(Make.ReadOnlyMemories(Samples.TimeOnly));
        cases.Add(Make.ReadOnlyMemories(Samples.Guid));
        cases.Add(Make.Memories(Texts.All));
        cases.Add(Make.ReadOnlyMemories(Texts.All));
        return cases.Cases;
    }
}
