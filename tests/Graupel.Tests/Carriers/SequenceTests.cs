using System.Buffers;
using Graupel.Tests.Api;

namespace Graupel.Tests.Carriers;

/// <summary>Memory in segments reads as memory in one piece, wherever it is cut, and fails at the same place.</summary>
public class SequenceTests
{
    private static readonly List<Note> Value = [new(1, "one"), new(2, "zwölf"), new(3, "三"), new(4, null), new(5, new string('x', 300))];

    private static readonly byte[] Data = Serialization.Serialize(Value);

    [Fact]
    public void Every_cut_gives_the_value()
    {
        for (int cut = 0; cut <= Data.Length; cut++)
        {
            Assert.Equal(Value, Serialization.Deserialize<List<Note>>(Segments.Cut(Data, cut)));
        }
    }

    [Theory]
    [InlineData(1)]
    [InlineData(2)]
    [InlineData(3)]
    [InlineData(17)]
    public void Pieces_of_any_size_give_the_value(int size)
    {
        ReadOnlySequence<byte> data = Segments.Pieces(Data, size);
        Assert.Equal(Value, Serialization.Deserialize<List<Note>>(data));
        Assert.Equal(Value, Serialization.Deserialize<List<Note>>(data, out long consumed));
        Assert.Equal(Data.Length, consumed);
    }

    [Fact]
    public void Empty_segments_are_stepped_over()
    {
        IEnumerable<int> cuts = Enumerable.Range(0, Data.Length + 1).SelectMany(i => new[] { i, i, i });
        Assert.Equal(Value, Serialization.Deserialize<List<Note>>(Segments.Cut(Data, cuts)));
        Assert.Equal(ErrorKind.EndOfData, Kind(Segments.Cut([], 0, 0)));
    }

    [Fact]
    public void Random_cuts_give_the_value()
    {
        var random = new Random(11);
        for (int i = 0; i < 500; i++)
        {
            int[] cuts = [.. Enumerable.Range(0, random.Next(1, 20)).Select(_ => random.Next(Data.Length + 1)).Order()];
            Assert.Equal(Value, Serialization.Deserialize<List<Note>>(Segments.Cut(Data, cuts)));
        }
    }

    [Fact]
    public void Damage_is_found_where_it_is_found_in_one_piece()
    {
        var random = new Random(5);
        for (int i = 0; i < 3000; i++)
        {
            byte[] damaged = [.. Data];
            damaged[random.Next(damaged.Length)] ^= (byte)(1 << random.Next(8));
            string expected = Outcome(() => Serialization.Deserialize<List<Note>>(damaged));
            int cut = random.Next(damaged.Length + 1);
            Assert.Equal(expected, Outcome(() => Serialization.Deserialize<List<Note>>(Segments.Cut(damaged, cut))));
            Assert.Equal(expected, Outcome(() => Serialization.Deserialize<List<Note>>(Segments.Pieces(damaged, 1))));
        }
    }

    private static ErrorKind Kind(ReadOnlySequence<byte> data) =>
        Assert.Throws<GraupelException>(() => Serialization.Deserialize<List<Note>>(data)).Kind;

    private static string Outcome(Func<List<Note>> read)
    {
        try
        {
            return string.Join('|', read().Select(note => $"{note?.Number} {note?.Text}"));
        }
        catch (GraupelException e)
        {
            return $"{e.Kind} at {e.Offset}, {e.Path}";
        }
    }
}
