using Graupel.Compat.NetSerializer;

namespace SeedTests.NetSerializer;

/// <summary>Values whose type the reader knows: no id in front, no box around.</summary>
public class DirectTests
{
    [Theory]
    [MemberData(nameof(Trips.Formats), MemberType = typeof(Trips))]
    public void Values_come_back(string format)
    {
        var serializer = new Serializer([typeof(Point), typeof(Line), typeof(Dictionary<string, int>)], Trips.SettingsOf(format));
        var line = new Line { From = new Point { X = 1, Y = 2 }, Name = "a" };

        Assert.Equal(line.From, serializer.ReadDirect<Point>(serializer.DirectBytes(line.From)));
        Assert.Equal("a", serializer.ReadDirect<Line?>(serializer.DirectBytes<Line?>(line))!.Name);
        Assert.Equal(1, serializer.ReadDirect<Dictionary<string, int>>(serializer.DirectBytes(new Dictionary<string, int> { ["x"] = 1 }))["x"]);
        Assert.Equal(5, serializer.ReadDirect<object>(serializer.DirectBytes<object>(5)));
    }

    [Fact]
    public void No_id_is_written()
    {
        var serializer = new Serializer([typeof(Point)]);

        Assert.Equal(2 * sizeof(int), serializer.DirectBytes(new Point()).Length);
        Assert.Equal((2 * sizeof(int)) + 1, serializer.Bytes(new Point()).Length);
    }

    [Fact]
    public void Null_is_a_value()
    {
        var serializer = new Serializer([typeof(Line), typeof(Dictionary<string, int>)]);

        Assert.Null(serializer.ReadDirect<Line?>(serializer.DirectBytes<Line?>(null)));
        Assert.Null(serializer.ReadDirect<Dictionary<string, int>?>(serializer.DirectBytes<Dictionary<string, int>?>(null)));
    }

    [Fact]
    public void A_derived_value_keeps_its_type()
    {
        var serializer = new Serializer([typeof(Base), typeof(Derived)]);

        Assert.IsType<Derived>(serializer.ReadDirect<Base>(serializer.DirectBytes<Base>(new Derived())));
    }

    [Fact]
    public void Interfaces_can_be_given_too()
    {
        var serializer = new Serializer([typeof(Derived), typeof(HasInterface)]);

        Assert.IsType<Derived>(serializer.ReadDirect<IThing>(serializer.DirectBytes<IThing>(new Derived())));
    }

    [Fact]
    public void Writing_a_struct_allocates_nothing()
    {
        var serializer = new Serializer([typeof(Point)]);
        var stream = new MemoryStream(new byte[64]);
        Write();
        long before = GC.GetAllocatedBytesForCurrentThread();
        Write();

        Assert.Equal(0, GC.GetAllocatedBytesForCurrentThread() - before);

        void Write()
        {
            for (int i = 0; i < 100; i++)
            {
                stream.Position = 0;
                serializer.SerializeDirect(stream, new Point { X = i });
            }
        }
    }

    private interface IThing;

    [Serializable]
    private record struct Point
    {
        public int X;
        public int Y;
    }

    [Serializable]
    private sealed class Line
    {
        public Point From;
        public string? Name;
    }

    [Serializable]
    private class Base : IThing;

    [Serializable]
    private sealed class Derived : Base;

    [Serializable]
    private sealed class HasInterface
    {
        public IThing? Thing;
    }
}
