namespace Graupel.TestCases.Recursion;

/// <summary>Types that contain themselves.</summary>
internal static class RecursionCases
{
    public static IReadOnlyList<TestCase> All()
    {
        var cases = new CaseGroup("recursion");
        AddTrees(cases);
        AddChains(cases);
        return cases.Cases;
    }

    private static void AddTrees(CaseGroup cases)
    {
        cases.Add(() => null!, () => new Tree(), () => MakeTree(3, 3), () => MakeTree(2, 20));
        cases.AddMore("deep", () => MakeTree(63, 1));
        cases.Add<List<Tree>>(() => [MakeTree(2, 2), MakeTree(1, 1)]);
        cases.Add(() => new Egg { Weight = 1, Inside = new Hen { Name = "h", Eggs = [new() { Weight = 2 }, null!] } });
        cases.Add(() => new Hen { Eggs = [new() { Inside = new() { Eggs = [] } }] });
        cases.Add(() => new Folder(), () => new Folder
        {
            Folders = new() { ["a"] = new() { First = new() { Size = 1, Target = new() } }, ["b"] = null },
            First = new() { Target = new() { Folders = [] } },
        });
        cases.Add<IExpression>(() => new Constant(1), () => new Sum(new Negation(new Constant(-0.0)), new Sum(new Constant(1), null)));
        cases.Add(() => MakeBranch(6));
    }

    private static void AddChains(CaseGroup cases)
    {
        cases.Add(() => null!, () => new Link(), () => MakeLinks(2), () => MakeLinks(100));
        cases.AddMore("long", () => MakeLinks(20_000));
        cases.Add<Link[]>(() => [MakeLinks(3), null!, MakeLinks(1)]);
        cases.Add(() => new InnerLink { Text = "a", Next = new() { Text = "b", Next = new() } });
        cases.Add(() => new PackedLink { Id = 1, Next = new() { Id = 2, Next = new() { Id = 3 } } });
        cases.Add(() => new ChainDerived { Previous = new() { Previous = new() }, Next = new() { Next = new(), Previous = new() } });
        cases.Add(() => new NamedLink { Id = 1, Next = new() { Id = 2, Next = new() } });
        cases.Add(() => new RecordLink(1, new(2, new(3, null))));
    }

    public static Link MakeLinks(int count)
    {
        Link? first = null;
        for (int i = count; i > 0; i--)
        {
            first = new Link { Id = i, Text = i % 3 == 0 ? null : $"t{i}", Next = first };
        }

        return first!;
    }

    private static Tree MakeTree(int levels, int width) => new()
    {
        Id = levels,
        Name = $"n{levels}",
        Children = levels == 0 ? null : [.. Enumerable.Range(0, width).Select(i => i == 5 ? null : MakeTree(levels - 1, width))],
    };

    private static Branch? MakeBranch(int levels) =>
        levels == 0 ? null : new() { Left = MakeBranch(levels - 1), Value = levels, Right = MakeBranch(levels - 2 < 0 ? 0 : levels - 2) };
}
