using Graupel;
using Graupel.TestCases.Polymorphism;

[assembly: ContractFor(typeof(Plugin[]))]
[assembly: ContractFor(typeof(Circle2[]))]

namespace Graupel.TestCases.Polymorphism;

/// <summary>No attribute makes it a case.</summary>
[Contract]
public sealed class Delta : Plugin
{
    [Order(1)]
    public int Size { get; set; }
}

/// <summary>A class without cases.</summary>
[Contract]
public class Circle2
{
    [Order(1)]
    public int Radius { get; set; }
}

[Contract]
public sealed class Ring : Circle2
{
    [Order(1)]
    public int Hole { get; set; }
}
