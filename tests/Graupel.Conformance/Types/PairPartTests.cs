namespace Graupel.Conformance.Types;

/// <summary>Parts of pairs and tuples that are declared as interfaces take whatever implements these: the pair is made of them.</summary>
public class PairPartTests
{
    [Theory]
    [EveryWay]
    public void Arrays_stand_where_lists_are_declared(string way)
    {
        Parts read = Way.Get(way).Serializer.DeepClone(new Parts
        {
            Pair = new([1], new Dictionary<string, int> { ["a"] = 1 }.AsReadOnly()),
            Tuple = new(new[] { "b" }, Array.AsReadOnly([3, 4])),
            Value = (new int[] { 5 }, new List<int> { 6 }),
        })!;
        Assert.Equal([1], read.Pair.Key!);
        Assert.Equal(1, read.Pair.Value!["a"]);
        Assert.Equal(["b"], read.Tuple!.Item1!);
        Assert.Equal([3, 4], read.Tuple.Item2);
        Assert.Equal([5], read.Value.Item1);
        Assert.Equal([6], read.Value.Item2);
    }

    [Contract]
    internal sealed class Parts
    {
        [Order(1)]
        public KeyValuePair<IList<int>?, IDictionary<string, int>?> Pair { get; set; }

        [Order(2)]
        public Tuple<ICollection<string>?, IList<int>>? Tuple { get; set; }

        [Order(3)]
        public (IList<int> Left, ICollection<int> Right) Value { get; set; }
    }
}
