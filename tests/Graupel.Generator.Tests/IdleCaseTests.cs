using System.Globalization;
using Graupel.Generator.Tests.Harness;
using Microsoft.CodeAnalysis;

namespace Graupel.Generator.Tests;

/// <summary>An interface or abstract class among the cases of a base stands for those that derive from it; for nothing where there are none.</summary>
public class IdleCaseTests
{
    private const string Write = """
        public static class Program
        {
            public static string Run() => string.Join(" ", new[] { CompilerChoice.GeneratedOnly, CompilerChoice.RuntimeOnly }.Select(static compiler =>
                Convert.ToHexString(new Serializer(new SerializerOptions { Compilers = compiler, Format = WireFormat.MessagePack }).Serialize<A>(new C()))));
        }
        """;

    [Theory]
    [InlineData("[Union(0, typeof(I))] public interface A { } public interface I : A { } [Contract] public class C : I { }", "Union(0, typeof(I))", "I, a case of A, is an interface")]
    [InlineData("[Union(0, typeof(I)), Union(1, typeof(C))] public interface A { } public interface I : A { } [Contract] public class C : A { }", "Union(0, typeof(I))", "I, a case of A, is an interface")]
    [InlineData("[Contract, KnownType(typeof(I)), KnownType(typeof(C))] public abstract class A { } public abstract class I : A { } [Contract] public class C : A { }", "KnownType(typeof(I))", "I, a case of A, is abstract")]
    [InlineData("[Contract, Union(1, typeof(M)), Union(2, typeof(C))] public abstract class A { } [Union(3, typeof(I))] public abstract class M : A { } public abstract class I : M { } [Contract] public class C : A { }", "Union(3, typeof(I))", "I, a case of M, is abstract")]
    [InlineData("[assembly: UnionCase(typeof(A), 2, typeof(I))] [Union(1, typeof(C))] public interface A { } public interface I : A { } [Contract] public class C : A { }", "UnionCase(typeof(A), 2, typeof(I))", "I, a case of A, is an interface")]
    public void That_stands_for_nothing_is_refused(string types, string at, string told)
    {
        GeneratorRun run = GeneratorRun.Of($"{types} {Write}");
        Diagnostic diagnostic = Assert.Single(run.Diagnostics, static one => one.Severity == DiagnosticSeverity.Error);
        Assert.Equal(("GRP007", at), (diagnostic.Id, diagnostic.Location.SourceTree!.ToString().Substring(diagnostic.Location.SourceSpan.Start, diagnostic.Location.SourceSpan.Length)));
        string message = diagnostic.GetMessage(CultureInfo.InvariantCulture);
        Assert.Equal($"{told}, but no class that is a case of A derives from it; declare such a class, or take the case away", message);
        string thrown = Assert.Throws<ContractException>(() => LoadedProject.Run(LoadedProject.LoadFaulty(GeneratorRun.Of($"{types} {Write.Replace("CompilerChoice.GeneratedOnly, ", "")}")))).Message;
        Assert.Contains(message, thrown, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("[Union(1, typeof(I)), Union(5, typeof(C))] public interface A { } public interface I : A { } [Contract] public class C : I { }")]
    [InlineData("[Contract, KnownType(typeof(I)), Union(5, typeof(C))] public abstract class A { } public abstract class I : A { } public class M : I { } [Contract] public class C : M { }")]
    [InlineData("[Union, Union(1, typeof(I)), Union(5, typeof(C))] public interface A { } public interface I : A { } [Contract] public class C : A { }")]
    [InlineData("[Union(1, typeof(I)), Union(5, typeof(C))] public interface A { } [Union] public interface I : A { } [Contract] public class C : A { }")]
    [InlineData("[Union(1, typeof(I))] public interface A { } public interface I : A { } [Contract, UnionCase(typeof(A), 5)] public class C : I { }")]
    public void That_others_derive_from_changes_nothing(string types) => Assert.Equal("920590 920590", LoadedProject.Run($"{types} {Write}"));
}
