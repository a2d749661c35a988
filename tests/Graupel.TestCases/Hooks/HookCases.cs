using System.Drawing;
using System.Net.Mail;

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
        return cases.Cases;
    }

    private static void AddSurrogates(CaseGroup cases)
    {
        cases.Add(() => default(Size), () => new Size(1, -2));
        cases.Add<Size?>(() => null, () => new Size(3, 4));
        cases.Add<Size[]>(() => [], () => [new Size(1, 2), default]);
        cases.Add(() => null!, () => new MailAddress("a@b.c"), () => new MailAddress("d@e.f", "D"));
        cases.Add<Dictionary<Temperature, Temperature?>>(() => new() { [new(1)] = new(2), [new(3)] = null });
        cases.Add<List<Lines?>>(() => [new Lines("a", null, ""), null, new Lines()]);
        cases.Add<Expression>(() => new Expression.Number(1), () => new Expression.Sum(new Expression.Number(2), new Expression.Sum(new Expression.Number(3), new Expression.Number(4))));
        cases.Add(
            () => new Surrogated(),
            () => new Surrogated
            {
                Size = new Size(1, 2),
                Optional = new Size(3, 4),
                Sizes = [new Size(5, 6), null],
                Map = new() { [new Size(7, 8)] = new("a@b.c"), [new Size(9, 10)] = null },
                Address = new("d@e.f"),
                Temperature = new(293.15),
                Temperatures = [new(0), null],
                Lines = new("x"),
                Expression = new Expression.Number(11),
                Last = 12,
            });
    }
}
