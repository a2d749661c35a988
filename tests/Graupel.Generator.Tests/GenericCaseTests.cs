using Graupel.Generator.Tests.Harness;

namespace Graupel.Generator.Tests;

/// <summary>Generic bases and their cases, by both compilers.</summary>
public class GenericCaseTests
{
    [Theory]
    [InlineData("[Contract, Union(1, typeof(Base<>)), Union(2, typeof(Derived<>))] public class Base<T> { public T? A { get; set; } } [Contract] public class Derived<T> : Base<T> { }")]
    [InlineData("[Contract, Union(2, typeof(Derived<>)), UnionCase(typeof(Base<>), 1)] public class Base<T> { public T? A { get; set; } } [Contract] public class Derived<T> : Base<T> { }")]
    public void A_base_may_be_declared_as_a_case_of_itself(string types)
    {
        const string Program = """
            public static class Program
            {
                public static string Run() => string.Join(' ',
                    from compiler in new[] { CompilerChoice.GeneratedOnly, CompilerChoice.RuntimeOnly }
                    from value in new[] { new Base<int> { A = 4 }, new Derived<int> { A = 5 } }
                    let bytes = new Serializer(new SerializerOptions { Format = WireFormat.MessagePack, Compilers = compiler }).Serialize<Base<int>>(value)
                    select Convert.ToHexString(bytes));
            }

            """;
        Assert.Equal("920181A14104 920281A14105 920181A14104 920281A14105", LoadedProject.Run($"{Program} {types}"));
    }
}
