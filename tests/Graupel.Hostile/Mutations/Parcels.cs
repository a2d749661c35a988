using Graupel.TestCases.Graphs;

namespace Graupel.Hostile.Mutations;

/// <summary>What a newer program writes, with objects that are shared and in rings where the older program has no members and no cases.</summary>
[Contract]
internal sealed class NewParcel
{
    [Order(1)]
    public Fellow[]? Before { get; set; }

    [Order(2)]
    public Fellow? Known { get; set; }

    [Order(3)]
    public List<INewSign?>? Signs { get; set; }

    [Order(4)]
    public Fellow? Last { get; set; }

    [Order(5)]
    public NewSign? Behind { get; set; }

    [Order(6)]
    public int[]? Numbers { get; set; }

    /// <summary>Makes one of several.</summary>
    public static NewParcel Make(int which)
    {
        var known = new Fellow { Name = "known" };
        return new()
        {
            Before = which % 2 == 0 ? Hidden() : null,
            Known = which % 3 == 0 ? null : known,
            Signs = [which % 5 < 3 ? new NewSign { Fellows = Hidden() } : null, new OldSign { Text = "sign" }, which % 4 < 2 ? new NewSign { Numbers = [1, 2] } : null],
            Last = which % 7 < 4 ? known : GraphCases.MakeSelf(),
            Behind = which % 2 == 1 ? new NewSign { Fellows = Hidden(), Numbers = [1] } : null,
            Numbers = which % 3 == 1 ? [1, 2, 3] : null,
        };
    }

    private static Fellow[] Hidden()
    {
        Fellow self = GraphCases.MakeSelf();
        return [self, new Fellow { Age = 2, Best = self }, self];
    }
}

/// <summary>What the older program has of it.</summary>
[Contract]
internal sealed class OldParcel
{
    [Order(2)]
    public Fellow? Known { get; set; }

    [Order(3)]
    public List<IOldSign?>? Signs { get; set; }

    [Order(4)]
    public Fellow? Last { get; set; }

    public UnknownMembers? Unknown { get; set; }
}

[Union(1, typeof(OldSign)), Union(2, typeof(NewSign))]
internal interface INewSign;

[Union(1, typeof(OldSign)), UnknownCase(typeof(OtherSign))]
internal interface IOldSign;

[Contract]
internal sealed class OldSign : INewSign, IOldSign
{
    [Order(1)]
    public string? Text { get; set; }
}

[Contract]
internal sealed class NewSign : INewSign
{
    [Order(1)]
    public Fellow[]? Fellows { get; set; }

    [Order(2)]
    public int[]? Numbers { get; set; }
}

/// <summary>A sign that the older program does not know.</summary>
internal sealed class OtherSign : IOldSign, IUnknownCase
{
    public UnknownPayload? Payload { get; set; }
}
