using Graupel.Tests.Carriers;

namespace Graupel.Tests.Channels;

/// <summary>Messages that are read into existing values.</summary>
public class PopulateTests
{
    public static TheoryData<string> Ways => ChannelValues.Ways;

    [Theory]
    [MemberData(nameof(Ways))]
    public async Task Objects_and_structs_are_filled(string way)
    {
        MessageChannelOptions options = ChannelValues.Options(way);
        byte[] bytes = Write(options);
        foreach (int piece in (int[])[int.MaxValue, 3])
        {
            using var reader = new MessageReader(new ScriptedStream(bytes, piece), options);
            await using var waiting = new MessageReader(new ScriptedStream(bytes, piece), options);
            var world = new World { Units = [9] };
            (World first, List<int> units) = (world, world.Units);
            reader.Populate(ref world);
            Assert.Same(first, world);
            AssertFilled(world, units);
            var other = new World { Units = units };
            Assert.Same(other, await waiting.PopulateAsync(other));
            AssertFilled(other, units);

            Place place = new() { X = 1, Units = units };
            reader.Populate(ref place);
            Assert.Equal((5, 6), (place.X, place.Y));
            Assert.Same(units, place.Units);
            Assert.Equal([7], units);
            Place filled = await waiting.PopulateAsync(new Place { Units = units });
            Assert.Equal((5, 6), (filled.X, filled.Y));
            Assert.Same(units, filled.Units);

            // Null is filled with a new object.
            World? none = null;
            reader.Populate(ref none);
            Assert.Equal(300, none!.Units.Count);
            Assert.Equal(300, (await waiting.PopulateAsync<World?>(null))!.Units.Count);
            Assert.False(reader.WaitToRead());
        }
    }

    [Theory]
    [MemberData(nameof(Ways))]
    public async Task Values_of_types_known_at_run_time_are_filled(string way)
    {
        MessageChannelOptions options = ChannelValues.Options(way);
        byte[] bytes = Write(options);
        using var reader = new MessageReader(new ScriptedStream(bytes, 3), options);
        await using var waiting = new MessageReader(new ScriptedStream(bytes, 3), options);
        var world = new World { Units = [9] };
        List<int> units = world.Units;
        Assert.Throws<ArgumentException>("value", () => reader.PopulateValue(world.GetType(), "text"));
        Assert.Throws<ArgumentException>("value", () => reader.PopulateValue(typeof(Place), null));
        Assert.Same(world, reader.PopulateValue(world.GetType(), world));
        AssertFilled(world, units);
        var other = new World { Units = units };
        Assert.Same(other, await waiting.PopulateValueAsync(other.GetType(), other));
        AssertFilled(other, units);
        Place place = Assert.IsType<Place>(reader.PopulateValue(typeof(Place), new Place { X = 1, Units = units }));
        Assert.Equal((5, 6), (place.X, place.Y));
        Assert.Same(units, place.Units);
        Assert.IsType<Place>(await waiting.PopulateValueAsync(typeof(Place), new Place { Units = units }));
        Assert.NotNull(reader.PopulateValue(typeof(World), null));
        Assert.Equal(ErrorKind.EndOfData, Assert.Throws<GraupelException>(() => reader.PopulateValue(typeof(World), null)).Kind);
    }

    [Theory]
    [MemberData(nameof(Ways))]
    public async Task The_end_of_the_channel_is_an_error_and_changes_nothing(string way)
    {
        var world = new World { Tick = 3 };
        World same = world;
        using var reader = new MessageReader(new MemoryStream(), ChannelValues.Options(way));
        GraupelException error = Assert.Throws<GraupelException>(() => reader.Populate(ref same));
        GraupelException read = Assert.Throws<GraupelException>(() => reader.Read<World>());
        GraupelException later = await Assert.ThrowsAsync<GraupelException>(() => reader.PopulateAsync(world).AsTask());
        Assert.Equal((ErrorKind.EndOfData, read.Message), (error.Kind, error.Message));
        Assert.Equal((ErrorKind.EndOfData, read.Message), (later.Kind, later.Message));
        Assert.Same(world, same);
        Assert.Equal(3, world.Tick);
    }

