using Graupel.Generator.Tests.Harness;

namespace Graupel.Generator.Tests;

/// <summary>Properties that show private fields which are not written.</summary>
public class ShownFieldTests
{
    [Theory]
    [InlineData("[Contract] public class Order { private readonly List<int> _lines = []; public int Id { get; set; } public IReadOnlyList<int> Shown => _lines; }")]
    [InlineData("[Contract] public class Order { private readonly List<int> _lines = []; public int Id { get; set; } public IReadOnlyCollection<int> Shown => _lines.AsReadOnly(); }")]
    [InlineData("[Contract] public class Order { private int _lines; public int Id { get; set; } public int Shown { get { return this._lines; } } }")]
    [InlineData("[Contract] public class Order { private int _lines; [Order(1)] public int Id { get; set; } public int Shown { get => _lines; } }")]
    [InlineData("[Pack] public class Order { private int _lines; public int Id { get; set; } public int Shown => _lines; }")]
    [InlineData("[Contract] public class Order<T> { private T? _lines; public int Id { get; set; } public T? Shown => _lines; } public static class Use { public static byte[] Run(Order<int> order) => Serialization.Serialize(order); }")]
    [InlineData("[Contract] public class Order { private readonly List<int> _lines = []; public int Id { get; set; } public IReadOnlyList<int> Shown => [.. _lines]; }")]
    [InlineData("[Contract] public class Order { private readonly List<int> _lines = []; public int Id { get; set; } public IEnumerable<int> Shown => _lines.ToArray(); }")]
    [InlineData("[Contract] public class Order { private readonly List<int> _lines = []; public int Id { get; set; } public IReadOnlyList<int> Shown => _lines.ToList(); }")]
    [InlineData("[Contract] public class Order { private readonly Dictionary<string, int> _lines = []; public int Id { get; set; } public IReadOnlyCollection<int> Shown => _lines.Values; }")]
    [InlineData("[Contract] public class Order { private readonly Dictionary<string, int> _lines = []; public int Id { get; set; } public IEnumerable<string> Shown => this._lines.Keys; }")]
    [InlineData("[Contract] public class Order { private string? _lines; public int Id { get; set; } public string Shown => _lines ?? \"\"; }")]
    [InlineData("[Contract] public class Order { private readonly HashSet<int> _lines = []; public int Id { get; set; } public IReadOnlySet<int> Shown => (IReadOnlySet<int>)(_lines!); }")]
    [InlineData("[Contract] public class Order { private int? _lines; public int Id { get; set; } public int Shown => _lines.GetValueOrDefault(); }")]
    [InlineData("[Contract] public class Order { private int _lines; private readonly object _gate = new(); public int Id { get; set; } public int Shown { get { lock (_gate) { return _lines; } } } }")]
    [InlineData("[Contract] public class Order { private int _lines; public int Id { get; set; } public int Shown => System.Threading.Volatile.Read(ref _lines); }")]
    public void Are_a_warning(string source) => GeneratorRun.Warns(source, "GRP040", "Shown", ".Shown shows the field _lines");

    [Theory]
    [InlineData("[Contract] public class Order { [DataMember(Name = \"Lines\")] private readonly List<int> _lines = []; public int Id { get; set; } public IReadOnlyList<int> Lines => _lines; }")]
    [InlineData("[Contract] public class Order { private readonly List<int> _lines = []; public int Id { get; set; } [SkipPack] public IReadOnlyList<int> Lines => _lines; }")]
    [InlineData("[Contract] public class Order { [SkipPack] private readonly List<int> _lines = []; public int Id { get; set; } public IReadOnlyList<int> Lines => _lines; }")]
    [InlineData("[Contract] public class Order { private readonly List<int> _lines = []; public int Id { get; set; } public List<int> Lines => _lines; }")]
    [InlineData("[Contract] public class Order { private readonly int _lines; public Order(int lines) => _lines = lines; public int Lines => _lines; }")]
    [InlineData("[Contract] public class Order { private int _lines; public int Id { get; set; } public int Lines => _lines + 1; }")]
    [InlineData("[Contract] public class Order { private string? _lines; public int Id { get; set; } public string Lines => _lines ??= \"\"; }")]
    [InlineData("[Contract] public class Order { private int _lines; public int Id { get; set; } public int Lines { get => _lines; set => _lines = value; } }")]
    [InlineData("[Contract] public class Order { private string? _lines; public string? Lines { get => _lines; set => _lines = value; } public string Some => _lines ?? \"\"; }")]
    [InlineData("[Contract] public class Order { private string? _lines; public int Id { get; set; } public string Lines => _lines!.ToUpperInvariant(); }")]
    [InlineData("[Contract] public class Order { private readonly List<int> _lines = []; public int Id { get; set; } public int Lines => _lines.Count; }")]
    [InlineData("[Contract] public class Order { private static int _lines; public int Id { get; set; } public int Lines => _lines; }")]
    [InlineData("[Contract] public class Order { public int Id { get; set; } public int Lines => Id; }")]
    [InlineData("[Serializable] public class Order { private int _lines; public int Lines => _lines; }")]
    [InlineData("[DataContract] public class Order { private int _lines; [DataMember] public int Id { get; set; } public int Lines => _lines; }")]
    public void Are_none_where_the_field_is_written_or_left_out_on_purpose(string source) =>
        Assert.DoesNotContain(GeneratorRun.Of(source).Compiles().Diagnostics, static one => one.Id == "GRP040");
}
