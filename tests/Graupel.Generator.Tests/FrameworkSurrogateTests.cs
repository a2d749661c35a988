using Graupel.Generator.Tests.Harness;

namespace Graupel.Generator.Tests;

/// <summary>Values of the framework that the library writes: what an attribute says of them wins.</summary>
public class FrameworkSurrogateTests
{
    private const string Project = """
        using System.Collections;
        using System.Drawing;
        using System.Dynamic;
        using System.Net.Mail;
        using System.Numerics;
        using System.Runtime.CompilerServices;
        using System.Runtime.InteropServices;
        using System.Runtime.Intrinsics;
        using System.Text.Json;

        [assembly: Surrogate(typeof(PointText))]
        [assembly: Surrogate(typeof(ColorText))]
        [assembly: Surrogate(typeof(EntryText))]
        [assembly: Surrogate(typeof(VectorText))]
        [assembly: Surrogate(typeof(JsonNumber))]
        [assembly: Surrogate(typeof(LooseText))]
        [assembly: Surrogate(typeof(BoxValue<>))]
        [assembly: Surrogate(typeof(LetterText))]
        [assembly: Surrogate(typeof(LaneSum<>))]
        [assembly: Surrogate(typeof(RealText))]

        public sealed class PointText : ISurrogate<Point, string> { public string ToWire(Point value) => $"{value.X}"; public Point FromWire(string wire) => new(int.Parse(wire), 9); }
        public sealed class ColorText : ISurrogate<Color, string> { public string ToWire(Color value) => value.Name; public Color FromWire(string wire) => Color.FromName("my" + wire); }
        public sealed class EntryText : ISurrogate<DictionaryEntry, string> { public string ToWire(DictionaryEntry value) => $"{value.Key}"; public DictionaryEntry FromWire(string wire) => new(wire, 9); }
        public sealed class VectorText : ISurrogate<Vector2, string> { public string ToWire(Vector2 value) => $"{value.X}"; public Vector2 FromWire(string wire) => new(int.Parse(wire), 9); }

        public sealed class JsonNumber : ISurrogate<JsonElement, int> { public int ToWire(JsonElement value) => value.GetInt32(); public JsonElement FromWire(int wire) => default; }

        public sealed class LooseText : ISurrogate<ExpandoObject, string> { public string ToWire(ExpandoObject value) => ""; public ExpandoObject FromWire(string wire) => new(); }
        public sealed class BoxValue<T> : ISurrogate<StrongBox<T>, T[]> { public T[] ToWire(StrongBox<T> value) => [value.Value!]; public StrongBox<T> FromWire(T[] wire) => new(wire[0]); }
        public sealed class LetterText : ISurrogate<MailAddress, string> { public string ToWire(MailAddress value) => value.User; public MailAddress FromWire(string wire) => new(wire + "@x.y"); }
        public sealed class LaneSum<T> : ISurrogate<Vector128<T>, T[]> { public T[] ToWire(Vector128<T> value) => [Vector128.Sum(value)]; public Vector128<T> FromWire(T[] wire) => Vector128.Create(wire[0]); }
        public sealed class RealText : ISurrogate<NFloat, string> { public string ToWire(NFloat value) => ""; public NFloat FromWire(string wire) => default; }

        [Contract]
        public class Holder
        {
            [Order(1)] public Point Point { get; set; }
            [Order(2)] public Point?[]? Points { get; set; }
            [Order(3)] public Color Color { get; set; }
            [Order(4)] public List<Color>? Colors { get; set; }
            [Order(5)] public DictionaryEntry Entry { get; set; }
            [Order(6)] public Vector2 Vector { get; set; }
            [Order(7)] public JsonElement Json { get; set; }
            [Order(8)] public ExpandoObject? Loose { get; set; }
            [Order(9)] public StrongBox<int>? Box { get; set; }
            [Order(10)] public MailAddress? Letter { get; set; }
            [Order(11)] public Vector128<int> Lanes { get; set; }
            [Order(12)] public Vector128<int>? MaybeLanes { get; set; }
            [Order(13)] public NFloat Real { get; set; }
        }
        """;

    // Not loaded: at run time, the attributes of all assemblies of the process count.
    [Fact]
    public void What_an_attribute_says_wins()
    {
        string text = string.Concat(GeneratorRun.Of(Project).Compiles().Result.GeneratedSources.Select(static source => source.SourceText.ToString()));
        foreach (string type in (string[])["Drawing.Point", "Drawing.Color", "Collections.DictionaryEntry", "Numerics.Vector2", "Text.Json.JsonElement", "Dynamic.ExpandoObject", "Runtime.CompilerServices.StrongBox<int>", "Net.Mail.MailAddress", "Runtime.Intrinsics.Vector128<int>", "Runtime.InteropServices.NFloat"])
        {
            Assert.Contains($"KnownContracts.SurrogateOf<global::System.{type}, ", text, StringComparison.Ordinal);
        }

        Assert.DoesNotContain("KnownContracts.Color()", text, StringComparison.Ordinal);
    }
}
