using System.IO.Pipelines;
using Graupel.Tests.Channels;

namespace Graupel.Tests.Carriers;

public class PopulateAsyncTests
{
    [Fact]
    public async Task A_list_is_filled_from_every_stream_which_is_left_behind_the_value()
    {
        byte[] data = Serialization.Serialize<List<int>>([.. Enumerable.Range(0, 5000)]);
        Stream[] streams =
            [new MemoryStream([.. data, 7]), new ScriptedStream([.. data, 7]), new ScriptedStream([.. data, 7], 1), new ScriptedStream([.. data, 7], 3000, canSeek: true)];
        foreach (Stream stream in streams)
        {
            List<int> held = [1, 2];
            List<int> filled = await Serialization.PopulateAsync(stream, held);
            Assert.Same(held, filled);
            Assert.Equal(Enumerable.Range(0, 5000), held);
            Assert.Equal(data.Length, stream is ScriptedStream scripted ? scripted.Taken : stream.Position);
        }
    }

    [Fact]
    public async Task What_cannot_be_filled_is_returned_anew()
    {
        byte[] data = Serialization.Serialize(Values.Note(10));
        Assert.Equal(Values.Note(10), await Serializer.Default.PopulateAsync(new ScriptedStream(data), Values.Note(2)));
        int[] longer = await Serializer.Default.For<int[]>().PopulateAsync(new ScriptedStream(Serialization.Serialize<int[]>([1, 2])), new int[3]);
        Assert.Equal([1, 2], longer);
        Assert.Null(await Serialization.PopulateAsync<List<int>?>(new ScriptedStream(Serialization.Serialize<List<int>?>(null)), [1]));
    }

    [Fact]
    public async Task Nothing_changes_before_the_bytes_have_arrived()
    {
        byte[] data = Serialization.Serialize<List<int>>([1, 2, 3]);
        List<int> held = [7];
        foreach (Stream cut in (Stream[])[new ScriptedStream(data[..^1], 1, canSeek: true), new MemoryStream(data[..^1])])
        {
            Assert.Equal(ErrorKind.EndOfData, (await Assert.ThrowsAsync<GraupelException>(async () => await Serialization.PopulateAsync(cut, held))).Kind);
            Assert.Equal(0, cut.Position);
        }

        var failing = new ScriptedStream(data, 1) { FailAt = 5 };
        Assert.Same(failing.Failure, await Assert.ThrowsAsync<IOException>(async () => await Serialization.PopulateAsync(failing, held)));

        using var cancellation = new CancellationTokenSource();
        await cancellation.CancelAsync();
        foreach (Stream stream in (Stream[])[new ScriptedStream(data), new MemoryStream(data)])
        {
            await Assert.ThrowsAnyAsync<OperationCanceledException>(async () => await Serialization.PopulateAsync(stream, held, cancellation.Token));
        }

        Assert.Equal([7], held);
        await Assert.ThrowsAsync<ArgumentNullException>(async () => await Serialization.PopulateAsync(null!, held));
    }

    [Fact]
    public async Task A_list_is_filled_from_a_pipe_in_which_the_rest_stays()
    {
        byte[] data = Serialization.Serialize<List<int>>([.. Enumerable.Range(0, 5000)]);
        foreach (int piece in (int[])[1, 3000, 100_000])
        {
            PipeReader pipe = new StrictPipeReader(PipeReader.Create(Segments.Pieces([.. data, 7, .. data], piece)));
            List<int> held = [1, 2];
            Assert.Same(held, await Serialization.PopulateAsync(pipe, held));
            Assert.Equal(Enumerable.Range(0, 5000), held);
            Assert.True(pipe.TryRead(out ReadResult rest));
            Assert.Equal(7, rest.Buffer.FirstSpan[0]);
            pipe.AdvanceTo(rest.Buffer.GetPosition(1));
            held.Clear();
            ValueSerializer lists = Serializer.Default.For<List<int>>();
            Assert.Same(held, await lists.PopulateValueAsync(pipe, held));
            Assert.Equal(5000, held.Count);
        }
    }

    [Fact]
    public async Task What_cannot_be_filled_from_a_pipe_is_returned_anew()
    {
        Assert.Equal(Values.Note(10), await Serializer.Default.PopulateAsync(PipeReader.Create(new(Serialization.Serialize(Values.Note(10)))), Values.Note(2)));
        Assert.Equal(5, await Serialization.PopulateAsync(PipeReader.Create(new(Serialization.Serialize(5))), 7));
        Assert.Null(await Serialization.PopulateAsync<List<int>?>(PipeReader.Create(new(Serialization.Serialize<List<int>?>(null))), [1]));
    }

    [Fact]
    public async Task Nothing_changes_before_the_bytes_have_arrived_in_a_pipe()
    {
        byte[] data = Serialization.Serialize<List<int>>([1, 2, 3]);
        List<int> held = [7];
        for (int length = 0; length < data.Length; length++)
        {
            PipeReader cut = PipeReader.Create(Segments.Pieces(data[..length], 2));
            Assert.Equal(ErrorKind.EndOfData, (await Assert.ThrowsAsync<GraupelException>(async () => await Serialization.PopulateAsync(cut, held))).Kind);
        }

        var pipe = new Pipe();
        await pipe.Writer.WriteAsync(data.AsMemory(0, 5));
        Task<List<int>> filling = Serialization.PopulateAsync(pipe.Reader, held).AsTask();
        Assert.False(filling.IsCompleted);
        pipe.Reader.CancelPendingRead();
        await Assert.ThrowsAnyAsync<OperationCanceledException>(() => filling);
        Assert.Equal([7], held);
        await pipe.Writer.WriteAsync(data.AsMemory(5));
        Assert.Same(held, await Serialization.PopulateAsync(pipe.Reader, held));
        Assert.Equal([1, 2, 3], held);
    }
}
