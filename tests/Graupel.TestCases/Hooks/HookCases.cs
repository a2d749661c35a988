using System.Buffers;
using System.Net.Http.Headers;

namespace Graupel.TestCases.Hooks;

/// <summary>Contracts that users take part in.</summary>
internal static class HookCases
{
    public static IReadOnlyList<TestCase> All()
    {
        var cases = new CaseGroup("hooks");
        cases.Add(() => null!, () => new Cached(), () => new Cached("a", "b"));
        cases.Add(() => new CachedCount<int>(), () => new CachedCount<int>([1, 2], "x"));
        cases.Add<Cached?[]>(() => [new Cached("a"), null, new Cached()]);
        AddSurrogates(cases);
        AddEnums(cases);
        cases.Add(
            () => null!,
            () => new Timetable(),
            () => new Timetable { Starts = { Hours(1), Hours(2) }, Breaks = [Hours(3), null], Days = [DayOfWeek.Monday, DayOfWeek.Friday], Last = 1 },
            () => new Timetable { Stops = { [Hours(4)] = [(Hours(5), "a"), (default, "b")], [default] = [] }, Trips = (2, Hours(6)), Last = 2 },
            () => new Timetable
            {
                Starts = { Hours(-7) },
                Breaks = [],
                Fares = new Dictionary<string, decimal[]> { ["a"] = [1.50m, 2], ["b"] = [] },
                Delays = new(new[,] { { Hours(8), default } }, Hours(9)),
                Lengths = new(new LongestFirst()) { Hours(10), Hours(11) },
                Last = 3,
            });
        cases.Add(
            () => null!,
            () => new Report(),
            () => new Report { About = typeof(List<string>) },
            () => new Report { About = typeof(Dictionary<,>), Cause = new TimeoutException("late") },
            () => new Report { About = typeof(Report), Cause = new InvalidOperationException("") });
        cases.Add(() => null!, () => new ToldLink(1), () => new ToldLink(1, new(2, new(3))));
        cases.Add<ToldLink?[]>(() => [new ToldLink(1, new(2)), null, new ToldLink(3)]);
        return cases.Cases;
    }

    private static TimeSpan Hours(int hours) => TimeSpan.FromHours(hours);

    private static void AddSurrogates(CaseGroup cases)
    {
        cases.Add(() => default(StandardFormat), () => new StandardFormat('N', 2));
        cases.Add<StandardFormat?>(() => null, () => new StandardFormat('D', 4));
        cases.Add<StandardFormat[]>(() => [], () => [new StandardFormat('X', 2), default]);
        cases.Add(() => null!, () => new MediaTypeHeaderValue("text/plain"), () => new MediaTypeHeaderValue("text/html", "utf-8"));
        cases.Add<Dictionary<Temperature, Temperature?>>(() => new() { [new(1)] = new(2), [new(3)] = null });
        cases.Add<List<Lines?>>(() => [new Lines("a", null, ""), null, new Lines()]);
        cases.Add<Expression>(() => new Expression.Number(1), () => new Expression.Sum(new Expression.Number(2), new Expression.Sum(new Expression.Number(3), new Expression.Number(4))));
        cases.Add(
            () => new Surrogated(),
            () => new Surrogated
            {
                Format = new StandardFormat('N', 2),
                Optional = new StandardFormat('D', 4),
                Formats = [new StandardFormat('E', 6), null],
                Map = new() { [new StandardFormat('X', 8)] = new("text/plain"), [new StandardFormat('x', 10)] = null },
                Media = new("text/plain"),
                Temperature = new(293.15),
                Temperatures = [new(0), null],
                Lines = new("x"),
                Expression = new Expression.Number(11),
                Last = 12,
            });
    }

    private static void AddEnums(CaseGroup cases)
    {
        cases.Add(() => Tone.Low, () => Tone.High, () => Tone.Low | Tone.High, () => default, () => (Tone)64);
        cases.Add<Tone?>(() => null, () => Tone.Low, () => Tone.High, () => default(Tone), () => (Tone)64);
        cases.Add<Tone[]>(() => null!, () => [], () => [Tone.High], () => [Tone.Low, default, Tone.High], () => [.. Enumerable.Range(0, 200).Select(static i => (Tone)(i % 5))]);
        cases.Add<List<Grade?>>(() => null!, () => [], () => [Grade.Fair], () => [null, Grade.Good], () => [.. Enumerable.Range(0, 200).Select(static i => (Grade?)(i % 5))]);
        cases.Add<Dictionary<Tone, Grade>>(() => null!, () => [], () => new() { [Tone.Low] = Grade.Fair }, () => new() { [Tone.High] = default, [default] = Grade.Good });
        cases.Add<Note[]>(() => null!, () => [], () => [default], () => [new(Tone.Low, Grade.Good, 1), new(default, Grade.Fair, -1)], () => [.. Enumerable.Repeat(new Note(Tone.High, Grade.Good, 7), 40)]);
        cases.Add(
            () => null!,
            () => new Melody(),
            () => new Melody { Tone = Tone.High, Perhaps = Tone.Low, Grade = Grade.Good, Last = 1 },
            () => new Melody { Tones = { Tone.Low, Tone.High }, ByTone = { [Tone.Low] = Grade.Fair }, Pair = (Tone.High, 2), Notes = [new(Tone.Low, Grade.Fair, 3)], Last = 2 },
            () => new Melody { Maybe = Grade.Fair, Heard = { Tone.Low }, Grades = new Grade[,] { { Grade.Fair }, { Grade.Good } }, Last = 3 });
    }
}
