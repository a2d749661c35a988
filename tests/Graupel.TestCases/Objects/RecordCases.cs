namespace Graupel.TestCases.Objects;

/// <summary>A positional record: members by its primary constructor.</summary>
[Contract]
public record Positional([property: Order(1)] int Id, [property: Order(2)] string? Name, [property: Order(3)] List<int>? Numbers = null);

/// <summary>A positional record with members of its own in its body.</summary>
[Contract]
public sealed record WithBody([property: Order(1)] int Id)
{
    [Order(2)]
    public string? Name { get; init; } = "initial";

    [Order(3)]
    public decimal? Price { get; set; }
}

/// <summary>A record without a primary constructor.</summary>
[Contract]
public record Nominal
{
    [Order(1)]
    public int Id { get; init; }

    [Order(2)]
    public required string? Name { get; init; }
}

/// <summary>Known by name, not by number.</summary>
[Contract]
public record Unnumbered(int Id, string? Name, DateTime? Moment);

/// <summary>A record that derives from another one.</summary>
[Contract]
public record DerivedRecord(int Id, string? Name, [property: Order(1)] double Extra) : Positional(Id, Name);

/// <summary>A record as pure data.</summary>
[Pack]
public record PackedRecord(int Id, string? Name);

/// <summary>Records, which are made by their primary constructor.</summary>
internal static class RecordCases
{
    public static IReadOnlyList<TestCase> All()
    {
        var cases = new CaseGroup("records");
        cases.Add(() => null!, () => new Positional(1, "one", [1]), () => new Positional(0, null));
        cases.Add(() => new WithBody(1), () => new WithBody(2) { Name = null, Price = 1.50m });
        cases.Add(() => new Nominal { Id = 1, Name = "n" }, () => new Nominal { Name = null });
        cases.Add(() => new Unnumbered(1, "one", DateTime.UnixEpoch), () => new Unnumbered(0, null, null));
        cases.Add(() => new DerivedRecord(1, "one", 1.5), () => new DerivedRecord(0, null, -0.0));
        cases.Add(() => null!, () => new PackedRecord(1, "one"));
        cases.Add<List<Positional?>>(() => [new(1, "a"), null]);
        cases.Add<Unnumbered[]>(() => [new(1, "a", null), new(2, null, DateTime.UnixEpoch)]);
        cases.Add<List<DerivedRecord>>(() => [new(1, "a", 1), new(2, "b", 2)]);
        cases.Add<HashSet<WithBody>>(() => [new(1), new(2)]);
        return cases.Cases;
    }
}
