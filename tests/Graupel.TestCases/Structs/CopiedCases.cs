using System.Numerics;

namespace Graupel.TestCases.Structs;

/// <summary>Structs whose memory may be what stands on the wire, and such that only look so.</summary>
internal static class CopiedCases
{
    public static IReadOnlyList<TestCase> All()
    {
        var cases = new CaseGroup("copied-structs");
        cases.AddValues(Packed);
        cases.Add(Make.Arrays(Packed));
        cases.Add(Make.Arrays<Pair>([default, new(1, -1), new(int.MinValue, int.MaxValue)]));
        cases.Add(Make.Lists(Marks));
        cases.Add(Make.Memories<KeyValuePair<Guid, long>>([default, new(Guid.AllBitsSet, -1), new(new Guid("00112233-4455-6677-8899-aabbccddeeff"), long.MaxValue)]));
        cases.Add(Make.Tables<(ushort, short)>([default, (1, -1), (ushort.MaxValue, short.MinValue)]));
        cases.Add(Make.Segments<Vector3>([default, new(1, -0f, float.NaN), new(float.Epsilon, float.MaxValue, float.NegativeInfinity)]));
        cases.Add(Make.Lists<Complex>([default, new(1, -1), new(double.NaN, double.PositiveInfinity)]));
        cases.Add(Make.Lists(All(static (first, second) => new TurnedPair { First = first, Second = second })));
        cases.Add(Make.Lists(All(static (first, second) => new PlacedPair { First = first, Second = second })));
        cases.Add(Make.Lists(All(static (_, second) => new SharedPair { Second = second })));
        cases.Add(Make.Lists(All(static (first, second) => new NotedPair { First = first, Second = second })));
        cases.Add(Make.Lists(All(static (first, second) => new ShiftedPair { First = first, Second = second })));
        cases.Add(Make.Lists(All(static (first, second) => new ShiftedField { First = first, Second = second })));
        cases.Add(Make.Lists(All(static (first, second) => new LimitedPair { First = first, Second = second })));
        cases.Add(Make.Lists(All(static (first, second) => new CheckedPair(first, second))));
        cases.Add(Make.Lists(All(static (first, second) => new MadePair { First = first, Second = second })));
        cases.Add(Make.Lists(All(static (first, second) => new ToldPair { First = first < 0 ? 0 : first, Second = second })));
        cases.Add(Make.Arrays(Vertices));
        cases.Add(Make.Lists(Grains));
        cases.Add(Make.Memories(All(static (first, second) => new Nest { First = unchecked((byte)first), Turned = new() { First = second, Second = first }, Last = Grain(second, first) })));
        cases.Add(Make.Arrays(All(static (first, second) => new PackedNest(unchecked((byte)first), new(first, second), new(second, first), unchecked((short)second)))));
        cases.Add(Make.Arrays(All(static (first, second) => new Field(Matrix4x4.Identity * first, default, Matrix4x4.Identity * second, new(first, second, float.NaN)))));
        cases.Add(Make.Arrays(All(static (first, second) => new Switched(new(first, second), new(second, first < 0)))));
        cases.AddMore("many", () => Make.Cycle(Grains, 1_000));
        cases.AddMore("many", () => Make.Cycle(Packed, 20_000));
        return cases.Cases;
    }

    private static PackedPair[] Packed => [default, new(1, -1), new(int.MinValue, int.MaxValue), new(0, 1), new(0x01020304, 0x05060708)];

    private static Vertex[] Vertices => [default, new(new(1, -0f, float.NaN), Vector3.UnitY, new(0.5f, float.Epsilon)), new(default, default, Vector2.One)];

    private static Grain[] Grains => All(Grain);

    private static Mark<uint>[] Marks => [default, Weighed(new() { Value = uint.MaxValue, Day = DayOfWeek.Saturday }, float.NaN), Weighed(new() { Value = 1, Day = (DayOfWeek)(-1) }, -0f)];

    private static Grain Grain(int first, int second) => new(
        unchecked((byte)first), new(first, second), unchecked(((long)first << 32) + second), (unchecked((short)second), unchecked((byte)second)),
        new() { Value = unchecked((byte)first), Day = (DayOfWeek)second }, unchecked((char)first));

    private static Mark<uint> Weighed(Mark<uint> mark, float weight)
    {
        mark.Weigh(weight);
        return mark;
    }

    private static T[] All<T>(Func<int, int, T> make) => [make(0, 0), make(1, -1), make(-1, 1), make(int.MinValue, int.MaxValue), make(0x01020304, 0x05060708)];
}
