using System.Reflection;
using Graupel.TestCases;
using Graupel.TestCases.Graphs;
using Xunit.Sdk;

namespace Graupel.Conformance;

/// <summary>Gives a test every case and every way; graphs with rings only go the ways that keep identity.</summary>
[AttributeUsage(AttributeTargets.Method)]
public sealed class EveryCaseAttribute : DataAttribute
{
    /// <summary>Of the ways that keep identity, whether cases that have nothing to keep go them too.</summary>
    public bool AllPreserving { get; init; }

    public override IEnumerable<object[]> GetData(MethodInfo testMethod) =>
        from way in Way.All.Concat(Way.Preserving)
        from testCase in way.References == References.None ? Catalogue.All : AllPreserving ? Catalogue.All.Concat(GraphCases.All) : GraphCases.All
        select new object[] { testCase.ToString(), way.ToString() };
}

/// <summary>Every way by name.</summary>
public sealed class EveryWayAttribute : DataAttribute
{
    /// <summary>Those that keep identity, and no others.</summary>
    public bool Preserving { get; init; }

    public override IEnumerable<object[]> GetData(MethodInfo testMethod) => (Preserving ? Way.Preserving : Way.All).Select(static way => new object[] { way.ToString() });
}

/// <summary>Runs a check on the case that a test was given.</summary>
internal abstract class CaseCheck(Way way) : ICaseVisitor
{
    private static readonly Dictionary<string, TestCase> Cases = Catalogue.All.Concat(GraphCases.All).ToDictionary(static testCase => testCase.ToString());

    protected Way Way { get; } = way;

    protected Serializer Serializer => Way.Serializer;

    public void Run(string testCase) => Cases[testCase].Accept(this);

    public void Visit<[ContractParameter] T>(TestCase<T> testCase)
    {
        for (int i = 0; i < testCase.Count; i++)
        {
            try
            {
                CheckOrRefuse(testCase.Values[i]);
            }
            catch (Exception e)
            {
                throw new XunitException($"value {i} of {testCase}, {Way}: {e.Message}", e);
            }
        }
    }

    /// <summary>How a value that cannot be written is refused; null if it can.</summary>
    protected virtual ErrorKind? RefusalOf(object? value) => Deviations.RefusalOf(Way.Format, value);

    /// <summary>Checks one value that can be written.</summary>
    protected abstract void Check<[ContractParameter] T>(Func<T> make);

    /// <summary>Fails with the first difference of two graphs that the format can keep.</summary>
    protected void Same(object? expected, object? actual, string what) => Equal.Deep(expected, actual, what, Deviations.DatesOf(Way.Format), Way.HasIdentity);

    private void CheckOrRefuse<[ContractParameter] T>(Func<T> make)
    {
        T value = make();
        if (RefusalOf(value) is { } kind)
        {
            Assert.Equal(kind, Assert.Throws<GraupelException>(() => Serializer.Serialize(value)).Kind);
        }
        else
        {
            Check(make);
        }
    }
}
