namespace Graupel.TestCases.Objects;

/// <summary>Members that only an interface shows, and parameters that a type keeps.</summary>
internal static class ExplicitCases
{
    public static IReadOnlyList<TestCase> All()
    {
        var cases = new CaseGroup("explicit members");
        cases.Add(() => null!, () => new ExplicitMembers(), () => ExplicitMembers.Make(1), () => ExplicitMembers.Make(-7));
        cases.Add(() => new ExplicitBase(), () => new ExplicitBase().Identify(5));
        cases.Add(() => new ExplicitDerived(), () => ExplicitDerived.Make(5), () => ExplicitDerived.Make(int.MinValue));
        cases.Add(() => new ExplicitBox<int>(5), () => new ExplicitBox<int>(6).With([1, 2], new() { ["a"] = 3 }));
        cases.Add(() => new ExplicitBox<string?>(null), () => new ExplicitBox<string?>("a").With(["b", null], new() { ["c"] = null }));
        cases.Add(() => default, () => ExplicitStruct.Make(1, "a"), () => ExplicitStruct.Make(-1, null));
        cases.Add<ExplicitStruct[]>(() => [ExplicitStruct.Make(1, "a"), ExplicitStruct.Make(2, "b")]);
        cases.Add(() => default, () => new ExplicitPair<int>(5));
        cases.Add(() => default, () => new ExplicitPair<string?>("a"), () => new ExplicitPair<string?>(null));
        cases.Add(() => new ExplicitByConstructor(1, ["a"]), () => new ExplicitByConstructor(2, []).With(7));
        cases.Add(() => ExplicitNode.Chain(1), () => ExplicitNode.Chain(3), () => ExplicitNode.Chain(1_000));
        cases.Add(() => ExplicitOmitted.Make(3, null), () => ExplicitOmitted.Make(0, "a"), () => ExplicitOmitted.Make(4, null));
        cases.Add(() => new ExplicitFields(1, "a"), () => new ExplicitFields(2, null).Count(7));
        return cases.Cases;
    }
}