    [Theory]
    [MemberData(nameof(Ways))]
    public async Task Nothing_is_changed_before_the_whole_message_has_arrived(string way)
    {
        MessageChannelOptions options = ChannelValues.Options(way);
        byte[] bytes = ChannelValues.Write(options, [Large()]);
        var world = new World { Tick = 3, Units = [4] };
        World same = world;
        using var reader = new MessageReader(new MemoryStream(bytes[..^1]), options);
        Assert.Equal(ErrorKind.EndOfData, Assert.Throws<GraupelException>(() => reader.Populate(ref same)).Kind);
        await using var waiting = new MessageReader(new MemoryStream(bytes[..^1]), options);
        Assert.Equal(ErrorKind.EndOfData, (await Assert.ThrowsAsync<GraupelException>(() => waiting.PopulateAsync(world).AsTask())).Kind);
        Assert.Equal(3, world.Tick);
        Assert.Equal([4], world.Units);
    }

    [Fact]
    public void A_refused_message_is_skipped_and_leaves_a_struct_as_it_was()
    {
        var stream = new MemoryStream();
        using (var writer = new MessageWriter(stream, new MessageChannelOptions { LeaveOpen = true }))
        {
            writer.Write("text");
            writer.Write(new Place { X = 5, Units = [1] });
        }

        stream.Position = 0;
        using var reader = new MessageReader(stream);
        var place = new Place { X = 1, Y = 2, Units = [] };
        Assert.Throws<GraupelException>(() => reader.Populate(ref place));
        Assert.Equal((1, 2), (place.X, place.Y));
        reader.Populate(ref place);
        Assert.Equal((5, 0), (place.X, place.Y));
    }

    [Fact]
    public async Task A_message_in_chunks_fills_too()
    {
        byte[] value = Serialization.Serialize(new World { Tick = 8, Units = [1, 2] });
        byte[] bytes = [1, 2, .. value[..2], (byte)(value.Length - 2), .. value[2..], 0];
        var world = new World();
        World same = world;
        using var reader = new MessageReader(new ScriptedStream(bytes, 1));
        reader.Populate(ref same);
        Assert.Same(world, same);
        Assert.Equal(8, world.Tick);
        await using var waiting = new MessageReader(new ScriptedStream(bytes, 1));
        Assert.Same(world, await waiting.PopulateAsync(world));
    }

    [Fact]
    public async Task A_call_that_is_cancelled_leaves_the_message()
    {
        using var reader = new MessageReader(new MemoryStream(ChannelValues.Write(MessageChannelOptions.Default, [Large()])));
        var world = new World();
        Assert.True(reader.PopulateAsync(world, new CancellationToken(canceled: true)).AsTask().IsCanceled);
        Assert.Same(world, await reader.PopulateAsync(world));
        Assert.Equal(300, world.Units.Count);
    }

    private static World Large() => new() { Tick = 2, Units = [.. Enumerable.Range(0, 300)] };

    private static byte[] Write(MessageChannelOptions options)
    {
        var stream = new MemoryStream();
        using (var writer = new MessageWriter(stream, options))
        {
            writer.Write(new World { Tick = 2, Units = [1, 2, 3] });
            writer.Write(new Place { X = 5, Y = 6, Units = [7] });
            writer.Write(Large());
        }

        return stream.ToArray();
    }

    private static void AssertFilled(World world, List<int> units)
    {
        Assert.Equal(2, world.Tick);
        Assert.Same(units, world.Units);
        Assert.Equal([1, 2, 3], units);
    }

    [Contract]
    internal sealed class World
    {
        [Order(1)]
        public int Tick { get; set; }

        [Order(2)]
        public List<int> Units { get; set; } = [];
    }

    [Contract]
    internal struct Place
    {
        [Order(1)]
        public int X;

        [Order(2)]
        public int Y;

        [Order(3)]
        public List<int> Units;
    }
}
