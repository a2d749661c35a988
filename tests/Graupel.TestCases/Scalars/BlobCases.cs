namespace Graupel.TestCases.Scalars;

/// <summary>Collections of bytes, which are blobs where they can be; the others are in their own groups.</summary>
internal static class BlobCases
{
    private static readonly byte[] All256 = [.. Enumerable.Range(0, 256).Select(static i => (byte)i)];

    public static IReadOnlyList<TestCase> All()
    {
        var cases = new CaseGroup("blobs");
        cases.Add(Make.Arrays(All256));
        cases.AddMore("long", () => Make.Cycle(All256, 4_095), () => Make.Cycle(All256, 70_000));
        cases.Add(Make.Lists(All256));
        cases.Add(Make.Memories(All256));
        cases.Add(Make.ReadOnlyMemories(All256));
        cases.Add(Make.Segments(All256));
        cases.Add<byte[][]>(() => [[1], null!, [], [2, 3]]);
        cases.Add<List<Memory<byte>>>(() => [new byte[] { 1 }, default, new byte[] { 2, 3 }]);
        cases.Add<Dictionary<int, byte[]>>(() => new() { [1] = [1], [2] = null!, [3] = [] });
        return cases.Cases;
    }
}
