using System.Collections;
using System.Drawing;
using System.Numerics;
using System.Text.Json.Nodes;
using Graupel.Dynamic.Tests;

[assembly: Graupel.Surrogate(typeof(PointText))]
[assembly: Graupel.Surrogate(typeof(ColorText))]
[assembly: Graupel.Surrogate(typeof(EntryText))]
[assembly: Graupel.Surrogate(typeof(VectorText))]
[assembly: Graupel.Surrogate(typeof(NodeNumber))]

namespace Graupel.Dynamic.Tests;

/// <summary>Values of the framework that the library writes: what an attribute says of them wins.</summary>
public class FrameworkSurrogateTests
{
    [Fact]
    public void What_an_attribute_says_wins()
    {
        foreach (WireFormat format in (WireFormat[])[WireFormat.Fast, WireFormat.Compact, WireFormat.MessagePack])
        {
            Drawn drawn = new Serializer(new SerializerOptions { Format = format }).DeepClone(new Drawn
            {
                Point = new(1, 2),
                Points = [new(3, 4), null],
                Color = Color.Red,
                Colors = [Color.Blue],
                Entry = new("k", 1),
                Vector = new(5, 6),
                Node = new() { ["a"] = 7 },
            })!;
            Assert.Equal(new Point(1, 9), drawn.Point);
            Assert.Equal([new Point(3, 9), null], drawn.Points!);
            Assert.Equal("myRed", drawn.Color.Name);
            Assert.Equal("myBlue", drawn.Colors![0].Name);
            Assert.Equal(new DictionaryEntry("k", 9), drawn.Entry);
            Assert.Equal(new Vector2(5, 9), drawn.Vector);
            Assert.Equal("{\"my\":7}", drawn.Node!.ToJsonString());
        }
    }
}

public sealed class PointText : ISurrogate<Point, string>
{
    public string ToWire(Point value) => $"{value.X}";

    public Point FromWire(string wire) => new(int.Parse(wire), 9);
}

public sealed class ColorText : ISurrogate<Color, string>
{
    public string ToWire(Color value) => value.Name;

    public Color FromWire(string wire) => Color.FromName("my" + wire);
}

public sealed class EntryText : ISurrogate<DictionaryEntry, string>
{
    public string ToWire(DictionaryEntry value) => $"{value.Key}";

    public DictionaryEntry FromWire(string wire) => new(wire, 9);
}

public sealed class VectorText : ISurrogate<Vector2, string>
{
    public string ToWire(Vector2 value) => $"{value.X}";

    public Vector2 FromWire(string wire) => new(int.Parse(wire), 9);
}

public sealed class NodeNumber : ISurrogate<JsonObject, int>
{
    public int ToWire(JsonObject value) => (int)value["a"]!;

    public JsonObject FromWire(int wire) => new() { ["my"] = wire };
}

public class Drawn
{
    public Point Point { get; set; }

    public Point?[]? Points { get; set; }

    public Color Color { get; set; }

    public List<Color>? Colors { get; set; }

    public DictionaryEntry Entry { get; set; }

    public Vector2 Vector { get; set; }

    public JsonObject? Node { get; set; }
}
