namespace Graupel.Hostile.Nesting;

/// <summary>Every edge on which a contract can come back to itself.</summary>
internal static class Edges
{
    /// <summary>Those that cost a level each.</summary>
    public static IReadOnlyList<Edge> All { get; } =
    [
        new Edge<InObject>(static () => new(), static (outer, inner) => outer.Inner = inner),
        new Edge<InExactObject>(static () => new(), static (outer, inner) => outer.Inner = inner, isExact: true),
        new Edge<InUnsealed>(static () => new(), static (outer, inner) => outer.Inner = inner),
        new Edge<InTold>(static () => new(), static (outer, inner) => outer.Inner = inner),
        new Edge<InKeeping>(static () => new(), static (outer, inner) => outer.Inner = inner),
        new Edge<InConstructor>(static () => new(null), static (outer, inner) => outer.Inner = inner),
        new Edge<InBase>(static () => new(), static (outer, inner) => outer.Inner = inner),
        new Edge<InStruct>(static () => new(), static (outer, inner) => outer.Value = new() { Inner = inner }, levelsEach: 2),
        new Edge<InNullable>(static () => new(), static (outer, inner) => outer.Value = new() { Inner = inner }, levelsEach: 2),
        new Edge<InTuple>(static () => new(), static (outer, inner) => outer.Inner = (1, inner), levelsEach: 2),
        new Edge<InPair>(static () => new(), static (outer, inner) => outer.Inner = new(inner, 1), levelsEach: 2),
        new Edge<InList>(static () => new(), static (outer, inner) => outer.Inner = [inner]),
        new Edge<InListOfLists>(static () => new(), static (outer, inner) => outer.Inner = [[inner]]),
        new Edge<InArray>(static () => new(), static (outer, inner) => outer.Inner = [inner]),
        new Edge<InTable>(static () => new(), static (outer, inner) => outer.Inner = new[,] { { inner } }),
        new Edge<InSegment>(static () => new(), static (outer, inner) => outer.Inner = new[] { inner }),
        new Edge<InSet>(static () => new(), static (outer, inner) => outer.Inner = [inner]),
        new Edge<InMapValue>(static () => new(), static (outer, inner) => outer.Inner = new() { [1] = inner }),
        new Edge<InMapKey>(static () => new(), static (outer, inner) => outer.Inner = new() { [inner] = 1 }),
        new Edge<InInterface>(static () => new(), static (outer, inner) => outer.Inner = inner),
        new Edge<InCaseList>(static () => new(), static (outer, inner) => outer.Inner = new Crate { inner }, levelsEach: 2),
        new Edge<InCaseMap>(static () => new(), static (outer, inner) => outer.Inner = new Shelf { [1] = inner }, levelsEach: 2),
        new Edge<InCaseStandIn>(static () => new(), static (outer, inner) => outer.Inner = new Parcel(inner), levelsEach: 2),
        new Edge<InConcreteBase>(static () => new InConcreteDerived(), static (outer, inner) => outer.Inner = inner),
        new Edge<InOther>(static () => new(), static (outer, inner) => outer.Inner = new() { Inner = inner }, levelsEach: 2),
    ];

    /// <summary>Those that cost none.</summary>
    public static IReadOnlyList<Edge> Chains { get; } =
    [
        new Edge<Chain>(static () => new(), static (outer, inner) => outer.Next = inner),
        new Edge<ExactChain>(static () => new(), static (outer, inner) => outer.Next = inner, isExact: true),
        new Edge<ToldChain>(static () => new(), static (outer, inner) => outer.Next = inner),
        new Edge<NamedChain>(static () => new(), static (outer, inner) => outer.Next = inner, isExact: true),
    ];
}
