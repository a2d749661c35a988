using Graupel.Generator.Tests.Harness;
using Microsoft.CodeAnalysis;

namespace Graupel.Generator.Tests;

/// <summary>A type is a case of a base by one id: two are refused, a name beside an id changes nothing, and what stands nearer counts.</summary>
public class CaseIdTests
{
    private const string Write = """
        public static class Program
        {
            public static string Run() => string.Join(" ", new[] { CompilerChoice.GeneratedOnly, CompilerChoice.RuntimeOnly }.Select(static compiler =>
                Convert.ToHexString(new Serializer(new SerializerOptions { Compilers = compiler, Format = WireFormat.MessagePack }).Serialize<A>(new C()))));
        }
        """;

    [Theory]
    [InlineData("[Contract, Union(1, typeof(C)), Union(2, typeof(C))] public abstract class A { } [Contract] public class C : A { }", "Union(2, typeof(C))")]
    [InlineData("[Contract, Union(1, typeof(C))] public abstract class A { } [Contract, UnionCase(typeof(A), 2)] public class C : A { }", "UnionCase(typeof(A), 2)")]
    [InlineData("[assembly: UnionCase(typeof(A), 2, typeof(C))] [Contract, Union(1, typeof(C))] public abstract class A { } [Contract] public class C : A { }", "UnionCase(typeof(A), 2, typeof(C))")]
    [InlineData("[Union(1, typeof(L)), Union(2, typeof(R))] public interface A { } [Union(3, typeof(C))] public interface L : A { } [Union(4, typeof(C))] public interface R : A { } [Contract] public class C : L, R { }", "A")]
    [InlineData("[assembly: Tags(\"a\", \"b\")] [Tags(\"c\"), Contract, Union(1, typeof(C)), Union(2, typeof(C))] public abstract class A { } [Tags, Contract] public class C : A { } public class TagsAttribute(params string[] all) : Attribute { public string[] All => all; }", "Union(2, typeof(C))")]
    public void Two_ids_of_one_case_are_refused(string types, string at)
    {
        GeneratorRun run = GeneratorRun.Of($"{types} {Write}");
        Diagnostic diagnostic = Assert.Single(run.Diagnostics, static one => one.Severity == DiagnosticSeverity.Error);
        Assert.Equal(("GRP023", at), (diagnostic.Id, diagnostic.Location.SourceTree!.ToString().Substring(diagnostic.Location.SourceSpan.Start, diagnostic.Location.SourceSpan.Length)));
        string told = Assert.Throws<ContractException>(() => LoadedProject.Run(LoadedProject.LoadFaulty(GeneratorRun.Of($"{types} {Write.Replace("CompilerChoice.GeneratedOnly, ", "")}")))).Message;
        Assert.Contains(diagnostic.GetMessage(System.Globalization.CultureInfo.InvariantCulture), told, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("[Contract, Union(5, typeof(C)), Union(5, typeof(C))] public abstract class A { } [Contract] public class C : A { }")]
    [InlineData("[Contract, Union(5, typeof(C)), KnownType(typeof(C))] public abstract class A { } [Contract] public class C : A { }")]
    [InlineData("[Contract, KnownType(typeof(C)), Union(5, typeof(C))] public abstract class A { } [Contract] public class C : A { }")]
    [InlineData("[Contract, KnownType(typeof(C))] public abstract class A { } [Contract, UnionCase(typeof(A), 5)] public class C : A { }")]
    [InlineData("[Union(1, typeof(L)), Union(5, typeof(C))] public interface A { } [Union(3, typeof(C))] public interface L : A { } [Contract] public class C : L { }")]
    [InlineData("[Union(1, typeof(L)), Union(2, typeof(R))] public interface A { } [Union(1, typeof(M))] public interface L : A { } [Union(9, typeof(C))] public interface M : L { } [Union(5, typeof(C))] public interface R : A { } [Contract] public class C : M, R { }")]
    public void One_id_is_found(string types) => Assert.Equal("920590 920590", LoadedProject.Run($"{types} {Write}"));
}
