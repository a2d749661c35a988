using Graupel.TestCases;
using Graupel.TestCases.Comparing;

namespace Graupel.Tests.Dynamic;

/// <summary>Every shape of the catalogue through contracts that are compiled at run time.</summary>
public class CatalogueTests
{
    public static TheoryData<string> Names => [.. Catalogue.All.Select(static testCase => testCase.ToString())];

    [Theory]
    [MemberData(nameof(Names))]
    public void Values_come_back(string name)
    {
        var visitor = new RoundTrips();
        Catalogue.Get(name).Accept(visitor);
        Assert.Empty(visitor.Differences);
    }

    private sealed class RoundTrips : ICaseVisitor
    {
        public List<string> Differences { get; } = [];

        public void Visit<T>(TestCase<T> testCase)
        {
            Serializer serializer = RuntimeSerializer.Create();
            foreach (Func<T> make in testCase.Values)
            {
                T? back = serializer.Deserialize<T>(serializer.Serialize(make()));
                if (DeepEqual.Difference(make(), back) is { } difference)
                {
                    Differences.Add(difference);
                }
            }
        }
    }
}
