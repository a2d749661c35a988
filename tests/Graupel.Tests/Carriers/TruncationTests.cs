using Graupel.Tests.Api;

namespace Graupel.Tests.Carriers;

/// <summary>A value that is cut anywhere is refused by every carrier, and one that is followed by more by those that read all.</summary>
public class TruncationTests
{
    private static readonly List<Note> Value = [new(1, "one"), new(2, "三"), new(4, null), new(5, new string('x', 150))];

    private static readonly byte[] Data = Serialization.Serialize(Value);

    [Fact]
    public async Task Every_prefix_is_refused()
    {
        for (int length = 0; length < Data.Length; length++)
        {
            byte[] cut = Data[..length];
            Assert.Equal(ErrorKind.EndOfData, Refusal(() => Serialization.Deserialize<List<Note>>(cut)));
            Assert.Equal(ErrorKind.EndOfData, Refusal(() => Serialization.Deserialize<List<Note>>(Segments.Pieces([0, .. cut], 1).Slice(1))));
            Assert.Equal(ErrorKind.EndOfData, Refusal(() => Serialization.Deserialize<List<Note>>(cut, out _)));
            foreach (Stream stream in Streams(cut))
            {
                Assert.Equal(ErrorKind.EndOfData, Refusal(() => Serialization.Deserialize<List<Note>>(stream)));
                Assert.True(!stream.CanSeek || stream.Position == 0);
            }

            foreach (Stream stream in Streams(cut))
            {
                GraupelException e = await Assert.ThrowsAsync<GraupelException>(async () => await Serialization.DeserializeAsync<List<Note>>(stream));
                Assert.Equal(ErrorKind.EndOfData, e.Kind);
                Assert.True(!stream.CanSeek || stream.Position == 0);
            }
        }
    }

    [Fact]
    public void What_follows_is_refused_where_all_is_read()
    {
        byte[] longer = [.. Data, 0];
        List<Note>? target = null;
        ErrorKind[] refusals =
        [
            Refusal(() => Serialization.Deserialize<List<Note>>(longer)),
            Refusal(() => Serialization.Deserialize<List<Note>>(longer.AsSpan())),
            Refusal(() => Serialization.Deserialize<List<Note>>((ReadOnlyMemory<byte>)longer)),
            Refusal(() => Serialization.Deserialize<List<Note>>(new ArraySegment<byte>(longer))),
            Refusal(() => Serialization.DeserializeSegment<List<Note>>(new ArraySegment<byte>(longer))),
            Refusal(() => Serialization.Deserialize<List<Note>>(Segments.Cut(longer, 5))),
            Refusal(() => Serialization.Deserialize<List<Note>>(Segments.Cut(longer, Data.Length))),
            Refusal(() => Serialization.Populate(longer, ref target)),
            Refusal(() => Serialization.Populate(Segments.Cut(longer, 5), ref target)),
        ];
        Assert.All(refusals, kind => Assert.Equal(ErrorKind.TrailingBytes, kind));
        Assert.Null(target);
    }

    [Fact]
    public void What_follows_is_ignored_on_request()
    {
        var serializer = new Serializer(new SerializerOptions { AllowTrailingBytes = true });
        Assert.Equal(Value, serializer.Deserialize<List<Note>>([.. Data, 0]));
        Assert.Equal(Value, serializer.Deserialize<List<Note>>(Segments.Cut([.. Data, 0], 5)));
        List<Note>? target = null;
        serializer.Populate([.. Data, 0], ref target);
        Assert.Equal(Value, target);
    }

    private static IEnumerable<Stream> Streams(byte[] data)
    {
        yield return new MemoryStream(data, 0, data.Length, writable: true, publiclyVisible: true);
        yield return new MemoryStream(data);
        yield return new ScriptedStream(data, piece: 3);
        yield return new BufferedStream(new ScriptedStream(data, piece: 3), 7);
        yield return new ScriptedStream(data, piece: 3, canSeek: true);
    }

    private static ErrorKind Refusal(Action read) => Assert.Throws<GraupelException>(read).Kind;

    private static ErrorKind Refusal(Func<object?> read) => Assert.Throws<GraupelException>(() => read()).Kind;
}
