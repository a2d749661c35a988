using Graupel.Generator.Tests.Harness;
using Microsoft.CodeAnalysis;

namespace Graupel.Generator.Tests;

/// <summary>Of code that does not compile yet the compiler says what is wrong: nothing is reported that only follows from it.</summary>
public class UnfinishedTests
{
    [Theory]
    [InlineData("[Contract] public class A : Missing { [Order(1)] public int X; }")]
    [InlineData("[Contract] public class A : IMissing { [Order(1)] public int X; }")]
    [InlineData("[Contract] public class A : List<Missing> { }")]
    [InlineData("[Contract] public class B : A { [Order(2)] public int Y; } public class A : Missing { [Order(1)] public int X; }")]
    [InlineData("[Contract] public class A : B { [Order(1)] public int X; } [Contract] public class B : A { [Order(2)] public int X; }")]
    [InlineData("[Contract] public class A : A { [Order(1)] public int X; }")]
    [InlineData("[Contract] public interface A : B { } [Contract] public interface B : A { }")]
    [InlineData("[Serializable] public class A : Missing { int _x; } static class C { static byte[] M(A a) => Serialization.Serialize(a); }")]
    [InlineData("[Contract] public class A { [Order(1)] public int M; [Order] public int N; }")]
    [InlineData("[Contract] public class A { [Order(1)] public int M; [Order(] public int N; }")]
    [InlineData("[Contract] public class A { [Order(1)] public int M; [Order()] public int N; }")]
    [InlineData("[Contract] public class A { [Order(1)] public int M; [Order(Missing.X)] public int N; }")]
    [InlineData("[Contract] public class A { [Order(1)] public int M; [Order(\"\")] public int N; }")]
    [InlineData("[DataContract] public class A { [DataMember(Order = 1)] public int M; [DataMember(Order = Missing.X)] public int N; }")]
    [InlineData("[Contract, Union(1, typeof(Missing))] public abstract class A { }")]
    [InlineData("[Contract, Union(1, typeof())] public abstract class A { }")]
    [InlineData("[Contract, Union(1, typeof(D))] public interface I { } public class D : Missing { }")]
    [InlineData("[Contract, Union(1, typeof(D))] public abstract class I { } public class D : I, IMissing { }")]
    [InlineData("[Contract, UnionCase(typeof(Missing), 1)] public class A { [Order(1)] public int X; }")]
    [InlineData("[Contract] public class A { [Order(1)] public int M; [Order(2)] public int M; }")]
    [InlineData("[Contract] public class A { [Order(1)] public int M; [Order(1)] public int M; }")]
    [InlineData("[Contract] public class A { public int M { get; set; } public string M { get; set; } }")]
    [InlineData("[Contract] public class A { [Order(1)] public V? X; } [Surrogate(typeof(Missing))] public class V { private int _x; }")]
    [InlineData("[Contract] public class A { [Order(1)] public V? X; } [Surrogate(typeof(S))] public class V { private int _x; } public class S : ISurrogate<V, Missing> { }")]
    [InlineData("[Contract] public class A { [Order(1), UseContract(typeof(C))] public int X; } public class C : Graupel.CodeGen.Contract<Missing> { }")]
    [InlineData("[Contract] public class A { [Order(1), Comparer(typeof(C))] public HashSet<string>? X; } public class C : IEqualityComparer<Missing> { }")]
    [InlineData("[assembly: Surrogate(typeof(S))] public class S : ISurrogate<Missing, int> { }")]
    [InlineData("[assembly: Surrogate(typeof(S))] public class S : Missing { }")]
    [InlineData("[Contract] public class A { [Order(1)] public int X; [ContractConstructor] public static Missing Make(int x) => null; }")]
    [InlineData("[Contract] public class A { [Order(1)] public int X; [ContractConstructor] public A(Missing x) { } }")]
    [InlineData("[Contract] public class A { [Order(1)] public int X; [OnDeserialized] void F(Missing x) { } }")]
    [InlineData("[Contract, UnknownCase(typeof(O)), Union(1, typeof(B))] public abstract class A { } public class B : A { } public class O : A, IMissing { }")]
    [InlineData("[Contract] public class A { [Order(1)] public int X { get")]
    [InlineData("[Contract] public class A { [Order(1)] public int X { get; se } }")]
    [InlineData("[Contract] public class A { [Order(1)] public int X => ; }")]
    public void Nothing_is_said_besides(string source)
    {
        GeneratorRun run = GeneratorRun.Of(source);
        Assert.Contains(run.Input.GetDiagnostics(), static one => one.Severity == DiagnosticSeverity.Error);
        Assert.Empty(run.Diagnostics.Where(static one => one.Severity == DiagnosticSeverity.Error).Select(static one => one.ToString()));
    }

    [Theory]
    [InlineData("[assembly: System.Runtime.CompilerServices.InternalsVisibleTo()]")]
    [InlineData("[assembly: System.Runtime.CompilerServices.InternalsVisibleTo(5)]")]
    [InlineData("[assembly: System.Runtime.CompilerServices.InternalsVisibleTo(null)]")]
    [InlineData("[assembly: System.Runtime.CompilerServices.InternalsVisibleTo(\"\")]")]
    public void Attributes_of_the_assembly_leave_contracts_as_they_are(string attribute) =>
        Assert.Contains(GeneratorRun.Of(attribute + " [Contract] public class A { [Order(1)] public int X; } public class B<T> { [DataMember] int _x; }").Hints, static hint => hint.StartsWith("A.", StringComparison.Ordinal));

    [Theory]
    [InlineData("[Contract] public class A { [Order(1)] public int X; } [Contract] public class")]
    [InlineData("[Contract] public class A { [Order(1)] public int X; } public class { [Contract] public class B { }")]
    public void Types_without_names_have_no_contract(string source)
    {
        IEnumerable<string> hints = GeneratorRun.Of(source).Hints;
        Assert.Contains(hints, static hint => hint.StartsWith("A.", StringComparison.Ordinal));
        Assert.DoesNotContain(hints, static hint => hint.StartsWith('.') || hint.StartsWith('B'));
    }

    [Theory]
    [InlineData("GRP001", "[Contract] public class A { [Order(1)] public int M; [Order(1)] public int N; public Missing F() => null; }")]
    [InlineData("GRP007", "[Contract] public class A { [Order(1)] public I? M; } public interface I { } public class B : Missing { }")]
    [InlineData("GRP011", "[Contract] public class A { [Order(1)] public Missing? M; [Order(2)] public System.IO.Stream? N; }")]
    [InlineData("GRP002", "[Contract] public class A { [Order(1)] public int M; [Order(Missing.X)] public int N; public int O; }")]
    public void What_is_wrong_by_itself_is_said(string id, string source) => Assert.Contains(GeneratorRun.Of(source).Diagnostics, one => one.Id == id);
}
