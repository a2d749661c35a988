using System.Runtime.Serialization;

namespace Graupel.TestCases.Objects;

/// <summary>A generic contract with members that other assemblies, which close it, are not shown, but told.</summary>
[Contract]
public class Concealed<T>
{
    [Order(2)]
    private int _hidden;

    protected Concealed()
    {
    }

    [Order(1)]
    public T? Shown { get; private set; }

    public static Concealed<T> Of(T shown) => new() { Shown = shown };

    public int Hidden() => _hidden;

    public void Hide(int number) => _hidden = number;

    [OnDeserialized]
    private void Count() => _hidden++;
}

/// <summary>A generic contract with a member of a type that other assemblies cannot name.</summary>
[Contract]
public class Untold<T>
{
    [Order(2)]
    private Secret? _hidden;

    [Order(1)]
    public T? Shown { get; set; }

    public bool IsHidden() => _hidden is not null;

    public void Hide() => _hidden = new Secret();

    [Contract]
    internal sealed class Secret
    {
        [Order(1)]
        public int Number { get; set; }
    }
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
