using System.Buffers;
using System.Runtime.CompilerServices;

namespace Graupel.Tests.Api;

/// <summary>What is done over and over allocates only what is read.</summary>
public class AllocationTests
{
    private static readonly Serializer Serializer = new(new SerializerOptions());

    [Fact]
    public void Populate_fills_collections_without_garbage()
    {
        var game = new Game { Items = [1, 2, 3], Scores = new Dictionary<int, int> { [1] = 2 }, Next = new Game { Items = [4] } };
        byte[] bytes = Serializer.Serialize(game);
        Game filled = game;

        Assert.Equal(0, Allocations.Of(() => Serializer.Populate(bytes, ref filled)));
        Assert.Same(game, filled);
        Assert.Equal([4], game.Next.Items);
    }

    [Fact]
    public void After_a_failure_it_begins_anew()
    {
        var game = new Game { Items = [1, 2, 3], Next = new Game { Items = [4] } };
        byte[] bytes = Serializer.Serialize(game);
        for (int length = 0; length < bytes.Length; length++)
        {
            Assert.Throws<GraupelException>(() => Serializer.Populate(bytes.AsSpan(0, length), ref game));
        }

        Game filled = game;
        List<int> items = game.Items!;
        Serializer.Populate(bytes, ref filled);
        Assert.Same(game, filled);
        Assert.Same(items, filled.Items);
        Assert.Equal(bytes, Serializer.Serialize(filled));
    }

    [Fact]
    public void Inline_arrays_are_written_from_where_they_are()
    {
        var slots = new Slots[50];
        for (int i = 0; i < slots.Length; i++)
        {
            slots[i][3] = i;
        }

        var writer = new ArrayBufferWriter<byte>(1 << 14);
        Assert.Equal(0, Allocations.Of(() =>
        {
            writer.ResetWrittenCount();
            Serializer.Serialize(writer, slots);
        }));
        Assert.Equal(49, Serializer.Deserialize<Slots[]>(writer.WrittenSpan)![49][3]);
    }

    [InlineArray(8)]
    public struct Slots
    {
        private int _first;
    }

    public sealed class Game
    {
        public List<int>? Items { get; set; }

        public Dictionary<int, int>? Scores { get; set; }

        public Game? Next { get; set; }
    }
}
