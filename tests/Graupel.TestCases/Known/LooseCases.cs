using System.ComponentModel;
using System.Diagnostics.CodeAnalysis;
using System.Dynamic;
using System.Runtime.CompilerServices;

namespace Graupel.TestCases.Known;

/// <summary>Objects with the names that they were given, rows of a database, boxes and lists for a user interface.</summary>
[UnconditionalSuppressMessage("Trimming", "IL2026", Justification = "Nobody listens to these lists.")]
internal static class LooseCases
{
    public static IReadOnlyList<TestCase> All()
    {
        var cases = new CaseGroup("loose");
        cases.Add<ExpandoObject?>(
            static () => null, static () => new(), static () => Loose(("b", 1), ("a", null), ("B", "x")),
            static () => Loose(("", 1.5m), ("\u00E9\u65E5 \uD83D\uDE00", new object?[] { 1, null }), ("nested", Loose(("deep", Loose(("none", DBNull.Value)))))),
            static () => Loose([.. Enumerable.Range(0, 200).Select(static i => ($"n{i}", (object?)i))]), static () => Changed());
        cases.Add<List<ExpandoObject?>>(static () => null!, static () => [], static () => [null], static () => [new(), Loose(("a", 1))], static () => [Loose(("a", 1)), Loose(("a", "x")), null]);
        cases.AddValues<DBNull?>(null, DBNull.Value);
        cases.AddValues<DBNull?[]>(null!, [], [null], [DBNull.Value], [DBNull.Value, null, DBNull.Value]);
        cases.AddMore<object?[]>("rows", static () => [DBNull.Value], static () => [1, "a", DBNull.Value, null], static () => [new object?[] { DBNull.Value, DBNull.Value }, Loose(("a", 1))]);
        cases.Add<StrongBox<int>?>(static () => null, static () => new(), static () => new(5), static () => new(int.MinValue), static () => new(-1));
        cases.Add<StrongBox<string?>?>(static () => null, static () => new(), static () => new(""), static () => new("a"), static () => new("\u65E5\u672C"));
        cases.Add<StrongBox<int?>[]>(static () => null!, static () => [], static () => [null!, new(), new(1)], static () => [new(0)], static () => [new(null), null!]);
        cases.Add<StrongBox<StrongBox<int>?>?>(static () => null, static () => new(), static () => new(new()), static () => new(new(5)), static () => new(null));
        cases.Add<LooseMembers?>(
            static () => null, static () => new(), static () => new() { Loose = Loose(("a", 1)), Box = new(null), None = DBNull.Value, List = [new() { None = DBNull.Value }, null] },
            static () => new() { Box = new("b"), Any = DBNull.Value, Named = { Loose(("x", 1)), null } }, static () => new() { Any = Loose(("a", DBNull.Value)), Lists = [["a"], []] });
        return cases.Cases;
    }

    /// <summary>An object with these names.</summary>
    public static ExpandoObject Loose(params (string Name, object? Value)[] pairs)
    {
        ExpandoObject loose = new();
        foreach ((string name, object? value) in pairs)
        {
            ((IDictionary<string, object?>)loose).Add(name, value);
        }

        return loose;
    }

    // A name that was taken out keeps its place.
    private static ExpandoObject Changed()
    {
        ExpandoObject loose = Loose(("gone", 1), ("back", 2), ("last", 3));
        IDictionary<string, object?> names = loose;
        names.Remove("gone");
        names.Remove("back");
        names["back"] = 4;
        return loose;
    }
}

/// <summary>Members that are any of them.</summary>
[UnconditionalSuppressMessage("Trimming", "IL2026", Justification = "Nobody listens to these lists.")]
[Contract]
public sealed class LooseMembers
{
    [Order(1)]
    public ExpandoObject? Loose { get; set; }

    [Order(2)]
    public StrongBox<string?>? Box { get; set; }

    [Order(3)]
    public DBNull? None { get; set; }

    [Order(4)]
    public object? Any { get; set; }

    [Order(5)]
    public BindingList<LooseMembers?>? List { get; set; }

    [Order(6)]
    public BindingList<ExpandoObject?> Named { get; } = [];

    [Order(7)]
    public Captions[]? Lists { get; set; }
}

/// <summary>A list for a user interface that a user derives.</summary>
[UnconditionalSuppressMessage("Trimming", "IL2026", Justification = "Nobody listens to these lists.")]
public sealed class Captions : BindingList<string>;
