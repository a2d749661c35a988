using System.Reflection;
using Graupel.Generator.Tests.Harness;
using Microsoft.CodeAnalysis;

namespace Graupel.Generator.Tests;

/// <summary>Of a collection its elements are written: what else users keep in it is found, by both compilers.</summary>
public class OwnCollectionTests
{
    private const string Use = """

        [Contract] public class Data { [Order(1)] public Pages? Pages { get; set; } }
        public static class Program
        {
            public static object? Run() => new Serializer(new SerializerOptions { Compilers = CompilerChoice.RuntimeOnly }).DeepClone(new Data { Pages = new() { 1, 2 } })!.Pages!.Count;
        }
        """;

    [Theory]
    [InlineData("public class Pages : List<int> { public int Total { get; set; } }")]
    [InlineData("public class Pages : List<int> { public int Total { get; private set; } }")]
    [InlineData("public class Pages : List<int> { public int Total { get; protected set; } }")]
    [InlineData("public class Pages : List<int> { public int Total { get; init; } }")]
    [InlineData("public class Pages : List<int> { public int Total; }")]
    [InlineData("public class Pages : List<int> { [DataMember] private int Total { get; set; } }")]
    [InlineData("public class Counted<T> : List<T> { public int Total { get; private set; } } public class Pages : Counted<int>;")]
    [InlineData("public class Pages : List<int> { public readonly int Total; public Pages() { } public Pages(int total) => Total = total; }")]
    [InlineData("public class Pages : System.Collections.ObjectModel.Collection<int> { public int Total { get; } public Pages() { } public Pages(int total) => Total = total; }")]
    public void What_would_be_lost_is_refused(string collection)
    {
        GeneratorRun run = GeneratorRun.Of(collection + Use);
        Diagnostic diagnostic = Assert.Single(run.Diagnostics, static one => one.Severity == DiagnosticSeverity.Error);
        Assert.Equal("GRP011", diagnostic.Id);
        Assert.Contains("Total would be lost", diagnostic.GetMessage(System.Globalization.CultureInfo.InvariantCulture), StringComparison.Ordinal);

        Assembly loaded = LoadedProject.LoadFaulty(run);
        ContractException e = Assert.Throws<ContractException>(() => LoadedProject.Run(loaded));
        Assert.Contains("Total would be lost", e.Message, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("public class Pages : List<int> { [SkipPack] public int Total { get; private set; } }")]
    [InlineData("public class Pages : List<int> { public int Total => Count; public bool IsFixed { get; } = true; private int _times; public void Meet() => _times++; }")]
    [InlineData("public class Pages : List<int> { [SkipPack] public int Total { get; } public Pages() { } public Pages(int total) => Total = total; }")]
    [InlineData("public class Pages : ICollection<int> { public List<int> All { get; } = []; public Pages() { } public Pages(int size) => All.Capacity = size; public int Count => All.Count; public bool IsReadOnly => false; public void Add(int one) => All.Add(one); public void Clear() => All.Clear(); public bool Contains(int one) => All.Contains(one); public void CopyTo(int[] to, int at) => All.CopyTo(to, at); public bool Remove(int one) => All.Remove(one); public IEnumerator<int> GetEnumerator() => All.GetEnumerator(); System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator() => GetEnumerator(); }")]
    [InlineData("public class Pages : List<int> { internal int Total { get; set; } public static int All { get; set; } }")]
    public void What_is_none_is_let_be(string collection) => Assert.Equal(2, LoadedProject.Run(collection + Use));
}
