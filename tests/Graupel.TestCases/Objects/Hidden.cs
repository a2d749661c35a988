namespace Graupel.TestCases.Objects;

/// <summary>A generic contract with a member that other assemblies, which close it, are not shown.</summary>
[Contract]
public class Concealed<T>
{
    [Order(2)]
    private int _hidden;

    [Order(1)]
    public T? Shown { get; set; }

    public int Hidden() => _hidden;

    public void Hide(int number) => _hidden = number;
}

/// <summary>The same of a base, whose contract is that of this assembly.</summary>
[Contract]
public abstract class Founded
{
    [Order(1)]
    private int _hidden;

    public int Hidden() => _hidden;

    public void Hide(int number) => _hidden = number;
}
