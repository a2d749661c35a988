namespace Graupel.TestCases.Structs;

/// <summary>Structs and record structs, as roots, members, elements and keys.</summary>
internal static class StructCases
{
    private static readonly Point[] Points = [default, new() { X = 1, Y = -1 }, new() { X = int.MinValue, Y = int.MaxValue }];
    private static readonly Padded[] Paddeds = [default, new() { A = 255, B = long.MinValue, C = -1 }];
    private static readonly PointRecord[] Records = [default, new(1.5, -0.0), new(double.NaN, double.Epsilon)];

    private static readonly Checked[] Checks =
    [
        default,
        new()
        {
            Flag = true,
            Price = -1.10m,
            Moment = new DateTime(2024, 2, 29, 0, 0, 0, DateTimeKind.Utc),
            Offset = new DateTimeOffset(2024, 2, 29, 0, 0, 0, TimeSpan.FromHours(-14)),
        },
    ];

    private static readonly Large[] Larges =
    [
        default,
        new()
        {
            A0 = 1,
            A1 = 2.5,
            A2 = new Guid("00112233-4455-6677-8899-aabbccddeeff"),
            A3 = 4.00m,
            A4 = Int128.MinValue,
            A5 = 6,
            A6 = 7.5f,
            A7 = 8,
            A8 = TimeSpan.MinValue,
            A9 = DateTime.UnixEpoch,
        },
    ];

    public static IReadOnlyList<TestCase> All()
    {
        var cases = new CaseGroup("structs");
        AddRoots(cases);
        AddNullables(cases);
        AddCollections(cases);
        return cases.Cases;
    }

    private static void AddRoots(CaseGroup cases)
    {
        cases.AddValues(Points);
        cases.AddValues(Paddeds);
        cases.AddValues(Checks);
        cases.AddValues(Records);
        cases.AddValues(Larges);
        cases.AddValues(default, new ReadOnlyPoint(1, "one"));
        cases.Add(() => default, () => new MutableRecord(1, "one") { More = [1, 2] });
        cases.AddValues(default, new WithConstructor(), new WithConstructor { Number = 0, Text = "" });
        cases.AddValues(default(Empty));
        cases.Add(() => default, () => new Nested { From = Points[1], To = Points[2], Name = "n", Rest = Paddeds });
        cases.Add(
            () => new StructHolder(),
            () => new StructHolder
            {
                Point = Points[1],
                Maybe = Points[2],
                Points = [.. Points],
                Map = new() { [Points[0]] = default, [Points[1]] = new Nested { Name = "x" } },
                Maybes = [null, Points[1], null],
                Checks = Checks,
            });
    }

    private static void AddNullables(CaseGroup cases)
    {
        cases.AddValues(Make.Nullables(Points));
        cases.AddValues(Make.Nullables(Records));
        cases.AddValues(Make.Nullables(Larges));
        cases.AddValues<Empty?>(null, default(Empty));
        cases.AddValues<Nested?>(null, new Nested(), new Nested { Name = "n" });
    }

    private static void AddCollections(CaseGroup cases)
    {
        cases.Add(Make.Arrays(Points));
        cases.Add(Make.Arrays(Paddeds));
        cases.Add(Make.Arrays(Checks));
        cases.Add(Make.Arrays(Larges));
        cases.Add(Make.Arrays(Records));
        cases.Add(Make.Arrays(Make.Nullables(Points)));
        cases.Add(Make.Arrays(Make.Nullables(Larges)));
        cases.Add(Make.Lists(Points));
        cases.Add(Make.Lists(Records));
        cases.Add(Make.Lists<Nested>([default, new() { Name = "a", To = Points[1] }]));
        cases.Add(Make.Lists(Make.Nullables(Checks)));
        cases.Add(Make.Arrays<Empty>([default]));
        cases.Add(Make.Sets(Points));
        cases.Add(Make.Maps(Points, Records));
        cases.Add(Make.Maps(Records, Points));
        cases.Add(Make.Tables(Points));
        cases.Add(Make.Memories(Points));
        cases.Add(Make.ReadOnlyMemories(Checks));
        cases.Add(Make.Segments(Paddeds));
        cases.AddMore("many", () => Make.Cycle(Points, 20_000));
    }
}
