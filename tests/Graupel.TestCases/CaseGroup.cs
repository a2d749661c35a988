namespace Graupel.TestCases;

/// <summary>Collects the cases of one subject.</summary>
internal sealed class CaseGroup(string name)
{
    private readonly List<TestCase> _cases = [];

    public IReadOnlyList<TestCase> Cases => _cases;

    /// <summary>Adds values that nobody can change.</summary>
    public void AddValues<[ContractParameter] T>(params T[] values) => Add(Array.ConvertAll(values, static value => (Func<T>)(() => value)));

    /// <summary>Adds values that are made anew each time.</summary>
    public void Add<[ContractParameter] T>(params Func<T>[] values) => _cases.Add(new TestCase<T>(name, CSharpName.Of(typeof(T)), values));

    /// <summary>Adds values of a type that the group has already.</summary>
    public void AddMore<[ContractParameter] T>(string what, params Func<T>[] values) =>
        _cases.Add(new TestCase<T>(name, $"{CSharpName.Of(typeof(T))}, {what}", values));
}
